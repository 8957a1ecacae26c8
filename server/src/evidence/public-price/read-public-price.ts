import type { Pool } from 'pg'
import type { Lot } from '../../domain/address/lot.ts'
import { pnuOf } from '../../domain/address/pnu.ts'
import { seoulDate } from '../../domain/calendar.ts'
import type { DistrictCatalogue } from '../../domain/district/district-catalogue.ts'
import type { FailureReason, ProviderReply } from '../../domain/lookup.ts'
import type { PropertyType } from '../../domain/property/property-type.ts'
import type { PublicPrice, PublicPriceKind } from '../../domain/property/public-price.ts'
import { publishedBaseYear } from '../../domain/property/public-price-year.ts'
import { floorOfHo } from '../../domain/property/unit-floor.ts'
import { parseUnitText, plainUnitName } from '../../domain/property/unit-text.ts'
import { STORED_FIRST } from '../../domain/rule-book/evidence-thresholds.ts'
import { statement } from '../../platform/database/statement.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { lockLot } from '../district-evidence/lock-lot.ts'
import type { PublicPricePort, PublicPriceSource } from '../ports.ts'
import type { Flights } from '../single-flight.ts'
import { askUnderCodes, type Collected, isFresh, keepCollected, storedFirst } from '../stored-first.ts'
import {
  type ImportedPrices,
  type LookedUpPrices,
  readStoredPrices,
  type StoredPriceQuery,
  type StoredPrices,
  servingImport,
} from './read-stored-prices.ts'

type PublicPriceReader = {
  pool: Pool
  flights: Flights
  catalogue: DistrictCatalogue
  publicPrice: PublicPricePort
  now: () => Date
  reuseHours: number
}

/** The known official price of a lot. */
export type PublicPriceEvidence = {
  status: 'FOUND' | 'NOT_FOUND' | 'UNAVAILABLE' | 'ERROR'
  /** `NOT_PUBLISHED_FOR_TYPE`: officetels have no housing price (R-DIAG-31); no provider was called. */
  reason: FailureReason | 'NO_KEY' | 'NOT_PUBLISHED_FOR_TYPE' | null
  /** Prices of the newest base year only. */
  prices: PublicPrice[]
  /** When the look-up was made, or the file imported. */
  collectedAt: Date | null
  /** The published file with the prices, and the day of its data; absent when they were looked up. */
  file?: { source: PublicPriceSource; asOf: string }
}

/** The kind of price published for a type; `null` for none. Land alone is a basis when no housing price can exist. */
export const PUBLIC_PRICE_KIND: Record<PropertyType, PublicPriceKind | null> = {
  APARTMENT: 'APARTMENT_UNIT',
  ROW_HOUSE_MULTI_UNIT: 'APARTMENT_UNIT',
  DETACHED_MULTI_FAMILY: 'INDIVIDUAL_HOUSE',
  NEIGHBORHOOD_FACILITY: 'LAND',
  UNKNOWN: 'LAND',
  OFFICETEL: null,
}

/** The stored prices of the lot, requested area and unit, as just read by the caller. */
export type PrefetchedPrices = { lookedAt: number; pricesOf(kind: PublicPriceKind): StoredPrices }

export type PublicPriceQuestion = {
  lot: Lot
  propertyType: PropertyType
  areaSquareMeter: number | null
  /** Tail of the address, such as `101동 1203호`. */
  unitText: string | null
}

/**
 * The official price of a lot: the imported one of the published year, else one looked up in the last 30 days, else the
 * provider's (R-EVID-06, R-EVID-07). Prices imported for an earlier year are used when the provider has nothing newer.
 */
export async function readPublicPrice(
  reader: PublicPriceReader,
  question: PublicPriceQuestion,
  prefetched?: PrefetchedPrices | null,
): Promise<PublicPriceEvidence> {
  const kind = PUBLIC_PRICE_KIND[question.propertyType]
  if (kind === null) {
    return { status: 'UNAVAILABLE', reason: 'NOT_PUBLISHED_FOR_TYPE', prices: [], collectedAt: null }
  }
  const { lot, areaSquareMeter, unitText } = question
  const pnu = pnuOf(lot)
  const { stored, collected } = await storedFirst({
    read: () =>
      readStoredPrices(reader.pool, {
        ...pricedLot(reader.catalogue, lot),
        kind,
        areaSquareMeter,
        ...hoOf(unitText),
      }),
    prefetched: prefetched && { stored: prefetched.pricesOf(kind), lookedAt: prefetched.lookedAt },
    isEnough: ({ imported, lookedUp }) => isOfThisYear(reader, imported) || servesStill(reader, lookedUp),
    collect: (_, lookedAt) =>
      reader.flights.join(`price ${kind} ${pnu}`, lookedAt, () => collectPrices(reader, lot, kind)),
  })
  // an outdated look-up does not replace a failed one
  const lookedUp = collected !== null && 'reason' in collected ? null : stored.lookedUp
  const serving = servingImport({ imported: stored.imported, lookedUp })
  if (serving !== null) {
    const { prices, collectedAt, source, asOf } = serving
    return { status: 'FOUND', reason: null, prices, collectedAt, file: { source, asOf } }
  }
  if (lookedUp !== null) return { ...lookedUp, reason: null }
  const nothing = { prices: [], collectedAt: null }
  if (collected === null) return { status: 'NOT_FOUND', reason: null, ...nothing }
  return { status: collected.status, reason: 'reason' in collected ? collected.reason : null, ...nothing }
}

