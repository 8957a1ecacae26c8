import type { Pool } from 'pg'
import { addMonths } from '../../domain/calendar.ts'
import type { DistrictCatalogue } from '../../domain/district/district-catalogue.ts'
import type { IndicatorItem, IndicatorObservation, IndicatorPort } from '../indicator-ports.ts'
import type { Collected } from '../stored-first.ts'
import { regionCodesOf } from './indicator-regions.ts'
import { type IndicatorTableEntry, isNamedFor } from './indicator-tables.ts'

/** Enough for the change over 12 months, two years back; the whole range is read anew, as a new base month changes it all. */
const MONTHS_KEPT = 25

/** Tables with sizes as classes have the regions as groups; only the class over all sizes counts. */
const ALL_SIZES = ['전체', '전규모', '합계', '계']

export type IndicatorCollector = {
  pool: Pool
  catalogue: DistrictCatalogue
  indicators: IndicatorPort
  now: () => Date
}

/** Reads one table up to a month (`YYYYMM`) and stores its regions. A table of another name is `MALFORMED`. */
export async function collectIndicators(
  collector: IndicatorCollector,
  entry: IndicatorTableEntry,
  month: string,
): Promise<Collected> {
  const { indicators } = collector
  const { tableId } = entry
  const table = await indicators.readTable(tableId)
  if (table.status !== 'FOUND') return table
  if (!isNamedFor(entry, table.value.name)) return { status: 'ERROR', reason: 'MALFORMED' }
  const measures = await indicators.readItems(tableId, 'MEASURE')
  if (measures.status !== 'FOUND') return measures
  const measure = measureOf(measures.value)
  if (measure === null) return { status: 'ERROR', reason: 'MALFORMED' }
  const from = addMonths(month, 1 - MONTHS_KEPT)
  const data = await indicators.readData({ statblId: tableId, cycle: 'MM', itemId: measure.itemId, from, to: month })
  if (data.status !== 'FOUND') return data
  await storeIndicators(collector, tableId, from, data.value)
  return { status: 'FOUND' }
}

/** The one number of a table, or its index or rate beside others. */
function measureOf(measures: IndicatorItem[]): IndicatorItem | null {
  if (measures.length === 1) return measures[0] ?? null
  const [fitting, ...others] = measures.filter(({ name }) => /지수|비율|전환율/.test(name))
  return fitting !== undefined && others.length === 0 ? fitting : null
}

async function storeIndicators(
  { pool, catalogue, now }: IndicatorCollector,
  tableId: string,
  from: string,
  observations: IndicatorObservation[],
): Promise<void> {
  const rows = observations.flatMap((each) => {
    if (each.groupName !== null && !ALL_SIZES.includes(each.className)) return []
    return each.value === null ? [] : [{ ...each, value: each.value, path: each.groupName ?? each.classFullName }]
  })
  const codes = regionCodesOf(
    catalogue,
    rows.map(({ path }) => path),
  )
  const placed = rows.filter(({ path }) => codes.has(path))
  await pool.query({
    ...replaceIndicators,
    values: [
      tableId,
      from,
      now(),
      placed.map(({ path }) => codes.get(path)),
      placed.map(({ period }) => period),
      placed.map(({ value }) => value),
      placed.map(({ unit }) => unit),
      placed.map(({ path }) => path),
    ],
  })
}

const replaceIndicators = {
  name: 'replace-market-indicators',
  text: `
    with outdated as (
      delete from market_indicators where table_id = $1 and period < $2
    )
    insert into market_indicators (table_id, collected_at, region_code, period, value, unit, region_name)
    select distinct on (region_code, period) $1, $3::timestamptz, published.*
    from unnest($4::text[], $5::text[], $6::float8[], $7::text[], $8::text[])
      as published (region_code, period, value, unit, region_name)
    on conflict (region_code, table_id, period) do update set
      value = excluded.value, unit = excluded.unit, region_name = excluded.region_name,
      collected_at = excluded.collected_at`,
}
