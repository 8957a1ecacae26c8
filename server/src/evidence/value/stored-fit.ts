import { type Calibration, provisionalCalibration } from '../../domain/value/calibration.ts'
import { dayOf } from '../../domain/value/day.ts'
import { ESTIMATOR_CONSTANTS } from '../../domain/value/estimator-constants.ts'
import { comparablesOf, dealsWithinYearOf, type NearDeals } from '../../domain/value/near-deals.ts'
import type { DistrictFit } from '../../domain/value/price-fit.ts'
import type { DatedPriceFit } from '../../domain/value/public-price-ratio.ts'
import type { Comparable, ValueKind } from '../../domain/value/valued-home.ts'
import { replaceParameters, statement } from '../../platform/database/statement.ts'
import type { Queryable } from '../../platform/database/transaction.ts'
import { FIT_VERSIONS, type FitScope } from './fit-versions.ts'
import { ESTIMATE_MODEL } from './outcomes.ts'

/** The fit for one legal district, property type and kind. */
export type StoredFit = {
  fit: DistrictFit
  fittedAt: Date
  guDealsWithinYear: number
  /** Ordinary deals of the year before the fit, of other lots and of the lot itself. */
  near: Comparable[]
  /** Public prices of these deals, by deal, in manwon. */
  publicPrices: ReadonlyMap<string, number>
  /** Ordinary deals within a year, by lot. */
  dealsWithinYear: ReadonlyMap<string, number>
  calibration: Calibration
}

export type StoredFits = {
  versions: string
  byKind: Partial<Record<ValueKind, StoredFit>>
  /** Approximate memory. */
  bytes: number
}

type Level = [layer: string, key: string, firstDay: string, values: number[]]
type Row = {
  kind: ValueKind
  fitted_at: Date
  coefficients: number[]
  gu: { effect: number; dealsWithinYear: number } | null
  /** Replaces coefficients and effect; `null` when there is none for this model. */
  model_mean: { coefficients: number[]; guEffect: number | null; districtEffect: number | null } | null
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

/** One statement, so that all parts are consistent; `null` when nothing is fitted. */
export async function readStoredFits(database: Queryable, query: FitsQuery): Promise<StoredFits | null> {
  return fitsOf(await storedFits(database, parametersOf(query)), query)
}

/** Reads several districts, in order, with one statement. */
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

function fitsOf(rows: readonly Row[], query: FitsQuery): StoredFits | null {
  if (rows[0] === undefined) return null
  const byKind = Object.fromEntries(rows.map((row) => [row.kind, storedFit(row, query)]))
  const numbers = rows.reduce(
    (sum, { levels, coefficients }) =>
      levels.reduce((n, [, , , values]) => n + values.length, sum + coefficients.length),
    0,
  )
  const deals = rows.reduce((sum, { near_deals: near }) => sum + (near?.deals.length ?? 0), 0)
  return { versions: rows[0].versions, byKind, bytes: numbers * 8 + deals * BYTES_OF_A_DEAL }
}

function storedFit(row: Row, { propertyType, legalDistrictCode }: FitsQuery): StoredFit {
  const series = (layer: string, ofKey: (key: string) => boolean = () => true) => {
    const found = row.levels.find(([of, key]) => of === layer && ofKey(key))
    return found === undefined ? null : { firstDay: dayOf(found[2]), values: Float64Array.from(found[3]) }
  }
  const mean = row.model_mean
  const near = comparablesOf(row.near_deals ?? NO_DEALS)
  return {
    fit: {
      legalDistrictCode,
      zone: series('zone'),
      gu: series('gu'),
      district: series('district'),
      areaClasses: AREA_CLASSES.map((areaClass) => series('areaClass', (key) => key.endsWith(`:${areaClass}`))),
      coefficients: mean?.coefficients ?? row.coefficients,
      guEffect: mean === null ? (row.gu?.effect ?? 0) : (mean.guEffect ?? 0) + (mean.districtEffect ?? 0),
      publicPrice: row.public_price,
    },
    fittedAt: row.fitted_at,
    guDealsWithinYear: row.gu?.dealsWithinYear ?? 0,
    near,
    publicPrices: new Map(
      near.flatMap(({ dealId, publicPriceManwon: price }) => (price === undefined ? [] : [[dealId, price] as const])),
    ),
    dealsWithinYear: dealsWithinYearOf(row.near_deals ?? NO_DEALS),
    calibration: row.calibration ?? provisionalCalibration(0, ESTIMATOR_CONSTANTS[propertyType][row.kind]),
  }
}

const AREA_CLASSES = [0, 1, 2, 3, 4]

const COLUMNS = {
  kind: 'text',
  fitted_at: 'timestamptz',
  coefficients: '_float8',
  gu: 'jsonb',
  model_mean: 'json',
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
      select json_build_object(
        'coefficients', of_model -> 'coefficients', 'guEffect', of_model -> 'guEffects' -> :lawdCd,
        'districtEffect',
        coalesce(of_model -> 'districtEffects' -> :legalDistrictCode, of_model -> 'districtEffects' -> :lawdCd)
      )
      from (select mean.model_mean as of_model) as known
      where (of_model ->> 'model')::int = ${ESTIMATE_MODEL}
    ) as model_mean,
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
      select calibration from value_calibrations as calibrated
      where (calibrated.kind, calibrated.property_type) = (mean.kind, mean.property_type)
        and calibrated.model = ${ESTIMATE_MODEL}
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
