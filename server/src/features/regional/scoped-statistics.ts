import type { MonthlyCell } from '../../domain/market/compare-windows.ts'
import type { TradedPropertyType } from '../../domain/property/property-type.ts'
import type { MonthlyStatistic, StatisticKind } from '../../evidence/market/face.ts'
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
