import { type Message, message, sentences, type Text } from '../../words/message.ts'
import { conversionCap, depositEquivalent } from '../law/deposit-rent-conversion.ts'
import { CONVERTED_DEPOSITS } from '../rule-book/evidence-thresholds.ts'
import { caveats, lawConstants } from './constants/constant-notes.ts'
import type { PaperConstant } from './constants/paper-constants.ts'
import type { PaperTerms } from './papers-input.ts'

/** A published conversion rate of a region (전월세전환율). */
export type RegionalRate = {
  /** Yearly rate, such as `0.055`. */
  rate: number
  indicatorName: Text
  regionName: string
  /** `YYYY-MM`. */
  period: string
}

export type RentConversion = {
  /** Yearly rate; `null`: no base rate is known for the day. */
  legalCap: number | null
  market: { rate: number; source: 'REGION' | 'COUNTRY'; label: Message } | null
  /** Leases with the same yearly cost at the market rate, the typed one first, in whole manwon. */
  equivalents: { depositManwon: number; monthlyRentManwon: number; typed: boolean }[]
  /** The same at the legal cap: the maximum rent for a deposit converted within a lease. Empty if it is not known. */
  capEquivalents: { depositManwon: number; monthlyRentManwon: number; typed: boolean }[]
  /** Deposit of a lease without rent at the same yearly cost; `null` without a market rate. */
  depositEquivalentManwon: number | null
  constants: PaperConstant[]
  sentences: Text[]
}

/** Converts between deposit and rent at the legal cap and at the market rate: the region's, else the country's. */
export function rentConversion(terms: PaperTerms, regional: RegionalRate | null, asOf: string): RentConversion {
  const country = lawConstants('MARKET_CONVERSION_RATE', asOf)
  const market = marketRate(regional, country)
  const cap = conversionCap(asOf)
  const constants = [
    ...(cap === null
      ? []
      : [
          ...lawConstants('BASE_RATE', asOf),
          ...lawConstants('CONVERSION_SPREAD', asOf),
          ...lawConstants('CONVERSION_CEILING', asOf),
        ]),
    ...(market?.source === 'COUNTRY' ? country : []),
  ]
  const { depositManwon, monthlyRentManwon } = terms
  const equal = market && Math.round(depositEquivalent(depositManwon, monthlyRentManwon, market.rate))
  return {
    legalCap: cap,
    market,
    equivalents: [{ depositManwon, monthlyRentManwon, typed: true }, ...otherEquivalents(terms, market?.rate ?? null)],
    capEquivalents: mostEquivalents(terms, cap),
    depositEquivalentManwon: equal,
    constants,
    sentences: [
      cap === null
        ? message('CONVERSION_CAP_UNKNOWN')
        : sentences([message('CONVERSION_CAP', { rate: cap }), ...caveats(constants, asOf)]),
      market === null || equal === null
        ? message('NO_MARKET_CONVERSION')
        : message('MARKET_CONVERSION', { label: market.label, rate: market.rate, equalManwon: equal }),
      message('CONVERSION_SCOPE'),
    ],
  }
}

function marketRate(regional: RegionalRate | null, country: readonly PaperConstant[]): RentConversion['market'] {
  if (regional !== null && regional.rate > 0) {
    const { rate, indicatorName, regionName, period } = regional
    return { rate, source: 'REGION', label: message('REGION_CONVERSION_RATE', { regionName, indicatorName, period }) }
  }
  const [constant] = country
  return constant === undefined ? null : { rate: constant.value, source: 'COUNTRY', label: constant.sourceName }
}

/** Rent = difference of the deposits × rate ÷ 12, rounded to whole manwon. */
function otherEquivalents(terms: PaperTerms, rate: number | null): RentConversion['equivalents'] {
  return converted(terms, rate, (differenceManwon, yearly) => Math.round((differenceManwon * yearly) / 12))
}

/** The same at the legal cap, rounded down, because the rounded rent has to stay within the cap. */
function mostEquivalents(terms: PaperTerms, cap: number | null): RentConversion['capEquivalents'] {
  // with the rate as an integer the division alone is inexact, and a whole result is not rounded below itself
  return converted(terms, cap, (differenceManwon, yearly) =>
    Math.floor((differenceManwon * Math.round(yearly * BASIS_POINTS_PER_UNIT)) / (12 * BASIS_POINTS_PER_UNIT)),
  )
}

/** The cap has at most four decimals. */
const BASIS_POINTS_PER_UNIT = 10_000

function converted(
  { depositManwon, monthlyRentManwon }: PaperTerms,
  rate: number | null,
  rentOf: (differenceManwon: number, rate: number) => number,
): RentConversion['equivalents'] {
  if (rate === null || depositManwon === 0) return []
  return CONVERTED_DEPOSITS.shares.map((share) => {
    const deposit = Math.round(depositManwon * share)
    const rent = monthlyRentManwon + rentOf(depositManwon - deposit, rate)
    return { depositManwon: deposit, monthlyRentManwon: rent, typed: false }
  })
}
