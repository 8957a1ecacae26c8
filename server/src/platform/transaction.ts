import type pg from 'pg'

/** A pool, or one connection of it inside a transaction. */
export type Queryable = Pick<pg.Pool, 'query'>

/** Runs `work` on one connection in one transaction; a throw undoes all of it. */
export function inTransaction<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  return onConnection(pool, 'begin', work)
}

/** The same for reading alone: all that `work` reads is of one moment. */
export function inSnapshot<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  return onConnection(pool, 'begin isolation level repeatable read read only', work)
}

/** The same on a connection that the caller holds. */
export function inTransactionOn<T>(client: pg.PoolClient, work: () => Promise<T>): Promise<T> {
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
  client: pg.PoolClient,
  begin: string,
  work: () => Promise<T>,
  onBroken: (cause: Error) => void,
): Promise<T> {
  try {
    await client.query(begin)
    const result = await work()
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(onBroken)
    throw error
  }
}
