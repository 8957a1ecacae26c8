import { createHash, randomBytes } from 'node:crypto'
import pg from 'pg'
import { ADVISORY_LOCKS } from '../src/platform/database/advisory-locks.ts'
import { createDatabase, type DatabaseConnection } from '../src/platform/database/database.ts'
import { migrate } from '../src/platform/database/migrate.ts'
import { readMigrations } from '../src/platform/database/migration-files.ts'
import { installJobQueue } from '../src/platform/jobs/job-queue.ts'
import { atEnd, atProcessEnd } from './at-end.ts'
import { type TestServer, testServer } from './postgres-server.ts'

export type TestDatabase = DatabaseConnection & { url: string }

/**
 * Creates a migrated database for the calling test file, dropped when the file's tests are done.
 * It is a clone of a template that is migrated once per run; cloning takes about 40 ms.
 */
export async function privateDatabase(): Promise<TestDatabase> {
  const url = await emptyDatabase(await templateName())
  const connection = openDatabase(url)
  atEnd(() => connection.close())
  return { ...connection, url }
}

/** Opens connections with limits that are reached only if something hangs. */
export function openDatabase(url: string, poolSize = 10): DatabaseConnection {
  return createDatabase({
    url,
    poolSize,
    connectTimeoutMs: 120_000,
    statementTimeoutMs: 120_000,
    idleInTransactionMs: 120_000,
  })
}

/** Creates a database, empty or a clone of `template`, and returns its URL. Dropped when the file's tests are done. */
export async function emptyDatabase(template = 'template0'): Promise<string> {
  const server = await sharedServer()
  const name = `lease_risk_test_${randomBytes(6).toString('hex')}`
  await withClient(server.url, (client) =>
    client.query(`create database ${name} template ${template} strategy file_copy`),
  )
  atEnd(() => withClient(server.url, (client) => client.query(`drop database if exists ${name} with (force)`)))
  return databaseUrl(server.url, name)
}

let server: Promise<TestServer> | undefined

async function sharedServer(): Promise<TestServer> {
  if (server === undefined) {
    server = testServer()
    const started = await server
    atProcessEnd(() => started.stop())
  }
  return server
}

async function templateName(): Promise<string> {
  const migrations = await readMigrations()
  const hash = createHash('sha256').update(migrations.map((migration) => migration.checksum).join())
  const name = `lease_risk_template_${hash.digest('hex').slice(0, 12)}`
  const { url } = await sharedServer()
  await withClient(url, async (client) => {
    await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCKS.testTemplate])
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount) return
    await client.query(`create database ${name}_new`)
    await migrate(databaseUrl(url, `${name}_new`))
    await installJobQueue(databaseUrl(url, `${name}_new`))
    await client.query(`alter database ${name}_new rename to ${name}`)
  })
  return name
}

function databaseUrl(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

async function withClient(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
