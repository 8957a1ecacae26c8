import type { ConversionRate } from '../law/conversion-rate.ts'
import { depositEquivalent } from '../law/deposit-rent-conversion.ts'
import { REALISM, SAMPLE_RULES } from '../rule-book/lines.ts'
import type { AmountComparison, Comparison, EquivalentComparison, Realism } from './comparison.ts'
import type { LeaseTerms } from './lease-terms.ts'
import { isSimilarArea, pickSample, type Sample, type SimilarTo } from './sample.ts'
import { nearest, quartiles } from './statistics.ts'
import type { StoredDeal } from './stored-deal.ts'

/**
 * The typed lease against past leases: jeonse deposits with contracts without rent, monthly rents (and beside them
 * deposits) with contracts with rent. `null` when no such contract is among `deals`.
 *
 * `rate` turns rent into deposit; `null` where none is known. A monthly lease is only judged as unrealistic as a
 * whole, by its deposit equivalent: less rent for more deposit is an ordinary bargain.
 */
export function compareLeases(
  deals: readonly StoredDeal[],
  terms: LeaseTerms,
  months: readonly string[],
  rate: ConversionRate | null,
): Comparison | null {
  const jeonse = terms.purpose === 'JEONSE'
  const sample = pickSample(
    deals.filter((deal) => deal.monthlyRentManwon > 0 !== jeonse),
    terms,
  )
  if (sample === null) return null
  const deposit = compareAmount(
    terms.depositManwon,
    sample.deals.map((deal) => deal.amountManwon),
  )
  if (jeonse) return { ...describe(sample, months, terms), basis: 'JEONSE_DEPOSIT', amount: deposit, ...ALONE }
  const rents = sample.deals.map((deal) => deal.monthlyRentManwon)
  return {
    ...describe(sample, months, terms),
    basis: 'MONTHLY_RENT',
    amount: { ...compareAmount(terms.monthlyRentManwon, rents), realism: null },
    deposit: { ...deposit, realism: null },
    equivalent: rate === null ? null : compareEquivalents(terms, sample.deals, rate),
  }
}

/**
 * The deposit against past sale prices; `null` when there is none.
 * A deposit is naturally a part of the price, so only an unrealistically high one is marked.
 */
export function compareSales(
  deals: readonly StoredDeal[],
  depositManwon: number,
  similarTo: SimilarTo,
  months: readonly string[],
): Comparison | null {
  const sample = pickSample(deals, similarTo)
  if (sample === null) return null
  const amount = compareAmount(
    depositManwon,
    sample.deals.map((deal) => deal.amountManwon),
  )
  const realism = amount.realism === 'UNREALISTICALLY_LOW' ? null : amount.realism
  return { ...describe(sample, months, similarTo), basis: 'SALE_PRICE', amount: { ...amount, realism }, ...ALONE }
}

/** The deposit against similar sales on other lots of the district; `null` unless enough of them are similar. */
export function compareSalesAround(
  deals: readonly StoredDeal[],
  depositManwon: number,
  similarTo: SimilarTo,
  months: readonly string[],
): Comparison | null {
  const others = deals.filter(({ sameLot }) => !sameLot)
  const comparison = compareSales(others, depositManwon, similarTo, months)
  return comparison?.level === 'SAME_DISTRICT_SIMILAR' && !comparison.fewDeals ? comparison : null
}

const ALONE = { deposit: null, equivalent: null }

function describe(
  sample: Sample,
  months: readonly string[],
  { areaSquareMeter }: Pick<SimilarTo, 'areaSquareMeter'>,
): Omit<Comparison, 'basis' | 'amount' | 'deposit' | 'equivalent'> {
  const newestFirst = sample.deals.toSorted((a, b) => compareText(b.contractDate, a.contractDate))
  return {
    level: sample.level,
    months: [...months],
    count: sample.deals.length,
    fewDeals: sample.deals.length < SAMPLE_RULES.enoughDeals,
    lowerReliability: sample.lowerReliability,
    ...(areaSquareMeter === null && !areOfOneSize(sample.deals) && { mixedSizes: true }),
    dealIds: newestFirst.map((deal) => deal.dealId),
  }
}

/** A deal of unknown area may be of any size. */
function areOfOneSize(deals: readonly StoredDeal[]): boolean {
  const areas = deals.flatMap(({ areaSquareMeter }) => areaSquareMeter ?? [])
  return areas.length === deals.length && isSimilarArea(Math.max(...areas), Math.min(...areas))
}

function compareEquivalents(
  terms: LeaseTerms,
  deals: readonly StoredDeal[],
  rate: ConversionRate,
): EquivalentComparison | null {
  const typed = depositEquivalent(terms.depositManwon, terms.monthlyRentManwon, rate.value)
  const equivalentOf = (deal: StoredDeal) => depositEquivalent(deal.amountManwon, deal.monthlyRentManwon, rate.value)
  const amount = compareAmount(typed, deals.map(equivalentOf))
  const closest = deals.find((deal) => equivalentOf(deal) === amount.nearestManwon)
  if (closest === undefined) return null
  const nearestLease = { depositManwon: closest.amountManwon, monthlyRentManwon: closest.monthlyRentManwon }
  return { ...amount, rate, nearestLease }
}

function compareAmount(inputManwon: number, published: readonly number[]): AmountComparison {
  const summary = quartiles(published)
  const nearestManwon = nearest(published, inputManwon)
  return {
    inputManwon,
    quartiles: summary,
    ratioToMedian: summary.median > 0 ? inputManwon / summary.median : null,
    nearestManwon,
    realism: assessRealism(inputManwon, nearestManwon),
  }
}

/** A deposit of 0 is a lawful term of a monthly lease, not a slip of the unit. */
function assessRealism(inputManwon: number, nearestManwon: number): Realism {
  if (inputManwon === 0 || nearestManwon === 0) return null
  if (inputManwon < nearestManwon * REALISM.shareOfNearest.low) return 'UNREALISTICALLY_LOW'
  if (inputManwon > nearestManwon * REALISM.shareOfNearest.high) return 'UNREALISTICALLY_HIGH'
  return null
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
