import type { Pool } from 'pg'
import { statement } from '../../platform/database/statement.ts'
import { inSnapshot, type Queryable } from '../../platform/database/transaction.ts'
import { AUDIT_COLUMNS, type AuditRow, type ChainEnd, entryOf, readChainEnd } from './audit-entry.ts'
import { type AuditSeal, NOTHING_BEFORE } from './audit-seal.ts'

/**
 * `CHANGED`: the row, or the one before it, is not what was written. `REMOVED`: the row was written and is gone.
 * `CHAIN_END_CHANGED`: all rows are intact, but the mark of the last one is not what was written; names the last row.
 */
export type ChainBreak = { auditId: number; problem: 'CHANGED' | 'REMOVED' | 'CHAIN_END_CHANGED' }

export type ChainReport = {
  entries: number
  /** The seal of the last entry, in hex. Stored elsewhere, it later proves that the log was not replaced as a whole. */
  lastSeal: string
  /** `null`: nothing was changed or removed. */
  firstBreak: ChainBreak | null
}

export const readBatch = statement<AuditRow, { after: number; size: number }>({
  name: 'audit-read-batch',
  columns: AUDIT_COLUMNS,
  text: 'select * from audit_logs where audit_id > :after order by audit_id limit :size',
})

/** Walks the whole log from its first entry, in batches, and stops at the first entry that is not as it was written. */
export async function verifyChain(pool: Pool, seal: AuditSeal, batchSize = 1000): Promise<ChainReport> {
  return inSnapshot(pool, (snapshot) => walkChain(snapshot, seal, batchSize))
}

/** Requires a transaction that sees one snapshot, or that locks the end of the chain. */
export async function walkChain(snapshot: Queryable, seal: AuditSeal, batchSize: number): Promise<ChainReport> {
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
