import { createDatabase } from '../platform/database/database.ts'
import { markOperation } from '../platform/operation-marks.ts'

/** PostgreSQL's error code for a missing table. */
const NO_TABLE = '42P01'

/** R-OPS-31. Records that a backup was written, unless the database is not yet migrated and lacks the table. */
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
