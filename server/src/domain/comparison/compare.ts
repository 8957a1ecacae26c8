import type { ConversionRate } from '../law/conversion-rate.ts'
import { rentEquivalent } from '../law/deposit-rent-conversion.ts'
import { REALISM, SAMPLE_RULES } from '../rule-book/lines.ts'
import type { AmountComparison, Comparison, LeaseParts, Realism } from './comparison.ts'
import type { LeaseTerms } from './lease-terms.ts'
import { isSimilarArea, pickSample, type Sample, type SimilarTo } from './sample.ts'
import { nearest, quartiles } from './statistics.ts'
import type { StoredDeal } from './stored-deal.ts'

/**
 * The typed lease against past leases: jeonse deposits with contracts without rent, leases with rent with contracts
 * with rent, whatever their split, each as one amount. `null` when no such contract is among `deals`.
 *
 * `rate` takes the deposit into the rent: less rent for more deposit is an ordinary bargain. Where it is `null`, none
 * is known, and leases with rent are not compared at all.
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
  const { deals: sampled } = sample
  if (jeonse) {
    const amount = compareAmount(terms.depositManwon, sampled.map(depositOf))
    return { ...describe(sample, months, terms), basis: 'JEONSE_DEPOSIT', amount, parts: null }
  }
  if (rate === null) return null
  const asOne = (deal: StoredDeal) => rentEquivalent(deal.amountManwon, deal.monthlyRentManwon, rate.value)
  const typed = rentEquivalent(terms.depositManwon, terms.monthlyRentManwon, rate.value)
  const amount = compareAmount(typed, sampled.map(asOne))
  const parts = partsOf(sampled, sampled.find((deal) => asOne(deal) === amount.nearestManwon) as StoredDeal)
  return { ...describe(sample, months, terms), basis: 'MONTHLY_RENT', amount, parts }
}

function partsOf(deals: readonly StoredDeal[], nearestDeal: StoredDeal): LeaseParts {
  const { amountManwon: depositManwon, monthlyRentManwon } = nearestDeal
  return {
    deposit: quartiles(deals.map(depositOf)),
    rent: quartiles(deals.map((deal) => deal.monthlyRentManwon)),
    nearestLease: { depositManwon, monthlyRentManwon },
  }
}

function depositOf({ amountManwon }: StoredDeal): number {
  return amountManwon
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
  return { ...describe(sample, months, similarTo), basis: 'SALE_PRICE', amount: { ...amount, realism }, parts: null }
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

function describe(
  sample: Sample,
  months: readonly string[],
  { areaSquareMeter }: Pick<SimilarTo, 'areaSquareMeter'>,
): Omit<Comparison, 'basis' | 'amount' | 'parts'> {
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

/** A deposit of 0 is a lawful term of a lease with rent, and beside a sale price it says nothing. */
function assessRealism(inputManwon: number, nearestManwon: number): Realism {
  if (inputManwon === 0 || nearestManwon === 0) return null
  if (inputManwon < nearestManwon * REALISM.shareOfNearest.low) return 'UNREALISTICALLY_LOW'
  if (inputManwon > nearestManwon * REALISM.shareOfNearest.high) return 'UNREALISTICALLY_HIGH'
  return null
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
