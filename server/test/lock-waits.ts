import type { Pool } from 'pg'

/** How many locks on a table, or advisory ones, sessions of this database wait for; databases of other tests have tables of the same number. */
export async function lockWaits(pool: Pool, on: { table: string } | 'ADVISORY'): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from pg_locks join pg_database on pg_database.oid = database
     where not granted and datname = current_database()
       and case when $1::text is null then locktype = 'advisory' else relation = $1::regclass end`,
    [on === 'ADVISORY' ? null : on.table],
  )
  return rows[0]?.count ?? 0
}
