import pg from 'pg'

/** A pool, or one connection of it inside a transaction. */
export type Queryable = Pick<pg.Pool, 'query'>

/** Runs `work` on one connection in one transaction; a throw undoes all of it. */
export function inTransaction<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  return onConnection(pool, 'begin', work)
}

/**
 * A transaction whose process says nothing for so long, as one that is frozen, is ended by the database: what it has locked is
 * what others wait for, who give up after the time of a statement. What computes for longer amid its transaction says so (fit-unit.ts).
 */
export const IDLE_IN_TRANSACTION_MS = 5_000

/** The line for a lock is left so long before the one who has it may be ended. */
const LEAVES_BEFORE_MS = 2_000

/**
 * The same for work that takes locks which everybody needs. Of a process that is frozen, all that stand in line for such a lock would
 * get it one after the other, and each would keep it until the database ends it; so they leave the line before the first one does.
 * @throws an error that `isNotNow` where a lock is not to be had in time.
 */
export function inContendedTransaction<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const { idle_in_transaction_session_timeout: idleMillis = IDLE_IN_TRANSACTION_MS } = pool.options
  return onConnection(pool, `begin; set local lock_timeout = ${idleMillis - LEAVES_BEFORE_MS}`, work)
}

/** The same for reading alone: all that `work` reads is of one moment. */
export function inSnapshot<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  return onConnection(pool, 'begin isolation level repeatable read read only', work)
}

/** The same on a connection that the caller holds. */
export function inTransactionOn<T>(client: Queryable, work: () => Promise<T>): Promise<T> {
  return between(client, 'begin', work, () => undefined)
}

/**
 * Within a transaction: a throw undoes `work` alone, and what follows may say so in the same transaction.
 * @throws when the connection is gone, which takes the whole transaction with it.
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

/** Whether the error is that no answer to a commit came: what the transaction wrote is there as a whole or not at all. */
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
