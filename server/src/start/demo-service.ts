import { join } from 'node:path'
import { SANDBOX_KEY, startSandbox } from '@lease-risk/sandbox'
import type { Logger } from 'pino'
import { type Config, loadConfig } from '../platform/config/config.ts'
import { givenVariables, type Variables } from '../platform/config/given-variables.ts'
import { fillSample } from '../sample/fill-sample.ts'
import { type FillingService, startFilling } from './start-service.ts'

/** Returns the environment's configuration, with every provider replaced by the stand-ins at `sandboxOrigin`. */
export function demoConfig(environment: Variables, sandboxOrigin: string): Config {
  const given = givenVariables(environment)
  return loadConfig({
    LOG_LEVEL: 'warn',
    // storing the samples must succeed even on a busy machine
    DATABASE_STATEMENT_TIMEOUT_MS: '120000',
    SEED_DEV_ACCOUNTS: 'true',
    ...given,
    // a separate folder: sample data must never mix with real data
    DATA_DIR: join(given['DATA_DIR'] ?? '.data', 'demo'),
    JUSO_BASE_URL: sandboxOrigin,
    DATA_GO_KR_BASE_URL: sandboxOrigin,
    VWORLD_BASE_URL: sandboxOrigin,
    RONE_BASE_URL: sandboxOrigin,
    OPENAI_BASE_URL: sandboxOrigin,
    JUSO_SEARCH_KEY: SANDBOX_KEY,
    JUSO_POPUP_KEY: SANDBOX_KEY,
    DATA_GO_KR_SERVICE_KEY: SANDBOX_KEY,
    VWORLD_KEY: SANDBOX_KEY,
    VWORLD_DOMAIN: 'localhost',
    RONE_KEY: SANDBOX_KEY,
    OPENAI_API_KEY: SANDBOX_KEY,
  })
}

/** Starts the service with stand-in providers and invented data, marked as sample data wherever users see them. */
export async function startDemoService(
  environment: Variables,
  createLog: (config: Config) => Logger,
  clientBuilt: Promise<unknown> = Promise.resolve(),
  onProgress?: (percent: number) => void,
  signal?: AbortSignal,
): Promise<FillingService & { log: Logger }> {
  const sandbox = await startSandbox()
  const config = demoConfig(environment, sandbox.origin)
  const log = createLog(config)
  const filling = { config, log, dataMode: 'sample', fill: fillSample, clientBuilt, ...(signal && { signal }) } as const
  const service = await startFilling(onProgress === undefined ? filling : { ...filling, onProgress })
  return { ...service, log, closing: [...service.closing, ['sandbox', () => sandbox.stop()]] }
}
