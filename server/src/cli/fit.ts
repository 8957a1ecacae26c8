import { clockOf } from '../platform/clock.ts'
import { loadConfig } from '../platform/config.ts'
import { endCommand } from './end-command.ts'
import { fitWithProgress } from './fit-with-progress.ts'
import { openDatabase } from './open-database.ts'
import { readParameters } from './read-parameters.ts'

try {
  readParameters('사용법: npm run fit', {})
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
