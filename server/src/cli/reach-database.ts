import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../platform/config/config.ts'
import { readOrCreateSecret } from '../platform/config/given-variables.ts'
import { requireDataMode } from '../platform/data-mode.ts'
import { createDatabase, type DatabaseConnection } from '../platform/database/database.ts'
import { migrateFor } from '../platform/database/request-role.ts'
import { openCluster, runningServer } from '../platform/embedded/cluster.ts'
import { startEmbeddedDatabase } from '../platform/embedded/embedded-database.ts'

export type ReachedDatabase = { url: string; close: () => Promise<void> }

/** Connects to the configured database without migrating it. An embedded one is started until `close` unless it is running. */
export async function reachDatabase({
  database: { url: given, directUrl },
  dataDir,
}: Pick<Config, 'database' | 'dataDir'>): Promise<ReachedDatabase> {
  const url = directUrl ?? given
  if (url !== undefined) return running(url)
  if (!existsSync(join(dataDir, 'postgres', 'PG_VERSION'))) {
    throw new Error(`${dataDir}에 데이터베이스가 없습니다. DATA_DIR 또는 DATABASE_URL을 확인해 주세요.`)
  }
  const password = readOrCreateSecret(dataDir, 'postgres-password')
  const server = runningServer(await openCluster(dataDir, password, true))
  if (server?.port) return running(`postgres://postgres:${password}@127.0.0.1:${server.port}/lease_risk`)
  const embedded = await startEmbeddedDatabase({ dataDir })
  return { url: embedded.url, close: () => embedded.stop() }
}

function running(url: string): ReachedDatabase {
  return { url, close: async () => {} }
}

/** Merging one batch takes seconds at most; this allows for indexing the contents of a large file. */
const STATEMENT_TIMEOUT_MS = 600_000

/** Opens the service's database for a command: migrated and marked as real data. `close` stops what this call started. */
export async function openDatabase(
  config: Config,
): Promise<{ database: DatabaseConnection; close: () => Promise<void> }> {
  const embedded = config.database.url === undefined ? await startEmbeddedDatabase({ dataDir: config.dataDir }) : null
  const url = embedded?.url ?? config.database.directUrl ?? config.database.url ?? ''
  const { readUrl: _, ...limits } = config.database
  const database = createDatabase({ ...limits, url, statementTimeoutMs: STATEMENT_TIMEOUT_MS })
  const close = async () => {
    await database.close()
    await embedded?.stop()
  }
  try {
    await migrateFor(url, config.database)
    await requireDataMode(database.pool, 'live')
  } catch (error) {
    await close()
    throw error
  }
  return { database, close }
}
