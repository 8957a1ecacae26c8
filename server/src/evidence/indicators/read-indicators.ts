import { addMonths, seoulMonth, yearMonth } from '../../domain/calendar.ts'
import type { TradedPropertyType } from '../../domain/property/property-type.ts'
import { statement } from '../../platform/database/statement.ts'
import type { Message } from '../../words/message.ts'
import { VERSION_OF, VERSIONED_COLUMNS, type Versioned, versionedText } from '../regions/stored-versions.ts'
import { changeOf, freshnessOf, type IndicatorChange } from './indicator-change.ts'
import { NATIONWIDE } from './indicator-regions.ts'
import { INDICATOR_TABLES, nameOf } from './indicator-tables.ts'

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

export type IndicatorRow = {
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
