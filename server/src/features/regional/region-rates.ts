import type { Pool } from 'pg'
import { seoulDate } from '../../domain/calendar.ts'
import { codesUpward } from '../../domain/district/codes-upward.ts'
import type { DistrictCatalogue } from '../../domain/district/district-catalogue.ts'
import { type ConversionRate, conversionRateOn } from '../../domain/law/conversion-rate.ts'
import { rentEquivalent } from '../../domain/law/deposit-rent-conversion.ts'
import type { TradedPropertyType } from '../../domain/property/property-type.ts'
import { readConversionRates } from '../../evidence/indicators/face.ts'
import type { MonthlyStatistic } from '../../evidence/market/face.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Text } from '../../words/message.ts'

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