/** The identifiers of the lot in price data. */
export function pricedLot(catalogue: DistrictCatalogue, lot: Lot): Pick<StoredPriceQuery, 'pnu' | 'knownPnus'> {
  const codes = catalogue.codesToTry(lot.legalDistrictCode)
  return { pnu: pnuOf(lot), knownPnus: codes.map((legalDistrictCode) => pnuOf({ ...lot, legalDistrictCode })) }
}

/** The unit number of an address, and the floor it contains. */
export function hoOf(unitText: string | null): Pick<StoredPriceQuery, 'hoKey' | 'hoFloor'> {
  const { ho } = parseUnitText(unitText)
  return { hoKey: ho, hoFloor: ho === null ? null : floorOfHo(ho) }
}

/** Imported prices are valid until those of the next year are published. */
function isOfThisYear(reader: PublicPriceReader, imported: ImportedPrices | null): boolean {
  return imported !== null && imported.baseYear >= publishedBaseYear(seoulDate(reader.now()))
}

/** A price is valid for 30 days; an empty reply only as long as a collected month. */
function servesStill(reader: PublicPriceReader, lookedUp: LookedUpPrices | null): boolean {
  if (lookedUp === null) return false
  const hours = lookedUp.status === 'FOUND' ? STORED_FIRST.resultFreshHours : reader.reuseHours
  return isFresh(lookedUp.collectedAt, hours, reader.now())
}

/** Requests this year's prices, then once those of the newest year (R-EVID-07), and stores them. */
async function collectPrices(reader: PublicPriceReader, lot: Lot, kind: PublicPriceKind): Promise<Collected> {
  const now = reader.now()
  const year = Number(seoulDate(now).slice(0, 4))
  const thisYear = await askPrices(reader, lot, kind, year)
  const reply = thisYear.status === 'NOT_FOUND' ? await askPrices(reader, lot, kind, null) : thisYear
  if (reply.status === 'UNAVAILABLE' || reply.status === 'ERROR') return reply
  const prices = reply.status === 'FOUND' ? ofNewestYear(reply.value, year) : []
  const found = { pnu: pnuOf(lot), kind, prices, collectedAt: now }
  return keepCollected(prices.length > 0 ? 'FOUND' : 'NOT_FOUND', () => storePublicPrices(reader.pool, found))
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

/** A future year is an error in the data. */
function ofNewestYear(prices: PublicPrice[], thisYear: number): PublicPrice[] {
  const newest = Math.max(...prices.map((price) => price.baseYear).filter((year) => year <= thisYear))
  return prices.filter((price) => price.baseYear === newest)
}

type Snapshot = { pnu: string; kind: PublicPriceKind }

const writeSnapshot = statement<never, Snapshot & { status: LookedUpPrices['status']; collectedAt: Date }>({
  name: 'write-public-price-snapshot',
  columns: {},
  text: `insert into public_price_snapshots (pnu, kind, status, collected_at) values (:pnu, :kind, :status, :collectedAt)
   on conflict (pnu, kind) do update set status = excluded.status, collected_at = excluded.collected_at`,
})
const removePrices = statement<never, Snapshot>({
  name: 'remove-public-prices',
  columns: {},
  text: 'delete from public_prices where pnu = :pnu and kind = :kind',
})
const insertPrices = statement<never, Snapshot & { prices: string }>({
  name: 'insert-public-prices',
  columns: {},
  text: `insert into public_prices (
     pnu, kind, base_year, base_month, price_won, area_square_meter, building_name, dong_name, ho_name, ho_key,
     floor_name, updated_on
   )
   select
     :pnu, :kind, "baseYear", "baseMonth", "priceWon", "areaSquareMeter", "buildingName", "dongName", "hoName", "hoKey",
     "floorName", "updatedOn"
   from jsonb_to_recordset(:prices::jsonb) as price (
     "baseYear" smallint, "baseMonth" smallint, "priceWon" bigint, "areaSquareMeter" float8, "buildingName" text,
     "dongName" text, "hoName" text, "hoKey" text, "floorName" text, "updatedOn" date
   )`,
})

/** Replaces the stored prices of the kind. `prices` is empty when the provider has none. */
export async function storePublicPrices(
  pool: Pool,
  { prices, collectedAt, ...snapshot }: Snapshot & { prices: PublicPrice[]; collectedAt: Date },
): Promise<void> {
  const keyed = prices.map((price) => ({ ...price, hoKey: price.hoName && plainUnitName(price.hoName) }))
  await inTransaction(pool, async (client) => {
    await lockLot(client, snapshot.pnu)
    await writeSnapshot(client, { ...snapshot, collectedAt, status: prices.length > 0 ? 'FOUND' : 'NOT_FOUND' })
    await removePrices(client, snapshot)
    await insertPrices(client, { ...snapshot, prices: JSON.stringify(keyed) })
  })
}
