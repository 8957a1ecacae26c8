import pg from 'pg'

/** A pool, or one of its connections inside a transaction. */
export type Queryable = Pick<pg.Pool, 'query'>

/** Runs `work` on one connection in one transaction; if it throws, all of it is rolled back. */
export function inTransaction<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  return onConnection(pool, 'begin', work)
}

/**
 * The database ends a transaction that is idle for this long, for example because its process is frozen: others wait for its
 * locks and give up after the statement timeout. Code that computes for longer inside a transaction says so (fit-unit.ts).
 */
export const IDLE_IN_TRANSACTION_MS = 5_000

/** Waiters leave the queue for a lock this long before its holder may be ended. */
const LEAVES_BEFORE_MS = 2_000

/**
 * The same for work that takes locks everybody needs. The transactions of a frozen process that queue for such a lock would
 * get it one after the other, each holding it until the database ends it; so they leave the queue before the first is ended.
 * @throws an error for which `isTransient` is true, if a lock is not available in time.
 */
export function inContendedTransaction<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const { idle_in_transaction_session_timeout: idleMillis = IDLE_IN_TRANSACTION_MS } = pool.options
  return onConnection(pool, `begin; set local lock_timeout = ${idleMillis - LEAVES_BEFORE_MS}`, work)
}

/** The same for reads only: everything `work` reads is from one snapshot. */
export function inSnapshot<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  return onConnection(pool, 'begin isolation level repeatable read read only', work)
}

/** The same on a connection the caller holds. */
export function inTransactionOn<T>(client: Queryable, work: () => Promise<T>): Promise<T> {
  return between(client, 'begin', work, () => undefined)
}

/**
 * Runs `work` in a savepoint. If it throws, only `work` is rolled back, and the transaction can go on and report the error.
 * @throws if the connection is gone, which ends the whole transaction.
 */
export async function inSavepoint(transaction: pg.PoolClient, work: () => Promise<void>): Promise<Error | undefined> {
  await transaction.query('savepoint attempt')
  try {
    await work()
    return undefined
  } catch (error) {
    await transaction.query('rollback to savepoint attempt')
    return error instanceof Error ? error : new Error(String(error))
  }
}

const undecided = new WeakSet<Error>()

/** Whether a commit got no answer: the transaction's writes were then applied either completely or not at all. */
export function mayHaveCommitted(error: unknown): boolean {
  return error instanceof Error && undecided.has(error)
}

async function commit(client: Queryable): Promise<void> {
  try {
    await client.query('commit')
  } catch (error) {
    const isRefused = error instanceof pg.DatabaseError && error.severity === 'ERROR'
    if (error instanceof Error && !isRefused) undecided.add(error)
    throw error
  }
}

async function onConnection<T>(pool: pg.Pool, begin: string, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    return await between(
      client,
      begin,
      () => work(client),
      (cause) => {
        broken = cause
      },
    )
  } finally {
    client.release(broken)
  }
}

async function between<T>(
  client: Queryable,
  begin: string,
  work: () => Promise<T>,
  onBroken: (cause: Error) => void,
): Promise<T> {
  try {
    await client.query(begin)
    const result = await work()
    await commit(client)
    return result
  } catch (error) {
    await client.query('rollback').catch(onBroken)
    throw error
  }
}
