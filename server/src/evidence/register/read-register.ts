import type { Pool } from 'pg'
import type { Lot } from '../../domain/address/lot.ts'
import { pnuOf } from '../../domain/address/pnu.ts'
import type { DistrictCatalogue } from '../../domain/district/district-catalogue.ts'
import type { FailureReason, LookupStatus } from '../../domain/lookup.ts'
import type { RegisterBuilding } from '../../domain/property/register-building.ts'
import { registerOutcome } from '../../domain/property/register-candidates.ts'
import { STORED_FIRST } from '../../domain/rule-book/evidence-thresholds.ts'
import type { BuildingRegisterPort } from '../ports.ts'
import type { Flights } from '../single-flight.ts'
import { askUnderCodes, type Collected, isFresh, keepCollected, storedFirst } from '../stored-first.ts'
import { deactivateRegister, readStoredRegister, type StoredRegister, storeRegister } from './stored-register.ts'

export type RegisterReader = {
  pool: Pool
  flights: Flights
  catalogue: DistrictCatalogue
  buildingRegister: BuildingRegisterPort
  now: () => Date
}

/** The stored register as just read by the caller. */
export type PrefetchedRegister = { stored: StoredRegister | null; lookedAt: number }

/** The building register of a lot. */
export type RegisterEvidence = {
  status: LookupStatus
  reason: FailureReason | 'NO_KEY' | null
  basis: 'STORED' | 'COLLECTED' | 'NONE'
  /** Every title row, annexes included; empty unless FOUND or AMBIGUOUS. */
  buildings: RegisterBuilding[]
  collectedAt: Date | null
  /** `YYYY-MM-DD`: the day of the imported file that has it; absent or `null` when it was looked up. */
  filedOn?: string | null
}

/**
 * The title section of a lot: the stored one for 30 days, else the provider's (R-EVID-06). `prefetched`: the stored one as just
 * read by the caller; it is not read again unless it is renewed.
 */
export async function readRegister(
  reader: RegisterReader,
  lot: Lot,
  prefetched?: PrefetchedRegister | null,
): Promise<RegisterEvidence> {
  const pnu = pnuOf(lot)
  const { stored, collected } = await storedFirst({
    read: () => readStoredRegister(reader.pool, pnu),
    prefetched,
    isEnough: (register) => isFresh(register?.collectedAt ?? null, STORED_FIRST.resultFreshHours, reader.now()),
    collect: (_, lookedAt) => reader.flights.join(`register ${pnu}`, lookedAt, () => collectRegister(reader, lot)),
  })
  const hasFailed = collected !== null && 'reason' in collected
  // a file is what an operator without calls has (R-EVID-80)
  const serves = stored !== null && (collected === null || (hasFailed && stored.filedOn !== null))
  if (stored !== null && (serves || collected?.status === 'FOUND')) {
    return { ...stored, reason: null, basis: serves ? 'STORED' : 'COLLECTED' }
  }
  const nothing = { basis: 'NONE' as const, buildings: [], collectedAt: null }
  if (collected === null || collected.status === 'FOUND') return { status: 'NOT_FOUND', reason: null, ...nothing }
  return { status: collected.status, reason: 'reason' in collected ? collected.reason : null, ...nothing }
}

async function collectRegister(reader: RegisterReader, lot: Lot): Promise<Collected> {
  const pnu = pnuOf(lot)
  const reply = await askUnderCodes(reader.catalogue.codesToTry(lot.legalDistrictCode), (legalDistrictCode) =>
    reader.buildingRegister.readTitles({ ...lot, legalDistrictCode }),
  )
  if (reply.status === 'FOUND') {
    const status = registerOutcome(reply.value)
    if (status !== 'NOT_FOUND') {
      const register = { status, buildings: reply.value, collectedAt: reader.now() } as const
      return keepCollected('FOUND', () => storeRegister(reader.pool, pnu, register))
    }
  }
  if (reply.status === 'FOUND' || reply.status === 'NOT_FOUND') {
    await deactivateRegister(reader.pool, pnu)
    return { status: 'NOT_FOUND' }
  }
  return reply
}
