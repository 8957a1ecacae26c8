import { createRequire } from 'node:module'
import type { Logger } from 'pino'
import { createApp } from './app.ts'
import { createFirstAdministrator, type Passwords, seedDevAccounts } from './features/account/index.ts'
import { type Clock, fixedClock, systemClock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import { claimDataMode, type DataMode } from './platform/data-mode.ts'
import { createDatabase, type DatabaseConnection } from './platform/database.ts'
import { startEmbeddedDatabase } from './platform/embedded/embedded-database.ts'
import { migrate } from './platform/migrate.ts'
import { closeInOrder } from './platform/shutdown.ts'
import { startQueues } from './start-queues.ts'

const { version } = createRequire(import.meta.url)('../package.json') as { version: string }

export type RunningService = {
  /** Where it listens, such as `http://127.0.0.1:8080`. */
  origin: string
  /** What to close, in order, each with its name. */
  closing: [name: string, close: () => Promise<unknown>][]
}

/**
 * Database, migrations, application, first accounts, jobs, in this order; listens when everything is ready.
 * A start that fails closes what it had opened: the embedded database would outlive the process.
 */
export async function startService(options: {
  config: Config
  log: Logger
  dataMode: DataMode
}): Promise<RunningService> {
  const { config, log, dataMode } = options
  const closing: RunningService['closing'] = []
  try {
    const url = config.database.url ?? (await startEmbedded(config, log, closing))
    await migrate(url)
    const database = createDatabase({
      ...config.database,
      url,
      onIdleError: (error) => log.warn({ err: error }, 'an idle database connection broke'),
    })
    closing.unshift(['database connections', () => database.close()])
    await claimDataMode(database.pool, dataMode)
    const clock = config.clockNow === undefined ? systemClock : fixedClock(config.clockNow)
    const { app, passwords, ...behindIt } = await createApp({ config, clock, database, log, version, dataMode })
    closing.unshift(['http', () => app.close()])
    await createFirstAccounts({ config, clock, database, passwords, log })
    const queue = await startQueues({ databaseUrl: url, log, ...behindIt })
    // jobs first: they use what closing the application ends
    closing.unshift(['jobs', () => queue.stop()])
    const origin = await app.listen({ host: config.host, port: config.port })
    return { origin, closing }
  } catch (error) {
    await closeInOrder(closing, log)
    throw error
  }
}

/** Those that the configuration asks for, so that somebody can log in to a new database. */
async function createFirstAccounts(options: {
  config: Config
  clock: Clock
  database: DatabaseConnection
  passwords: Passwords
  log: Logger
}): Promise<void> {
  const { config, clock, database, passwords, log } = options
  const { firstAdministrator, seedDevAccounts: withDevAccounts } = config.accounts
  const services = { pool: database.pool, passwords, now: clock.now() }
  if (await createFirstAdministrator(services, firstAdministrator)) log.info('the first administrator was created')
  if (withDevAccounts) log.info({ added: await seedDevAccounts(services) }, 'development accounts')
}

async function startEmbedded({ dataDir }: Config, log: Logger, closing: RunningService['closing']): Promise<string> {
  const embedded = await startEmbeddedDatabase({ dataDir, log: (message) => log.warn(message) })
  closing.unshift(['embedded database', () => embedded.stop()])
  return embedded.url
}
