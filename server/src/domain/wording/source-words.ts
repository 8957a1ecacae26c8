import type { Likeness } from '../../words/ko/assessment/samples.ts'
import type { Sought } from '../../words/ko/sources.ts'
import { type Message, message, type Text } from '../../words/message.ts'
import type { DealFacts, LeaseFacts } from '../assessment/facts/lease-facts.ts'
import { seoulDate } from '../calendar.ts'
import type { Comparison } from '../comparison/comparison.ts'
import type { LookupStatus } from '../lookup.ts'

type Reason = NonNullable<
  LeaseFacts['register']['reason'] | LeaseFacts['leases']['reason'] | LeaseFacts['publicPrice']['reason']
>

/** A look-up without a usable result. */
type Missing = { status: LookupStatus; reason: Reason | null }

/** Why a look-up has no result; `notFound` if the provider itself replied that it has no data. */
export function missingBecause({ status, reason }: Missing, sought: Sought, notFound: Text): Text {
  if (status === 'NOT_FOUND' && reason === null) return notFound
  return message('MISSING_BECAUSE', { sought, reason, called: status !== 'UNAVAILABLE' })
}

/** When a snapshot (register, public price) was collected, and thus whether it was stored. Empty if unknown. */
export function collectedWords(collectedAt: string | null, asOf: string): Message[] {
  if (collectedAt === null) return []
  const day = seoulDate(new Date(collectedAt))
  return [message('COLLECTED', { day, stored: day < asOf })]
}

/** Whether the deals were stored or newly collected, and when. */
export function dealsCollectedWords({ basis, collectedAt }: DealFacts): Message[] {
  if (basis === 'NONE') return []
  return [message('DEALS_COLLECTED', { basis, day: collectedAt === null ? null : seoulDate(new Date(collectedAt)) })]
}

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
