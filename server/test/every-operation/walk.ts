import assert from 'node:assert/strict'
import { ROLE_NAMES, type RoleName } from '@lease-risk/contract/account'
import type { Pool } from 'pg'
import { createPasswords, createUser, defaultDepartmentOf } from '../../src/features/account/index.ts'
import { notify, unsubscribeToken } from '../../src/features/notifications/index.ts'
import { inTransaction } from '../../src/platform/database/transaction.ts'
import type { ApiDocument } from '../../src/platform/http/api-groups.ts'
import type { HttpApp } from '../../src/platform/http/http-app.ts'
import { derivedKey } from '../../src/platform/secrets/keyed-hash.ts'
import { startQueues } from '../../src/start/start-queues.ts'
import type { Language } from '../../src/words/language.ts'
import { logIn, PASSWORD, refreshCookie, signUpAndLogIn } from '../account-app.ts'
import { atEnd } from '../at-end.ts'
import { startOpenIdProvider } from '../openid-provider.ts'
import { browserOf, providerBrowser, providerVariables } from '../provider-browser.ts'
import { VAPID } from '../push-service.ts'
import { anotherInstance, type TestService, testService } from '../service.ts'
import { ACCOUNT_CALLS, ORIGIN } from './account-calls.ts'
import { BOARD_CALLS } from './board-calls.ts'
import { DIAGNOSIS_CALLS, LAST_CALLS } from './diagnosis-calls.ts'
import { REGION_CALLS } from './region-calls.ts'
import { type Found, type SampleCall, valueAt, type Who } from './sample-call.ts'

export const CALLS = [...ACCOUNT_CALLS, ...DIAGNOSIS_CALLS, ...REGION_CALLS, ...BOARD_CALLS, ...LAST_CALLS]

/** `access`: `public`, `authenticated`, or `admin` with its authority. */
type Operation = { method: string; path: string; statuses: string[]; access: string }

/**
 * Callers other than the accounts of the walk: nobody, a user who owns none of its data, one who has not presented the
 * passkey yet, an operator of a role.
 */
type Other = 'nobody' | 'stranger' | 'unproven' | RoleName

/** `isKept`: whether the response contains the values to keep. */
type Made = { message: string; data: unknown; isKept: boolean }

export type Walk = {
  operations: ReadonlyMap<string, Operation>
  make(call: SampleCall): Promise<Made>
  /** The response another caller gets; with `isMissing`, for IDs that do not exist. */
  askAs(call: SampleCall, other: Other, isMissing?: boolean): Promise<{ status: number; code: string | null }>
  /** The response to the call with a wrong value in each member of its body. */
  refuse(call: SampleCall): Promise<{ message: string; errors: object[] }>
}

/** Starts a service with an account of each kind and calls it in one language. */
export async function startWalk(language: Language): Promise<Walk> {
  const provider = await startOpenIdProvider([`${ORIGIN}/login/google`])
  const service = await testService({ ...MAIL, ...providerVariables(ORIGIN, provider.origin, 'GOOGLE') })
  const { app, clock, database, log } = service
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  const { jobs, outbox } = await anotherInstance(service)
  const queues = await startQueues({ database: { url: database.url, preparedStatements: true }, log, jobs, outbox })
  atEnd(() => queues.stop())
  const accounts = await createAccounts(service)
  // otherwise only created when a provider fails
  await inTransaction(database.pool, (transaction) =>
    notify(
      transaction,
      [{ type: 'PROVIDER_ILL', userId: null, relatedType: 'PROVIDER', relatedId: 'juso' }],
      clock.now(),
    ),
  )
  await writeLinks(database.pool)
  const operations = operationsOf((await app.inject('/v3/api-docs')).json<ApiDocument>())
  const found: Found = {
    ...(await loginsByProvider(app, accounts)),
    unsubscribeToken: unsubscribeToken(derivedKey(service.config.jwtSecret, 'unsubscribe'), 1),
  }
  const ask = async (call: SampleCall) => {
    const { method, path, statuses } = operations.get(call.operationId) ?? assert.fail(call.operationId)
    const leaving = new AbortController()
    const content = contentOf(call, found, accounts)
    const headers = { ...content.headers, 'accept-language': language }
    const url = `${origin}${urlOf(path, call, found)}`
    const answer = await fetch(url, { method, signal: leaving.signal, ...content, headers })
    if (call.stream) leaving.abort()
    const text = call.stream ? '' : await answer.text()
    const name = `${method} ${path}: ${answer.status} ${text.slice(0, 500)}`
    assert.ok(statuses.includes(String(answer.status)), name)
    return { text, name, ok: answer.ok, type: answer.headers.get('content-type') ?? '' }
  }
  return {
    operations,
    async make(call) {
      const { text, type, name, ok } = await ask(call)
      assert.ok(ok, name)
      return { ...readAnswer(text, type), isKept: keep(call, found, { name, text }) }
    },
    askAs: (call, other, isMissing = false) => askAs({ origin, operations, found, accounts }, call, other, isMissing),
    async refuse(call) {
      const body = typeof call.body === 'function' ? call.body(found) : call.body
      const wrong = Object.fromEntries(Object.keys(body ?? {}).map((name) => [name, { wrong: true }]))
      const { text, name, ok } = await ask({ ...call, body: wrong })
      assert.ok(!ok, name)
      const { message, errors } = JSON.parse(text) as { message: string; errors: object[] }
      return { message, errors }
    },
  }
}

