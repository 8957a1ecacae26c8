import type { SampleLevel } from '@lease-risk/contract/codes/assessment'
import type { SampledAmount } from '../../../words/ko/assessment/samples.ts'
import { type Message, message, sentences, type Text } from '../../../words/message.ts'
import { yearMonth } from '../../calendar.ts'
import type { Comparison } from '../../comparison/comparison.ts'
import { depositEquivalent } from '../../law/deposit-rent-conversion.ts'
import { isQuoted } from '../../papers/guarantors/price-limit.ts'
import { isSharedHouse } from '../../property/determination.ts'
import type { PublicPriceChoice } from '../../property/public-price-choice.ts'
import { LEASE_THRESHOLDS, PUBLIC_PRICE_THRESHOLDS, SALE_THRESHOLDS } from '../../rule-book/thresholds.ts'
import { wholeManwon } from '../../shown-amount.ts'
import { homePrice } from '../criteria/home-price.ts'
import { whyNoPublicPrice } from '../criteria/public-price-support.ts'
import type { LeaseFacts } from '../facts/lease-facts.ts'
import { leasesMissing, salesMissing } from '../findings/missing-deals.ts'

/** The deposit from which one share of the reference amount is reached. */
type DepositLine = {
  /** Share of the reference amount, such as 0.8. */
  share: number
  /** Whole manwon. */
  depositManwon: number
  /** Whether the typed deposit reaches it. */
  reached: boolean
}

/** What a reference amount rests on. */
type DepositLineSample = {
  count: number
  level: SampleLevel | PublicPriceChoice['basis'] | 'ESTIMATE'
  /** Contract months, `YYYY-MM`; empty for a public price and for an estimate. */
  months: string[]
  /** Base year of a public price; `null` for deals. */
  baseYear: number | null
}

/** Lines over one reference amount. Arithmetic on past data; none of them says which deposit is right. */
export type DepositLines = {
  basis: 'VALUE_ESTIMATE' | 'SALE_MEDIAN' | 'PUBLIC_PRICE' | 'LEASE_DEPOSIT_MEDIAN'
  referenceManwon: number | null
  sample: DepositLineSample | null
  /** None without a reference amount. */
  lines: DepositLine[]
  /** How it was computed; what holds for all of them stands with the first one. Left out where there is no reference amount. */
  explanation?: Text
  /** Why there is no reference amount; `null` where there is one. */
  reason: Text | null
}

type Reference = {
  manwon: number
  sample: DepositLineSample
  words: Text
  /** Of the typed lease what counts towards the shares beside its deposit: its rent as a deposit. Manwon. */
  rentAsDeposit?: number
}
type Basis = Pick<DepositLines, 'basis'> & {
  shares: number[]
  found: Reference | { none: Text }
  furtherCautions: Message[]
}

/**
 * From which deposits on the lines of common guidance are reached: of the estimated value, of recent sales, of the
 * public price and of past leases.
 */
export function depositLines(facts: LeaseFacts): DepositLines[] {
  const others = isSharedHouse(facts.property) ? [message('WITH_OTHER_DEPOSITS')] : []
  const furtherCautions = [message('BEFORE_DEBT'), ...others]
  const saleShares = [SALE_THRESHOLDS.caution, SALE_THRESHOLDS.near, SALE_THRESHOLDS.severe]
  const { price, discussed, guarantee, basis: guarantors } = PUBLIC_PRICE_THRESHOLDS
  // guarantors take the price of a quoted home from elsewhere
  const priceShares = isQuoted(facts.property.propertyType) ? [price] : [price, discussed, guarantee, guarantors]
  const bases: Basis[] = [
    { basis: 'VALUE_ESTIMATE', shares: saleShares, found: valueEstimate(facts), furtherCautions },
    { basis: 'SALE_MEDIAN', shares: saleShares, found: saleMedian(facts), furtherCautions },
    { basis: 'PUBLIC_PRICE', shares: priceShares, found: publicPrice(facts), furtherCautions },
    { basis: 'LEASE_DEPOSIT_MEDIAN', shares: [LEASE_THRESHOLDS.high], found: leaseMedian(facts), furtherCautions: [] },
  ]
  const first = bases.find(({ found }) => !('none' in found))
  return bases.map((basis) => linesOf(basis, facts.terms.depositManwon, basis === first))
}

