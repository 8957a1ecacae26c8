import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createPasswords, createUser, defaultDepartmentOf } from '../../src/features/account/face.ts'
import { notify } from '../../src/features/notifications/face.ts'
import type { ApiDocument } from '../../src/platform/http/api-groups.ts'
import { inTransaction } from '../../src/platform/transaction.ts'
import { startQueues } from '../../src/start/start-queues.ts'
import { logIn, PASSWORD, refreshCookie, signUpAndLogIn } from '../account-app.ts'
import { atEnd } from '../at-end.ts'
import { anotherInstance, testService } from '../service.ts'
import { until } from '../until.ts'
import { ACCOUNT_CALLS } from './account-calls.ts'
import { BOARD_CALLS } from './board-calls.ts'
import { DIAGNOSIS_CALLS, LAST_CALLS } from './diagnosis-calls.ts'
import { REGION_CALLS } from './region-calls.ts'
import { type Found, type SampleCall, valueAt, type Who } from './sample-call.ts'

const CALLS = [...ACCOUNT_CALLS, ...DIAGNOSIS_CALLS, ...REGION_CALLS, ...BOARD_CALLS, ...LAST_CALLS]

const service = await testService()
const { app, clock, database, log } = service
const origin = await app.listen({ host: '127.0.0.1', port: 0 })
const { jobs, outbox } = await anotherInstance(service)
const queues = await startQueues({ database: { url: database.url, preparedStatements: true }, log, jobs, outbox })
atEnd(() => queues.stop())

const passwordHash = await (await createPasswords()).hash(PASSWORD)
const departmentCode = defaultDepartmentOf('ROLE_ADMIN')
await createUser(
  database.pool,
  { username: 'walk_operator', passwordHash, roleName: 'ROLE_ADMIN', departmentCode },
  clock.now(),
)
const renewing = await signUpAndLogIn(app, 'walk_renewing')
const accounts: Record<Who, string> = {
  owner: (await signUpAndLogIn(app, 'walk_owner')).accessToken,
  reader: (await signUpAndLogIn(app, 'walk_reader')).accessToken,
  changer: (await signUpAndLogIn(app, 'walk_changer')).accessToken,
  leaver: (await signUpAndLogIn(app, 'walk_leaver')).accessToken,
  operator: (await logIn(app, 'walk_operator')).accessToken,
}
// what only comes about when a provider breaks
await inTransaction(database.pool, (transaction) =>
  notify(
    transaction,
    [{ type: 'PROVIDER_ILL', userId: null, relatedType: 'PROVIDER', relatedId: 'juso' }],
    clock.now(),
  ),
)
const found: Found = {}

const document = (await app.inject('/v3/api-docs')).json<ApiDocument>()
const operations = new Map(
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const { operationId, responses } = operation as { operationId: string; responses: object }
      return [operationId, { method: method.toUpperCase(), path, statuses: Object.keys(responses) }] as const
    }),
  ),
)

test('every operation of the document has a sample call, and every sample call an operation', () => {
  const sampled = new Set(CALLS.map(({ operationId }) => operationId))
  assert.deepEqual([...sampled].toSorted(), [...operations.keys()].toSorted())
})

for (const call of CALLS) {
  test(`${call.operationId} succeeds`, async () => {
    await until(async () => (await make(call)) || call.later !== true, `${call.operationId} shows what is kept of it`)
  })
}

/** @returns whether the answer holds what is to be kept. */
async function make(call: SampleCall): Promise<boolean> {
  const { method, path, statuses } = operations.get(call.operationId) ?? assert.fail(call.operationId)
  const leaving = new AbortController()
  const answer = await fetch(`${origin}${urlOf(path, call)}`, { method, signal: leaving.signal, ...contentOf(call) })
  const name = `${method} ${path}: ${answer.status}`
  if (call.stream) leaving.abort()
  const text = call.stream ? '' : await answer.text()
  assert.ok(answer.ok && statuses.includes(String(answer.status)), `${name} ${text.slice(0, 500)}`)
  return Object.entries(call.keep ?? {}).every(([key, at]) => {
    const value = valueAt((JSON.parse(text) as { data: unknown }).data, at)
    if (value !== undefined) found[key] = value
    assert.ok(value !== undefined || call.later, `${name} has no ${at}: ${text.slice(0, 500)}`)
    return value !== undefined
  })
}

function urlOf(path: string, { path: own = {}, query }: SampleCall): string {
  const values: Found = { ...found, ...(typeof own === 'function' ? own(found) : own) }
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name] ?? assert.fail(`${path}: no answer gave ${name}`)
    return encodeURIComponent(String(value))
  })
  return query === undefined ? filled : `${filled}?${new URLSearchParams(query(found)).toString()}`
}

function contentOf({ as, body, file, operationId }: SampleCall): RequestInit {
  const headers = {
    ...(as && { authorization: `Bearer ${accounts[as]}` }),
    ...(['refresh', 'logout'].includes(operationId) && refreshCookie(renewing.refreshToken)),
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
