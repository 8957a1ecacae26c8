import type { Pool } from 'pg'
import { addMonths, seoulDate, seoulMonth } from '../../domain/calendar.ts'
import { areaBand } from '../../domain/comparison/sample.ts'
import type { HomeDeals, HomeIndicator, HomeStatistic } from '../../domain/favorite/favorite.ts'
import { conversionRateOn } from '../../domain/law/conversion-rate.ts'
import type { TradedPropertyType } from '../../domain/property/property-type.ts'
import type { PublicPrice, PublicPriceKind } from '../../domain/property/public-price.ts'
import { parseUnitText } from '../../domain/property/unit-text.ts'
import { STORED_FIRST } from '../../domain/rule-book/evidence-thresholds.ts'
import { FAVORITE_TREND } from '../../domain/rule-book/shown-thresholds.ts'
import { statement } from '../../platform/database/statement.ts'
import { WITH_ITS_LAND } from '../deals/deal-query.ts'
import {
  CONVERSION_RATE_TABLES,
  CONVERSION_RATE_TYPES,
  type ConversionRateRow,
  type ConversionRates,
  conversionRatesIn,
  conversionRatesOf,
} from '../indicators/conversion-rates.ts'
import { INDICATOR_TABLES, nameOf } from '../indicators/indicator-tables.ts'
import { pricesOf, type StoredPriceRow, servingImport } from '../public-price/read-stored-prices.ts'
import type { StoredRegister } from '../register/stored-register.ts'
import { isFresh } from '../stored-first.ts'

export type LotReportQuery = {
  pnu: string
  areaSquareMeter: number | null
  /** Tail of the address, such as `101동 1203호`. */
  unitText: string | null
  /** The lot under every code it has had. */
  knownPnus: readonly string[]
  /** The regions whose indicators may be used, narrowest first; 10 digits. */
  regionCodes: readonly string[]
  /** Deals stored after this are new; `null`: new deals are not counted. */
  newSince: Date | null
}

/** The official prices of one kind, as of the last look-up. */
type StoredPriceSnapshot = {
  kind: PublicPriceKind
  status: 'FOUND' | 'NOT_FOUND'
  collectedAt: Date
  prices: PublicPrice[]
}

/** All stored evidence of one lot and its surroundings. */
export type LotReport = {
  /** `null` when none is stored, or the last look-up found none. */
  register: StoredRegister | null
  /** Whether the register may be used without another look-up. */
  isRegisterFresh: boolean
  deals: HomeDeals[]
  newDeals: { count: number; months: string[] }
  prices: StoredPriceSnapshot[]
  statistics: HomeStatistic[]
  indicators: HomeIndicator[]
  /** Rates of the region, by type of home. */
  conversionRates: ConversionRates
}

type Row = {
  register: (Omit<StoredRegister, 'collectedAt'> & { collectedAt: string }) | null
  deals: HomeDeals[]
  newDeals: { count: number; months: string[] | null }
  lookedUp: { kind: PublicPriceKind; status: 'FOUND' | 'NOT_FOUND'; at: string; prices: StoredPriceRow['looked_up'] }[]
  imported: {
    kind: PublicPriceKind
    baseYear: number
    baseMonth: number | null
    source: StoredPriceRow['source']
    asOf: string
    at: string
    buildingName: string | null
    units: StoredPriceRow['units']
  }[]
  statistics: HomeStatistic[]
  indicators: { tableId: string; regionName: string; period: string; value: number; unit: string | null }[]
  rates: ConversionRateRow[] | null
}

const OF_LOT = `
  legal_district_code = left(home.pnu, 10) and main_number = substr(home.pnu, 12, 4)
  and sub_number = substr(home.pnu, 16, 4) and not cancelled
  and land_kind = case substr(home.pnu, 11, 1) when '2' then 'MOUNTAIN' else 'LAND' end`

const DEALS = `
  select
    property_type as "propertyType", kind, deal_month as month, grouping(is_similar) = 0 as similar,
    count(*)::int as count, min(deal_month) as "fromMonth", max(deal_month) as "toMonth",
    percentile_cont(0.5) within group (order by amount) as "medianManwon",
    percentile_cont(0.5) within group (order by rent) as "medianMonthlyRentManwon",
    case when kind = 'RENT_MONTHLY' then percentile_cont(0.5) within group (order by converted_rent) end
      as "medianConvertedRentManwon"
  from (
    select
      property_type, deal_month, coalesce(area_square_meter between home."areaFrom" and home."areaTo", false) as is_similar,
      case when trade_kind = 'SALE' then 'SALE' when monthly_rent_manwon = 0 then 'RENT_JEONSE' else 'RENT_MONTHLY' end
        as kind,
      coalesce(sale_amount_manwon, deposit_manwon) as amount, monthly_rent_manwon as rent,
      monthly_rent_manwon
        + deposit_manwon * coalesce((rates.shares ->> property_type)::float8, :marketRate::float8) / 12 as converted_rent
    from stored_deals
    where ${OF_LOT} and deal_month >= :fromMonth and ${WITH_ITS_LAND}
  ) as deal
  group by grouping sets (
    (property_type, kind, deal_month, is_similar), (property_type, kind, is_similar),
    (property_type, kind, deal_month), (property_type, kind)
  )
  having grouping(is_similar) = 1 or is_similar`

