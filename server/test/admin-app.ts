import type { RoleName } from '@lease-risk/contract/account'
import type { LightMyRequestResponse } from 'fastify'
import type { Pool } from 'pg'
import type { OperatorServices } from '../src/features/account/index.ts'
import {
  type AccountServices,
  createCallerResolver,
  createUser,
  defaultDepartmentOf,
  operatorNetworks,
  type PasskeySettings,
} from '../src/features/account/index.ts'
import { passkeyFeature } from '../src/features/account/plugin.ts'
import { adminFeature } from '../src/features/admin/plugin.ts'
import { type AuditSeal, createAuditSeal } from '../src/features/audit/index.ts'
import { auditFeature } from '../src/features/audit/plugin.ts'
import { createHttpApp } from '../src/platform/http/create-http-app.ts'
import type { HttpApp } from '../src/platform/http/http-app.ts'
import { createLogger } from '../src/platform/log.ts'
import { type AccountApp, accountApp, bearer, type LoggedIn, logIn, PASSWORD } from './account-app.ts'
import { testConfig } from './app.ts'
import { atEnd } from './at-end.ts'
import { openDatabase } from './database.ts'

type AuditLogRow = {
  audit_id: number
  actor_username: string
  target_id: string | null
  result_status: string
  failure_code: string | null
  request_summary: Record<string, unknown>
  changed_fields: unknown[]
}

export type AdminApp = AccountApp & {
  pool: Pool
  /** Registers an account with the role and logs it in. */
  operator(username: string, roleName: RoleName): Promise<LoggedIn>
  call(
    by: LoggedIn,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
  ): Promise<LightMyRequestResponse>
  /** Audit rows of one action type, the newest first. */
  auditRows(actionType: string): Promise<AuditLogRow[]>
  /** Runs the hourly housekeeping. */
  housekeeping(): Promise<void>
  /** A second instance of the service on the same database. */
  anotherInstance(): Promise<HttpApp>
}

/** Starts accounts, their administration and the audit log on the platform's application, with a private database. */
export async function adminApp(
  variables: Record<string, string> = {},
  auditSeal = createAuditSeal('the secret of the tests, 32 bytes or longer'),
): Promise<AdminApp> {
  const base = await accountApp({
    variables,
    addRoutes: (app, services) => addRoutes(app, services, auditSeal, testConfig(variables).passkeys),
  })
  const { app, services } = base
  const { pool, passwords, clock } = services
  const passwordHash = await passwords.hash(PASSWORD)
  return {
    ...base,
    pool,
    async operator(username, roleName) {
      const role = { roleName, departmentCode: defaultDepartmentOf(roleName) }
      await createUser(pool, { username, passwordHash, ...role }, clock.now())
      return logIn(app, username)
    },
    call: (by, method, url, payload) =>
      app.inject({ method, url, headers: bearer(by.accessToken), ...(payload && { payload }) }),
    async auditRows(actionType) {
      const text = 'select * from audit_logs where action_type = $1 order by audit_id desc'
      return (await pool.query<AuditLogRow>(text, [actionType])).rows
    },
    async housekeeping() {
      await adminFeature(adminServices(services, auditSeal)).housekeeping?.(clock.now())
    },
    anotherInstance: () => anotherInstance(base, auditSeal),
  }
}

async function addRoutes(
  app: HttpApp,
  services: AccountServices,
  auditSeal: AuditSeal,
  passkeys: PasskeySettings,
): Promise<void> {
  const admin = adminServices(services, auditSeal)
  for (const { routes } of [
    passkeyFeature({ ...admin, passkeys }),
    adminFeature(admin),
    auditFeature({ ...admin, log: createLogger('silent') }),
  ])
    await routes?.(app)
}

function adminServices(services: AccountServices, auditSeal: AuditSeal): OperatorServices {
  const { pool, clock, passwords, rateLimiter } = services
  return { pool, clock, passwords, rateLimiter, auditSeal, log: createLogger('silent') }
}

async function anotherInstance({ config, database, services }: AccountApp, auditSeal: AuditSeal): Promise<HttpApp> {
  const own = openDatabase(database.url, 5)
  const { clock, accessTokens } = services
  const { app } = await createHttpApp({
    config,
    clock,
    database: own,
    log: createLogger('silent'),
    version: '0.0.0-test',
    resolveCaller: createCallerResolver({
      pool: own.pool,
      accessTokens,
      clock,
      passkeys: config.passkeys,
      isOperatorNetwork: operatorNetworks(config.operatorNetworks),
    }),
  })
  await addRoutes(app, { ...services, pool: own.pool }, auditSeal, config.passkeys)
  atEnd(async () => {
    await app.close()
    await own.close()
  })
  await app.ready()
  return app
}
