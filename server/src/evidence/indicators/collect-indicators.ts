import type { Pool } from 'pg'
import { addMonths } from '../../domain/calendar.ts'
import type { DistrictCatalogue } from '../../domain/district/district-catalogue.ts'
import { INDICATOR_THRESHOLDS } from '../../domain/rule-book/evidence-thresholds.ts'
import { statement } from '../../platform/database/statement.ts'
import type { IndicatorItem, IndicatorObservation, IndicatorPort } from '../ports.ts'
import type { Collected } from '../stored-first.ts'
import { type IndicatorTableEntry, isNamedFor, regionCodesOf } from './indicator-tables.ts'

/** Tables with sizes as classes have regions as groups; only the class for all sizes is used. */
const ALL_SIZES = ['전체', '전규모', '합계', '계']

export type IndicatorCollector = {
  pool: Pool
  catalogue: DistrictCatalogue
  indicators: IndicatorPort
  now: () => Date
}

/** Reads one table up to a month (`YYYYMM`) and stores its regions. A table with an unexpected name is `MALFORMED`. */
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
  // reads the whole range again, because a new base month changes every value
  const from = addMonths(month, 1 - INDICATOR_THRESHOLDS.storedMonths)
  const data = await indicators.readData({ statblId: tableId, cycle: 'MM', itemId: measure.itemId, from, to: month })
  if (data.status !== 'FOUND') return data
  await storeIndicators(collector, tableId, from, data.value)
  return { status: 'FOUND' }
}

/** The only measure of a table, or its index or rate among several. */
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
  await replaceIndicators(pool, {
    tableId,
    from,
    collectedAt: now(),
    regionCodes: placed.map(({ path }) => codes.get(path)),
    periods: placed.map(({ period }) => period),
    values: placed.map(({ value }) => value),
    units: placed.map(({ unit }) => unit),
    regionNames: placed.map(({ path }) => path),
  })
}

const replaceIndicators = statement<
  never,
  {
    tableId: string
    from: string
    collectedAt: Date
    regionCodes: (string | undefined)[]
    periods: string[]
    values: number[]
    units: (string | null)[]
    regionNames: string[]
  }
>({
  name: 'replace-market-indicators',
  columns: {},
  text: `
    with outdated as (
      delete from market_indicators where table_id = :tableId and period < :from
    )
    insert into market_indicators (table_id, collected_at, region_code, period, value, unit, region_name)
    select distinct on (region_code, period) :tableId, :collectedAt::timestamptz, published.*
    from unnest(:regionCodes::text[], :periods::text[], :values::float8[], :units::text[], :regionNames::text[])
      as published (region_code, period, value, unit, region_name)
    on conflict (region_code, table_id, period) do update set
      value = excluded.value, unit = excluded.unit, region_name = excluded.region_name,
      collected_at = excluded.collected_at`,
})
