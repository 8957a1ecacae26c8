import { createHmac, type KeyObject } from 'node:crypto'
import { derivedKey } from '../../platform/secrets/keyed-hash.ts'
import type { AuditEntry, ChainEnd } from './audit-entry.ts'

/** The seal that precedes the first entry. */
export const NOTHING_BEFORE = Buffer.alloc(0)

/** Seals that cannot be forged without the service's secret. */
export type AuditSeal = {
  /** Over the entry and the seal of the entry before it. */
  ofEntry(entry: AuditEntry, previous: Buffer): Buffer
  /** Whether `mac` is the seal of the entry, under the present secret or a former one. */
  fitsEntry(mac: Buffer, entry: AuditEntry, previous: Buffer): boolean
  ofEnd(end: Omit<ChainEnd, 'mac'>): Buffer
  /**
   * Whether the end of the chain is as the service left it; an unsealed end is valid only before anything was written.
   */
  fitsEnd(end: ChainEnd): boolean
  /** Deterministic for an address; the address can neither be read from it nor found by trying all addresses. */
  ofAddress(address: string): string
}

/** Seals with `secret`, from which one key is derived for each use; seals made with former secrets still verify. */
export function createAuditSeal(secret: string, ...former: string[]): AuditSeal {
  const [own, ...earlier] = [sealsUnder(secret), ...former.map(sealsUnder)] as const
  const all = [own, ...earlier]
  const addressKey = derivedKey(secret, 'audit client address')
  return {
    ...own,
    fitsEntry: (seal, entry, previous) => all.some(({ ofEntry }) => seal.equals(ofEntry(entry, previous))),
    fitsEnd: (end) =>
      end.mac === null ? end.last_audit_id === 0 : all.some(({ ofEnd }) => end.mac?.equals(ofEnd(end))),
    ofAddress: (address) => mac(addressKey, address).toString('hex').slice(0, 32),
  }
}

function sealsUnder(secret: string): Pick<AuditSeal, 'ofEntry' | 'ofEnd'> {
  const [entryKey, endKey] = [derivedKey(secret, 'audit entry'), derivedKey(secret, 'audit chain end')]
  return {
    // The previous seal is empty or 32 bytes long and the entry begins with "[", so no two inputs produce the same
    // text.
    ofEntry: (entry, previous) => mac(entryKey, previous, sealedText(entry)),
    ofEnd: (end) => mac(endKey, `${end.last_audit_id} `, end.last_mac),
  }
}

function mac(key: KeyObject, ...parts: (string | Buffer)[]): Buffer {
  return parts.reduce((hmac, part) => hmac.update(part), createHmac('sha256', key)).digest()
}

/** All displayed values of an entry, in a fixed order. */
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
