import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fixedClock } from '../src/platform/clock.ts'
import { type Config, loadConfig } from '../src/platform/config/config.ts'
import { createHttpApp, type HttpAppOptions } from '../src/platform/http/create-http-app.ts'
import type { HttpApp } from '../src/platform/http/http-app.ts'
import { createLogger } from '../src/platform/log.ts'
import { atEnd } from './at-end.ts'
import { privateDatabase, type TestDatabase } from './database.ts'

/** The "now" of tests that do not set their own: 20 November 2026, noon in Seoul. */
export const TEST_NOW = new Date('2026-11-20T12:00:00+09:00')

export type LogLine = Record<string, unknown>
export type TestApp = { app: HttpApp; config: Config; database: TestDatabase; logLines: LogLine[] }

/** Limits reached only if something hangs, however busy the machine is; a test of a limit sets its own. */
export const GENEROUS_LIMITS = {
  DATABASE_CONNECT_TIMEOUT_MS: '600000',
  DATABASE_STATEMENT_TIMEOUT_MS: '120000',
  DATABASE_IDLE_IN_TRANSACTION_TIMEOUT_MS: '120000',
  PROVIDER_TIMEOUT_MS: '60000',
  RISK_SCORING_TIMEOUT_MS: '120000',
  DIAGNOSIS_DEADLINE_MS: '120000',
  SHED_EXPECTED_WAIT_MS: '3600000',
}

/** Returns a configuration as loaded from the environment; rate limits are off unless requested. */
export function testConfig(variables: Record<string, string> = {}): Config {
  const dataDir = mkdtempSync(join(tmpdir(), 'lease-risk-data-'))
  atEnd(() => rmSync(dataDir, { recursive: true, force: true }))
  return loadConfig({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    RATE_LIMIT_ENABLED: 'false',
    LOG_LEVEL: 'info',
    ...GENEROUS_LIMITS,
    ...variables,
  })
}

/** Creates the platform's application on a private database, with `addRoutes` in place of the features. */
export async function testHttpApp(
  options: {
    variables?: Record<string, string>
    addRoutes?: (app: HttpApp) => void
    http?: Partial<HttpAppOptions>
  } = {},
): Promise<TestApp> {
  const config = testConfig(options.variables)
  const database = await privateDatabase()
  const logLines: LogLine[] = []
  const log = createLogger(config.logLevel, { write: (line) => void logLines.push(JSON.parse(line) as LogLine) })
  const { app } = await createHttpApp({
    config,
    clock: fixedClock(TEST_NOW),
    database,
    log,
    version: '0.0.0-test',
    ...options.http,
  })
  options.addRoutes?.(app)
  atEnd(() => app.close())
  await app.ready()
  return { app, config, database, logLines }
}
