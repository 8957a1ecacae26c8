import { formatManwon, formatPercent } from '../../words/ko/format.ts'
import { conversionCap, depositEquivalent } from '../law/deposit-rent-conversion.ts'
import { CONVERTED_DEPOSITS } from '../rule-book/evidence-lines.ts'
import { caveat, lawConstants } from './constants/constant-notes.ts'
import type { PaperConstant } from './constants/paper-constants.ts'
import type { PaperTerms } from './papers-input.ts'

/** A published conversion rate of a region (전월세전환율). */
export type RegionalRate = {
  /** Share a year, `0.055`. */
  rate: number
  indicatorName: string
  regionName: string
  /** `YYYY-MM`. */
  period: string
}

export type RentConversion = {
  /** Share a year; `null`: no base rate is known for the day. */
  legalCap: number | null
  market: { rate: number; source: 'REGION' | 'COUNTRY'; label: string } | null
  /** Leases of the same yearly cost at the market rate, the typed one first. Whole manwon. */
  equivalents: { depositManwon: number; monthlyRentManwon: number; typed: boolean }[]
  /** Deposit of a lease without rent at the same yearly cost; `null` without a market rate. */
  depositEquivalentManwon: number | null
  constants: PaperConstant[]
  sentences: string[]
}

const SCOPE =
  '법정 상한은 이미 맺은 계약 안에서, 또는 갱신하면서 보증금을 월세로 바꿀 때의 기준입니다. 새 계약의 월세와, 월세를 보증금으로 바꾸는 경우는 묶지 않습니다.'

/** Deposit against rent at the legal cap and at the market's rate: the region's own first, the country's second. */
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
    depositEquivalentManwon: equal,
    constants,
    sentences: [
      cap === null
        ? '전환율의 법정 상한을 계산할 기준금리를 알지 못합니다.'
        : `보증금을 월세로 바꿀 때의 법정 상한은 연 ${formatPercent(cap)}입니다.${caveat(constants, asOf)}`,
      market === null || equal === null
        ? '시장 전환율 자료가 없어 같은 부담의 보증금과 월세를 계산하지 않았습니다.'
        : `${market.label} 연 ${formatPercent(market.rate)}로 계산하면 월세 없는 보증금 ${formatManwon(equal)}과 한 해 부담이 같습니다.`,
      SCOPE,
    ],
  }
}

function marketRate(regional: RegionalRate | null, country: readonly PaperConstant[]): RentConversion['market'] {
  if (regional !== null && regional.rate > 0) {
    const { rate, indicatorName, regionName, period } = regional
    return { rate, source: 'REGION', label: `${regionName} ${indicatorName}(${period})` }
  }
  const [constant] = country
  return constant === undefined ? null : { rate: constant.value, source: 'COUNTRY', label: constant.sourceName }
}

/** Rent = difference of the deposits × rate ÷ 12, rounded to whole manwon. */
function otherEquivalents(
  { depositManwon, monthlyRentManwon }: PaperTerms,
  rate: number | null,
): RentConversion['equivalents'] {
  if (rate === null || depositManwon === 0) return []
  return CONVERTED_DEPOSITS.shares.map((share) => {
    const deposit = Math.round(depositManwon * share)
    const rent = Math.round(monthlyRentManwon + ((depositManwon - deposit) * rate) / 12)
    return { depositManwon: deposit, monthlyRentManwon: rent, typed: false }
  })
}
