import { loadConfig } from '../platform/config/config.ts'
import { createLogger } from '../platform/log.ts'
import { shutDownInOrder } from '../platform/process/shutdown.ts'
import { endWithProblem, STOP } from '../platform/process/supervised.ts'
import { watchEventLoop } from '../platform/process/watchdog.ts'
import { startRequests } from './start-service.ts'

// One of several processes serving requests on one port; started by `start-workers.ts`, which passes the database URL.
try {
  const config = loadConfig(process.env)
  const log = createLogger(config.logLevel).child({ worker: process.pid })
  const service = await startRequests({ config, log, dataMode: 'live', url: config.database.url as string })
  const shutDown = shutDownInOrder(service.closing, log)
  process.on('message', (message) => {
    if (message === STOP) shutDown()
  })
  watchEventLoop(log)
  process.send?.({ origin: service.origin })
} catch (error) {
  endWithProblem(error)
}
