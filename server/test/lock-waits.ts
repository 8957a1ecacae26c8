import type { Pool } from 'pg'

/**
 * How many locks on a table, advisory ones, or transactions that hold a row, sessions of this database wait for; databases of other
 * tests have tables of the same number.
 */
export async function lockWaits(pool: Pool, on: { table: string } | 'ADVISORY' | 'ROW'): Promise<number> {
  const locktype = on === 'ADVISORY' ? 'advisory' : 'transactionid'
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from pg_locks join pg_stat_activity as waiting using (pid)
     where not granted and datname = current_database()
       and case when $1::text is null then locktype = $2 else relation = $1::regclass end`,
    [typeof on === 'string' ? null : on.table, locktype],
  )
  return rows[0]?.count ?? 0
}
