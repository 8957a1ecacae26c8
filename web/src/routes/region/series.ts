import type { RegionTrend } from '@lease-risk/contract/places'
import type { MarketStatistic } from '@lease-risk/contract/regional'
import { CLIENT_THRESHOLDS } from '@lease-risk/contract/thresholds'

export type Series = RegionTrend['series'][number]
export type Month = { month: string; statistic: MarketStatistic | null }

/** Months as `2026-10`. */
export function monthsUpTo(last: string, count: number): string[] {
  const [year = 0, month = 1] = last.split('-').map(Number)
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - count + index, 1)).toISOString().slice(0, 7),
  )
}

/** The month before the current month in Korea. */
export function lastCompleteMonth(now: Date): string {
  const inSeoul = new Date(now.getTime() + 9 * 60 * 60_000)
  return new Date(Date.UTC(inSeoul.getUTCFullYear(), inSeoul.getUTCMonth() - 1, 1)).toISOString().slice(0, 7)
}

/** Every month of the displayed period, including those without a deal: these are gaps, not zeros. */
export function withGaps(points: readonly MarketStatistic[], now: Date): Month[] {
  const newest = points.map(({ dealYearMonth }) => dealYearMonth).reduce((a, b) => (a > b ? a : b), '')
  const complete = lastCompleteMonth(now)
  const byMonth = new Map(points.map((point) => [point.dealYearMonth, point]))
  return monthsUpTo(newest > complete ? newest : complete, CLIENT_THRESHOLDS.shownMonths).map((month) => ({
    month,
    statistic: byMonth.get(month) ?? null,
  }))
}

/** The amounts drawn for a month: for rent, the monthly total including the converted deposit, which has no quartiles. */
export function drawnAmount({ medianAmount, q1Amount, q3Amount, medianConvertedMonthlyRent: rent }: MarketStatistic) {
  return rent === null
    ? { middle: medianAmount, half: { low: q1Amount, high: q3Amount } }
    : { middle: rent, half: null }
}

export function dealsOf(points: readonly MarketStatistic[]): number {
  return points.reduce((sum, { sampleCount }) => sum + sampleCount, 0)
}

/** The newest month for which a median may be shown: enough deals, and all of them reported. */
export function latestWithEnough(points: readonly MarketStatistic[]): MarketStatistic | undefined {
  return points.findLast(
    ({ sampleCount, dataQuality }) => sampleCount >= CLIENT_THRESHOLDS.enoughDeals && dataQuality === 'SETTLED',
  )
}

export function keyOf({ propertyType, tradeKind }: Pick<Series, 'propertyType' | 'tradeKind'>): string {
  return `${propertyType}.${tradeKind}`
}
