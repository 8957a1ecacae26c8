import type { Pool } from 'pg'
import type { Lot } from '../domain/address/lot.ts'
import { codesUpward } from '../domain/district/codes-upward.ts'
import type { DistrictCatalogue } from '../domain/district/district-catalogue.ts'
import type { DistrictFigures } from '../domain/market/district-figures.ts'
import type { PublicPriceKind } from '../domain/property/public-price.ts'
import type { RegisterBuilding } from '../domain/property/register-building.ts'
import { isSameName, parseUnitText } from '../domain/property/unit-text.ts'
import type { ValuedType } from '../domain/value/valued-home.ts'
import { zoneOf } from '../domain/value/zone.ts'
import { statement } from '../platform/database/statement.ts'
import {
  districtFiguresOf,
  figureCodes,
  STORED_DISTRICT_FIGURES,
  type StoredDistrictFigures,
} from './district-risk/read-figures.ts'
import {
  CONVERSION_RATE_TABLES,
  type ConversionRateQuery,
  type ConversionRateRow,
  type ConversionRates,
  conversionRatesOf,
  STORED_CONVERSION_RATES,
} from './indicators/conversion-rates.ts'
import { hoOf, type PrefetchedPrices, pricedLot } from './public-price/read-public-price.ts'
import {
  pricesOf,
  type StoredPriceQuery,
  type StoredPriceRow,
  storedPricesText,
} from './public-price/read-stored-prices.ts'
import type { StoredRegister } from './register/stored-register.ts'
import { VERSIONS_OF_FITS } from './value/fit-versions.ts'

export type PrefetchQuery = {
  lot: Lot
  areaSquareMeter: number | null
  /** Tail of the address, such as `101동 1203호`. */
  unitText: string | null
  /** Whether to read rates between deposit and rent. */
  withRates: boolean
}

/**
 * Stored data of a lot, read before it is known which parts are needed, and the versions of other data that may be needed.
 * Valid as long as no provider has been called since.
 */
export type Prefetched = PrefetchedPrices & {
  register: StoredRegister | null
  /** Exclusive area of the named unit in the imported register (R-EVID-81); `null` if no such unit is named. */
  registeredArea: number | null
  versions: Versions
  /** Empty when they were not requested. */
  conversionRates: ConversionRates
  districtFigures: DistrictFigures
}

export type Versions = {
  /** Version of the deals, statistics and ledger of the lot's five-digit code. */
  deals: string
  /** Versions of the current fits in its zone; empty when there is none. */
  fitsOf(propertyType: ValuedType): string
}

type PriceJson = Omit<StoredPriceRow, 'looked_up_at' | 'imported_at'> & {
  looked_up_at: string | null
  imported_at: string | null
}
type Row = {
  deals: string
  fits: Partial<Record<ValuedType, string>> | null
  register:
    | [status: StoredRegister['status'], buildings: RegisterBuilding[], collectedAt: string, filedOn: string | null]
    | null
  prices: Partial<Record<PublicPriceKind, PriceJson>> | null
  units: [dong: string | null, area: number][] | null
  rates: ConversionRateRow[] | null
  figures: StoredDistrictFigures
}

type Parameters = Omit<StoredPriceQuery, 'kind'> &
  ConversionRateQuery & { lawdCd: string; zone: string; figureCodes: string[] }

const readStored = statement<Row, Parameters>({
  name: 'read-stored-ahead',
  columns: {
    deals: 'text',
    fits: 'json',
    register: 'json',
    prices: 'json',
    units: 'json',
    rates: 'json',
    figures: 'json',
  },
  text: `
    select
      coalesce((select version from evidence_versions where lawd_cd = :lawdCd), 0)::text as deals,
      ${VERSIONS_OF_FITS} as fits,
      (
        select json_build_array(status, buildings, collected_at, filed_on) from building_registers
        where pnu = :pnu and active
      ) as register,
      (
        select json_object_agg(asked.kind, to_json(found))
        from unnest(array['APARTMENT_UNIT', 'INDIVIDUAL_HOUSE', 'LAND']) as asked (kind)
        cross join lateral (${storedPricesText('asked.kind')}) as found
      ) as prices,
      (
        select json_agg(json_build_array(dong, area))
        from register_units cross join lateral unnest(dongs, hos, areas) as unit (dong, ho, area)
        where pnu = :pnu::bigint and ho = :hoKey
      ) as units,
      ${STORED_CONVERSION_RATES} as rates,
      ${STORED_DISTRICT_FIGURES} as figures`,
})

export async function prefetch(
  { pool, catalogue }: { pool: Pool; catalogue: DistrictCatalogue },
  { lot, areaSquareMeter, unitText, withRates }: PrefetchQuery,
): Promise<Prefetched> {
  const lookedAt = performance.now()
  const priced = pricedLot(catalogue, lot)
  const lawdCd = lot.legalDistrictCode.slice(0, 5)
  const zone = zoneOf(lot.legalDistrictCode)
  const rated: ConversionRateQuery = withRates
    ? { rateTables: [...CONVERSION_RATE_TABLES], regionCodes: codesUpward(catalogue, lot.legalDistrictCode) }
    : { rateTables: [], regionCodes: [] }
  const [row] = await readStored(pool, {
    ...priced,
    ...rated,
    ...hoOf(unitText),
    areaSquareMeter,
    lawdCd,
    zone,
    figureCodes: figureCodes(catalogue, lot.legalDistrictCode),
  })
  if (row === undefined) throw new Error('a select without a row')
  const { deals, fits, register, prices, units, rates, figures } = row
  return {
    lookedAt,
    register: register && {
      status: register[0],
      buildings: register[1],
      collectedAt: new Date(register[2]),
      filedOn: register[3],
    },
    registeredArea: registeredArea(units ?? [], unitText),
    pricesOf(kind) {
      const found = prices?.[kind]
      if (found === undefined) return { lookedUp: null, imported: null }
      const { looked_up_at: lookedUpAt, imported_at: importedAt } = found
      return pricesOf(
        { pnu: priced.pnu, kind },
        { ...found, looked_up_at: dateOf(lookedUpAt), imported_at: dateOf(importedAt) },
      )
    },
    conversionRates: conversionRatesOf(rates),
    districtFigures: districtFiguresOf(figures, catalogue, lot.legalDistrictCode),
    versions: { deals, fitsOf: (propertyType) => fits?.[propertyType] ?? '' },
  }
}

/** `null` unless exactly one unit of the lot is meant: a name without 동 may be one of several. */
function registeredArea(units: readonly [dong: string | null, area: number][], unitText: string | null): number | null {
  const { dong } = parseUnitText(unitText)
  const named = dong === null ? units : units.filter(([of]) => of === null || isSameName(of, dong))
  const [only, ...others] = named
  return only === undefined || others.length > 0 ? null : Math.round(only[1] * 100) / 100
}

function dateOf(text: string | null): Date | null {
  return text === null ? null : new Date(text)
}
