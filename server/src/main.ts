import { loadConfig } from './platform/config/config.ts'
import { createLogger } from './platform/log.ts'
import { shutDownInOrder, startUnlessAsked } from './platform/process/shutdown.ts'
import { endWithProblem, followSupervisor } from './platform/process/supervised.ts'
import { watchEventLoop } from './platform/process/watchdog.ts'
import { withWorkersByCores } from './platform/process/worker-count.ts'
import { startService } from './start/start-service.ts'
import { startWorkers } from './start/start-workers.ts'

try {
  const config = loadConfig(withWorkersByCores(process.env))
  const log = createLogger(config.logLevel)
  const service = await startUnlessAsked((signal) =>
    config.workers === 1
      ? startService({ config, log, dataMode: 'live', signal })
      : startWorkers({ config, log, signal }),
  )
  followSupervisor(shutDownInOrder(service.closing, log))
  watchEventLoop(log)
  log.info({ origin: service.origin }, 'listening')
} catch (error) {
  endWithProblem(error)
}
