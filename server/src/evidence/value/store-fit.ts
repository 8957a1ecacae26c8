import { dateOf } from '../../domain/value/day.ts'
import type { MeanFit } from '../../domain/value/fit-means.ts'
import type { LevelSeries } from '../../domain/value/level-series.ts'
import type { NearDeals } from '../../domain/value/near-deals.ts'
import type { DatedPriceFit } from '../../domain/value/public-price-ratio.ts'
import type { ValuedType, ValueKind } from '../../domain/value/valued-home.ts'
import type { Zone } from '../../domain/value/zone.ts'
import { statement } from '../../platform/database/statement.ts'
import type { Queryable } from '../../platform/database/transaction.ts'
import { ESTIMATE_MODEL } from './outcomes.ts'

/** The scope of one fit. */
export type FitUnit = { kind: ValueKind; propertyType: ValuedType; zone: Zone }

/** A fit as stored. */
export type ZoneFit = {
  asOfDay: number
  dealCount: number
  coefficients: ArrayLike<number>
  /** By LAWD_CD. */
  gus: Record<string, { effect: number; dealsWithinYear: number }>
  /** A mean with more inputs than the columns of `coefficients`, which remain for the previous release; `null` for none. */
  modelMean: MeanFit | null
  levels: { layer: string; key: string; series: LevelSeries }[]
  publicPrice: DatedPriceFit | null
  nearDeals: { legalDistrictCode: string; nearDeals: NearDeals }[]
}

/**
 * Locks a unit until the transaction ends. Returns `null` if another process holds the lock, else the version of the
 * current fit, 0 without one.
 */
export async function lockUnit(database: Queryable, unit: FitUnit): Promise<number | null> {
  const [row] = await lock(database, unit)
  return row?.version ?? null
}

/** Creates the rows that `lockUnit` locks. */
export async function registerUnits(database: Queryable, units: readonly FitUnit[]): Promise<void> {
  await register(database, {
    kinds: units.map(({ kind }) => kind),
    types: units.map(({ propertyType }) => propertyType),
    zones: units.map(({ zone }) => zone),
  })
}

/** Versions of the current fits, by `unitKey`. */
export async function readVersions(database: Queryable): Promise<Map<string, number>> {
  const rows = await versions(database, {})
  return new Map(rows.map(({ version, ...unit }) => [unitKey(unit), version]))
}

export function unitKey({ kind, propertyType, zone }: FitUnit): string {
  return `${kind} ${propertyType} ${zone}`
}

/** Replaces the current fit. Requires the unit to be locked; the change becomes visible when the transaction ends. */
export async function storeFit(database: Queryable, unit: FitUnit, fit: ZoneFit, fittedAt: Date): Promise<void> {
  await removeLevels(database, unit)
  await removeNearDeals(database, unit)
  await insertLevels(database, {
    ...unit,
    layers: fit.levels.map(({ layer }) => layer),
    keys: fit.levels.map(({ key }) => key),
    firstDays: fit.levels.map(({ series }) => dateOf(series.firstDay)),
    values: fit.levels.map(({ series }) => `{${Array.from(series.values).join(',')}}`),
  })
  for (const near of fit.nearDeals) {
    await insertNearDeals(database, { ...unit, ...near, nearDeals: JSON.stringify(near.nearDeals) })
  }
  await updateMean(database, {
    ...unit,
    asOf: dateOf(fit.asOfDay),
    fittedAt,
    dealCount: fit.dealCount,
    coefficients: Array.from(fit.coefficients),
    gus: JSON.stringify(fit.gus),
    modelMean: fit.modelMean && modelMeanText(fit.modelMean),
    publicPrice: fit.publicPrice && JSON.stringify(fit.publicPrice),
  })
}

function modelMeanText({ coefficients, guEffects, districtEffects }: MeanFit): string {
  return JSON.stringify({
    model: ESTIMATE_MODEL,
    coefficients: Array.from(coefficients),
    guEffects: Object.fromEntries(guEffects),
    districtEffects: Object.fromEntries(districtEffects),
  })
}

type NoRow = Record<string, never>

const register = statement<NoRow, { kinds: string[]; types: string[]; zones: string[] }>({
  name: 'register-fit-units',
  columns: {},
  text: `
    insert into price_mean (kind, property_type, zone)
    select * from unnest(:kinds::text[], :types::text[], :zones::text[])
    on conflict do nothing`,
})

const versions = statement<FitUnit & { version: number }>({
  name: 'read-fit-versions',
  columns: { kind: 'text', propertyType: 'text', zone: 'text', version: 'int8' },
  text: `select kind, property_type as "propertyType", zone, coalesce(version, 0) as version from price_mean`,
})

const lock = statement<{ version: number }, FitUnit>({
  name: 'lock-fit-unit',
  columns: { version: 'int8' },
  text: `
    select coalesce(version, 0) as version from price_mean
    where kind = :kind and property_type = :propertyType and zone = :zone
    for no key update skip locked`,
})

const removeLevels = statement<NoRow, FitUnit>({
  name: 'remove-price-levels',
  columns: {},
  text: 'delete from price_level where kind = :kind and property_type = :propertyType and zone = :zone',
})

const removeNearDeals = statement<NoRow, FitUnit>({
  name: 'remove-price-near-deals',
  columns: {},
  text: 'delete from price_near_deals where kind = :kind and property_type = :propertyType and zone = :zone',
})

const insertLevels = statement<
  NoRow,
  FitUnit & { layers: string[]; keys: string[]; firstDays: string[]; values: string[] }
>({
  name: 'insert-price-levels',
  columns: {},
  text: `
    insert into price_level (kind, property_type, zone, layer, key, first_day, values)
    select :kind, :propertyType, :zone, layer, key, first_day, series::float8[]
    from unnest(:layers::text[], :keys::text[], :firstDays::date[], :values::text[])
      as fitted (layer, key, first_day, series)`,
})

const insertNearDeals = statement<NoRow, FitUnit & { legalDistrictCode: string; nearDeals: string }>({
  name: 'insert-price-near-deals',
  columns: {},
  text: `
    insert into price_near_deals (kind, property_type, zone, legal_district_code, near_deals)
    values (:kind, :propertyType, :zone, :legalDistrictCode, :nearDeals::json)`,
})

const updateMean = statement<
  NoRow,
  FitUnit & {
    asOf: string
    fittedAt: Date
    dealCount: number
    coefficients: number[]
    gus: string
    modelMean: string | null
    publicPrice: string | null
  }
>({
  name: 'update-price-mean',
  columns: {},
  text: `
    update price_mean
    set version = nextval('price_version'), as_of = :asOf, fitted_at = :fittedAt, deal_count = :dealCount,
      coefficients = :coefficients::float8[], gus = :gus::jsonb, model_mean = :modelMean::jsonb,
      public_price_fit = :publicPrice::jsonb
    where kind = :kind and property_type = :propertyType and zone = :zone`,
})