/** A mail server that accepts nothing: mails are tested elsewhere. */
const MAIL = {
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'service@example.com',
  SERVICE_ORIGIN: ORIGIN,
  OPERATOR_PASSKEYS: 'optional',
  ...VAPID,
}

/** Stores one link of each kind, whose token is the name of the kind. */
async function writeLinks(pool: Pool): Promise<void> {
  await pool.query(
    `insert into one_time_tokens (user_id, purpose, email, language, nonce, token_hash, created_at, expires_at)
     select user_id, purpose, 'walk@example.com', 'ko', '', sha256(convert_to(purpose, 'UTF8')), now(), 'infinity'
     from users cross join unnest(array['VERIFY_EMAIL', 'RECOVER_PASSWORD']) as purpose
     where (username, purpose) in (('walk_ending', 'VERIFY_EMAIL'), ('walk_elsewhere', 'RECOVER_PASSWORD'))`,
  )
  await pool.query(
    `insert into verified_emails (user_id, email, verified_at)
     select user_id, 'walk-owner@example.com', now() from users where username = 'walk_owner'`,
  )
}

/** Runs provider logins up to each step from which an operation continues: what the browser returns, and its cookie. */
async function loginsByProvider(app: HttpApp, accounts: Accounts): Promise<Found> {
  const { begin, complete } = providerBrowser(app, 'google')
  const login = await begin('walk-login')
  const authorization = `Bearer ${accounts.owner}`
  const asked = { path: 'google/link', payload: { confirmationPassword: PASSWORD }, authorization }
  const link = await begin('walk-link', asked)
  return {
    loginAnswer: login.answer,
    loginCookie: login.browser.cookie,
    linkAnswer: link.answer,
    linkCookie: link.browser.cookie,
    knownCookie: browserOf(await complete('walk-known')).cookie,
  }
}

async function askAs(
  {
    origin,
    operations,
    found,
    accounts,
  }: {
    origin: string
    operations: Walk['operations']
    found: Found
    accounts: Accounts
  },
  call: SampleCall,
  other: Other,
  isMissing: boolean,
): Promise<{ status: number; code: string | null }> {
  const { method, path } = operations.get(call.operationId) ?? assert.fail(call.operationId)
  const { headers, ...content } = contentOf(call, found, accounts)
  const { authorization: _, ...others } = headers
  const token = other === 'nobody' ? {} : { authorization: `Bearer ${accounts[other]}` }
  const leaving = new AbortController()
  const url = `${origin}${urlOf(path, call, isMissing ? ofNothing(found) : found)}`
  const answer = await fetch(url, { method, signal: leaving.signal, ...content, headers: { ...others, ...token } })
  const type = answer.headers.get('content-type') ?? ''
  const body = type.startsWith('application/json') ? ((await answer.json()) as { code?: string }) : {}
  leaving.abort()
  return { status: answer.status, code: body.code ?? null }
}

/** Replaces IDs by valid ones that do not exist. */
function ofNothing(found: Found): Found {
  return Object.fromEntries(
    Object.entries(found).map(([name, value]) => [name, typeof value === 'number' ? 999_999_999 : value]),
  )
}

/** Returns the envelope without its flag, or the text of a page or file; null for images. */
function readAnswer(text: string, type: string): { message: string; data: unknown } {
  if (type.startsWith('application/json')) {
    const { message, data } = JSON.parse(text) as { message: string; data: unknown }
    return { message, data }
  }
  return { message: '', data: type.startsWith('text/') ? text.replaceAll(/<[^>]*>/g, ' ') : null }
}

type Accounts = Record<Who | 'renewing' | Exclude<Other, 'nobody'>, string>

