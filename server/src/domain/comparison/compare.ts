import type { AmountComparison, Comparison, Realism } from './comparison.ts'
import type { LeaseTerms } from './lease-terms.ts'
import { pickSample, type Sample, type SimilarTo } from './sample.ts'
import { nearest, quartiles } from './statistics.ts'
import type { StoredDeal } from './stored-deal.ts'

/** Fewer deals than this do not carry a full judgement (spec.md, stored-fact threshold). */
const ENOUGH_DEALS = 3

/** decisions.md section 11, "Unrealistic". */
const REALISTIC_SHARE_OF_NEAREST = { low: 0.3, high: 3 }

/**
 * The typed lease against past leases: jeonse deposits with contracts without rent, monthly rents (and beside them
 * deposits) with contracts with rent. `null` when no such contract is among `deals`.
 */
export function compareLeases(
  deals: readonly StoredDeal[],
  terms: LeaseTerms,
  months: readonly string[],
): Comparison | null {
  const jeonse = terms.purpose === 'JEONSE'
  const sample = pickSample(
    deals.filter((deal) => deal.monthlyRentManwon > 0 !== jeonse),
    terms,
  )
  if (sample === null) return null
  const deposits = sample.deals.map((deal) => deal.amountManwon)
  const deposit = compareAmount(terms.depositManwon, deposits)
  if (jeonse) return describe('JEONSE_DEPOSIT', sample, months, deposit, null)
  const rents = sample.deals.map((deal) => deal.monthlyRentManwon)
  return describe('MONTHLY_RENT', sample, months, compareAmount(terms.monthlyRentManwon, rents), deposit)
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
  return describe('SALE_PRICE', sample, months, { ...amount, realism }, null)
}

function describe(
  basis: Comparison['basis'],
  sample: Sample,
  months: readonly string[],
  amount: AmountComparison,
  deposit: AmountComparison | null,
): Comparison {
  const newestFirst = sample.deals.toSorted((a, b) => compareText(b.contractDate, a.contractDate))
  return {
    basis,
    level: sample.level,
    months: [...months],
    count: sample.deals.length,
    fewDeals: sample.deals.length < ENOUGH_DEALS,
    lowerReliability: sample.lowerReliability,
    amount,
    deposit,
    dealIds: newestFirst.map((deal) => deal.dealId),
  }
}

function compareAmount(inputManwon: number, published: readonly number[]): AmountComparison {
  const summary = quartiles(published)
  const nearestManwon = nearest(published, inputManwon)
  return {
    inputManwon,
    quartiles: summary,
    ratioToMedian: summary.median > 0 ? inputManwon / summary.median : null,
    nearestManwon,
    realism: judgeRealism(inputManwon, nearestManwon),
  }
}

/** A deposit of 0 is a lawful term of a monthly lease, not a slip of the unit. */
function judgeRealism(inputManwon: number, nearestManwon: number): Realism {
  if (inputManwon === 0 || nearestManwon === 0) return null
  if (inputManwon < nearestManwon * REALISTIC_SHARE_OF_NEAREST.low) return 'UNREALISTICALLY_LOW'
  if (inputManwon > nearestManwon * REALISTIC_SHARE_OF_NEAREST.high) return 'UNREALISTICALLY_HIGH'
  return null
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
