import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'
import type { Replica } from './replica.ts'
import type { Queryable } from './transaction.ts'

const allowed = new AsyncLocalStorage<true>()
const replicas = new WeakMap<Queryable, Replica>()

const READS = /^\s*(select|with)\b/i
const WRITES =
  /\b(insert\s+into|update\s+\w+\s+(as\s+\w+\s+)?set|delete\s+from|for\s+(no\s+key\s+)?(update|share)|\w*advisory\w*|nextval|setval|set_config|pg_notify)\b/i
/** Tables always read from the primary: permissions, and records that guard against reuse or double processing. */
const NEVER_OLD =
  /\b(refresh_tokens|revoked_access_tokens|sessions|known_devices|one_time_tokens|verified_emails|user_permissions|user_page_permissions|sanctions|policy_events|idempotency_keys|status_tokens|shared_links|outbox\w*|process_leases|lookup_claims|rate_limit_windows|recent_writers|graphile_worker)\b/i

/** Lets the reads of `work` outside a transaction be slightly stale. */
export function allowingOldReads<T>(work: () => T): T {
  return allowed.run(true, work)
}

/** From now on, statements on the pool go to the replica where allowed. */
export function readFromReplica(pool: pg.Pool, replica: Replica): void {
  replicas.set(pool, replica)
}

/** Whether a statement only reads, and reads nothing that must be current. */
export function mayReadOld(text: string): boolean {
  return READS.test(text) && !WRITES.test(text) && !NEVER_OLD.test(text)
}

/** Returns undefined if the primary must answer, as it always does for a connection in a transaction. */
export function replicaFor(database: Queryable): Replica | undefined {
  return allowed.getStore() === undefined ? undefined : replicas.get(database)
}
