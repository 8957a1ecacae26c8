import pg from 'pg'
import { installJobQueue } from '../jobs/job-queue.ts'
import { ADVISORY_LOCKS } from './advisory-locks.ts'
import { type MigrationRun, migrate } from './migrate.ts'
import { inTransaction, type Queryable } from './transaction.ts'

const SCHEMAS = ['public', 'graphile_worker']

/**
 * Migrates the database and its job queue as the role that owns the tables, and grants the request role access to their
 * rows. A command that never starts the service, such as an import, enqueues jobs too.
 */
export async function migrateFor(
  url: string,
  { directUrl, migrationUrl }: { directUrl?: string | undefined; migrationUrl?: string | undefined } = {},
): Promise<MigrationRun> {
  const ownerUrl = migrationUrl ?? directUrl ?? url
  const run = await migrate(ownerUrl)
  await installJobQueue(ownerUrl)
  if (migrationUrl !== undefined) await admitRequests(migrationUrl, url)
  return run
}

/** R-OPS-12: the request role is granted access to rows only; other rights it already has remain. */
async function admitRequests(ownerUrl: string, requestUrl: string): Promise<void> {
  const role = await roleOf(requestUrl)
  const pool = new pg.Pool({ connectionString: ownerUrl, application_name: 'lease-risk migrate', max: 1 })
  pool.on('error', () => {})
  try {
    await inTransaction(pool, async (client) => {
      // two simultaneous starts would change the same catalogue rows
      await client.query('select pg_advisory_xact_lock($1)', [ADVISORY_LOCKS.migration])
      const { rows } = await client.query<{ owner: string }>('select current_user::text as owner')
      if (rows[0]?.owner !== role) await grantRows(client, role)
    })
  } finally {
    await pool.end()
  }
}

async function roleOf(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url, application_name: 'lease-risk migrate' })
  await client.connect()
  try {
    const { rows } = await client.query<{ role: string }>('select current_user::text as role')
    return rows[0]?.role ?? ''
  } finally {
    await client.end()
  }
}

async function grantRows(client: Queryable, role: string): Promise<void> {
  const to = pg.escapeIdentifier(role)
  for (const schema of SCHEMAS) {
    await client.query(`grant usage on schema ${schema} to ${to}`)
    await client.query(`grant select, insert, update, delete on all tables in schema ${schema} to ${to}`)
    await client.query(`grant usage, select on all sequences in schema ${schema} to ${to}`)
  }
  // only the owner may record what was applied
  for (const table of ['schema_migrations', 'graphile_worker.migrations'])
    await client.query(`revoke insert, update, delete on ${table} from ${to}`)
  for (const table of await tablesWithoutPolicy(client, role))
    await client.query(`create policy rows_of_requests on ${table} to ${to} using (true) with check (true)`)
}

/** Returns tables with row security and no policy for the role: the queue's, whose rows only their owner can see. */
async function tablesWithoutPolicy(client: Queryable, role: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select pg_class.oid::regclass::text as name from pg_class
     where relnamespace::regnamespace::text = any($1) and relrowsecurity and not exists (
       select from pg_policy where polrelid = pg_class.oid and (select oid from pg_roles where rolname = $2) = any(polroles)
     )`,
    [SCHEMAS, role],
  )
  return rows.map(({ name }) => name)
}
