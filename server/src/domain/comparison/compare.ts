import type { ConversionRate } from '../law/conversion-rate.ts'
import { rentEquivalent } from '../law/deposit-rent-conversion.ts'
import { REALISM, SAMPLE_RULES } from '../rule-book/thresholds.ts'
import type { AmountComparison, Comparison, LeaseParts, Realism } from './comparison.ts'
import type { LeaseTerms } from './lease-terms.ts'
import { isSimilarArea, pickSample, type Sample, type SimilarTo } from './sample.ts'
import { nearest, quartiles } from './statistics.ts'
import type { StoredDeal } from './stored-deal.ts'

/**
 * Compares the typed lease with past leases: jeonse deposits with contracts without rent, and leases with rent with
 * contracts with rent, each as one amount regardless of its split. `null` if `deals` contains no such contract.
 *
 * `rate` converts the deposit to rent, since a higher deposit for a lower rent is an ordinary arrangement. If it is
 * `null`, no rate is known, and leases with rent are not compared at all.
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
 * Compares the deposit with past sale prices; `null` if there are none.
 * A deposit is normally a fraction of the price, so only an unrealistically high one is flagged.
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

/** Compares the deposit with similar sales on other lots in the district; `null` unless enough of them are similar. */
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
    ...(areaSquareMeter === null && sizesOf(sample)),
    dealIds: newestFirst.map((deal) => deal.dealId),
  }
}

/** A floor does not show which of a lot's sizes the home has, so the sample of a lot stands for all of its deals. */
function sizesOf({ level, deals, ofLot }: Sample): Pick<Comparison, 'mixedSizes' | 'largestOfLotManwon'> {
  const all = level.startsWith('SAME_LOT') ? ofLot : deals
  if (areOfOneSize(all)) return {}
  const [largest, ofSample] = [all, deals].map((each) => Math.max(...each.map(({ amountManwon }) => amountManwon))) as [
    number,
    number,
  ]
  return { mixedSizes: true, ...(largest > ofSample && { largestOfLotManwon: largest }) }
}

/** A deal with an unknown area may be of any size. */
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

/** A deposit of 0 is valid in a lease with rent, and is meaningless in comparison with a sale price. */
function assessRealism(inputManwon: number, nearestManwon: number): Realism {
  if (inputManwon === 0 || nearestManwon === 0) return null
  if (inputManwon < nearestManwon * REALISM.shareOfNearest.low) return 'UNREALISTICALLY_LOW'
  if (inputManwon > nearestManwon * REALISM.shareOfNearest.high) return 'UNREALISTICALLY_HIGH'
  return null
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
