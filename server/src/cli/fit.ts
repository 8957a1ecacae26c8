import { fixedClock, systemClock } from '../platform/clock.ts'
import { loadConfig } from '../platform/config.ts'
import { endWithProblem } from '../platform/start-problem.ts'
import { fitWithProgress } from './fit-with-progress.ts'
import { openDatabase } from './open-database.ts'

try {
  const config = loadConfig(process.env)
  const clock = config.clockNow === undefined ? systemClock : fixedClock(config.clockNow)
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
  endWithProblem(error)
}
