import { endCommand } from './end-command.ts'
import { readParameters } from './read-parameters.ts'

// Copies the files under DATA_DIR into the bucket; a rerun copies only what is missing there.
try {
  readParameters('사용법: npm run files:move', {})
  const { loadConfig } = await import('../platform/config/config.ts')
  const { copyFiles, createFileStorage, createLocalStorage } = await import('../platform/storage.ts')
  const config = loadConfig(process.env)
  if (config.storage.kind !== 's3') throw new Error('FILE_STORAGE=s3와 S3_* 값을 정하고 실행해 주십시오.')
  const local = await createLocalStorage(config.dataDir)
  const { copied, present } = await copyFiles(local, await createFileStorage(config))
  process.stdout.write(
    `파일 ${copied}개를 옮겼고, ${present}개는 이미 있었습니다. ${config.dataDir}/files는 그대로 있습니다.\n`,
  )
} catch (error) {
  endCommand(error)
}
