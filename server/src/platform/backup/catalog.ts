import type pg from 'pg'
import { type AppliedMigration, READ_APPLIED } from '../migration-state.ts'

/** Tables that are meaningless after a restart: rate limit windows, process leases, recent writers. */
const NOT_CARRIED = ['rate_limit_windows', 'process_leases', 'recent_writers']
/** Recorded in the manifest, and filled by the migrations that a restore runs. */
const MIGRATIONS = 'schema_migrations'

/**
 * Settings for the start of a backup or restore transaction: fixed time formats, and none of the limits a role may have for
 * requests. They last until the transaction ends, so that they work behind a pooler too.
 */
export const WITHOUT_LIMITS = `set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0;
set local timezone = 'UTC'; set local datestyle = 'ISO'`

export type Table = { name: string; columns: string[] }

type TableRow = Table & { needs: string[] }

/**
 * Returns every table of the service and its job queue with its writable columns, each table after those it references.
 * `needs`: the tables its foreign keys reference, except itself.
 */
export async function readTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<TableRow>(
    `select
       format('%I.%I', space.nspname, class.relname) as name,
       (select array_agg(format('%I', attname) order by attnum) from pg_attribute
        where attrelid = class.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
       array(select distinct confrelid::regclass::text from pg_constraint
        where conrelid = class.oid and contype = 'f' and confrelid <> conrelid) as needs
     from pg_class as class join pg_namespace as space on space.oid = class.relnamespace
     where class.relkind = 'r' and space.nspname in ('public', 'graphile_worker') and class.relname <> all($1)
       and not (space.nspname = 'graphile_worker' and class.relname = 'migrations')
     order by 1`,
    [[...NOT_CARRIED, MIGRATIONS]],
  )
  return inOrderOfNeed(rows).map(({ name, columns }) => ({ name, columns }))
}

function inOrderOfNeed(tables: TableRow[]): TableRow[] {
  const placed: TableRow[] = []
  const names = new Set<string>()
  const short = (name: string) => name.replace(/^public\./, '')
  while (placed.length < tables.length) {
    const next = tables.filter(
      ({ name, needs }) => !names.has(short(name)) && needs.every((need) => names.has(short(need))),
    )
    if (next.length === 0) throw new Error('tables refer to each other in a circle')
    for (const table of next) {
      placed.push(table)
      names.add(short(table.name))
    }
  }
  return placed
}

export async function readSequences(client: pg.ClientBase): Promise<{ name: string; value: string }[]> {
  const { rows } = await client.query<{ name: string; value: string }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as value from pg_sequences
     where schemaname in ('public', 'graphile_worker') and last_value is not null order by 1`,
  )
  return rows
}

export async function readAppliedMigrations(client: pg.ClientBase): Promise<AppliedMigration[]> {
  const { rows } = await client.query<{ present: boolean }>(
    `select to_regclass('public.${MIGRATIONS}') is not null as present`,
  )
  if (!rows[0]?.present) return []
  return (await client.query<AppliedMigration>(READ_APPLIED)).rows
}
