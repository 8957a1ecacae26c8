import type { Pool } from 'pg'
import type { Lot } from '../../domain/address/lot.ts'
import { pnuOf } from '../../domain/address/pnu.ts'
import type { DistrictCatalogue } from '../../domain/district/district-catalogue.ts'
import type { FailureReason, ProviderReply } from '../../domain/lookup.ts'
import { keptSince } from '../../domain/privacy/retention.ts'
import type { LandRightRow, OwnerRow } from '../../domain/property/land-ledger.ts'
import { LAND_LEDGER } from '../../domain/rule-book/evidence-thresholds.ts'
import { removal } from '../../platform/database/removal.ts'
import { statement } from '../../platform/database/statement.ts'
import type { Queryable } from '../../platform/database/transaction.ts'
import type { LandLedgerPort } from '../ports.ts'
import type { Flights } from '../single-flight.ts'
import { askUnderCodes, type Collected, isFresh, keepCollected, storedFirst } from '../stored-first.ts'

type LedgerReader = {
  pool: Pool
  flights: Flights
  catalogue: DistrictCatalogue
  /** `null`: the service does not ask who owns a lot (OWNERSHIP_FACTS). */
  landLedger: LandLedgerPort | null
  now: () => Date
}

type Kind = 'OWNERS' | 'LAND_RIGHTS'
type RowOf = { OWNERS: OwnerRow; LAND_RIGHTS: LandRightRow }

/** One list of the ledger. `rows` is empty unless FOUND. */
type LedgerList<Row> = {
  status: 'FOUND' | 'NOT_FOUND' | 'UNAVAILABLE' | 'ERROR'
  reason: FailureReason | 'NO_KEY' | null
  rows: Row[]
  collectedAt: Date | null
}

/** `landRights: null`: not asked, as a home that is no unit has none. */
export type LedgerEvidence = { owners: LedgerList<OwnerRow>; landRights: LedgerList<LandRightRow> | null }

type StoredList = { kind: Kind; rows: RowOf[Kind][]; collectedAt: Date }

const readStored = statement<StoredList, { pnu: string; kinds: readonly string[] }>({
  name: 'read-land-ledger',
  columns: { kind: 'text', rows: 'jsonb', collectedAt: 'timestamptz' },
  text: `select kind, rows, collected_at as "collectedAt"
   from land_ledger_lookups where pnu = :pnu and kind = any(:kinds::text[])`,
})

const write = statement<never, { pnu: string; kind: Kind; rows: string; collectedAt: Date }>({
  name: 'write-land-ledger',
  columns: {},
  text: `insert into land_ledger_lookups (pnu, kind, rows, collected_at) values (:pnu, :kind, :rows, :collectedAt)
   on conflict (pnu, kind) do update set rows = excluded.rows, collected_at = excluded.collected_at`,
})

const removeOld = removal<{ before: Date }>({
  name: 'remove-old-land-ledger',
  oldest: 'collected_at',
  text: 'delete from land_ledger_lookups where collected_at < :before',
})

/** The ledger's lists of a lot: the copies of a week, else the provider's replies (R-PAPERS-85). `null`: not asked. */
export async function readLandLedger(
  reader: LedgerReader,
  { lot, withLandRights }: { lot: Lot; withLandRights: boolean },
): Promise<LedgerEvidence | null> {
  const { landLedger } = reader
  if (landLedger === null) return null
  const pnu = pnuOf(lot)
  const kinds: Kind[] = withLandRights ? ['OWNERS', 'LAND_RIGHTS'] : ['OWNERS']
  const missing = (stored: StoredList[]) =>
    kinds.filter(
      (kind) =>
        !stored.some((list) => list.kind === kind && isFresh(list.collectedAt, LAND_LEDGER.freshHours, reader.now())),
    )
  const { stored, collected } = await storedFirst({
    read: () => readStored(reader.pool, { pnu, kinds }),
    isEnough: (lists) => missing(lists).length === 0,
    collect: async (lists, lookedAt) =>
      new Map(
        await Promise.all(
          missing(lists).map(async (kind) => [kind, await join(reader, landLedger, lot, kind, lookedAt)] as const),
        ),
      ),
  })
  const list = <K extends Kind>(kind: K): LedgerList<RowOf[K]> => {
    const failure = collected?.get(kind)
    if (failure !== undefined && 'reason' in failure) return { ...failure, rows: [], collectedAt: null }
    const copy = stored.find((each) => each.kind === kind)
    const rows = (copy?.rows ?? []) as RowOf[K][]
    const status = rows.length > 0 ? 'FOUND' : 'NOT_FOUND'
    return { status, reason: null, rows, collectedAt: copy?.collectedAt ?? null }
  }
  return { owners: list('OWNERS'), landRights: withLandRights ? list('LAND_RIGHTS') : null }
}

function join(reader: LedgerReader, port: LandLedgerPort, lot: Lot, kind: Kind, lookedAt: number): Promise<Collected> {
  return reader.flights.join(`land ledger ${kind} ${pnuOf(lot)}`, lookedAt, async () => {
    const reply = await askUnderCodes<RowOf[Kind][]>(
      reader.catalogue.codesToTry(lot.legalDistrictCode),
      (legalDistrictCode): Promise<ProviderReply<RowOf[Kind][]>> => {
        const pnu = pnuOf({ ...lot, legalDistrictCode })
        return kind === 'OWNERS' ? port.readOwners(pnu) : port.readLandRights(pnu)
      },
    )
    if (reply.status !== 'FOUND' && reply.status !== 'NOT_FOUND') return reply
    const rows = JSON.stringify(reply.status === 'FOUND' ? reply.value : [])
    const row = { pnu: pnuOf(lot), kind, rows, collectedAt: reader.now() }
    return keepCollected(reply.status, () => write(reader.pool, row))
  })
}

/** Removes the copies that are no longer fresh: nothing of the ledger is kept for longer than it is used. */
export function removeOldLandLedger(database: Queryable, now: Date): Promise<unknown> {
  return removeOld(database, { before: keptSince('LAND_LEDGER', now) })
}
