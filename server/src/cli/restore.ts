import { endCommand } from './end-command.ts'
import { oneFile, requireFile } from './given-files.ts'
import { readParameters } from './read-parameters.ts'

const USAGE = '사용법: npm run restore -- 백업파일 [--replace]'

// Restores a backup into an empty database or, with --replace, in place of the existing data.
try {
  const { positionals, values } = readParameters(USAGE, { replace: { type: 'boolean', default: false } }, true)
  const path = oneFile(positionals, USAGE)
  requireFile(path)
  const { auditState } = await import('./audit-state.ts')
  const { restoreBackup } = await import('../platform/backup/restore-backup.ts')
  const { loadConfig } = await import('../platform/config/config.ts')
  const { startEmbeddedDatabase } = await import('../platform/embedded/embedded-database.ts')
  const { createFileStorage } = await import('../platform/storage.ts')
  const config = loadConfig(process.env)
  const url = config.database.migrationUrl ?? config.database.directUrl ?? config.database.url
  const embedded = url === undefined ? await startEmbeddedDatabase({ dataDir: config.dataDir }) : null
  const databaseUrl = embedded?.url ?? url ?? ''
  try {
    const storage = await createFileStorage(config)
    const { tables, createdAt } = await restoreBackup({ databaseUrl, storage, path, replace: values.replace })
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    process.stdout.write(`${createdAt}의 백업을 되돌렸습니다: 표 ${tables.length}개, ${rows}행.\n`)
    process.stdout.write(`${await auditState(config, databaseUrl)}\n`)
  } finally {
    await embedded?.stop()
  }
} catch (error) {
  endCommand(error)
}
