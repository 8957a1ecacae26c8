import { randomBytes } from 'node:crypto'
import { statement } from '../../platform/database/statement.ts'
import type { Queryable } from '../../platform/database/transaction.ts'
import type { AuditEntry, ChainEnd } from './audit-entry.ts'
import { type AuditSeal, NOTHING_BEFORE } from './audit-seal.ts'

/** Locks the end of the chain until the transaction ends; creates the end if the chain has none yet. */
export const lockEnd = statement<ChainEnd>({
  name: 'audit-lock-chain-end',
  columns: { last_audit_id: 'int8', last_mac: 'bytea', mac: 'bytea' },
  text: `insert into audit_chain (last_audit_id, last_mac)
   select coalesce(max(audit_id), 0), ''::bytea from audit_logs
   on conflict (only_row) do update set only_row = true
   returning last_audit_id, last_mac, mac`,
})

const insertEntry = statement<
  never,
  Omit<AuditEntry, 'requestSummary' | 'changedFields'> & {
    requestSummary: string
    changedFields: string
    mac: Buffer
    endMac: Buffer
  }
>({
  name: 'audit-insert-entry',
  columns: {},
  text: `with moved as (
     update audit_chain set last_audit_id = :auditId, last_mac = :mac, mac = :endMac
   )
   insert into audit_logs (
     audit_id, request_id, actor_user_id, actor_username, actor_roles, action_type, target_type, target_id, result_status,
     failure_code, failure_message, request_summary, changed_fields, client_ip_hash, user_agent_summary, duration_millis,
     created_at, mac
   )
   values (
     :auditId, :requestId, :actorUserId, :actorUsername, :actorRoles, :actionType, :targetType, :targetId, :resultStatus,
     :failureCode, :failureMessage, :requestSummary, :changedFields, :clientIpHash, :userAgentSummary, :durationMillis,
     :createdAt, :mac
   )`,
})

/**
 * Adds the entry to the chain. It must be the last action of `transaction`: from here to its end all other entries
 * wait, on every instance, so the order of the chain is the order of the commits.
 * An entry that follows a tampered end is sealed onto nothing: the break stays visible there permanently, and operators
 * can continue to work.
 * @returns the entry's number, and whether the chain was whole.
 */
export async function appendEntry(
  transaction: Queryable,
  seal: AuditSeal,
  facts: Omit<AuditEntry, 'auditId'>,
): Promise<{ auditId: number; intact: boolean }> {
  const [end] = await lockEnd(transaction)
  if (end === undefined) throw new Error('audit_chain has no row')
  const intact = seal.fitsEnd(end)
  const entry: AuditEntry = { ...facts, auditId: end.last_audit_id + 1 }
  const mac = seal.ofEntry(entry, previousOf(end, intact))
  await insertEntry(transaction, {
    ...entry,
    requestSummary: JSON.stringify(entry.requestSummary),
    changedFields: JSON.stringify(entry.changedFields),
    mac,
    endMac: seal.ofEnd({ last_audit_id: entry.auditId, last_mac: mac }),
  })
  return { auditId: entry.auditId, intact }
}

function previousOf(end: ChainEnd, intact: boolean): Buffer {
  if (!intact) return randomBytes(32)
  return end.last_audit_id === 0 ? NOTHING_BEFORE : end.last_mac
}
