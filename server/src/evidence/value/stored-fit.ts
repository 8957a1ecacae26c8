import { type Calibration, provisionalCalibration } from '../../domain/value/calibration.ts'
import { dayOf } from '../../domain/value/day.ts'
import { comparablesOf, dealsWithinYearOf, type NearDeals } from '../../domain/value/near-deals.ts'
import type { DistrictFit } from '../../domain/value/price-fit.ts'
import type { DatedPriceFit } from '../../domain/value/public-price-ratio.ts'
import type { Comparable, ValueKind } from '../../domain/value/valued-home.ts'
import { replaceParameters, statement } from '../../platform/statement.ts'
import type { Queryable } from '../../platform/transaction.ts'
import { FIT_VERSIONS, type FitScope } from './fit-versions.ts'

/** What is fitted for one legal district, property type and kind. */
export type StoredFit = {
  fit: DistrictFit
  fittedAt: Date
  guDealsWithinYear: number
  /** Deals of other lots and of the lot itself, ordinary ones of the year before the fit. */
  near: Comparable[]
  /** Ordinary deals within a year, by lot. */
  dealsWithinYear: ReadonlyMap<string, number>
  calibration: Calibration
}

export type StoredFits = {
  versions: string
  byKind: Partial<Record<ValueKind, StoredFit>>
  /** About so much memory. */
  bytes: number
}

type Level = [layer: string, key: string, firstDay: string, values: number[]]
type Row = {
  kind: ValueKind
  fitted_at: Date
  coefficients: number[]
  gu: { effect: number; dealsWithinYear: number } | null
  levels: Level[]
  near_deals: NearDeals | null
  public_price: DatedPriceFit | null
  calibration: Calibration | null
  versions: string
}
type Parameters = FitScope & { lawdCd: string; legalDistrictCode: string }

const NO_DEALS: NearDeals = { lots: [], deals: [] }
const BYTES_OF_A_DEAL = 200

export type FitsQuery = FitScope & { legalDistrictCode: string }

/** Everything in one statement, so that it belongs together; `null`: nothing is fitted. */
export async function readStoredFits(database: Queryable, query: FitsQuery): Promise<StoredFits | null> {
  return fitsOf(await storedFits(database, parametersOf(query)), query)
}

/** Of several districts, in their order; one statement for all of them. */
export async function readStoredFitsOfHomes(
  database: Queryable,
  queries: readonly FitsQuery[],
): Promise<(StoredFits | null)[]> {
  if (queries.length === 0) return []
  const homes = queries.map((query, place) => ({ place, ...parametersOf(query) }))
  const rows = await storedFitsOfHomes(database, { homes: JSON.stringify(homes) })
  const byPlace = Map.groupBy(rows, ({ place }) => place)
  return queries.map((query, place) => fitsOf(byPlace.get(place) ?? [], query))
}

function parametersOf({ propertyType, zone, legalDistrictCode }: FitsQuery): Parameters {
  return { propertyType, zone, legalDistrictCode, lawdCd: legalDistrictCode.slice(0, 5) }
}

function fitsOf(rows: readonly Row[], { legalDistrictCode }: FitsQuery): StoredFits | null {
  if (rows[0] === undefined) return null
  const byKind = Object.fromEntries(rows.map((row) => [row.kind, storedFit(row, legalDistrictCode)]))
  const numbers = rows.reduce(
    (sum, { levels, coefficients }) =>
      levels.reduce((n, [, , , values]) => n + values.length, sum + coefficients.length),
    0,
  )
  const deals = rows.reduce((sum, { near_deals: near }) => sum + (near?.deals.length ?? 0), 0)
  return { versions: rows[0].versions, byKind, bytes: numbers * 8 + deals * BYTES_OF_A_DEAL }
}

function storedFit(row: Row, legalDistrictCode: string): StoredFit {
  const series = (layer: string, ofKey: (key: string) => boolean = () => true) => {
    const found = row.levels.find(([of, key]) => of === layer && ofKey(key))
    return found === undefined ? null : { firstDay: dayOf(found[2]), values: Float64Array.from(found[3]) }
  }
  return {
    fit: {
      legalDistrictCode,
      zone: series('zone'),
      gu: series('gu'),
      district: series('district'),
      areaClasses: AREA_CLASSES.map((areaClass) => series('areaClass', (key) => key.endsWith(`:${areaClass}`))),
      coefficients: row.coefficients,
      guEffect: row.gu?.effect ?? 0,
      publicPrice: row.public_price,
    },
    fittedAt: row.fitted_at,
    guDealsWithinYear: row.gu?.dealsWithinYear ?? 0,
    near: comparablesOf(row.near_deals ?? NO_DEALS),
    dealsWithinYear: dealsWithinYearOf(row.near_deals ?? NO_DEALS),
    calibration: row.calibration ?? provisionalCalibration(),
  }
}

const AREA_CLASSES = [0, 1, 2, 3, 4]

const COLUMNS = {
  kind: 'text',
  fitted_at: 'timestamptz',
  coefficients: '_float8',
  gu: 'jsonb',
  levels: 'json',
  near_deals: 'json',
  public_price: 'jsonb',
  calibration: 'json',
  versions: 'text',
} as const

const STORED_FITS = `
  select
    mean.kind, mean.fitted_at, mean.coefficients, mean.gus -> :lawdCd as gu,
    (
      select coalesce(json_agg(json_build_array(layer, key, first_day, values)), '[]')
      from price_level as level
      where (level.kind, level.property_type) = (mean.kind, mean.property_type)
        and (layer, key) in (
          ('zone', :zone), ('gu', :lawdCd), ('district', :legalDistrictCode),
          ${AREA_CLASSES.map((areaClass) => `('areaClass', :lawdCd || ':${areaClass}')`).join(', ')}
        )
    ) as levels,
    near.near_deals,
    (
      select fit || jsonb_build_object(
        'ratios', jsonb_strip_nulls(jsonb_build_object(
          left(:lawdCd, 2), fit -> 'ratios' -> left(:lawdCd, 2), :lawdCd::text, fit -> 'ratios' -> :lawdCd,
          :legalDistrictCode::text, fit -> 'ratios' -> :legalDistrictCode
        )),
        'spreads', (
          select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(fit -> 'spreads')
          where left(key, 5) = :lawdCd
        )
      )
      from (select mean.public_price_fit as fit) as fitted where fit is not null
    ) as public_price,
    (
      select json_build_object(
        'base', base, 'factors', factors, 'quantiles', quantiles, 'sampleCount', sample_count,
        'provisional', provisional
      )
      from price_calibration as calibration
      where (calibration.kind, calibration.property_type) = (mean.kind, mean.property_type)
    ) as calibration,
    ${FIT_VERSIONS} as versions
  from price_mean as mean
  left join price_near_deals as near on (near.kind, near.property_type) = (mean.kind, mean.property_type)
    and near.legal_district_code = :legalDistrictCode
  where mean.property_type = :propertyType and mean.zone = :zone and mean.version is not null
  order by mean.kind`

const storedFits = statement<Row, Parameters>({ name: 'read-stored-fits', columns: COLUMNS, text: STORED_FITS })

const storedFitsOfHomes = statement<Row & { place: number }, { homes: string }>({
  name: 'read-stored-fits-of-homes',
  columns: { place: 'int4', ...COLUMNS },
  text: `
    select place, found.*
    from jsonb_to_recordset(:homes::jsonb) as home (
      place int, "propertyType" text, zone text, "legalDistrictCode" text, "lawdCd" text
    )
    cross join lateral (${replaceParameters(STORED_FITS, (name) => `home."${name}"`)}) as found
    order by place`,
})
