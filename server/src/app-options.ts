import type { Logger } from 'pino'
import type { Clock } from './platform/clock.ts'
import type { Config } from './platform/config/config.ts'
import type { DataMode } from './platform/data-mode.ts'
import type { DatabaseConnection } from './platform/database/database.ts'
import type { FirstData } from './platform/http/first-data.ts'

export type AppOptions = {
  config: Config
  clock: Clock
  database: DatabaseConnection
  log: Logger
  version: string
  /** `sample`: the providers are the stand-ins of `sandbox/`, and every response is marked so. */
  dataMode: DataMode
  /** Settles when the web client is built; omitted if it is already built. */
  clientBuilt?: Promise<unknown> | undefined
  /** Folder of the built client; omitted to use the output of the build. */
  clientFolder?: string
  /** The initial data, for which operations wait; omitted if there are none. */
  firstData?: FirstData | undefined
}
