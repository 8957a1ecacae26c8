import type { Likeness, SampledAmount } from '../../../words/ko/assessment/samples.ts'
import { type Message, message, type Text } from '../../../words/message.ts'
import type { AmountComparison, Comparison, Quartiles } from '../../comparison/comparison.ts'
import { isSimilarArea } from '../../comparison/sample.ts'
import { wholeQuartiles } from '../../comparison/statistics.ts'
import { CONFIDENCE } from '../../rule-book/scores.ts'
import { isValuedType } from '../../value/valued-home.ts'
import { sampleOf } from '../../wording/source-words.ts'
import type { DealFacts, LeaseFacts, MarketMedian } from '../facts/lease-facts.ts'
import type { Evidence } from '../findings/evidence.ts'
import { type Finding, finding } from '../findings/finding.ts'

/** R-SCORE-12: status by sample level. */
export function sampleStatus(comparison: Comparison): 'AVAILABLE' | 'PARTIAL' {
  const sameLot = comparison.level === 'SAME_LOT_SIMILAR' || comparison.level === 'SAME_LOT_AREA'
  return sameLot && !comparison.fewDeals ? 'AVAILABLE' : 'PARTIAL'
}

/** Deals of another size or of several, or too few of them, raise no floor (R-SCORE-21, R-SCORE-48). */
export function raisesFloor(comparison: Comparison, facts: LeaseFacts): boolean {
  const alike = !comparison.level.endsWith('_ALL') && !comparison.mixedSizes
  return alike && !comparison.fewDeals && (facts.terms.areaSquareMeter !== null || isOfOnlySize(comparison, facts))
}

/** Whether every home of the lot is known to have the size of these deals, for a home whose size is not. */
function isOfOnlySize({ level }: Comparison, { property, lotAreas = [] }: LeaseFacts): boolean {
  if (!isValuedType(property.propertyType)) return true
  if (!level.startsWith('SAME_LOT')) return false
  return lotAreas.length < 2 || isSimilarArea(Math.max(...lotAreas), Math.min(...lotAreas))
}

export function sampleConfidence(comparison: Comparison): number {
  return CONFIDENCE.sample[comparison.level] * (comparison.fewDeals ? CONFIDENCE.fewDealsFactor : 1)
}

type Asked = Pick<LeaseFacts, 'terms' | 'property'>

/** The traits in which the deals of a sample should be similar. A detached house is sold as a whole. */
export function askedFor(basis: Comparison['basis'], { terms, property }: Asked): Likeness {
  if (basis === 'SALE_PRICE' && property.propertyType === 'DETACHED_MULTI_FAMILY') return 'TOTAL_AREA'
  if (terms.floor === null) return 'AREA'
  return terms.areaSquareMeter === null ? 'FLOOR' : 'AREA_AND_FLOOR'
}

/** The typed amount and the amount it is compared with. */
type Amounts = { typed: SampledAmount; sampled: SampledAmount }

/** A typed amount as a share of the sample's median. */
export function comparedWithSample(
  of: Amounts,
  { inputManwon: typedManwon, ratioToMedian: ratio, quartiles: { median: medianManwon } }: AmountComparison,
  comparison: Comparison,
  facts: LeaseFacts,
): Message {
  const sample = sampleOf(comparison, facts)
  const { count } = comparison
  return message('COMPARED_WITH_SAMPLE', { ...of, typedManwon, medianManwon, ratio, sample, count })
}

/** A typed amount as a share of the region's median. */
export function comparedWithRegion(
  of: Amounts,
  typedManwon: number,
  medianManwon: number,
  { scope, months, sampleCount }: MarketMedian,
): Message {
  return message('COMPARED_WITH_REGION', { ...of, typedManwon, medianManwon, scope, months, sampleCount })
}

/** Notes on the weaknesses of a comparison: no similar deal, few deals. */
export function weakSample(code: 'LEASES' | 'SALES', comparison: Comparison, facts: LeaseFacts): Finding[] {
  const { basis, count, lowerReliability, fewDeals } = comparison
  const ofOthers = message('SAMPLE_OF_OTHERS', { asked: askedFor(basis, facts), basis })
  return [
    ...(lowerReliability ? [finding(`${code}_LOWER_RELIABILITY`, 'NOTE', { sentence: ofOthers })] : []),
    ...(fewDeals
      ? [finding(`${code}_FEW_DEALS`, 'NOTE', { sentence: message('SAMPLE_OF_FEW', { basis, count }) })]
      : []),
  ]
}

/** The sample by level, months and count; its quartiles are in the criterion of these deals (R-ANSWER-07). */
export function sampleNamed(kind: DealKind, facts: DealFacts, { level, months, count }: Comparison): Evidence {
  const source = sourceOf(kind, facts)
  return {
    source,
    field: 'sampleLevel',
    value: level,
    description: message('COMPARED_SAMPLE', { level, months, count }),
  }
}

/** Level, months, count and quartiles of a sample, for traceability. */
export function sampleEvidence(kind: DealKind, facts: DealFacts, comparison: Comparison): Evidence[] {
  const { months, count, amount, parts, basis } = comparison
  const source = sourceOf(kind, facts)
  const spread = (field: string, of: SampledAmount, quartiles: Quartiles): Evidence => ({
    source,
    field,
    value: message('DISTRIBUTION', { quartiles, count }),
    description: message('SAMPLE_DISTRIBUTION', { of }),
  })
  return [
    sampleNamed(kind, facts, comparison),
    { source, field: 'months', value: months.join(','), description: message('COMPARED_MONTHS') },
    { source, field: 'sampleCount', value: count, description: message('SAMPLE_COUNT') },
    ...(parts === null
      ? [spread('quartiles', basis, amount.quartiles)]
      : [
          spread('quartiles', 'CONVERTED_RENT', wholeQuartiles(amount.quartiles)),
          spread('depositQuartiles', 'DEPOSIT', parts.deposit),
          spread('rentQuartiles', 'MONTHLY_RENT', parts.rent),
        ]),
  ]
}

type DealKind = 'rent-transaction' | 'sale-transaction'

function sourceOf(kind: DealKind, { source }: DealFacts): string {
  return `${kind}:${source ?? '-'}`
}

/** A regional statistic that replaces exact evidence. */
export function signalEvidence(
  { scope, sampleCount, months }: MarketMedian,
  field: string,
  manwon: number,
  description: Text,
): Evidence[] {
  const source = 'market-statistics'
  return [
    { source, field: 'scope', value: scope, description: message('REGION_STATISTICS', { sampleCount, months }) },
    { source, field, value: message('AMOUNT', { manwon }), description },
  ]
}

export function ratioEvidence(field: string, share: number, description: Text): Evidence {
  return { source: 'rule-book', field, value: message('SHARE', { share }), description }
}
