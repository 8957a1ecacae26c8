import { createHmac } from 'node:crypto'
import { derivedKey } from '../../platform/keyed-hash.ts'
import type { AuditEntry, ChainEnd } from './audit-entry.ts'

/** What the first entry follows. */
export const NOTHING_BEFORE = Buffer.alloc(0)

/** Seals that nobody without the service's secret can make. */
export type AuditSeal = {
  /** Over the entry and the seal of the entry before it. */
  ofEntry(entry: AuditEntry, previous: Buffer): Buffer
  ofEnd(end: Omit<ChainEnd, 'mac'>): Buffer
  /** Whether the end of the chain is as the service left it; an unsealed one only before anything was written. */
  fitsEnd(end: ChainEnd): boolean
  /** The same for the same address; the address cannot be read out of it, nor found by trying all of them. */
  ofAddress(address: string): string
}

/** `secret` is the service's own; the keys are derived from it, one for each use. */
export function createAuditSeal(secret: string): AuditSeal {
  const key = (use: string) => derivedKey(secret, use)
  const [entryKey, endKey, addressKey] = [key('audit entry'), key('audit chain end'), key('audit client address')]
  const mac = (using: Buffer, ...parts: (string | Buffer)[]) =>
    parts.reduce((hmac, part) => hmac.update(part), createHmac('sha256', using)).digest()
  const ofEnd: AuditSeal['ofEnd'] = (end) => mac(endKey, `${end.last_audit_id} `, end.last_mac)
  return {
    // The previous seal is empty or 32 bytes long and the entry begins with "[", so no two inputs read the same.
    ofEntry: (entry, previous) => mac(entryKey, previous, sealedText(entry)),
    ofEnd,
    fitsEnd: (end) => (end.mac === null ? end.last_audit_id === 0 : end.mac.equals(ofEnd(end))),
    ofAddress: (address) => mac(addressKey, address).toString('hex').slice(0, 32),
  }
}

/** Everything that is shown of an entry, in a fixed order. */
function sealedText(entry: AuditEntry): string {
  return JSON.stringify([
    entry.auditId,
    entry.requestId,
    entry.actorUserId,
    entry.actorUsername,
    entry.actorRoles,
    entry.actionType,
    entry.targetType,
    entry.targetId,
    entry.resultStatus,
    entry.failureCode,
    entry.failureMessage,
    entry.requestSummary,
    entry.changedFields,
    entry.clientIpHash,
    entry.userAgentSummary,
    entry.durationMillis,
    entry.createdAt.toISOString(),
  ])
}
