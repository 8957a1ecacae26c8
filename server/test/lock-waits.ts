import type { Pool } from 'pg'

/**
 * Counts the table locks, advisory locks or row-holding transactions that sessions of this database wait for. Restricted to
 * this database, because those of other tests have tables with the same OID.
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
