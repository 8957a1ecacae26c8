import type { Pool } from 'pg'
import { statement } from '../../platform/database/statement.ts'
import { inSnapshot, inTransaction, type Queryable } from '../../platform/database/transaction.ts'
import type { Job } from '../../platform/jobs/job-queue.ts'
import { markOperation } from '../../platform/operation-marks.ts'
import { lockEnd } from './append-entry.ts'
import { AUDIT_COLUMNS, type AuditRow, type ChainEnd, entryOf, readChainEnd } from './audit-entry.ts'
import { type AuditSeal, NOTHING_BEFORE } from './audit-seal.ts'
import type { AuditServices } from './audited.ts'

/**
 * `CHANGED`: the row, or the one before it, is not what was written. `REMOVED`: the row was written and is gone.
 * `CHAIN_END_CHANGED`: all rows are intact, but the mark of the last one is not what was written; names the last row.
 */
export type ChainBreak = { auditId: number; problem: 'CHANGED' | 'REMOVED' | 'CHAIN_END_CHANGED' }

type ChainReport = {
  entries: number
  /** The seal of the last entry, in hex. Stored elsewhere, it later proves that the log was not replaced as a whole. */
  lastSeal: string
  /** `null`: nothing was changed or removed. */
  firstBreak: ChainBreak | null
}

const readBatch = statement<AuditRow, { after: number; size: number }>({
  name: 'audit-read-batch',
  columns: AUDIT_COLUMNS,
  text: 'select * from audit_logs where audit_id > :after order by audit_id limit :size',
})

/** Walks the whole log from its first entry, in batches, and stops at the first entry that is not as it was written. */
export async function verifyChain(pool: Pool, seal: AuditSeal, batchSize = 1000): Promise<ChainReport> {
  return inSnapshot(pool, (snapshot) => walkChain(snapshot, seal, batchSize))
}

/** Requires a transaction that sees one snapshot, or that locks the end of the chain. */
async function walkChain(snapshot: Queryable, seal: AuditSeal, batchSize: number): Promise<ChainReport> {
  let last = 0
  let previous: Buffer = NOTHING_BEFORE
  const report = (firstBreak: ChainBreak | null) => ({ entries: last, lastSeal: previous.toString('hex'), firstBreak })
  for (;;) {
    const batch = await readBatch(snapshot, { after: last, size: batchSize })
    for (const row of batch) {
      if (row.audit_id !== last + 1) return report({ auditId: last + 1, problem: 'REMOVED' })
      if (!seal.fitsEntry(row.mac, entryOf(row), previous)) {
        return report({ auditId: row.audit_id, problem: 'CHANGED' })
      }
      last = row.audit_id
      previous = row.mac
    }
    if (batch.length < batchSize) break
  }
  const [end] = await readChainEnd(snapshot)
  return report(breakAtEnd(end, seal, last, previous))
}

function breakAtEnd(end: ChainEnd | undefined, seal: AuditSeal, last: number, lastMac: Buffer): ChainBreak | null {
  if (end === undefined) return last === 0 ? null : { auditId: last, problem: 'CHAIN_END_CHANGED' }
  if (end.last_audit_id > last) return { auditId: last + 1, problem: 'REMOVED' }
  const fits = seal.fitsEnd(end) && end.last_audit_id === last && end.last_mac.equals(lastMac)
  return fits ? null : { auditId: last, problem: 'CHAIN_END_CHANGED' }
}

/** R-OPS-31. Walks the log and records whether it is whole, for `/metrics`. */
export async function verifyAndMark(pool: Pool, seal: AuditSeal): Promise<ChainReport> {
  const report = await verifyChain(pool, seal)
  await markOperation(pool, 'audit verification', report.firstBreak === null)
  return report
}

/** Daily. A changed log does not fail the job: a retry would find it changed again. */
export function verifyAuditJob({ pool, auditSeal, log }: Omit<AuditServices, 'clock'>): Job {
  return {
    name: 'verify-audit',
    schedule: '23 3 * * *',
    async run() {
      const { firstBreak } = await verifyAndMark(pool, auditSeal)
      if (firstBreak !== null) log.error(firstBreak, 'the audit log is not as it was written')
    },
  }
}

const replaceSeals = statement<never, { auditIds: number[]; seals: Buffer[] }>({
  name: 'audit-replace-seals',
  columns: {},
  text: `update audit_logs set mac = fresh.seal
   from unnest(:auditIds::bigint[], :seals::bytea[]) as fresh (audit_id, seal)
   where audit_logs.audit_id = fresh.audit_id`,
})

const replaceEnd = statement<never, { lastMac: Buffer; mac: Buffer }>({
  name: 'audit-replace-end',
  columns: {},
  text: 'update audit_chain set last_mac = :lastMac, mac = :mac',
})

const BATCH = 1000

/**
 * Seals every entry again under the present secret, so that the former ones are no longer needed and verify nothing.
 * All entries or none are resealed, while every instance waits to append. A log that is not whole is left unchanged:
 * the report names the break.
 */
export async function resealChain(pool: Pool, seal: AuditSeal): Promise<ChainReport> {
  return inTransaction(pool, async (transaction) => {
    const [end] = await lockEnd(transaction)
    const found = await walkChain(transaction, seal, BATCH)
    if (end === undefined || found.firstBreak !== null || found.entries === 0) return found
    const lastMac = await sealAll(transaction, seal)
    await replaceEnd(transaction, { lastMac, mac: seal.ofEnd({ last_audit_id: end.last_audit_id, last_mac: lastMac }) })
    return { ...found, lastSeal: lastMac.toString('hex') }
  })
}

/** @returns the seal of the last entry. */
async function sealAll(transaction: Queryable, seal: AuditSeal): Promise<Buffer> {
  let previous: Buffer = NOTHING_BEFORE
  let after = 0
  for (;;) {
    const batch = await readBatch(transaction, { after, size: BATCH })
    if (batch.length === 0) return previous
    const auditIds: number[] = []
    const seals: Buffer[] = []
    for (const row of batch) {
      previous = seal.ofEntry(entryOf(row), previous)
      auditIds.push(row.audit_id)
      seals.push(previous)
      after = row.audit_id
    }
    await replaceSeals(transaction, { auditIds, seals })
  }
}
