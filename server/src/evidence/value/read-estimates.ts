import type { Pool } from 'pg'
import type { Lot } from '../../domain/address/lot.ts'
import { seoulDate } from '../../domain/calendar.ts'
import type { PropertyType } from '../../domain/property/property-type.ts'
import { dayOf } from '../../domain/value/day.ts'
import type { FoundedEstimate } from '../../domain/value/estimate.ts'
import type { HomePublicPrice } from '../../domain/value/observe-public-price.ts'
import { valueHome } from '../../domain/value/value-home.ts'
import { type Comparable, isValuedType, type ValuedType, type ValueKind } from '../../domain/value/valued-home.ts'
import { zoneOf } from '../../domain/value/zone.ts'
import { type Memory, remembered } from '../memory.ts'
import type { Versions } from '../stored-ahead.ts'
import { type OwnDeals, type OwnDealsQuery, readOwnDeals, readOwnDealsOfHomes } from './read-own-deals.ts'
import { type FitsQuery, readStoredFits, readStoredFitsOfHomes, type StoredFit, type StoredFits } from './stored-fit.ts'
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
  /** Of the home; counts for the price of row-houses. */
  publicPrice: HomePublicPrice | null
  /** Held against the estimates; `null`: none. */
  depositManwon: number | null
}

/** `null`: the estimator does not speak, whatever else is known of the home. */
export type Estimates = {
  sale: FoundedEstimate | null
  jeonse: FoundedEstimate | null
  /** Deals of the lot that were looked at, whether or not an estimate came of them. */
  ownDeals: readonly Pick<Comparable, 'dealId' | 'areaSquareMeter'>[]
}

export type EstimateReader = { pool: Pool; fits: Memory<StoredFits>; owns: Memory<OwnDeals>; now: () => Date }

const BYTES_OF_A_DEAL = 200

/**
 * Estimates of price and jeonse level out of stored deals and the last fit: the lot's own deals, and unless this process
 * has them the fits of its district. Nothing is asked of a provider. `known`: the versions as the caller has just read
 * them; a question that was asked under the same ones reads nothing.
 */
export async function readEstimates(
  reader: EstimateReader,
  query: EstimateQuery,
  known: Versions | null = null,
): Promise<Estimates> {
  const asked = valuedQuery(query)
  if (asked === null) return NONE
  const versions = known?.fitsOf(asked.propertyType)
  // not fitted yet: the lot's own deals alone make no estimate
  if (versions === '') return NONE
  const question = questionOf(asked, reader.now())
  const own = await remembered(
    reader.owns,
    { key: JSON.stringify(question), version: known?.deals ?? null },
    () => readOwnDeals(reader.pool, question),
    ({ deals }) => (deals.SALE.length + deals.JEONSE.length) * BYTES_OF_A_DEAL,
  )
  const inForce = versions ?? own.versions
  if (inForce === '') return NONE
  const scope = scopeOf(asked)
  const fits = reader.fits.get(keyOf(scope), inForce) ?? keep(reader, scope, await readStoredFits(reader.pool, scope))
  return estimatesOf(asked, question.day, own, fits)
}

/** The same of several homes, in their order, by two statements at most. */
export async function readEstimatesOfHomes(
  reader: EstimateReader,
  queries: readonly EstimateQuery[],
): Promise<Estimates[]> {
  const asked = queries.map(valuedQuery)
  const valued = asked.filter((query) => query !== null)
  const now = reader.now()
  const owns = await readOwnDealsOfHomes(
    reader.pool,
    valued.map((query) => questionOf(query, now)),
  )
  const homes = valued.map((query, index) => ({ query, scope: scopeOf(query), own: owns[index] as OwnDeals }))
  const remembered = homes.map(({ scope, own }) => reader.fits.get(keyOf(scope), own.versions))
  const unread = homes.filter(({ own }, index) => own.versions !== '' && remembered[index] === null)
  const scopes = [...new Map(unread.map(({ scope }) => [keyOf(scope), scope])).values()]
  const read = await readStoredFitsOfHomes(reader.pool, scopes)
  const byKey = new Map(scopes.map((scope, index) => [keyOf(scope), keep(reader, scope, read[index] ?? null)]))
  const estimates = new Map(
    homes.map(({ query, scope, own }, index) => {
      const fits = remembered[index] ?? byKey.get(keyOf(scope)) ?? null
      return [query, estimatesOf(query, seoulDate(now), own, fits)]
    }),
  )
  return asked.map((query) => (query && estimates.get(query)) ?? NONE)
}

const NONE: Estimates = { sale: null, jeonse: null, ownDeals: [] }

type ValuedQuery = EstimateQuery & { propertyType: ValuedType; areaSquareMeter: number }

/** `null` where the estimator does not speak. A floor that the building does not have is not known. */
function valuedQuery({ propertyType, areaSquareMeter, floor, ...query }: EstimateQuery): ValuedQuery | null {
  if (!isValuedType(propertyType) || areaSquareMeter === null || !(areaSquareMeter > 0)) return null
  const isThere = floor !== null && floor <= (query.topFloor || Infinity)
  return { ...query, propertyType, areaSquareMeter, floor: isThere ? floor : null }
}

function questionOf({ lot, propertyType, areaSquareMeter, floor }: ValuedQuery, now: Date): OwnDealsQuery {
  return { lot, propertyType, zone: zoneOf(lot.legalDistrictCode), areaSquareMeter, floor, day: seoulDate(now) }
}

function scopeOf({ propertyType, lot: { legalDistrictCode } }: ValuedQuery): FitsQuery {
  return { propertyType, zone: zoneOf(legalDistrictCode), legalDistrictCode }
}

function keyOf({ propertyType, legalDistrictCode }: FitsQuery): string {
  return `${propertyType} ${legalDistrictCode}`
}

function keep({ fits }: EstimateReader, scope: FitsQuery, read: StoredFits | null): StoredFits | null {
  if (read !== null) fits.set(keyOf(scope), read.versions, read, read.bytes)
  return read
}

function estimatesOf(query: ValuedQuery, day: string, own: OwnDeals, fits: StoredFits | null): Estimates {
  const estimate = (kind: ValueKind) => {
    const fit = fits?.byKind[kind]
    return fit === undefined ? null : estimateOf(kind, query, dayOf(day), own, fit)
  }
  return { sale: estimate('SALE'), jeonse: estimate('JEONSE'), ownDeals: [...own.deals.SALE, ...own.deals.JEONSE] }
}

function estimateOf(
  kind: ValueKind,
  { lot, propertyType, depositManwon, publicPrice, ...asked }: ValuedQuery,
  day: number,
  own: OwnDeals,
  { dealsWithinYear, ...fitted }: StoredFit,
): FoundedEstimate | null {
  const topFloor = asked.topFloor ?? own.topFloor
  const key = lotKey(lot)
  return valueHome({
    ...fitted,
    kind,
    propertyType,
    depositManwon,
    publicPrice,
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
