import type { Pool } from 'pg'
import { statement } from '../../platform/database/statement.ts'
import { inTransaction, type Queryable } from '../../platform/database/transaction.ts'
import { lockEnd } from './append-entry.ts'
import { entryOf } from './audit-entry.ts'
import { type AuditSeal, NOTHING_BEFORE } from './audit-seal.ts'
import { type ChainReport, readBatch, walkChain } from './verify-chain.ts'

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
