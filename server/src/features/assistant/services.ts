import type { Clock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config/config.ts'
import type { DataMode } from '../../platform/data-mode.ts'

export type AssistantServices = {
  clock: Clock
  dataMode: DataMode
  version: string
  config: Pick<Config, 'corsOrigins' | 'environment'>
}
