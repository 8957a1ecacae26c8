import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ApiDocument } from '../../src/platform/http/api-groups.ts'
import { logIn, signUpAndLogIn } from '../account-app.ts'
import { startOpenIdProvider } from '../openid-provider.ts'
import fc from '../properties.ts'
import { providerVariables } from '../provider-browser.ts'
import { VAPID } from '../push-service.ts'
import { testService } from '../service.ts'
import { operationsOf, requestTo } from './requests.ts'
import { drawFrom, oneOf } from './schema-values.ts'

/** Set `FUZZ_REQUESTS=100000` before a release. */
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 2_000)
const MOST_CPU_MS = 3_000
const SAME_CALLERS = 500
const SERVICE_ORIGIN = 'https://service.example.com'

const provider = await startOpenIdProvider([`${SERVICE_ORIGIN}/login/google`])

/** Features that are switched off would respond with 503. The mail server accepts nothing. */
const SWITCHED_ON = {
  OPERATOR_PASSKEYS: 'optional',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'service@example.com',
  ...VAPID,
  ...providerVariables(SERVICE_ORIGIN, provider.origin, 'KAKAO'),
  ...providerVariables(SERVICE_ORIGIN, provider.origin, 'NAVER'),
  ...providerVariables(SERVICE_ORIGIN, provider.origin, 'GOOGLE'),
}
const service = await testService({ LOG_LEVEL: 'error', ...SWITCHED_ON })
const { app } = service
const origin = await app.listen({ host: '127.0.0.1', port: 0 })
const document = (await app.inject('/v3/api-docs')).json<ApiDocument>()
const operations = operationsOf(document)
let accounts = 0

/** Returns nobody, a user and an administrator; new ones, because requests may close an account or change its password. */
async function newCallers(): Promise<(string | undefined)[]> {
  accounts += 1
  const user = await signUpAndLogIn(app, `fuzzing_user_${accounts}`)
  const admin = `fuzzing_admin_${accounts}`
  await signUpAndLogIn(app, admin)
  await service.database.pool.query(`update users set role_name = 'ROLE_ADMIN' where username = $1`, [admin])
  return [undefined, user.accessToken, (await logIn(app, admin)).accessToken]
}

let tokens = await newCallers()
for (const [path, payload] of [
  ['/api/community/posts', { boardCode: 'FREE', title: '글', content: '내용' }],
  ['/api/community/posts/1/comments', { content: '댓글' }],
  ['/api/favorites', { address: '서울 관악구 신림동 1422-5' }],
  [
    '/api/rent-risk-diagnoses',
    { address: '서울 관악구 신림동 1422-5', contractPurpose: 'JEONSE', depositAmountManwon: 12_000 },
  ],
] as const)
  await app.inject({ method: 'POST', url: path, headers: { authorization: `Bearer ${tokens[1]}` }, payload })

/** Measures the CPU time of this thread, which serves one request at a time, whatever else the machine does. */
async function cpuMsOf(work: () => Promise<void>): Promise<number> {
  const before = process.threadCpuUsage()
  await work()
  const used = process.threadCpuUsage(before)
  return (used.user + used.system) / 1_000
}

test(`${REQUESTS} requests with mistakes to every operation of the document: no 5xx, none takes three seconds of CPU`, async () => {
  const statuses: Record<number, number> = {}
  const failures: object[] = []
  for (const [at, seed] of fc.sample(fc.integer(), REQUESTS).entries()) {
    if (at % SAME_CALLERS === 0) tokens = await newCallers()
    const draw = drawFrom(seed)
    const operation = oneOf(draw, operations)
    const { method, path, headers, body } = requestTo(operation, document, draw)
    const token = oneOf(draw, tokens)
    let status = 0
    const cpuMs = await cpuMsOf(async () => {
      const answer = await fetch(`${origin}${path}`, {
        method,
        headers: { ...headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
        ...(body !== undefined && { body }),
      })
      await answer.arrayBuffer()
      ;({ status } = answer)
    })
    statuses[status] = (statuses[status] ?? 0) + 1
    if (status >= 500 || cpuMs > MOST_CPU_MS)
      failures.push({
        seed,
        method,
        path: path.slice(0, 300),
        body: typeof body === 'string' ? body.slice(0, 500) : null,
        status,
        cpuMs,
      })
  }
  process.stdout.write(`${JSON.stringify(statuses)}\n`)
  assert.deepEqual(failures, [])
  // if everything is refused, the test proves nothing
  assert.ok((statuses[200] ?? 0) > REQUESTS / 20, JSON.stringify(statuses))
})
