import type { Likeness } from '../../words/ko/assessment/samples.ts'
import { type Message, message } from '../../words/message.ts'
import type { LeaseFacts } from '../assessment/facts/lease-facts.ts'
import type { Comparison } from '../comparison/comparison.ts'

type Sampled = Pick<LeaseFacts, 'terms' | 'property'>

/** Describes the deals of a sample by months, place, similarity, kind and number. */
export function sampleOf(comparison: Comparison, facts: Sampled): Message {
  const { level, basis, count, months } = comparison
  return message('SAMPLE', { level, basis, count, months, alike: likeness(comparison, facts) })
}

/** The respect in which the deals of a sample are similar. Detached houses have no floor and are sold whole. */
function likeness({ level, basis }: Comparison, { terms, property }: Sampled): Likeness {
  const detached = property.propertyType === 'DETACHED_MULTI_FAMILY'
  if (detached) return basis === 'SALE_PRICE' ? 'TOTAL_AREA' : 'AREA'
  if (level === 'SAME_LOT_AREA' || terms.floor === null) return 'AREA'
  return terms.areaSquareMeter === null ? 'FLOOR' : 'AREA_AND_FLOOR'
}
