import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { ScratchServer } from './scratch-database.ts'

/** The cost of one statement per unit of work. `ms`: time in the server; `walBytes`: bytes of WAL written. */
export type StatementShare = { what: string; calls: number; rows: number; ms: number; walBytes: number }

/** Restarts the server with `pg_stat_statements` and returns a connection for reading them. */
export async function openStatistics(scratch: ScratchServer, url: string): Promise<pg.Client> {
  const first = new pg.Client({ connectionString: url })
  await first.connect()
  await first.query(`alter system set shared_preload_libraries = 'pg_stat_statements'`)
  await first.end()
  // the process that supervises the server restarts it
  process.kill(scratch.serverPid, 'SIGINT')
  for (let tries = 0; ; tries += 1) {
    await sleep(200)
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.query('create extension if not exists pg_stat_statements')
      return client
    } catch (error) {
      await client.end().catch(() => undefined)
      if (tries > 100) throw error
    }
  }
}

/** The cost per unit of `pieces` units of work, the most expensive first. Omits the job queue and our own queries. */
export async function sharesOf(client: pg.Client, pieces: number): Promise<StatementShare[]> {
  const { rows } = await client.query<Record<'query' | 'calls' | 'rows' | 'ms' | 'wal', string>>(
    `select query, calls, rows, total_exec_time as ms, wal_bytes as wal from pg_stat_statements
     where dbid = (select oid from pg_database where datname = current_database())
       and query not like '%graphile_worker%' and query not like '%process_leases%' and query not like '%pg_stat_%'
     order by total_exec_time desc`,
  )
  return rows.map(({ query, calls, rows: found, ms, wal }) => ({
    what: nameOf(query),
    calls: Number(calls) / pieces,
    rows: Number(found) / pieces,
    ms: Number(ms) / pieces,
    walBytes: Number(wal) / pieces,
  }))
}

/** Describes a statement by the table it writes or the first ones it reads; statistics do not include statement names. */
function nameOf(query: string): string {
  const written = /\b(insert into|update|delete from)\s+(\w+)/i.exec(query)
  if (written !== null) return `${written[1]} ${written[2]}`
  const tables = [...query.matchAll(/\b(?:from|join)\s+([a-z]\w+_\w+)/gi)].map(([, table]) => table)
  return tables.length === 0 ? query.slice(0, 40) : `select from ${[...new Set(tables)].slice(0, 3).join(', ')}`
}
