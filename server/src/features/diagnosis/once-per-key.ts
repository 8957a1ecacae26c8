import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import type { Clock } from '../../platform/clock.ts'
import { AppError } from '../../platform/http/errors.ts'
import { namedQuery } from '../../platform/named-query.ts'
import type { Queryable } from '../../platform/transaction.ts'

/** A creation that its sender may repeat without a second effect. */
export type KeyedRequest = {
  /** Keys of different operations have nothing to do with each other. */
  operation: string
  /** Who asks: a user, or the address of an anonymous caller. */
  requester: string
  /** The header `Idempotency-Key`. */
  key: string
  body: unknown
}

/** Binds the key to its diagnosis; called in the transaction that writes it, so that both exist or neither. */
export type Settle = (client: Queryable, diagnosisId: number) => Promise<void>

type Services = { pool: Pool; clock: Clock; deadlineMs: number }
type Claim = { keyHash: Buffer; id: string }

const KEPT_MS = 24 * 60 * 60_000
/** How much longer than its deadline an attempt may take before another one takes its place. */
const GRACE_MS = 5_000
const LOOK_AGAIN_MS = 100

const claimKey = namedQuery<
  never,
  [keyHash: Buffer, requestHash: Buffer, claim: string, claimedUntil: Date, expiresAt: Date, now: Date]
>(
  'idempotency-claim',
  `insert into idempotency_keys as held (key_hash, request_hash, claim, claimed_until, expires_at)
   values ($1, $2, $3, $4, $5)
   on conflict (key_hash) do update set
     request_hash = excluded.request_hash, claim = excluded.claim, claimed_until = excluded.claimed_until,
     expires_at = excluded.expires_at, diagnosis_id = null
   where held.expires_at <= $6 or (held.diagnosis_id is null and held.claimed_until <= $6)
   returning 1`,
)
const readKey = namedQuery<{ request_hash: Buffer; diagnosis_id: number | null }, [keyHash: Buffer]>(
  'idempotency-read',
  'select request_hash, diagnosis_id from idempotency_keys where key_hash = $1',
)
const settleKey = namedQuery<never, [keyHash: Buffer, claim: string, diagnosisId: number]>(
  'idempotency-settle',
  'update idempotency_keys set diagnosis_id = $3 where key_hash = $1 and claim = $2 returning 1',
)
const releaseKey = namedQuery<never, [keyHash: Buffer, claim: string]>(
  'idempotency-release',
  'delete from idempotency_keys where key_hash = $1 and claim = $2 and diagnosis_id is null',
)
const removeExpired = namedQuery<never, [now: Date]>(
  'idempotency-remove-expired',
  'delete from idempotency_keys where expires_at <= $1',
)

/**
 * Does the work once for a key and body within 24 hours, on however many instances it is asked for (decisions.md section 4).
 * A repetition waits for the attempt under way and then gets what that one made; a failed attempt, or one whose process
 * died, gives the key back.
 * @throws AppError 409 when the key came with another body, 503 when the attempt under way does not end.
 */
export async function oncePerKey<T>(
  services: Services,
  request: KeyedRequest,
  work: { first(settle: Settle): Promise<T>; again(diagnosisId: number): Promise<T> },
): Promise<T> {
  const claimed = await claimOrWait(services, request)
  if (typeof claimed === 'number') return work.again(claimed)
  try {
    return await work.first((client, diagnosisId) => settle(client, claimed, diagnosisId))
  } catch (error) {
    // left behind, the claim only lasts until its time is over
    await releaseKey(services.pool, claimed.keyHash, claimed.id).catch(() => undefined)
    throw error
  }
}

export function removeExpiredIdempotencyKeys(database: Queryable, now: Date): Promise<unknown> {
  return removeExpired(database, now)
}

/** The claim to do the work, or the diagnosis that somebody else made of it. */
async function claimOrWait({ pool, clock, deadlineMs }: Services, request: KeyedRequest): Promise<Claim | number> {
  const keyHash = hashOf([request.operation, request.requester, request.key])
  const requestHash = hashOf(request.body)
  const claim = { keyHash, id: randomUUID() }
  const givesUpAt = performance.now() + deadlineMs + GRACE_MS
  for (;;) {
    const now = clock.now()
    const [claimedUntil, expiresAt] = [deadlineMs + GRACE_MS, KEPT_MS].map((ms) => new Date(now.getTime() + ms))
    const won = await claimKey(pool, keyHash, requestHash, claim.id, claimedUntil as Date, expiresAt as Date, now)
    if (won.length > 0) return claim
    const [held] = await readKey(pool, keyHash)
    if (held !== undefined && !held.request_hash.equals(requestHash)) throw new AppError('COMMON_409_IDEMPOTENCY_KEY')
    if (held !== undefined && held.diagnosis_id !== null) return held.diagnosis_id
    if (performance.now() > givesUpAt) throw new AppError('COMMON_503_UNAVAILABLE', { headers: { 'retry-after': '1' } })
    await sleep(LOOK_AGAIN_MS)
  }
}

async function settle(client: Queryable, { keyHash, id }: Claim, diagnosisId: number): Promise<void> {
  const settled = await settleKey(client, keyHash, id, diagnosisId)
  // another attempt took this one for dead; what it makes is the answer to the next repetition
  if (settled.length === 0) throw new AppError('COMMON_503_UNAVAILABLE', { headers: { 'retry-after': '1' } })
}

/** The same for the same JSON, whatever the order of its members. */
function hashOf(value: unknown): Buffer {
  return createHash('sha256').update(JSON.stringify(value, sortMembers)).digest()
}

function sortMembers(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
