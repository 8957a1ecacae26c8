import { existsSync } from 'node:fs'
import { endCommand } from './end-command.ts'
import { oneFile, requirePlaceForFile } from './given-files.ts'
import { readParameters } from './read-parameters.ts'

const USAGE = '사용법: npm run backup -- 백업파일'

// Writes all data of the service to one file; the service may keep running.
try {
  const path = oneFile(readParameters(USAGE, {}, true).positionals, USAGE)
  if (existsSync(path)) throw new Error(`${path}: 이미 있는 파일입니다.`)
  requirePlaceForFile(path)
  const { writeBackup } = await import('../platform/backup/write-backup.ts')
  const { systemClock } = await import('../platform/clock.ts')
  const { loadConfig } = await import('../platform/config/config.ts')
  const { serviceVersion } = await import('../platform/process/service-version.ts')
  const { createFileStorage } = await import('../platform/storage.ts')
  const { markBackup } = await import('./mark-backup.ts')
  const { reachDatabase } = await import('./reach-database.ts')
  const config = loadConfig(process.env)
  const found = await reachDatabase(config)
  try {
    const storage = await createFileStorage(config)
    const { tables, parts } = await writeBackup({
      databaseUrl: found.url,
      storage,
      path,
      version: serviceVersion,
      now: systemClock.now(),
    })
    await markBackup(found.url)
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    const files = parts.filter(({ name }) => name.startsWith('file/')).length
    process.stdout.write(`${path}: 표 ${tables.length}개의 ${rows}행, 파일 ${files}개를 담았습니다.\n`)
    process.stdout.write('비밀값(JWT_SECRET, AUDIT_SECRET, 인증키)은 담지 않습니다. 따로 보관해 주십시오.\n')
  } finally {
    await found.close()
  }
} catch (error) {
  endCommand(error)
}
