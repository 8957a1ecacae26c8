import type { Pool } from 'pg'
import type { Lot } from '../../domain/address/lot.ts'
import { pnuOf } from '../../domain/address/pnu.ts'
import { seoulDate } from '../../domain/calendar.ts'
import type { DistrictCatalogue } from '../../domain/district/district-catalogue.ts'
import type { FailureReason, ProviderReply } from '../../domain/lookup.ts'
import type { PropertyType } from '../../domain/property/property-type.ts'
import type { PublicPrice, PublicPriceKind } from '../../domain/property/public-price.ts'
import { parseUnitText } from '../../domain/property/unit-text.ts'
import { askUnderCodes } from '../ask-under-codes.ts'
import { isFresh, RESULT_FRESH_HOURS } from '../freshness.ts'
import type { PublicPricePort } from '../ports/lookups.ts'
import type { Flights } from '../single-flight.ts'
import { type Collected, storedFirst } from '../stored-first.ts'
import { readStoredPublicPrices, type StoredPublicPrices, storePublicPrices } from './stored-public-price.ts'

export type PublicPriceReader = {
  pool: Pool
  flights: Flights
  catalogue: DistrictCatalogue
  publicPrice: PublicPricePort
  now: () => Date
  reuseHours: number
}

/** What is known of the official price of a lot. */
export type PublicPriceEvidence = {
  status: 'FOUND' | 'NOT_FOUND' | 'UNAVAILABLE' | 'ERROR'
  /** `NOT_PUBLISHED_FOR_TYPE`: officetels have no housing price (decisions.md section 4); nobody was asked. */
  reason: FailureReason | 'NO_KEY' | 'NOT_PUBLISHED_FOR_TYPE' | null
  /** Of the newest base year only. */
  prices: PublicPrice[]
  collectedAt: Date | null
}

/** Which price is published for a type. Land alone is a basis where no housing price can exist. */
const KIND_OF_TYPE: Record<PropertyType, PublicPriceKind | null> = {
  APARTMENT: 'APARTMENT_UNIT',
  ROW_HOUSE_MULTI_UNIT: 'APARTMENT_UNIT',
  DETACHED_MULTI_FAMILY: 'INDIVIDUAL_HOUSE',
  NEIGHBORHOOD_FACILITY: 'LAND',
  UNKNOWN: 'LAND',
  OFFICETEL: null,
}

export type PublicPriceQuestion = {
  lot: Lot
  propertyType: PropertyType
  areaSquareMeter: number | null
  /** Tail of the address, such as `101동 1203호`. */
  unitText: string | null
}

/** The official price of a lot: the stored one for 30 days, else the provider's (spec.md, Diagnosis rule 9). */
export async function readPublicPrice(
  reader: PublicPriceReader,
  question: PublicPriceQuestion,
): Promise<PublicPriceEvidence> {
  const kind = KIND_OF_TYPE[question.propertyType]
  if (kind === null) {
    return { status: 'UNAVAILABLE', reason: 'NOT_PUBLISHED_FOR_TYPE', prices: [], collectedAt: null }
  }
  const pnu = pnuOf(question.lot)
  const { areaSquareMeter, unitText } = question
  const hoKey = parseUnitText(unitText).ho
  const { stored, collected } = await storedFirst({
    read: () => readStoredPublicPrices(reader.pool, { pnu, kind, areaSquareMeter, hoKey }),
    isEnough: (snapshot) => servesStill(reader, snapshot),
    collect: (_, lookedAt) =>
      reader.flights.join(`price ${kind} ${pnu}`, lookedAt, () => collectPrices(reader, question.lot, kind)),
  })
  if (stored !== null && (collected === null || !('reason' in collected))) return { ...stored, reason: null }
  const nothing = { prices: [], collectedAt: null }
  if (collected === null) return { status: 'NOT_FOUND', reason: null, ...nothing }
  return { status: collected.status, reason: 'reason' in collected ? collected.reason : null, ...nothing }
}

/** A price serves for 30 days; an empty answer only as long as a collected month does. */
function servesStill(reader: PublicPriceReader, snapshot: StoredPublicPrices | null): boolean {
  if (snapshot === null) return false
  const hours = snapshot.status === 'FOUND' ? RESULT_FRESH_HOURS : reader.reuseHours
  return isFresh(snapshot.collectedAt, hours, reader.now())
}

/** Asks for this year's prices, then once for whatever year is newest (spec.md, Diagnosis rule 9), and stores them. */
async function collectPrices(reader: PublicPriceReader, lot: Lot, kind: PublicPriceKind): Promise<Collected> {
  const now = reader.now()
  const thisYear = await askPrices(reader, lot, kind, Number(seoulDate(now).slice(0, 4)))
  const reply = thisYear.status === 'NOT_FOUND' ? await askPrices(reader, lot, kind, null) : thisYear
  if (reply.status === 'UNAVAILABLE' || reply.status === 'ERROR') return reply
  const prices = reply.status === 'FOUND' ? ofNewestYear(reply.value) : []
  await storePublicPrices(reader.pool, { pnu: pnuOf(lot), kind, prices, collectedAt: now })
  return { status: reply.status }
}

function askPrices(
  reader: PublicPriceReader,
  lot: Lot,
  kind: PublicPriceKind,
  baseYear: number | null,
): Promise<ProviderReply<PublicPrice[]>> {
  const { publicPrice } = reader
  return askUnderCodes(reader.catalogue.codesToTry(lot.legalDistrictCode), (legalDistrictCode) => {
    const query = { pnu: pnuOf({ ...lot, legalDistrictCode }), baseYear }
    switch (kind) {
      case 'APARTMENT_UNIT':
        return publicPrice.readApartmentUnits(query)
      case 'INDIVIDUAL_HOUSE':
        return publicPrice.readIndividualHouses(query)
      case 'LAND':
        return publicPrice.readLand(query)
    }
  })
}

function ofNewestYear(prices: PublicPrice[]): PublicPrice[] {
  const newest = Math.max(...prices.map((price) => price.baseYear))
  return prices.filter((price) => price.baseYear === newest)
}
