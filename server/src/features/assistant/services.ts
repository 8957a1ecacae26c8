import type { Config } from '../../platform/config/config.ts'
import type { Services } from '../../services.ts'

export type AssistantServices = Pick<Services, 'clock' | 'dataMode'> & {
  version: string
  config: Pick<Config, 'corsOrigins' | 'environment'>
}
