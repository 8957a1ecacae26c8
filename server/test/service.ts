import { after } from 'node:test'
import type { RoleName } from '@lease-risk/contract/account'
import type { RentRiskDiagnosisCreated } from '@lease-risk/contract/diagnosis-created'
import type { RentRiskDiagnosisRequest } from '@lease-risk/contract/diagnosis-request'
import type { RentRiskDiagnosisResponse } from '@lease-risk/contract/diagnosis-response'
import { SANDBOX_KEY, type Sandbox, startSandbox } from '@lease-risk/sandbox'
import type { Logger } from 'pino'
import { type App, createApp } from '../src/app.ts'
import { createUser, defaultDepartmentOf } from '../src/features/account/index.ts'
import type { Clock } from '../src/platform/clock.ts'
import type { Config } from '../src/platform/config/config.ts'
import type { HttpApp } from '../src/platform/http/http-app.ts'
import type { Job } from '../src/platform/jobs/job-queue.ts'
import { createLogger } from '../src/platform/log.ts'
import { createAccessTokens } from '../src/platform/secrets/access-token.ts'
import { type LogLine, TEST_NOW, testConfig } from './app.ts'
import { openDatabase, privateDatabase, type TestDatabase } from './database.ts'

export type TestService = {
  app: HttpApp
  /** The jobs for `startJobQueue`; nothing runs them automatically. */
  jobs: Job<never>[]
  config: Config
  sandbox: Sandbox
  database: TestDatabase
  logLines: LogLine[]
  log: Logger
  /** The service's "now"; can be set. */
  clock: { time: Date } & Clock
  /** `token`: the caller's token; anonymous without one. The status token is removed from the response. */
  diagnose(request: Partial<RentRiskDiagnosisRequest>, token?: string): Promise<RentRiskDiagnosisResponse>
  /** Returns an access token of a new account with that role, which has no password. */
  tokenOf(username: string, roleName: RoleName): Promise<string>
}

/** Returns the configuration that sends every provider call to the stand-ins. */
export function sandboxVariables(origin: string): Record<string, string> {
  return {
    JUSO_BASE_URL: origin,
    DATA_GO_KR_BASE_URL: origin,
    VWORLD_BASE_URL: origin,
    RONE_BASE_URL: origin,
    OPENAI_BASE_URL: origin,
    JUSO_SEARCH_KEY: SANDBOX_KEY,
    JUSO_POPUP_KEY: SANDBOX_KEY,
    DATA_GO_KR_SERVICE_KEY: SANDBOX_KEY,
    VWORLD_KEY: SANDBOX_KEY,
    VWORLD_DOMAIN: 'localhost',
    RONE_KEY: SANDBOX_KEY,
    OPENAI_API_KEY: SANDBOX_KEY,
  }
}

/** Starts the whole service with a private database and its own stand-in providers, until the file's tests are done. */
export async function testService(variables: Record<string, string> = {}): Promise<TestService> {
  const clock = { time: TEST_NOW, now: () => new Date(clock.time) }
  const sandbox = await startSandbox({ now: () => clock.now() })
  const config = testConfig({ ...sandboxVariables(sandbox.origin), ...variables })
  const database = await privateDatabase()
  const logLines: LogLine[] = []
  const log = createLogger(config.logLevel, { write: (line) => void logLines.push(JSON.parse(line) as LogLine) })
  const { app, jobs } = await createApp({ config, clock, database, log, version: '0.0.0-test', dataMode: 'sample' })
  await app.ready()
  const ttlSeconds = config.accounts.accessTokenTtlSeconds
  const accessTokens = createAccessTokens({
    secret: config.jwtSecret,
    previousSecret: undefined,
    ttlSeconds,
    clock,
  })
  after(async () => {
    await app.close()
    await sandbox.stop()
  })
  return {
    app,
    jobs,
    config,
    sandbox,
    database,
    logLines,
    log,
    clock,
    async diagnose(request, token) {
      const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
      const answer = await app.inject({ method: 'POST', url: '/api/rent-risk-diagnoses', headers, payload: request })
      if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`)
      const { data } = answer.json<{ data: RentRiskDiagnosisCreated }>()
      const { statusToken: _, statusTokenExpiresAt: __, ...diagnosis } = data
      return diagnosis
    },
    async tokenOf(username, roleName) {
      const user = { username, roleName, passwordHash: 'none', departmentCode: defaultDepartmentOf(roleName) }
      const { userId } = await createUser(database.pool, user, clock.now())
      const { departmentCode } = user
      const claims = { sub: username, userId, roles: [roleName], departmentCode, credentialVersion: 1 }
      return (await accessTokens.issue(claims)).token
    },
  }
}

/** Starts a second instance of the service: own process state and connections, same database and providers. */
export async function anotherInstance({ config, clock, database, log }: TestService): Promise<App> {
  const own = openDatabase(database.url)
  const instance = await createApp({ config, clock, database: own, log, version: '0.0.0-test', dataMode: 'sample' })
  const { app } = instance
  await app.ready()
  after(async () => {
    await app.close()
    await own.close()
  })
  return instance
}
