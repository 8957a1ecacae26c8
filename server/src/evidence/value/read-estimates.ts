import type { Pool } from 'pg'
import type { Lot } from '../../domain/address/lot.ts'
import { seoulDate } from '../../domain/calendar.ts'
import type { PropertyType } from '../../domain/property/property-type.ts'
import { dayOf } from '../../domain/value/day.ts'
import type { ModelEstimate } from '../../domain/value/estimate.ts'
import { valueHome } from '../../domain/value/value-home.ts'
import { isValuedType, type ValuedType, type ValueKind } from '../../domain/value/valued-home.ts'
import { zoneOf } from '../../domain/value/zone.ts'
import type { FitCache } from './fit-cache.ts'
import { type OwnDeals, readOwnDeals } from './read-own-deals.ts'
import { readStoredFits, type StoredFit, type StoredFits } from './stored-fit.ts'
import { lotKey } from './valued-deals.ts'

/** The home asked about, as register and input know it; `null`: not known. */
export type EstimateQuery = {
  lot: Lot
  propertyType: PropertyType
  areaSquareMeter: number | null
  floor: number | null
  buildYear: number | null
  /** Floors of the building above ground. */
  topFloor: number | null
  /** Held against the estimates; `null`: none. */
  depositManwon: number | null
}

/** `null`: the estimator does not speak, whatever else is known of the home. */
export type Estimates = { sale: ModelEstimate | null; jeonse: ModelEstimate | null }

export type EstimateReader = { pool: Pool; fits: FitCache; now: () => Date }

/**
 * Estimates of price and jeonse level out of stored deals and the last fit: the lot's own deals, and unless this process
 * has them the fits of its district. Nothing is asked of a provider.
 */
export async function readEstimates(reader: EstimateReader, query: EstimateQuery): Promise<Estimates> {
  const { propertyType, areaSquareMeter } = query
  if (!isValuedType(propertyType) || areaSquareMeter === null || !(areaSquareMeter > 0)) return NONE
  const scope = { propertyType, zone: zoneOf(query.lot.legalDistrictCode) }
  const day = seoulDate(reader.now())
  const own = await readOwnDeals(reader.pool, { ...scope, lot: query.lot, areaSquareMeter, floor: query.floor, day })
  const fits = await currentFits(reader, scope, query.lot, own.versions)
  if (fits === null) return NONE
  const estimate = (kind: ValueKind) => {
    const fit = fits.byKind[kind]
    return fit === undefined
      ? null
      : estimateOf(kind, { ...query, propertyType, areaSquareMeter }, dayOf(day), own, fit)
  }
  return { sale: estimate('SALE'), jeonse: estimate('JEONSE') }
}

const NONE: Estimates = { sale: null, jeonse: null }

async function currentFits(
  { pool, fits }: EstimateReader,
  scope: { propertyType: ValuedType; zone: string },
  lot: Lot,
  versions: string,
): Promise<StoredFits | null> {
  if (versions === '') return null
  const key = `${scope.propertyType} ${lot.legalDistrictCode}`
  const known = fits.get(key, versions)
  if (known !== null) return known
  const read = await readStoredFits(pool, scope, lot)
  if (read !== null) fits.set(key, read)
  return read
}

function estimateOf(
  kind: ValueKind,
  { lot, propertyType, depositManwon, ...asked }: EstimateQuery & { propertyType: ValuedType; areaSquareMeter: number },
  day: number,
  own: OwnDeals,
  { dealsWithinYear, ...fitted }: StoredFit,
): ModelEstimate | null {
  const topFloor = asked.topFloor ?? own.topFloor
  const key = lotKey(lot)
  return valueHome({
    ...fitted,
    kind,
    propertyType,
    depositManwon,
    day,
    home: {
      legalDistrictCode: lot.legalDistrictCode,
      lot: key,
      areaSquareMeter: asked.areaSquareMeter,
      floor: asked.floor,
      buildYear: asked.buildYear ?? own.buildYear,
      topFloor,
    },
    own: own.deals[kind].map((deal) => ({ ...deal, topFloor })),
    lotDealsWithinYear: (of) => (of === key ? own.dealsWithinYear[kind] : (dealsWithinYear.get(of) ?? 0)),
  })
}
