import type pg from 'pg'

/** A pool, or one connection of it inside a transaction. */
export type Queryable = Pick<pg.Pool, 'query'>

/** Runs `work` on one connection in one transaction; a throw undoes all of it. */
export async function inTransaction<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch((cause: Error) => {
      broken = cause
    })
    throw error
  } finally {
    client.release(broken)
  }
}
