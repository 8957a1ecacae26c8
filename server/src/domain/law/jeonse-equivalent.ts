import { depositEquivalent } from './deposit-rent-conversion.ts'
import type { LawConstant } from './law-constants.ts'
import { lawInForce } from './law-in-force.ts'

/** Published yearly rate at which the market of one region turns deposits into rent (전월세전환율). */
export type RegionConversionRate = {
  /** A share: 0.058 for 5.8 %. */
  value: number
  regionName: string
  /** As published, such as `2026-09`. */
  period: string
  sourceName: string
}

/** The rate that was used, and whose it is. */
export type UsedConversionRate =
  | ({ basis: 'REGION' } & RegionConversionRate)
  | { basis: 'MARKET'; value: number; constant: LawConstant }

export type JeonseEquivalent = {
  /** Deposit of a jeonse lease at the same yearly cost, manwon, not rounded. */
  depositManwon: number
  /** `null` when there is no rent to convert. */
  rate: UsedConversionRate | null
}

/**
 * What a lease with rent (반전세) amounts to as jeonse: the region's rate where one is given, else the market rate in
 * force on the day. A region's rate that is no share between 0 and 1 is not used. `null` when rent has to be converted
 * and no rate is known for the day.
 */
export function jeonseEquivalent(
  lease: { depositManwon: number; monthlyRentManwon: number },
  regionRate: RegionConversionRate | null,
  asOf: string,
): JeonseEquivalent | null {
  const { depositManwon, monthlyRentManwon } = lease
  if (monthlyRentManwon === 0) return { depositManwon, rate: null }
  const rate = regionRateOf(regionRate) ?? marketRateOn(asOf)
  if (rate === null) return null
  return { depositManwon: depositEquivalent(depositManwon, monthlyRentManwon, rate.value), rate }
}

function regionRateOf(rate: RegionConversionRate | null): UsedConversionRate | null {
  return rate !== null && rate.value > 0 && rate.value < 1 ? { basis: 'REGION', ...rate } : null
}

function marketRateOn(asOf: string): UsedConversionRate | null {
  const constant = lawInForce('MARKET_CONVERSION_RATE', asOf)[0]
  return constant === undefined ? null : { basis: 'MARKET', value: constant.value, constant }
}
