import { createAuditSeal, verifyChain } from '../features/audit/face.ts'
import { restoreBackup } from '../platform/backup/restore-backup.ts'
import { type Config, loadConfig } from '../platform/config.ts'
import { createDatabase } from '../platform/database.ts'
import { startEmbeddedDatabase } from '../platform/embedded/embedded-database.ts'
import { createFileStorage } from '../platform/storage.ts'
import { endCommand } from './end-command.ts'
import { oneFile, requireFile } from './given-files.ts'
import { readParameters } from './read-parameters.ts'

const USAGE = '사용법: npm run restore -- 백업파일 [--replace]'

// Puts a backup back, into an empty database or, with --replace, in the place of what is there.
try {
  const { positionals, values } = readParameters(USAGE, { replace: { type: 'boolean', default: false } }, true)
  const path = oneFile(positionals, USAGE)
  requireFile(path)
  const config = loadConfig(process.env)
  const url = config.database.directUrl ?? config.database.url
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

async function auditState(config: Config, url: string): Promise<string> {
  const database = createDatabase({ url, poolSize: 1, statementTimeoutMs: 60_000 })
  try {
    const { entries, firstBreak } = await verifyChain(database.pool, createAuditSeal(...config.auditSecrets))
    if (firstBreak === null) return `감사 기록 ${entries}건이 쓴 그대로입니다.`
    return `감사 기록 ${firstBreak.auditId}번부터 봉인이 맞지 않습니다. AUDIT_SECRET(없으면 JWT_SECRET)이 백업할 때와 같은지 확인해 주십시오.`
  } finally {
    await database.close()
  }
}
