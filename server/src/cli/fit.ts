import { endCommand } from './end-command.ts'
import { readParameters } from './read-parameters.ts'

try {
  readParameters('사용법: npm run fit', {})
  const { clockOf } = await import('../platform/clock.ts')
  const { loadConfig } = await import('../platform/config/config.ts')
  const { fitWithProgress } = await import('./fit-with-progress.ts')
  const { openDatabase } = await import('./reach-database.ts')
  const config = loadConfig(process.env)
  const clock = clockOf(config)
  const { database, close } = await openDatabase(config)
  const interrupted = new AbortController()
  process.once('SIGINT', () => interrupted.abort())
  try {
    await fitWithProgress(database.pool, clock.now(), interrupted.signal)
    if (interrupted.signal.aborted) process.exitCode = 1
  } finally {
    await close()
  }
} catch (error) {
  endCommand(error)
}
