import { once } from 'node:events'
import pg from 'pg'
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams'
import { applyMigrations } from '../database/migrate.ts'
import { readMigrations } from '../database/migration-files.ts'
import { installJobQueue } from '../jobs/job-queue.ts'
import type { FileStorage } from '../storage.ts'
import { type Manifest, readArchive, verifyArchive } from './archive.ts'
import { readAppliedMigrations, readDroppable, WITHOUT_LIMITS } from './catalog.ts'

export type RestoreOptions = {
  databaseUrl: string
  storage: Pick<FileStorage, 'put'>
  path: string
  /** Whether existing data in the database may be deleted. */
  replace: boolean
}

/**
 * Restores a backup. The whole file is first checked against its checksums; then the database is written in one
 * transaction. A restore that fails or is killed leaves the database as it was.
 * A backup of an earlier version is restored with the tables of that version; the next start migrates it.
 * @throws Error if there is data and `replace` is false, if the service is running, or if the backup is of a later version.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Manifest> {
  const { databaseUrl, path } = options
  const manifest = await verifyArchive(path)
  const migrations = await migrationsOf(manifest)
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'lease-risk restore' })
  await client.connect()
  try {
    await requireNobodyElse(client)
    const isEmpty = (await readAppliedMigrations(client)).length === 0
    if (!isEmpty && !options.replace) {
      throw new Error('데이터베이스에 이미 자료가 있습니다. 지우고 되돌리려면 --replace를 붙여 주십시오.')
    }
    await installJobQueue(databaseUrl)
    await client.query(`begin; ${WITHOUT_LIMITS}`)
    if (!isEmpty) await client.query('drop schema public cascade; create schema public')
    await applyMigrations(client, migrations)
    await withoutIndexes(client, () => load(client, manifest, options))
    await client.query('analyze')
    await client.query('commit')
    return manifest
  } finally {
    await client.end()
  }
}

/** Returns the migration files of the backup's database; they must exist here, unchanged. */
async function migrationsOf({ migrations, version }: Manifest) {
  const known = await readMigrations()
  const wanted = known.filter(({ name }) => migrations.some((migration) => migration.name === name))
  const fits = migrations.every(
    ({ name, checksum }) => wanted.find((file) => file.name === name)?.checksum === checksum,
  )
  if (!fits) throw new Error(`이 백업은 다른 판(${version})의 것이라 이 판으로 되돌릴 수 없습니다.`)
  return wanted
}

async function requireNobodyElse(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ others: number }>(
    `select count(*)::int as others from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and application_name like 'lease-risk%'`,
  )
  if (rows[0]?.others !== 0) throw new Error('서비스가 이 데이터베이스를 쓰고 있습니다. 모두 멈춘 뒤 되돌려 주십시오.')
}

/**
 * Drops foreign keys and indexes, and creates them again after `fill`: an index is then sorted once instead of changed
 * for each row, and references are checked by a join instead of kept in memory until the end of their table.
 */
async function withoutIndexes(client: pg.ClientBase, fill: () => Promise<void>): Promise<void> {
  const droppable = await readDroppable(client)
  for (const { drop } of droppable) await client.query(drop)
  await fill()
  await client.query(`set local maintenance_work_mem = '256MB'`)
  for (const { create } of droppable.toReversed()) await client.query(create)
}

async function load(client: pg.Client, manifest: Manifest, { path, storage }: RestoreOptions): Promise<void> {
  const names = manifest.tables.map(({ name }) => name)
  // the rows that triggers maintain are in the backup as well
  for (const name of names) await client.query(`alter table ${name} disable trigger user`)
  // a fresh table may hold rows inserted by a migration
  await client.query(`truncate ${names.join(', ')}`)
  let open: { part: string; copy: CopyStreamQuery } | undefined
  const close = async () => {
    if (open === undefined) return
    open.copy.end()
    await once(open.copy, 'finish')
    const table = tableOf(manifest, open.part)
    if (open.copy.rowCount !== table.rows) throw new Error(`${table.name}: ${open.copy.rowCount} rows of ${table.rows}`)
    open = undefined
  }
  for await (const { name, content } of readArchive(path)) {
    if (name !== open?.part) await close()
    if (name.startsWith('file/')) await storage.put(name.slice('file/'.length), content, 'application/octet-stream')
    if (!name.startsWith('table/')) continue
    if (open === undefined) {
      const table = tableOf(manifest, name)
      const copy = client.query(copyFrom(`copy ${table.name} (${table.columns.join(', ')}) from stdin`))
      open = { part: name, copy }
    }
    if (!open.copy.write(content)) await once(open.copy, 'drain')
  }
  await close()
  for (const { name, value } of manifest.sequences) await client.query('select setval($1, $2)', [name, value])
  for (const name of names) await client.query(`alter table ${name} enable trigger user`)
}

function tableOf({ tables }: Manifest, part: string): Manifest['tables'][number] {
  const found = tables.find(({ name }) => `table/${name}` === part)
  if (found === undefined) throw new Error(`${part} is not in the manifest`)
  return found
}
