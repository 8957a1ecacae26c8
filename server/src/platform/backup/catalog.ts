import type pg from 'pg'
import { type AppliedMigration, READ_APPLIED } from '../database/migration-files.ts'

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

/** Returns every table of the service and its job queue with its writable columns. */
export async function readTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select
       format('%I.%I', space.nspname, class.relname) as name,
       (select array_agg(format('%I', attname) order by attnum) from pg_attribute
        where attrelid = class.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
     from pg_class as class join pg_namespace as space on space.oid = class.relnamespace
     where class.relkind = 'r' and space.nspname in ('public', 'graphile_worker') and class.relname <> all($1)
       and not (space.nspname = 'graphile_worker' and class.relname = 'migrations')
     order by 1`,
    [[...NOT_CARRIED, MIGRATIONS]],
  )
  return rows
}

/** The statements that drop a foreign key or an index and create it again. */
export type Droppable = { drop: string; create: string }

/**
 * Returns the foreign keys and the indexes of no constraint, in an order in which they can be dropped; they can be
 * created in the opposite order.
 */
export async function readDroppable(client: pg.ClientBase): Promise<Droppable[]> {
  const { rows } = await client.query<Droppable>(
    `with tables as (
       select class.oid, format('%I.%I', space.nspname, class.relname) as name
       from pg_class as class join pg_namespace as space on space.oid = class.relnamespace
       where class.relkind = 'r' and space.nspname in ('public', 'graphile_worker')
     ), found as (
       select 1 as position, format('alter table %s drop constraint %I', name, conname) as drop,
         format('alter table %s add constraint %I %s', name, conname, pg_get_constraintdef(reference.oid)) as create
       from pg_constraint as reference join tables on tables.oid = conrelid where contype = 'f'
       union all
       select 2, format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
       from pg_index join tables on tables.oid = indrelid
       where not exists (select from pg_constraint where conindid = indexrelid)
     )
     select drop, "create" from found order by position, drop`,
  )
  return rows
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
