import { createRequire } from 'node:module'
import type { Logger } from 'pino'
import { createApp } from './app.ts'
import { fixedClock, systemClock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import { claimDataMode, type DataMode } from './platform/data-mode.ts'
import { createDatabase } from './platform/database.ts'
import { type EmbeddedDatabase, startEmbeddedDatabase } from './platform/embedded/embedded-database.ts'
import { migrate } from './platform/migrate.ts'

const { version } = createRequire(import.meta.url)('../package.json') as { version: string }

export type RunningService = {
  /** Where it listens, such as `http://127.0.0.1:8080`. */
  origin: string
  /** What to close, in order, each with its name. */
  closing: [name: string, close: () => Promise<unknown>][]
}

/** Database, migrations, application, in this order; listens when everything is ready. */
export async function startService(options: {
  config: Config
  log: Logger
  dataMode: DataMode
}): Promise<RunningService> {
  const { config, log, dataMode } = options
  const embedded = config.database.url === undefined ? await startEmbedded(config, log) : undefined
  const url = embedded?.url ?? config.database.url ?? ''
  await migrate(url)
  const database = createDatabase({
    ...config.database,
    url,
    onIdleError: (error) => log.warn({ err: error }, 'an idle database connection broke'),
  })
  await claimDataMode(database.pool, dataMode)
  const clock = config.clockNow === undefined ? systemClock : fixedClock(config.clockNow)
  const app = await createApp({ config, clock, database, log, version, dataMode })
  const origin = await app.listen({ host: config.host, port: config.port })
  return {
    origin,
    closing: [
      ['http', () => app.close()],
      ['database connections', () => database.close()],
      ...(embedded === undefined
        ? []
        : [['embedded database', () => embedded.stop()] as [string, () => Promise<void>]]),
    ],
  }
}

function startEmbedded({ dataDir }: Config, log: Logger): Promise<EmbeddedDatabase> {
  return startEmbeddedDatabase({ dataDir, log: (message) => log.warn(message) })
}
