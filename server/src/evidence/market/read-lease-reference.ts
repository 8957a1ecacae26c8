import type { Pool } from 'pg'
import type { Lot } from '../../domain/address/lot.ts'
import { addMonths, seoulMonth } from '../../domain/calendar.ts'
import { pooledQuantile } from '../../domain/comparison/statistics.ts'
import type { DistrictCatalogue } from '../../domain/district/district-catalogue.ts'
import type { DistrictFigures } from '../../domain/market/district-figures.ts'
import type { PropertyType } from '../../domain/property/property-type.ts'
import { LEASE_REFERENCE } from '../../domain/rule-book/evidence-thresholds.ts'
import { statement } from '../../platform/database/statement.ts'
import type { Text } from '../../words/message.ts'
import {
  districtFiguresOf,
  figureCodes,
  STORED_DISTRICT_FIGURES,
  type StoredDistrictFigures,
} from '../district-risk/read-figures.ts'
import { INDICATOR_TABLES, nameOf } from '../indicators/indicator-tables.ts'

export type LeaseReferenceQuery = {
  legalDistrictCode: string
  propertyType: PropertyType
  /** `null` when only the district is known. */
  lot: Lot | null
  /** Whether to return deposits in addition to the conversion rate. */
  withDeposits: boolean
  /** The regions whose rate may be used, narrowest first; 10 digits. */
  regionCodes: readonly string[]
  now: Date
}

/** Deposits of stored past leases with and without rent, in manwon. */
type StoredDeposits = {
  q1: number
  median: number
  q3: number
  sampleCount: number
  /** `YYYYMM`. */
  fromMonth: string
  toMonth: string
}

/** Deposits, conversion rate and figures of the district from stored leases and statistics; `null` when nothing is stored. */
export type LeaseReference = {
  ofLot: StoredDeposits | null
  ofDistrict: StoredDeposits | null
  ofCity: StoredDeposits | null
  /** Percent per year, from the narrowest region that has a rate. */
  conversionRate: { tableId: string; percent: number; regionName: string; period: string } | null
  districtFigures: DistrictFigures
}

type Parameters = {
  withDeposits: boolean
  fromMonth: string
  legalDistrictCode: string
  lawdCd: string
  propertyType: string
  mainNumber: string | null
  subNumber: string | null
  landKind: string | null
  tableIds: string[]
  regionCodes: readonly string[]
  figureCodes: string[]
}

/** Monthly summary of a region, so that no query grows with the stored facts. */
type MonthRow = [month: string, count: number, min: number, q1: number, median: number, q3: number, max: number]
type Row = Pick<LeaseReference, 'ofLot' | 'conversionRate'> & {
  ofDistrict: MonthRow[] | null
  ofCity: MonthRow[] | null
  figures: StoredDistrictFigures
}

const OF_STATISTICS = `
  select json_agg(json_build_array(
    deal_month, sample_count, min_amount, q1_amount, median_amount, q3_amount, max_amount
  ) order by deal_month, trade_kind, source)
  from market_statistics_monthly
  where :withDeposits::boolean and property_type = :propertyType and trade_kind in ('RENT_JEONSE', 'RENT_MONTHLY')
    and deal_month >= :fromMonth`

const leaseReference = statement<Row, Parameters>({
  name: 'lease-reference',
  columns: { ofLot: 'json', ofDistrict: 'json', ofCity: 'json', conversionRate: 'json', figures: 'json' },
  text: `
    select
      (select to_json(found) from (
         select
           percentile_cont(0.25) within group (order by deposit_manwon) as q1,
           percentile_cont(0.5) within group (order by deposit_manwon) as median,
           percentile_cont(0.75) within group (order by deposit_manwon) as q3,
           count(*) as "sampleCount", min(deal_month) as "fromMonth", max(deal_month) as "toMonth"
         from stored_deals
         where :withDeposits::boolean and legal_district_code = :legalDistrictCode and main_number = :mainNumber
           and sub_number = :subNumber and land_kind = :landKind and trade_kind = 'RENT' and not cancelled
           and deal_month >= :fromMonth and deposit_manwon is not null
         having count(*) >= ${LEASE_REFERENCE.enoughDeals}
       ) as found) as "ofLot",
      (
        ${OF_STATISTICS} and legal_district_code = :legalDistrictCode having sum(sample_count) >= ${LEASE_REFERENCE.enoughDeals}
      ) as "ofDistrict",
      (
        ${OF_STATISTICS} and lawd_cd = :lawdCd and legal_district_code is null having sum(sample_count) >= ${LEASE_REFERENCE.enoughDeals}
      ) as "ofCity",
      (select to_json(found) from (
         select table_id as "tableId", value as percent, region_name as "regionName", period
         from market_indicators
         where table_id = any(:tableIds::text[]) and region_code = any(:regionCodes::text[])
         order by array_position(:regionCodes::text[], region_code), period desc limit 1
       ) as found) as "conversionRate",
      ${STORED_DISTRICT_FIGURES} as figures`,
})

/** One statement for all. */
export async function readLeaseReference(
  { pool, catalogue }: { pool: Pool; catalogue: DistrictCatalogue },
  query: LeaseReferenceQuery,
): Promise<LeaseReference> {
  const { legalDistrictCode, propertyType, lot, withDeposits, regionCodes, now } = query
  const [row] = await leaseReference(pool, {
    withDeposits,
    fromMonth: addMonths(seoulMonth(now), -LEASE_REFERENCE.months),
    legalDistrictCode,
    lawdCd: legalDistrictCode.slice(0, 5),
    propertyType,
    mainNumber: lot?.mainNumber ?? null,
    subNumber: lot?.subNumber ?? null,
    landKind: lot?.landKind ?? null,
    tableIds: conversionTables(propertyType),
    regionCodes,
    figureCodes: figureCodes(catalogue, legalDistrictCode),
  })
  if (row === undefined) throw new Error('a select without a row')
  const { ofDistrict, ofCity, figures, ...found } = row
  return {
    ...found,
    ofDistrict: ofDistrict && pooled(ofDistrict),
    ofCity: ofCity && pooled(ofCity),
    districtFigures: districtFiguresOf(figures, catalogue, legalDistrictCode),
  }
}

/** Pools jeonse and monthly rents of all months, as signed by the present tenants. `rows`: ordered by month. */
function pooled(rows: readonly MonthRow[]): StoredDeposits {
  const groups = rows.map(([, count, min, q1, median, q3, max]) => ({ count, min, q1, median, q3, max }))
  const months = rows.map(([month]) => month)
  return {
    q1: pooledQuantile(groups, 0.25),
    median: pooledQuantile(groups, 0.5),
    q3: pooledQuantile(groups, 0.75),
    sampleCount: groups.reduce((sum, { count }) => sum + count, 0),
    fromMonth: months[0] as string,
    toMonth: months.at(-1) as string,
  }
}

export function indicatorName(tableId: string): Text {
  const table = INDICATOR_TABLES.find((each) => each.tableId === tableId)
  return table === undefined ? tableId : nameOf(table)
}

function conversionTables(propertyType: PropertyType): string[] {
  return INDICATOR_TABLES.filter(
    (table) => table.propertyType === propertyType && table.measure === 'CONVERSION_RATE',
  ).map(({ tableId }) => tableId)
}
