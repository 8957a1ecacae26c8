import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { FileStorage } from '../storage.ts'
import { type ArchiveWriter, type Manifest, writeArchive } from './archive.ts'
import { readAppliedMigrations, readSequences, readTables, type Table, WITHOUT_LIMITS } from './catalog.ts'

/** The size of one archive entry, and so the memory a backup needs. */
const ENTRY_BYTES = 4 * 1024 * 1024

export type BackupOptions = {
  databaseUrl: string
  storage: Pick<FileStorage, 'list' | 'read'>
  path: string
  version: string
  now: Date
  onPart?: (name: string) => void
}

/**
 * Writes all data of the service to one file while the service keeps running: a snapshot of the database, and every file
 * that existed before or after the snapshot, so that no row lacks its file.
 */
export async function writeBackup(options: BackupOptions): Promise<Manifest> {
  const { databaseUrl, path, version, now, onPart = () => {} } = options
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'lease-risk backup' })
  await client.connect()
  const archive = writeArchive(path)
  try {
    const copied = new Set<string>()
    await addFiles(archive, options, copied)
    await client.query(`begin isolation level repeatable read read only; ${WITHOUT_LIMITS}`)
    const migrations = await readAppliedMigrations(client)
    if (migrations.length === 0) throw new Error('이 데이터베이스에는 백업할 것이 없습니다.')
    const tables: Manifest['tables'] = []
    for (const table of await readTables(client)) {
      onPart(table.name)
      tables.push({ ...table, rows: await addTable(archive, client, table) })
    }
    // after the rows, so that no ID in them exceeds the sequence values
    const sequences = await readSequences(client)
    await client.query('commit')
    await addFiles(archive, options, copied)
    return await archive.finish({ version, createdAt: now.toISOString(), migrations, tables, sequences })
  } catch (error) {
    await archive.abandon()
    throw error
  } finally {
    await client.end()
  }
}

async function addTable(archive: ArchiveWriter, client: pg.Client, { name, columns }: Table): Promise<number> {
  const rows = client.query(copyTo(`copy ${name} (${columns.join(', ')}) to stdout`))
  let held: Buffer[] = []
  let bytes = 0
  const flush = async () => {
    await archive.add(`table/${name}`, Buffer.concat(held))
    held = []
    bytes = 0
  }
  for await (const chunk of rows) {
    held.push(chunk as Buffer)
    bytes += (chunk as Buffer).length
    if (bytes >= ENTRY_BYTES) await flush()
  }
  await flush()
  return rows.rowCount
}

/** Adds the files not yet in `copied`; skips files removed meanwhile. */
async function addFiles(archive: ArchiveWriter, { storage }: BackupOptions, copied: Set<string>): Promise<void> {
  for await (const key of storage.list()) {
    if (copied.has(key)) continue
    const content = await storage.read(key)
    if (content === undefined) continue
    copied.add(key)
    await archive.add(`file/${key}`, content)
  }
}
