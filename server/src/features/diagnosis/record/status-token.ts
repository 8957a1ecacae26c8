import { createHash, createHmac, type KeyObject, randomUUID } from 'node:crypto'
import { keptUntil } from '../../../domain/privacy/retention.ts'
import { removal } from '../../../platform/database/removal.ts'
import { statement } from '../../../platform/database/statement.ts'
import type { Queryable } from '../../../platform/database/transaction.ts'
import { derivedKey } from '../../../platform/secrets/keyed-hash.ts'

/** Creates the tokens that grant their holders access to a diagnosis. */
export type StatusTokens = {
  /** Issues a new token. */
  issue(now: Date): NewStatusToken
  /** The token from which these stored values were made. */
  of(stored: Pick<StoredToken, 'hash' | 'nonce'>): string
}

/** The values stored in place of a token, and when its access expires. */
export type StoredToken = { hash: Buffer; nonce: string; expiresAt: Date }
export type NewStatusToken = StoredToken & { token: string }

const USE = 'diagnosis status token'

/**
 * Derived from the service's secret instead of generated at random, so that a repeated request gets the same token
 * again although only its hash is stored. The nonce is random: the token cannot be derived without both the secret and
 * the row.
 */
export function createStatusTokens(secret: string, previousSecret?: string): StatusTokens {
  const key = derivedKey(secret, USE)
  const previousKey = previousSecret === undefined ? undefined : derivedKey(previousSecret, USE)
  return {
    of({ hash, nonce }) {
      const token = tokenOf(key, nonce)
      return previousKey === undefined || hashStatusToken(token).equals(hash) ? token : tokenOf(previousKey, nonce)
    },
    issue(now) {
      const nonce = randomUUID()
      const token = tokenOf(key, nonce)
      return { token, hash: hashStatusToken(token), nonce, expiresAt: keptUntil('STATUS_TOKENS', now) }
    },
  }
}

function tokenOf(key: KeyObject, nonce: string): string {
  return createHmac('sha256', key).update(nonce).digest('base64url')
}

/** The stored hash of a token. */
export function hashStatusToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

const insert = statement<never, StoredToken & { diagnosisId: number }>({
  name: 'status-token-insert',
  columns: {},
  text: `insert into status_tokens (diagnosis_id, token_hash, token_nonce, expires_at)
   values (:diagnosisId, :hash, :nonce, :expiresAt)`,
})
const selectIssued = statement<StoredToken, { diagnosisId: number }>({
  name: 'status-token-issued',
  columns: { hash: 'bytea', nonce: 'uuid', expiresAt: 'timestamptz' },
  text: `select token_hash as hash, token_nonce as nonce, expires_at as "expiresAt"
   from status_tokens where diagnosis_id = :diagnosisId`,
})
const selectOpened = statement<{ diagnosisId: number; expiresAt: Date }, { hash: Buffer; now: Date }>({
  name: 'status-token-opened',
  columns: { diagnosisId: 'int8', expiresAt: 'timestamptz' },
  text: `select diagnosis_id as "diagnosisId", expires_at as "expiresAt"
   from status_tokens where token_hash = :hash and expires_at > :now`,
})
const remove = statement<never, { diagnosisIds: readonly number[] }>({
  name: 'status-token-remove',
  columns: {},
  text: 'delete from status_tokens where diagnosis_id = any(:diagnosisIds::bigint[])',
})
const removeExpired = removal<{ now: Date }>({
  name: 'status-token-remove-expired',
  oldest: 'expires_at',
  text: 'delete from status_tokens where expires_at <= :now',
})

/** Stores the token of a diagnosis that is yet to be made. */
export async function storeStatusToken(
  database: Queryable,
  diagnosisId: number,
  { hash, nonce, expiresAt }: StoredToken,
): Promise<void> {
  await insert(database, { diagnosisId, hash, nonce, expiresAt })
}

/**
 * The part of the diagnosis' insert statement that stores its token. `written` names the part that returns
 * `diagnosis_id`; `token` is a parameter such as `:statusToken`, which `storedTokenRows` makes.
 */
export function insertStatusToken(parts: { written: string; token: string }): string {
  return `insert into status_tokens (diagnosis_id, token_hash, token_nonce, expires_at)
     select
       diagnosis_id, decode(token->>'hash', 'hex'), (token->>'nonce')::uuid, (token->>'expiresAt')::timestamptz
     from ${parts.written}, jsonb_array_elements(${parts.token}::jsonb) as token`
}

/** One row, or none for a diagnosis whose token is stored already. */
export function storedTokenRows(token: StoredToken | null): string {
  if (token === null) return '[]'
  const { hash, nonce, expiresAt } = token
  return JSON.stringify([{ hash: hash.toString('hex'), nonce, expiresAt }])
}

/** The values from which a diagnosis' token was made; `undefined` when the token has expired. */
export async function findIssuedToken(database: Queryable, diagnosisId: number) {
  return (await selectIssued(database, { diagnosisId }))[0]
}

/** The diagnosis that a token opens; `undefined` for an unknown or expired token. */
export async function findOpenedBy(database: Queryable, token: string, now: Date) {
  return (await selectOpened(database, { hash: hashStatusToken(token), now }))[0]
}

export async function removeStatusTokens(database: Queryable, diagnosisIds: readonly number[]): Promise<void> {
  await remove(database, { diagnosisIds })
}

export function removeExpiredStatusTokens(database: Queryable, now: Date): Promise<unknown> {
  return removeExpired(database, { now })
}
