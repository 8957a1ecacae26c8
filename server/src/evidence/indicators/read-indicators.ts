import type { Pool } from 'pg'
import { addMonths, seoulMonth, yearMonth } from '../../domain/calendar.ts'
import type { TradedPropertyType } from '../../domain/property/property-type.ts'
import { statement } from '../../platform/statement.ts'
import type { Message } from '../../words/message.ts'
import { changeOf, freshnessOf, type IndicatorChange } from './indicator-change.ts'
import { NATIONWIDE } from './indicator-regions.ts'
import { INDICATOR_TABLES, nameOf } from './indicator-tables.ts'

/** One published indicator of a region, at its newest period. */
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

type Row = {
  table_id: string
  region_name: string
  unit: string | null
  collected_at: Date
  series: [period: string, value: number][]
}

const regionSeries = statement<Row, { regionCodes: string[]; tableIds: string[] }>({
  name: 'read-region-indicators',
  columns: { table_id: 'text', region_name: 'text', unit: 'text', collected_at: 'timestamptz', series: 'json' },
  text: `select distinct on (table_id) table_id, region_name, unit, collected_at, series
   from (
     select
       table_id, region_code, max(collected_at) as collected_at,
       (array_agg(region_name order by period desc))[1] as region_name,
       (array_agg(unit order by period desc))[1] as unit,
       json_agg(json_build_array(period, value) order by period desc) as series
     from market_indicators
     where region_code = any(:regionCodes) and table_id = any(:tableIds)
     group by table_id, region_code
   ) as found
   order by table_id, array_position(:regionCodes, region_code)`,
})

/**
 * The stored indicators of a region: of each table the narrowest of its `regionCodes` (10 digits, narrowest first) that
 * has numbers, else the whole country's. Stored data only.
 */
export async function readRegionIndicators(pool: Pool, regionCodes: string[], now: Date): Promise<RegionIndicator[]> {
  const tableIds = INDICATOR_TABLES.map(({ tableId }) => tableId)
  const rows = await regionSeries(pool, { regionCodes: [...regionCodes, NATIONWIDE], tableIds })
  const newestMonth = addMonths(seoulMonth(now), -1)
  return INDICATOR_TABLES.flatMap((table): RegionIndicator[] => {
    const { tableId, propertyType } = table
    const row = rows.find((each) => each.table_id === tableId)
    const newest = row?.series[0]
    if (row === undefined || newest === undefined) return []
    const [period, value] = newest
    return [
      {
        tableId,
        propertyType,
        indicatorName: nameOf(table),
        regionName: row.region_name.replaceAll('>', ' '),
        period: yearMonth(period),
        value,
        unit: row.unit,
        ...changeOf(new Map(row.series), period, row.unit),
        freshness: freshnessOf(period, newestMonth),
        collectedAt: row.collected_at,
      },
    ]
  })
}