/** For a large complex, only the units closest in area and those with the requested number, as in `readStoredPrices`. */
const closest = (area: string, from: string) => `
  select *, abs(${area} - home.area) as distance, min(abs(${area} - home.area)) over () as closest from ${from}`

const LOOKED_UP = `
  select coalesce(json_agg(json_build_object('kind', kind, 'status', status, 'at', collected_at, 'prices', (
    select json_agg(json_build_array(
      base_year, base_month, price_won, area_square_meter, building_name, dong_name, ho_name, floor_name, updated_on
    ))
    from (${closest('area_square_meter', 'public_prices as price where price.pnu = home.pnu and price.kind = snapshot.kind')}) as known
    where home.area is null or ho_key = home."hoKey" or coalesce(distance <= closest + 0.05, true)
  ))), '[]')
  from public_price_snapshots as snapshot where snapshot.pnu = home.pnu`

const IMPORTED = `
  select coalesce(json_agg(json_build_object(
    'kind', kind, 'baseYear', base_year, 'baseMonth', base_month, 'source', source, 'asOf', as_of, 'at', collected_at,
    'buildingName', building_name, 'units', (
      select json_agg(json_build_array(dong, ho, floor, area, price))
      from (${closest('area', 'unnest(dongs, hos, floors, areas, prices) as unit (dong, ho, floor, area, price)')}) as unit
      where home.area is null or ho = home."hoKey" or coalesce(distance <= closest + 0.051, true)
    ))), '[]')
  from (
    select distinct on (kind) * from imported_public_prices where pnu = any(home."knownPnus")
    order by kind, base_year desc, as_of desc
  ) as lot`

const STATISTICS = (scope: string, condition: string) => `
  select property_type as "propertyType", trade_kind as kind, deal_month as month, '${scope}' as scope,
    sample_count as count, median_amount as "medianManwon", median_monthly_rent as "medianMonthlyRentManwon"
  from market_statistics_monthly
  where ${condition} and property_type = any(:propertyTypes) and trade_kind = any(:kinds) and deal_month >= :fromMonth`

const lotReports = statement<
  Row,
  {
    homes: string
    fromMonth: string
    propertyTypes: TradedPropertyType[]
    kinds: HomeDeals['kind'][]
    tableIds: string[]
    indicatorsFrom: string
    rateTables: string[]
    rateTypes: string[]
    /** Share per year, used when the region has no rate; null when none is known. */
    marketRate: number | null
  }
>({
  name: 'lot-reports',
  columns: {
    register: 'json',
    deals: 'json',
    newDeals: 'json',
    lookedUp: 'json',
    imported: 'json',
    statistics: 'json',
    indicators: 'json',
    rates: 'json',
  },
  text: `
    select
      (select json_build_object('status', status, 'buildings', buildings, 'collectedAt', collected_at, 'filedOn', filed_on)
       from building_registers as register where register.pnu = home.pnu and active) as register,
      (select coalesce(json_agg(found), '[]') from (${DEALS}) as found) as deals,
      (select json_build_object('count', count(*), 'months', array_agg(distinct deal_month))
       from stored_deals where ${OF_LOT} and stored_at > home."newSince") as "newDeals",
      (${LOOKED_UP}) as "lookedUp",
      (${IMPORTED}) as imported,
      (select coalesce(json_agg(found), '[]') from (
         ${STATISTICS('LEGAL_DISTRICT', 'legal_district_code = left(home.pnu, 10)')}
         union all ${STATISTICS('LAWD_CD', 'lawd_cd = left(home.pnu, 5) and legal_district_code is null')}
       ) as found) as statistics,
      (select coalesce(json_agg(found), '[]') from (
         select distinct on (table_id) table_id as "tableId", region_name as "regionName", period, value, unit
         from market_indicators
         where region_code = any(home."regionCodes") and table_id = any(:tableIds) and period >= :indicatorsFrom
         order by table_id, array_position(home."regionCodes", region_code), period desc
       ) as found) as indicators,
      rates.rows as rates
    from jsonb_to_recordset(:homes::jsonb) as home (
      place int, pnu text, area float8, "areaFrom" float8, "areaTo" float8, "hoKey" text, "regionCodes" text[],
      "knownPnus" bigint[],
      "newSince" timestamptz
    )
    cross join lateral (${conversionRatesIn('home."regionCodes"')}) as rates
    order by place`,
})

