import type { Pool } from 'pg'
import type { Lot } from '../../domain/address/lot.ts'
import { seoulDate } from '../../domain/calendar.ts'
import type { PropertyType } from '../../domain/property/property-type.ts'
import { datedSales } from '../../domain/value/dated-sales.ts'
import { dayOf } from '../../domain/value/day.ts'
import { type Estimates, NO_ESTIMATES } from '../../domain/value/estimates.ts'
import { lotJeonseOf } from '../../domain/value/lot-jeonse.ts'
import type { HomePublicPrice } from '../../domain/value/observe-public-price.ts'
import type { DistrictFit } from '../../domain/value/price-fit.ts'
import { fittedRatio } from '../../domain/value/price-ratio.ts'
import { ageOn } from '../../domain/value/public-price-fit.ts'
import { type ValueQuestion, valueHome } from '../../domain/value/value-home.ts'
import { isValuedType, type ValuedType, type ValueKind } from '../../domain/value/valued-home.ts'
import { zoneOf } from '../../domain/value/zone.ts'
import { type Memory, remembered } from '../memory.ts'
import type { Versions } from '../prefetch.ts'
import { type OwnDeals, type OwnDealsQuery, readOwnDeals, readOwnDealsOfHomes } from './read-own-deals.ts'
import { type FitsQuery, readStoredFits, readStoredFitsOfHomes, type StoredFit, type StoredFits } from './stored-fit.ts'
import { lotKey } from './valued-deals.ts'

/** The requested home according to the register and the input; `null` when unknown. */
export type EstimateQuery = {
  lot: Lot
  propertyType: PropertyType
  areaSquareMeter: number | null
  floor: number | null
  buildYear: number | null
  /** Floors of the building above ground. */
  topFloor: number | null
  /** Public price of the home; used for the value of row-houses. */
  publicPrice: HomePublicPrice | null
  /** Compared with the estimates; `null` for none. */
  depositManwon: number | null
}

export type EstimateReader = { pool: Pool; fits: Memory<StoredFits>; owns: Memory<OwnDeals>; now: () => Date }

const BYTES_OF_A_DEAL = 200

/**
 * Estimates of price and jeonse level from stored deals and the last fit: reads the lot's own deals and, unless cached,
 * the fits of its district. Calls no provider. `known`: the versions as just read by the caller; a question repeated under
 * the same versions reads nothing.
 */
export async function readEstimates(
  reader: EstimateReader,
  query: EstimateQuery,
  known: Versions | null = null,
): Promise<Estimates> {
  const asked = valuedQuery(query)
  if (asked === null) return NO_ESTIMATES
  const versions = known?.fitsOf(asked.propertyType)
  const question = questionOf(asked, reader.now())
  const own = await remembered(
    reader.owns,
    { key: JSON.stringify(question), version: known?.deals ?? null },
    () => readOwnDeals(reader.pool, question),
    ({ deals, datedSales: dated }) => (deals.SALE.length + deals.JEONSE.length + dated.length) * BYTES_OF_A_DEAL,
  )
  const inForce = versions ?? own.versions
  // not fitted yet: the lot's own deals alone give no estimate
  if (inForce === '') return estimatesOf(asked, question.day, own, null)
  const scope = scopeOf(asked)
  const fits = reader.fits.get(keyOf(scope), inForce) ?? keep(reader, scope, await readStoredFits(reader.pool, scope))
  return estimatesOf(asked, question.day, own, fits)
}

/** The same for several homes, in order, with at most two statements. */
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
  return asked.map((query) => (query && estimates.get(query)) ?? NO_ESTIMATES)
}

type ValuedQuery = EstimateQuery & { propertyType: ValuedType }

/** `null` for homes that are not sold by the unit. A floor that the building does not have counts as unknown. */
function valuedQuery({ propertyType, areaSquareMeter, floor, ...query }: EstimateQuery): ValuedQuery | null {
  if (!isValuedType(propertyType) || (areaSquareMeter !== null && !(areaSquareMeter > 0))) return null
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
  const today = dayOf(day)
  const { areaSquareMeter } = query
  const valueQuestion = (kind: ValueKind) => {
    const fit = fits?.byKind[kind]
    return fit === undefined || areaSquareMeter === null
      ? null
      : valueQuestionOf(kind, { ...query, areaSquareMeter }, today, own, fit)
  }
  const [ofSale, ofJeonse] = [valueQuestion('SALE'), valueQuestion('JEONSE')]
  const fit = fits?.byKind.SALE?.fit ?? null
  const sale = ofSale && valueHome(ofSale)
  return {
    sale,
    jeonse: ofJeonse && valueHome(ofJeonse),
    ownDeals: [...own.deals.SALE, ...own.deals.JEONSE],
    datedSales: datedSales(own.datedSales, query.propertyType, { levels: fit, day: today }),
    sameTime: own.sameTime,
    lotJeonse: ofJeonse && lotJeonseOf(sale, ofJeonse),
    priceRatio: ratioOf(query, today, own, fit),
  }
}

function ratioOf(
  { lot, publicPrice, floor, ...asked }: ValuedQuery,
  day: number,
  own: OwnDeals,
  fit: DistrictFit | null,
): Estimates['priceRatio'] {
  if (publicPrice === null || fit === null || fit.publicPrice === null) return null
  const buildYear = asked.buildYear ?? own.buildYear
  return fittedRatio(fit.publicPrice, {
    legalDistrictCode: lot.legalDistrictCode,
    ageYears: buildYear === null ? null : ageOn(day, buildYear),
    isBasement: floor !== null && floor < 0,
    publicPriceManwon: publicPrice.amountManwon,
    baseYear: publicPrice.baseYear,
  })
}

function valueQuestionOf(
  kind: ValueKind,
  { lot, propertyType, depositManwon, publicPrice, ...asked }: ValuedQuery & { areaSquareMeter: number },
  day: number,
  own: OwnDeals,
  { dealsWithinYear, publicPrices, ...fitted }: StoredFit,
): ValueQuestion {
  const topFloor = asked.topFloor ?? own.topFloor
  const key = lotKey(lot)
  return {
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
    own: own.deals[kind].map((deal) => {
      const price = publicPrices.get(deal.dealId)
      return { ...deal, topFloor, ...(price !== undefined && { publicPriceManwon: price }) }
    }),
    lotDealsWithinYear: (of) => (of === key ? own.dealsWithinYear[kind] : (dealsWithinYear.get(of) ?? 0)),
  }
}
