import { createDatabase } from '../platform/database.ts'
import { markOperation } from '../platform/operation-marks.ts'

/** PostgreSQL's code where a table is missing. */
const NO_TABLE = '42P01'

/** R-OPS-31. That a backup was written; a database that no start of this version has migrated yet has no place for it. */
export async function markBackup(url: string): Promise<void> {
  const database = createDatabase({ url, poolSize: 1, statementTimeoutMs: 10_000 })
  try {
    await markOperation(database.pool, 'backup', true)
  } catch (error) {
    if ((error as { code?: string }).code !== NO_TABLE) throw error
  } finally {
    await database.close()
  }
}
