import type { Pool } from 'pg'
import { yearMonth } from '../../domain/calendar.ts'
import type { RegionConversionRate } from '../../domain/law/conversion-rate.ts'
import type { PropertyType } from '../../domain/property/property-type.ts'
import { statement } from '../../platform/database/statement.ts'
import { VERSION_OF, VERSIONED_COLUMNS, type Versioned, versionedText } from '../regions/stored-versions.ts'
import { INDICATOR_TABLES } from './indicator-tables.ts'

/** The stored rate of each type of home, from the narrowest region that has one. */
export type ConversionRates = Partial<Record<PropertyType, RegionConversionRate>>

/** `value` in percent per year, `period` as `202609`. */
export type ConversionRateRow = [tableId: string, value: number, regionName: string, period: string]

export type ConversionRateQuery = {
  /** Empty when no rate is requested. */
  rateTables: string[]
  /** Narrowest first; 10 digits. */
  regionCodes: readonly string[]
}

const PERCENT = 100

const TABLES = INDICATOR_TABLES.filter(({ measure }) => measure === 'CONVERSION_RATE')

export const CONVERSION_RATE_TABLES: readonly string[] = TABLES.map(({ tableId }) => tableId)
/** The type of home of each table, in the order of the tables. */
export const CONVERSION_RATE_TYPES: readonly string[] = TABLES.map(({ propertyType }) => propertyType)

/** SQL for the newest rate of the narrowest of some regions (an SQL expression), for the table of `asked`. */
const newestRate = (regionCodes: string) => `
  select value, region_name, period
  from market_indicators
  where table_id = asked.table_id and region_code = any(${regionCodes})
  order by array_position(${regionCodes}, region_code), period desc limit 1`

const ROWS = 'json_agg(json_build_array(asked.table_id, found.value, found.region_name, found.period))'

/** SQL for `ConversionRateRow[]` as JSON, by `ConversionRateQuery`; `null` when none is stored. */
export const STORED_CONVERSION_RATES = `(
  select ${ROWS}
  from unnest(:rateTables::text[]) as asked (table_id)
  cross join lateral (${newestRate(':regionCodes::text[]')}) as found
)`

/** The same for some regions (an SQL expression), as `rows` and as an object of yearly `shares` by type of home. */
export function conversionRatesIn(regionCodes: string): string {
  return `
    select ${ROWS} as rows, jsonb_object_agg(asked.property_type, found.value / ${PERCENT}) as shares
    from unnest(:rateTables::text[], :rateTypes::text[]) as asked (table_id, property_type)
    cross join lateral (${newestRate(regionCodes)}) as found`
}

const storedRates = statement<{ rates: ConversionRateRow[] | null }, ConversionRateQuery>({
  name: 'conversion-rates',
  columns: { rates: 'json' },
  text: `select ${STORED_CONVERSION_RATES} as rates`,
})

export async function readConversionRates(pool: Pool, regionCodes: readonly string[]): Promise<ConversionRates> {
  const [row] = await storedRates(pool, { rateTables: [...CONVERSION_RATE_TABLES], regionCodes })
  return conversionRatesOf(row?.rates ?? null)
}

/** The same, with the version of the indicators; at most one row. */
export const versionedRates = statement<Versioned<{ rates: ConversionRateRow[] | null }>, ConversionRateQuery>({
  name: 'versioned-conversion-rates',
  columns: VERSIONED_COLUMNS,
  text: versionedText(VERSION_OF.indicators, `select ${STORED_CONVERSION_RATES} as rates`),
})

export function conversionRatesOf(rows: readonly ConversionRateRow[] | null): ConversionRates {
  const rates: ConversionRates = {}
  for (const [tableId, percent, regionName, period] of rows ?? []) {
    const type = TABLES.find((table) => table.tableId === tableId)?.propertyType
    if (type === undefined) continue
    rates[type] = { value: percent / PERCENT, regionName: regionName.replaceAll('>', ' '), period: yearMonth(period) }
  }
  return rates
}
