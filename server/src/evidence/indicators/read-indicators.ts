import { addMonths, seoulMonth, yearMonth } from '../../domain/calendar.ts'
import type { TradedPropertyType } from '../../domain/property/property-type.ts'
import { INDICATOR_THRESHOLDS } from '../../domain/rule-book/evidence-thresholds.ts'
import { statement } from '../../platform/database/statement.ts'
import type { Message } from '../../words/message.ts'
import { VERSION_OF, VERSIONED_COLUMNS, type Versioned, versionedText } from '../regions/stored-versions.ts'
import { INDICATOR_TABLES, NATIONWIDE, nameOf } from './indicator-tables.ts'

type IndicatorChange = {
  /** Change over one, three and twelve months: per cent, or percentage points when the unit is per cent. */
  change1: number | null
  change3: number | null
  change12: number | null
  direction: 'RISING' | 'FALLING' | 'FLAT' | 'UNKNOWN'
}

/** Changes of a series up to `period` (`YYYYMM`); `null` when a month has no value. */
export function changeOf(values: ReadonlyMap<string, number>, period: string, unit: string | null): IndicatorChange {
  const now = values.get(period)
  const since = (months: number): number | null => {
    const before = values.get(addMonths(period, -months))
    if (now === undefined || before === undefined) return null
    if (unit === '%') return rounded(now - before)
    return before === 0 ? null : rounded((now / before - 1) * 100)
  }
  const [change1, change3, change12] = [since(1), since(3), since(12)]
  return { change1, change3, change12, direction: directionOf(change3 ?? change1) }
}

export function freshnessOf(period: string, newestMonth: string): 'FRESH' | 'AGING' | 'STALE' {
  if (period >= addMonths(newestMonth, -INDICATOR_THRESHOLDS.freshMonths)) return 'FRESH'
  return period >= addMonths(newestMonth, -INDICATOR_THRESHOLDS.agingMonths) ? 'AGING' : 'STALE'
}

function directionOf(change: number | null): IndicatorChange['direction'] {
  if (change === null) return 'UNKNOWN'
  if (Math.abs(change) <= INDICATOR_THRESHOLDS.flat) return 'FLAT'
  return change > 0 ? 'RISING' : 'FALLING'
}

function rounded(value: number): number {
  // `+ 0`: never a negative zero
  return Math.round(value * 100) / 100 + 0
}

/** One published indicator of a region, for its newest period. */
export type RegionIndicator = IndicatorChange & {
  tableId: string
  propertyType: TradedPropertyType
  indicatorName: Message
  regionName: string
  /** `YYYY-MM`. */
  period: string
  value: number
  unit: string | null
  freshness: 'FRESH' | 'AGING' | 'STALE'
  collectedAt: Date
}

type IndicatorRow = {
  tableId: string
  regionName: string
  unit: string | null
  collectedAt: string
  series: [period: string, value: number][]
}

/** The stored indicators of a region: for each table, the narrowest of its `regionCodes` (10 digits) with data. */
export const regionIndicators = statement<Versioned<IndicatorRow>, { regionCodes: string[]; tableIds: string[] }>({
  name: 'read-region-indicators',
  columns: VERSIONED_COLUMNS,
  text: versionedText(
    VERSION_OF.indicators,
    `select distinct on (table_id) table_id as "tableId", region_name as "regionName", unit,
       collected_at as "collectedAt", series
     from (
       select
         table_id, region_code, max(collected_at) as collected_at,
         (array_agg(region_name order by period desc))[1] as region_name,
         (array_agg(unit order by period desc))[1] as unit,
         json_agg(json_build_array(period, value) order by period desc) as series
       from market_indicators
       where region_code = any(:regionCodes::text[]) and table_id = any(:tableIds::text[])
       group by table_id, region_code
     ) as region
     order by table_id, array_position(:regionCodes, region_code)`,
  ),
})

/** Searches `regionCodes`, narrowest first, then the whole country. */
export function indicatorQuery(regionCodes: readonly string[]): { regionCodes: string[]; tableIds: string[] } {
  return {
    regionCodes: [...regionCodes, NATIONWIDE],
    tableIds: INDICATOR_TABLES.map(({ tableId }) => tableId),
  }
}

export function indicatorsOf(rows: readonly IndicatorRow[], now: Date): RegionIndicator[] {
  const newestMonth = addMonths(seoulMonth(now), -1)
  return INDICATOR_TABLES.flatMap((table): RegionIndicator[] => {
    const { tableId, propertyType } = table
    const row = rows.find((each) => each.tableId === tableId)
    const newest = row?.series[0]
    if (row === undefined || newest === undefined) return []
    const [period, value] = newest
    return [
      {
        tableId,
        propertyType,
        indicatorName: nameOf(table),
        regionName: row.regionName.replaceAll('>', ' '),
        period: yearMonth(period),
        value,
        unit: row.unit,
        ...changeOf(new Map(row.series), period, row.unit),
        freshness: freshnessOf(period, newestMonth),
        collectedAt: new Date(row.collectedAt),
      },
    ]
  })
}
