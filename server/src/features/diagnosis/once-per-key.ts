import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { keptUntil } from '../../domain/privacy/retention.ts'
import { whileRenewing } from '../../platform/database/lease.ts'
import { removal } from '../../platform/database/removal.ts'
import { statement } from '../../platform/database/statement.ts'
import type { Queryable } from '../../platform/database/transaction.ts'
import { requesterUserId } from '../../platform/http/access.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { KeyedHash } from '../../platform/secrets/keyed-hash.ts'
import type { DiagnosisServices } from './diagnose.ts'

/** A creation that its sender may repeat without a second effect. */
export type KeyedRequest = {
  /** Keys of different operations are independent. */
  operation: string
  /** The requester: a user, or the address of an anonymous caller. */
  requester: string
  /** The header `Idempotency-Key`. */
  key: string
  body: unknown
}

/** Binds the key to its diagnosis; called in the transaction that writes it, so that both exist or neither. */
export type Settle = (client: Queryable, diagnosisId: number) => Promise<void>

type KeyLock = { keyHash: Buffer; lockId: string }

/** How much longer than the deadline of an attempt a repeated request waits for it. */
const GRACE_MS = 5_000
/**
 * An attempt that does not renew its lease for this long is considered dead; by the database's clock, as a lease (ADR
 * 56).
 */
const LEASE = `clock_timestamp() + interval '2 seconds'`
const RENEWED_EVERY_MS = 400
const LOOK_AGAIN_MS = 100

const lockKey = statement<
  { claim: string },
  {
    keyHash: Buffer
    requestHash: Buffer
    lockId: string
    expiresAt: Date
    now: Date
  }
>({
  name: 'idempotency-lock',
  columns: { claim: 'uuid' },
  text: `insert into idempotency_keys as held (key_hash, request_hash, claim, claimed_until, expires_at)
   values (:keyHash, :requestHash, :lockId, ${LEASE}, :expiresAt)
   on conflict (key_hash) do update set
     request_hash = excluded.request_hash, claim = excluded.claim, claimed_by = null,
     claimed_until = excluded.claimed_until, expires_at = excluded.expires_at, diagnosis_id = null
   where held.expires_at <= :now or (held.diagnosis_id is null and held.claimed_until <= clock_timestamp())
   returning claim`,
})
const readKey = statement<{ request_hash: Buffer; diagnosis_id: number | null }, { keyHash: Buffer }>({
  name: 'idempotency-read',
  columns: { request_hash: 'bytea', diagnosis_id: 'int8' },
  text: 'select request_hash, diagnosis_id from idempotency_keys where key_hash = :keyHash',
})
const renewLock = statement<never, KeyLock>({
  name: 'idempotency-renew',
  columns: {},
  text: `update idempotency_keys set claimed_until = ${LEASE} where key_hash = :keyHash and claim = :lockId`,
})
const settleKey = statement<{ diagnosis_id: number }, KeyLock & { diagnosisId: number }>({
  name: 'idempotency-settle',
  columns: { diagnosis_id: 'int8' },
  text: `update idempotency_keys set diagnosis_id = :diagnosisId
   where key_hash = :keyHash and claim = :lockId
   returning diagnosis_id`,
})
const releaseKey = statement<never, KeyLock>({
  name: 'idempotency-release',
  columns: {},
  text: 'delete from idempotency_keys where key_hash = :keyHash and claim = :lockId and diagnosis_id is null',
})
const forget = statement<never, { diagnosisIds: readonly number[] }>({
  name: 'idempotency-forget',
  columns: {},
  text: 'delete from idempotency_keys where diagnosis_id = any(:diagnosisIds::bigint[])',
})
const removeExpired = removal<{ now: Date }>({
  name: 'idempotency-remove-expired',
  oldest: 'expires_at',
  text: 'delete from idempotency_keys where expires_at <= :now',
})

type Keeping = Pick<DiagnosisServices, 'pool' | 'clock' | 'deadlineMs'>

/**
 * Does the work once for a key and body within 24 hours, across all instances (R-DIAG-23). A repeated request waits for
 * the attempt in progress and then gets its result; an attempt that fails, or whose process dies, releases the key.
 * @throws AppError 409 when the key came with another body, 503 when the attempt in progress does not end.
 */