async function createAccounts(service: Awaited<ReturnType<typeof testService>>): Promise<Accounts> {
  const { app, clock, database, tokenOf } = service
  const passwordHash = await (await createPasswords()).hash(PASSWORD)
  const departmentCode = defaultDepartmentOf('ROLE_ADMIN')
  for (const username of ['walk_operator', 'walk_second_operator']) {
    await createUser(database.pool, { username, passwordHash, roleName: 'ROLE_ADMIN', departmentCode }, clock.now())
  }
  const roles = await Promise.all(
    ROLE_NAMES.map(async (role) => [role, await tokenOf(`walk_${role.toLowerCase()}`, role)] as const),
  )
  // they confirm with the shared password
  await database.pool.query(`update users set password_hash = $1 where password_hash = 'none'`, [passwordHash])
  return {
    ...(Object.fromEntries(roles) as Record<RoleName, string>),
    stranger: (await signUpAndLogIn(app, 'walk_stranger')).accessToken,
    unproven: await withKey(service, 'walk_unproven'),
    renewing: (await signUpAndLogIn(app, 'walk_renewing')).refreshToken,
    owner: (await signUpAndLogIn(app, 'walk_owner')).accessToken,
    reader: (await signUpAndLogIn(app, 'walk_reader')).accessToken,
    changer: (await signUpAndLogIn(app, 'walk_changer')).accessToken,
    leaver: (await signUpAndLogIn(app, 'walk_leaver')).accessToken,
    elsewhere: (await signUpAndLogIn(app, 'walk_elsewhere')).accessToken,
    ending: (await signUpAndLogIn(app, 'walk_ending')).accessToken,
    choosing: await withoutPassword(service, 'walk_choosing'),
    operator: (await logIn(app, 'walk_operator')).accessToken,
    secondOperator: (await logIn(app, 'walk_second_operator')).accessToken,
  }
}

/** Logs in as a user who has a passkey and has completed only the first step. */
async function withKey({ app, database }: TestService, username: string): Promise<string> {
  const { accessToken, userId } = await signUpAndLogIn(app, username)
  await database.pool.query(
    `insert into passkeys (user_id, credential_id, public_key, sign_count, name, created_at)
     values ($1, 'of nobody', '', 0, 'phone', now())`,
    [userId],
  )
  return accessToken
}

/** Logs in as a user whose account was created by a provider. */
async function withoutPassword({ app, database }: TestService, username: string): Promise<string> {
  const { accessToken } = await signUpAndLogIn(app, username)
  await database.pool.query('update users set has_password = false where username = $1', [username])
  return accessToken
}

function operationsOf(document: ApiDocument): ReadonlyMap<string, Operation> {
  return new Map(
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => {
        const { operationId, responses } = operation as { operationId: string; responses: object }
        const access = operation['x-access'] ?? 'public'
        return [operationId, { method: method.toUpperCase(), path, statuses: Object.keys(responses), access }] as const
      }),
    ),
  )
}

/** @returns whether the response contains the values to keep. */
function keep(call: SampleCall, found: Found, { name, text }: { name: string; text: string }): boolean {
  return Object.entries(call.keep ?? {}).every(([key, at]) => {
    const value = valueAt((JSON.parse(text) as { data: unknown }).data, at)
    if (value !== undefined) found[key] = value
    assert.ok(value !== undefined || call.later, `${name} has no ${at}: ${text.slice(0, 500)}`)
    return value !== undefined
  })
}

function urlOf(path: string, { path: own = {}, query }: SampleCall, found: Found): string {
  const values: Found = { ...found, ...(typeof own === 'function' ? own(found) : own) }
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name] ?? assert.fail(`${path}: no answer gave ${name}`)
    return encodeURIComponent(String(value))
  })
  return query === undefined ? filled : `${filled}?${new URLSearchParams(query(found)).toString()}`
}

type Content = { headers: Record<string, string>; body?: string | FormData }

function contentOf(
  { as, body, file, headers: own, operationId }: SampleCall,
  found: Found,
  accounts: Accounts,
): Content {
  const headers = {
    ...(as && { authorization: `Bearer ${accounts[as]}` }),
    ...(['refresh', 'logout'].includes(operationId) && refreshCookie(accounts.renewing)),
    ...own?.(found),
  }
  if (file !== undefined) {
    const form = new FormData()
    form.append('file', new Blob([Buffer.from(file.content)]), file.name)
    return { headers, body: form }
  }
  if (body === undefined) return { headers }
  const json = JSON.stringify(typeof body === 'function' ? body(found) : body)
  return { headers: { ...headers, 'content-type': 'application/json' }, body: json }
}
