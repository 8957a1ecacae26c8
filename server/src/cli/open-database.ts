import type { Config } from '../platform/config/config.ts'
import { requireDataMode } from '../platform/data-mode.ts'
import { createDatabase, type DatabaseConnection } from '../platform/database/database.ts'
import { migrateFor } from '../platform/database/request-role.ts'
import { startEmbeddedDatabase } from '../platform/embedded/embedded-database.ts'

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
