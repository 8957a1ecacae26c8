import type { AuditResultStatus, AuditValue, ChangedField } from '@lease-risk/contract/audit-log'
import { statement } from '../../platform/database/statement.ts'

/**
 * One action of an operator, successful or failed. It holds no secrets: every value taken from a request is listed
 * explicitly.
 */
export type AuditEntry = {
  /** Counts from 1 without gaps. */
  auditId: number
  requestId: string | null
  /** `null`: the service itself. */
  actorUserId: number | null
  actorUsername: string
  actorRoles: string[]
  actionType: string
  targetType: string
  targetId: string | null
  resultStatus: AuditResultStatus
  failureCode: string | null
  failureMessage: string | null
  requestSummary: Record<string, AuditValue>
  changedFields: ChangedField[]
  clientIpHash: string | null
  userAgentSummary: string | null
  durationMillis: number
  createdAt: Date
}

export type AuditRow = {
  audit_id: number
  request_id: string | null
  actor_user_id: number | null
  actor_username: string
  actor_roles: string[]
  action_type: string
  target_type: string
  target_id: string | null
  result_status: AuditResultStatus
  failure_code: string | null
  failure_message: string | null
  request_summary: Record<string, AuditValue>
  changed_fields: ChangedField[]
  client_ip_hash: string | null
  user_agent_summary: string | null
  duration_millis: number
  created_at: Date
  mac: Buffer
}

export const AUDIT_COLUMNS = {
  audit_id: 'int8',
  request_id: 'text',
  actor_user_id: 'int8',
  actor_username: 'text',
  actor_roles: '_text',
  action_type: 'text',
  target_type: 'text',
  target_id: 'text',
  result_status: 'text',
  failure_code: 'text',
  failure_message: 'text',
  request_summary: 'json',
  changed_fields: 'json',
  client_ip_hash: 'text',
  user_agent_summary: 'text',
  duration_millis: 'int4',
  created_at: 'timestamptz',
  mac: 'bytea',
} as const

export function entryOf(row: AuditRow): AuditEntry {
  return {
    auditId: row.audit_id,
    requestId: row.request_id,
    actorUserId: row.actor_user_id,
    actorUsername: row.actor_username,
    actorRoles: row.actor_roles,
    actionType: row.action_type,
    targetType: row.target_type,
    targetId: row.target_id,
    resultStatus: row.result_status,
    failureCode: row.failure_code,
    failureMessage: row.failure_message,
    requestSummary: row.request_summary,
    changedFields: row.changed_fields,
    clientIpHash: row.client_ip_hash,
    userAgentSummary: row.user_agent_summary,
    durationMillis: row.duration_millis,
    createdAt: row.created_at,
  }
}

/** The last entry written, as stored in `audit_chain`. */
export type ChainEnd = { last_audit_id: number; last_mac: Buffer; mac: Buffer | null }

/** Returns no row for a chain that has no end yet. */
export const readChainEnd = statement<ChainEnd>({
  name: 'audit-read-chain-end',
  columns: { last_audit_id: 'int8', last_mac: 'bytea', mac: 'bytea' },
  text: 'select last_audit_id, last_mac, mac from audit_chain',
})