export async function oncePerKey<T>(
  services: Keeping,
  request: KeyedRequest,
  work: { first(settle: Settle): Promise<T>; again(diagnosisId: number): Promise<T> },
): Promise<T> {
  const held = await lockOrWait(services, request)
  if (typeof held === 'number') return work.again(held)
  // a lock that is not renewed passes to a repeated request, and its attempt can no longer settle
  return whileRenewing(
    () => renewLock(services.pool, held),
    RENEWED_EVERY_MS,
    async () => {
      try {
        return await work.first((client, diagnosisId) => settle(client, held, diagnosisId))
      } catch (error) {
        // an abandoned lock expires by itself
        await releaseKey(services.pool, held).catch(() => undefined)
        throw error
      }
    },
  )
}

/** Releases the keys that lead to these diagnoses. */
export async function forgetIdempotencyKeys(database: Queryable, diagnosisIds: readonly number[]): Promise<void> {
  await forget(database, { diagnosisIds })
}

export function removeExpiredIdempotencyKeys(database: Queryable, now: Date): Promise<unknown> {
  return removeExpired(database, { now })
}

/** The lock of the key, or the diagnosis that another attempt made. */
async function lockOrWait(services: Keeping, request: KeyedRequest): Promise<KeyLock | number> {
  const { pool, clock, deadlineMs } = services
  const keyHash = hashOf([request.operation, request.requester, request.key])
  const requestHash = hashOf(request.body)
  const lock = { keyHash, lockId: randomUUID() }
  const givesUpAt = performance.now() + deadlineMs + GRACE_MS
  for (;;) {
    const now = clock.now()
    const expiresAt = keptUntil('IDEMPOTENCY_KEYS', now)
    const won = await lockKey(pool, { ...lock, requestHash, expiresAt, now })
    if (won.length > 0) return lock
    const [held] = await readKey(pool, { keyHash })
    if (held !== undefined && !held.request_hash.equals(requestHash)) throw new AppError('COMMON_409_IDEMPOTENCY_KEY')
    if (held !== undefined && held.diagnosis_id !== null) return held.diagnosis_id
    if (performance.now() > givesUpAt) throw new AppError('COMMON_503_UNAVAILABLE', { headers: { 'retry-after': '1' } })
    await sleep(LOOK_AGAIN_MS)
  }
}

async function settle(client: Queryable, lock: KeyLock, diagnosisId: number): Promise<void> {
  const settled = await settleKey(client, { ...lock, diagnosisId })
  // another attempt considered this one dead; its result answers the next repeated request
  if (settled.length === 0) throw new AppError('COMMON_503_UNAVAILABLE', { headers: { 'retry-after': '1' } })
}

/** Equal JSON gives the same hash, whatever the order of its members. */
function hashOf(value: unknown): Buffer {
  return createHash('sha256').update(JSON.stringify(value, sortMembers)).digest()
}

function sortMembers(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

/** The `headers` schema of a creation that may be repeated. */
export const IdempotencyHeaders = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({
      maxLength: 200,
      pattern: '^[\\x21-\\x7e]+$',
      description:
        '같은 요청을 다시 보낼 때 두 번 처리되지 않게 하는 값(UUID 권장). 24시간 안에 같은 값과 같은 본문이면 처음의 답을 그대로 주고, 본문이 다르면 409입니다.',
    }),
  ),
})

type Request = Pick<FastifyRequest, 'caller' | 'ip' | 'body'> & { headers: { 'idempotency-key'?: string } }

/** `null` for a request without a key. Keys are per user, or per address for anonymous callers (R-DIAG-23). */
export function keyedRequest(request: Request, operation: string, markOf: KeyedHash): KeyedRequest | null {
  const key = request.headers['idempotency-key']
  if (key === undefined) return null
  const userId = requesterUserId(request)
  // of an address, only a keyed hash is stored, which cannot be computed without the service's secret
  const requester = userId === null ? `address ${markOf(request.ip)}` : `user ${userId}`
  return { operation, requester, key, body: request.body }
}