/** The stored evidence of some lots, in the given order; one statement for all, and no provider call. */
export async function readLotReports(pool: Pool, homes: readonly LotReportQuery[], now: Date): Promise<LotReport[]> {
  if (homes.length === 0) return []
  const month = seoulMonth(now)
  const rows = await lotReports(pool, {
    homes: JSON.stringify(homes.map(parametersOf)),
    fromMonth: addMonths(month, -FAVORITE_TREND.months),
    propertyTypes: ['APARTMENT', 'OFFICETEL', 'ROW_HOUSE_MULTI_UNIT', 'DETACHED_MULTI_FAMILY'],
    kinds: ['RENT_JEONSE', 'RENT_MONTHLY', 'SALE'],
    tableIds: INDICATOR_TABLES.map(({ tableId }) => tableId),
    indicatorsFrom: addMonths(month, -FAVORITE_TREND.recentMonths),
    rateTables: [...CONVERSION_RATE_TABLES],
    rateTypes: [...CONVERSION_RATE_TYPES],
    marketRate: conversionRateOn(null, seoulDate(now))?.value ?? null,
  })
  return rows.map((row, index) => reportOf(row, homes[index]?.pnu ?? '', now))
}

function parametersOf({ areaSquareMeter: area, unitText, ...home }: LotReportQuery, place: number) {
  const width = area === null ? 0 : areaBand(area)
  const band = area === null ? {} : { areaFrom: area - width, areaTo: area + width }
  return { ...home, place, area, ...band, hoKey: parseUnitText(unitText).ho }
}

function reportOf(
  { register, newDeals, lookedUp, imported, indicators, rates, ...row }: Row,
  pnu: string,
  now: Date,
): LotReport {
  const collectedAt = register === null ? null : new Date(register.collectedAt)
  return {
    ...row,
    conversionRates: conversionRatesOf(rates),
    register: register && collectedAt && { ...register, collectedAt },
    isRegisterFresh: isFresh(collectedAt, STORED_FIRST.resultFreshHours, now),
    newDeals: { count: newDeals.count, months: newDeals.months ?? [] },
    prices: pricesOfLot(pnu, { lookedUp, imported }),
    indicators: indicators.flatMap(({ tableId, regionName, ...indicator }) => {
      const table = INDICATOR_TABLES.find((each) => each.tableId === tableId)
      if (table === undefined) return []
      const { propertyType } = table
      return [
        {
          ...indicator,
          name: nameOf(table),
          propertyType,
          regionName: regionName.replaceAll('>', ' '),
        },
      ]
    }),
  }
}

const NO_PRICES: StoredPriceRow = {
  status: null,
  looked_up_at: null,
  looked_up: null,
  base_year: null,
  base_month: null,
  source: null,
  as_of: null,
  imported_at: null,
  building_name: null,
  units: null,
}

/** For each kind, the imported prices or the looked-up ones, whichever apply. */
function pricesOfLot(pnu: string, { lookedUp, imported }: Pick<Row, 'lookedUp' | 'imported'>): StoredPriceSnapshot[] {
  const kinds = new Set([...lookedUp, ...imported].map(({ kind }) => kind))
  return [...kinds].flatMap((kind): StoredPriceSnapshot[] => {
    const asked = lookedUp.find((each) => each.kind === kind)
    const file = imported.find((each) => each.kind === kind)
    const stored = pricesOf(
      { pnu, kind },
      {
        ...NO_PRICES,
        ...(asked && { status: asked.status, looked_up_at: new Date(asked.at), looked_up: asked.prices }),
        ...(file && {
          base_year: file.baseYear,
          base_month: file.baseMonth,
          source: file.source,
          as_of: file.asOf,
          imported_at: new Date(file.at),
          building_name: file.buildingName,
          units: file.units,
        }),
      },
    )
    const serving = servingImport(stored)
    if (serving !== null) return [{ kind, status: 'FOUND', collectedAt: serving.collectedAt, prices: serving.prices }]
    return stored.lookedUp === null ? [] : [{ kind, ...stored.lookedUp }]
  })
}
