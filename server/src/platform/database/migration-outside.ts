import type pg from 'pg'
import { statementsOf } from './migration-files.ts'
import type { Queryable } from './transaction.ts'

const INDEX = /create\s+(?:unique\s+)?index\s+concurrently\s+if\s+not\s+exists\s+(\w+)/gi

/**
 * Runs the statements of a migration one by one, each in its own transaction. A process that dies meanwhile leaves an invalid
 * index. Such indexes are dropped first; one left afterwards is an error, so that the next start tries again.
 */
export async function runOutside(pool: pg.Pool, sql: string): Promise<void> {
  const indexes = [...sql.matchAll(INDEX)].map(([, name = '']) => name)
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    // the server stops a statement whose client has died
    await client.query(`set client_connection_check_interval = '2s'`)
    for (const name of await invalidOf(client, indexes)) await client.query(`drop index concurrently if exists ${name}`)
    for (const text of statementsOf(sql)) await client.query(text)
    const left = await invalidOf(client, indexes)
    if (left.length > 0) throw new Error(`not valid: ${left.join(', ')}`)
  } finally {
    // closes the connection, and its settings with it
    client.release(true)
  }
}

async function invalidOf(database: Queryable, names: string[]): Promise<string[]> {
  const { rows } = await database.query<{ name: string }>(
    `select relname::text as name from pg_index join pg_class on oid = indexrelid
     where relname = any($1) and relnamespace = 'public'::regnamespace and not indisvalid`,
    [names],
  )
  return rows.map(({ name }) => name)
}
