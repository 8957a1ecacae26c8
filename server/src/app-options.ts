import type { Logger } from 'pino'
import type { Clock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import type { DataMode } from './platform/data-mode.ts'
import type { DatabaseConnection } from './platform/database.ts'

export type AppOptions = {
  config: Config
  clock: Clock
  database: DatabaseConnection
  log: Logger
  version: string
  /** `sample`: the providers are the stand-ins of `sandbox/`, and every answer says so. */
  dataMode: DataMode
  /** Ends when the web client is built; left out where it lies there. */
  clientBuilt?: Promise<unknown> | undefined
  /** Where it lies; left out where the build puts it. */
  clientFolder?: string
  /** Ends when the first data are stored, which operations wait for; left out where nothing is stored first. */
  firstData?: Promise<unknown> | undefined
}
