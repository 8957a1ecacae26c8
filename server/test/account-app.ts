import {
  createCallerResolver,
  createLoginProviders,
  createPasswords,
  type LoginProviderServices,
  operatorNetworks,
  type Passwords,
} from '../src/features/account/index.ts'
import { accountFeature } from '../src/features/account/plugin.ts'
import type { Config } from '../src/platform/config/config.ts'
import { createHttpApp } from '../src/platform/http/create-http-app.ts'
import type { HttpApp } from '../src/platform/http/http-app.ts'
import { createLogger } from '../src/platform/log.ts'
import { createMailer } from '../src/platform/mail.ts'
import { createFileScanner } from '../src/platform/malware-scanner.ts'
import { createAccessTokens } from '../src/platform/secrets/access-token.ts'
import { createKeyedHash, derivedKey } from '../src/platform/secrets/keyed-hash.ts'
import { createFileStorage } from '../src/platform/storage.ts'
import { TEST_NOW, testConfig } from './app.ts'
import { atEnd } from './at-end.ts'
import { privateDatabase, type TestDatabase } from './database.ts'

export type AccountApp = {
  app: HttpApp
  config: Config
  database: TestDatabase
  services: LoginProviderServices
  /** Every log line as written. */
  logText: () => string
  /** Moves the clock, which otherwise stands still. */
  advance: (seconds: number) => void
}

/** Starts the accounts on the platform's application, with a private database. */
export async function accountApp(
  options: {
    variables?: Record<string, string>
    passwords?: Passwords
    addRoutes?: (app: HttpApp, services: LoginProviderServices) => void | Promise<void>
  } = {},
): Promise<AccountApp> {
  const config = testConfig({ LOG_LEVEL: 'trace', ...options.variables })
  const database = await privateDatabase()
  const { pool } = database
  const lines: string[] = []
  const log = createLogger(config.logLevel, { write: (line) => void lines.push(line) })
  let now = TEST_NOW.getTime()
  const clock = { now: () => new Date(now) }
  const { accessTokenTtlSeconds, refreshTokenTtlSeconds } = config.accounts
  const accessTokens = createAccessTokens({
    secret: config.jwtSecret,
    previousSecret: config.previousJwtSecret,
    ttlSeconds: accessTokenTtlSeconds,
    clock,
  })
  const { app, rateLimiter } = await createHttpApp({
    config,
    clock,
    database,
    log,
    version: '0.0.0-test',
    resolveCaller: createCallerResolver({
      pool,
      accessTokens,
      clock,
      passkeys: config.passkeys,
      isOperatorNetwork: operatorNetworks(config.operatorNetworks),
    }),
  })
  const services: LoginProviderServices = {
    pool,
    clock,
    accessTokens,
    passwords: options.passwords ?? (await createPasswords(config.accounts.passwords)),
    rateLimiter,
    storage: await createFileStorage(config),
    scanFile: createFileScanner(config.clamdAddress),
    acceptsPublishedPasswords: config.environment !== 'production',
    refreshTokenTtlSeconds,
    deviceMark: createKeyedHash(config.jwtSecret, 'device'),
    mailer: createMailer(config),
    oneTimeKey: derivedKey(config.jwtSecret, 'one-time token'),
    loginKey: derivedKey(config.jwtSecret, 'provider login'),
    loginProviders: createLoginProviders(config.loginProviders, { clock, log }),
    log,
  }
  await accountFeature(services).routes?.(app)
  await options.addRoutes?.(app, services)
  atEnd(() => app.close())
  await app.ready()
  return {
    app,
    config,
    database,
    services,
    logText: () => lines.join(''),
    advance(seconds) {
      now += seconds * 1000
    },
  }
}

export type LoggedIn = { userId: number; username: string; password: string; accessToken: string; refreshToken: string }

export const PASSWORD = 'correct-horse-7'

export function bearer(token: string) {
  return { authorization: `Bearer ${token}` }
}

export function refreshCookie(token: string) {
  return { cookie: `service_refresh_token=${token}` }
}

/** Returns the value of the refresh cookie set by a response. */
export function refreshTokenOf(answer: { cookies: { name: string; value: string }[] }): string {
  return answer.cookies.find(({ name }) => name === 'service_refresh_token')?.value ?? ''
}

export async function logIn(app: HttpApp, username: string, password = PASSWORD): Promise<LoggedIn> {
  const answer = await app.inject({ method: 'POST', url: '/api/auth/login', payload: { username, password } })
  const { accessToken } = answer.json().data
  // an account with a passkey may not request its own data yet
  const claims = Buffer.from(accessToken.split('.')[1], 'base64url').toString()
  const { userId, sub: registered } = JSON.parse(claims)
  return { userId, username: registered, password, accessToken, refreshToken: refreshTokenOf(answer) }
}

export async function signUpAndLogIn(app: HttpApp, username: string, more: object = {}): Promise<LoggedIn> {
  await app.inject({ method: 'POST', url: '/api/auth/signup', payload: { username, password: PASSWORD, ...more } })
  return logIn(app, username)
}