/**
 * The smallest whole deposit whose share of the reference amount is not under `share`, as the criteria compare it. The
 * tolerance takes back what multiplying doubles adds, such as 1.26 × 9,850.
 */
export function crossingDeposit(referenceManwon: number, share: number, besideManwon = 0): number {
  return Math.ceil(referenceManwon * share - besideManwon - 1e-6)
}

function linesOf({ basis, shares, found, furtherCautions }: Basis, typed: number, isFirst: boolean): DepositLines {
  if ('none' in found) return { basis, referenceManwon: null, sample: null, lines: [], reason: found.none }
  const lines = shares.map((share) => {
    const depositManwon = Math.max(0, crossingDeposit(found.manwon, share, found.rentAsDeposit))
    return { share, depositManwon, reached: typed >= depositManwon }
  })
  const { words: reference, sample } = found
  const manwon = found.rentAsDeposit === undefined ? found.manwon : Math.round(found.manwon)
  const from = message('DEPOSIT_LINES_FROM', { reference, manwon })
  const withRent = found.rentAsDeposit === undefined ? [] : [message('DEPOSIT_LINES_WITH_RENT')]
  const cautions = isFirst ? [message('DEPOSIT_LINES_ARE_ARITHMETIC'), ...furtherCautions] : []
  const explanation = sentences([from, ...withRent, ...cautions])
  return { basis, referenceManwon: wholeManwon(manwon), sample, lines, explanation, reason: null }
}

function valueEstimate({ valueEstimate: estimate }: LeaseFacts): Reference | { none: Text } {
  if (estimate === null) return { none: message('NO_SALE_ESTIMATE') }
  const { midManwon, sameLotCount, otherLotCount, lowManwon, highManwon } = estimate
  const sample: DepositLineSample = {
    count: sameLotCount + otherLotCount,
    level: 'ESTIMATE',
    months: [],
    baseYear: null,
  }
  return { manwon: midManwon, sample, words: message('MIDDLE_OF_ESTIMATE', { lowManwon, highManwon }) }
}

function saleMedian(facts: LeaseFacts): Reference | { none: Text } {
  const comparison = facts.sales.comparison
  if (comparison === null) return { none: salesMissing(facts).missing[0]?.reason ?? '' }
  return fromDeals(comparison, comparison.amount.quartiles.median, 'SALE_PRICE')
}

/** Jeonse deposits, or leases with rent as one deposit each: which deposit reaches the line with the typed rent. */
function leaseMedian(facts: LeaseFacts): Reference | { none: Text } {
  const { conversionRate: rate, terms } = facts
  const { comparison } = facts.leases
  if (comparison === null) return { none: leasesMissing(facts).missing[0]?.reason ?? '' }
  const { median } = comparison.amount.quartiles
  if (rate === null) return fromDeals(comparison, median, 'JEONSE_DEPOSIT')
  const asDeposit = (rentManwon: number) => depositEquivalent(0, rentManwon, rate.value)
  const found = fromDeals(comparison, asDeposit(median), 'CONVERTED_DEPOSIT')
  return 'none' in found ? found : { ...found, rentAsDeposit: asDeposit(terms.monthlyRentManwon) }
}

function fromDeals(
  { level, count, months }: Comparison,
  manwon: number,
  of: SampledAmount,
): Reference | { none: Text } {
  const median = { of, level, count, months }
  if (manwon <= 0) return { none: message('MEDIAN_OF_SAMPLE_IS_ZERO', median) }
  const sample = { count, level, months: months.map(yearMonth), baseYear: null }
  return { manwon, sample, words: message('MEDIAN_OF_SAMPLE', median) }
}

function publicPrice(facts: LeaseFacts): Reference | { none: Text } {
  if (facts.property.propertyType === 'OFFICETEL') return { none: message('NO_PUBLIC_PRICE_OF_OFFICETELS') }
  const price = homePrice(facts)
  if (price === null) return { none: whyNoPublicPrice(facts.publicPrice) }
  const { priceManwon, basis, baseYear, sampleCount } = price
  const sample = { count: sampleCount, level: basis, months: [], baseYear }
  return { manwon: priceManwon, sample, words: message('PUBLIC_PRICE_NAMED', { baseYear, basis }) }
}
