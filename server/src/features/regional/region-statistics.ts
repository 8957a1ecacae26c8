import type { MarketStatistic, RegionCandidate } from '@lease-risk/contract/regional'
import type { Pool } from 'pg'
import { seoulDate, yearMonth } from '../../domain/calendar.ts'
import { codesUpward } from '../../domain/district/codes-upward.ts'
import type { DistrictCatalogue } from '../../domain/district/district-catalogue.ts'
import type { LegalDistrict } from '../../domain/district/legal-district.ts'
import { type ConversionRate, conversionRateOn } from '../../domain/law/conversion-rate.ts'
import { rentEquivalent } from '../../domain/law/deposit-rent-conversion.ts'
import type { MonthlyCell } from '../../domain/market/compare-windows.ts'
import type { TradedPropertyType } from '../../domain/property/property-type.ts'
import { REGION_THRESHOLDS } from '../../domain/rule-book/shown-thresholds.ts'
import { WINDOWS } from '../../domain/rule-book/thresholds.ts'
import { rentManwon, wholeManwon } from '../../domain/shown-amount.ts'
import { readConversionRates } from '../../evidence/indicators/index.ts'
import type { MonthlyStatistic, StatisticKind } from '../../evidence/market/index.ts'
import type { Clock } from '../../platform/clock.ts'
import { message, type Text } from '../../words/message.ts'

/** The scope of numbers: a legal district, or the city district as a whole. */
export type StatisticScope = { legalDistrictCode: string | null; name: Text }

export type ScopedStatistics = {
  propertyType: TradedPropertyType
  /** Narrowest first; a number comes from the first scope with enough deals. */
  scopes: StatisticScope[]
  rows: readonly MonthlyStatistic[]
}

/** The statistics of one type: of the requested legal district with the most deals, then of the city district. */
export function scopeStatistics(
  rows: readonly MonthlyStatistic[],
  propertyType: TradedPropertyType,
  places: { districtCodes: readonly string[]; nameOf: (code: string) => string; cityName: string },
): ScopedStatistics {
  const ofType = rows.filter((row) => row.propertyType === propertyType)
  const dealsOf = (code: string) =>
    ofType.filter((row) => row.legalDistrictCode === code).reduce((sum, row) => sum + row.sampleCount, 0)
  const [busiest] = places.districtCodes.filter((code) => dealsOf(code) > 0).toSorted((a, b) => dealsOf(b) - dealsOf(a))
  const district = busiest === undefined ? [] : [{ legalDistrictCode: busiest, name: places.nameOf(busiest) }]
  const scopes = [
    ...district,
    { legalDistrictCode: null, name: message('WHOLE_CITY_DISTRICT', { name: places.cityName }) },
  ]
  const isInScope = (row: MonthlyStatistic) => scopes.some((scope) => scope.legalDistrictCode === row.legalDistrictCode)
  return { propertyType, scopes, rows: ofType.filter(isInScope) }
}

/** The monthly cells of one kind in one scope; `amount` picks the number, rows without it are left out. */
export function cellsOf(
  { rows }: ScopedStatistics,
  scope: StatisticScope,
  kind: StatisticKind,
  amount: (row: MonthlyStatistic) => number | null = (row) => row.median,
): MonthlyCell[] {
  return rows.flatMap((row) => {
    const medianManwon = amount(row)
    if (row.legalDistrictCode !== scope.legalDistrictCode || row.tradeKind !== kind || medianManwon === null) return []
    return [{ dealMonth: row.dealMonth, sampleCount: row.sampleCount, medianManwon }]
  })
}

/** The first scope for which a number is available. */
export function inNarrowestScope<T>(
  statistics: ScopedStatistics,
  find: (scope: StatisticScope) => T | null,
): (T & { scope: StatisticScope }) | null {
  for (const scope of statistics.scopes) {
    const found = find(scope)
    if (found !== null) return { ...found, scope }
  }
  return null
}

/** `lastMonth`: the newest completed month (`YYYYMM`); its deals may still be reported, 30 days after each contract. */
export function statisticView(row: MonthlyStatistic, lastMonth: string, rates: RegionRates): MarketStatistic {
  const converted = convertedRent(row, rates)
  return {
    legalDistrictCode: row.legalDistrictCode,
    lawdCd: row.lawdCd,
    dealYearMonth: yearMonth(row.dealMonth),
    propertyType: row.propertyType,
    tradeKind: row.tradeKind,
    sampleCount: row.sampleCount,
    minAmount: row.min,
    q1Amount: wholeManwon(row.q1),
    medianAmount: wholeManwon(row.median),
    q3Amount: wholeManwon(row.q3),
    maxAmount: row.max,
    medianMonthlyRent: row.medianMonthlyRent === null ? null : rentManwon(row.medianMonthlyRent),
    medianConvertedMonthlyRent: converted === null ? null : Math.round(converted),
    confidenceLevel:
      row.sampleCount >= REGION_THRESHOLDS.manyDeals
        ? 'HIGH'
        : row.sampleCount >= WINDOWS.enoughDeals
          ? 'MEDIUM'
          : 'LOW',
    dataQuality: row.dealMonth >= lastMonth ? 'PROVISIONAL' : 'SETTLED',
  }
}

export function regionView({ code, name, fullName, level }: LegalDistrict): RegionCandidate {
  return { legalDistrictCode: code, name, fullName, level }
}

/**
 * The single rate by which leases with rent of each type are converted to one amount per month; `null`: none is known.
 */
export type RegionRates = (propertyType: TradedPropertyType) => ConversionRate | null

export const NO_RATES: RegionRates = () => null

/** The rates of the narrowest region that publishes one, otherwise the market's (R-LAW-34). One statement. */
export async function readRegionRates(
  { pool, catalogue, clock }: { pool: Pool; catalogue: DistrictCatalogue; clock: Clock },
  regionCode: string,
): Promise<RegionRates> {
  return regionRates(await readConversionRates(pool, codesUpward(catalogue, regionCode)), clock)
}

export function regionRates(stored: Awaited<ReturnType<typeof readConversionRates>>, clock: Clock): RegionRates {
  const asOf = seoulDate(clock.now())
  return (propertyType) => conversionRateOn(stored[propertyType] ?? null, asOf)
}

type MonthlyRent = Pick<MonthlyStatistic, 'propertyType' | 'tradeKind' | 'median' | 'medianMonthlyRent'>

/**
 * The median deposit of a month taken into its median rent, in manwon; `null` for other kinds of deals. The statistics
 * keep both medians and not the deals, so it is that of the medians.
 */
export function convertedRent(row: MonthlyRent, rates: RegionRates): number | null {
  const rate = row.tradeKind === 'RENT_MONTHLY' ? rates(row.propertyType) : null
  if (rate === null || row.medianMonthlyRent === null) return null
  return rentEquivalent(row.median, row.medianMonthlyRent, rate.value)
}

export function rateViews(
  rates: RegionRates,
  types: readonly TradedPropertyType[],
): { propertyType: TradedPropertyType; yearlyRate: number; source: Text }[] {
  return types.flatMap((propertyType) => {
    const rate = rates(propertyType)
    return rate === null ? [] : [{ propertyType, yearlyRate: rate.value, source: rate.source }]
  })
}
