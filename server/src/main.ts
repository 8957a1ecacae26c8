import { loadConfig } from './platform/config.ts'
import { createLogger } from './platform/log.ts'
import { shutDownInOrder } from './platform/shutdown.ts'
import { endWithProblem } from './platform/start-problem.ts'
import { followSupervisor } from './platform/supervised.ts'
import { watchEventLoop } from './platform/watchdog.ts'
import { withWorkersByCores } from './platform/worker-count.ts'
import { startService } from './start/start-service.ts'
import { startWorkers } from './start/start-workers.ts'

try {
  const config = loadConfig(withWorkersByCores(process.env))
  const log = createLogger(config.logLevel)
  const service =
    config.workers === 1 ? await startService({ config, log, dataMode: 'live' }) : await startWorkers({ config, log })
  followSupervisor(shutDownInOrder(service.closing, log))
  watchEventLoop(log)
  log.info({ origin: service.origin }, 'listening')
} catch (error) {
  endWithProblem(error)
}
