import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { SecurityEventResponse } from '@lease-risk/contract/security-events'
import { bearer, PASSWORD } from '../../../../test/account-app.ts'
import { startOpenIdProvider } from '../../../../test/openid-provider.ts'
import { browserOf, providerBrowser, providerVariables } from '../../../../test/provider-browser.ts'
import { anotherInstance, testService } from '../../../../test/service.ts'

const ORIGIN = 'https://lease.example'

const provider = await startOpenIdProvider([`${ORIGIN}/login/google`])
const service = await testService(providerVariables(ORIGIN, provider.origin, 'GOOGLE'))
const first = service.app
const second = (await anotherInstance(service)).app

test('R-ACCT-28: a login that one instance began ends at another', async () => {
  const { begin } = providerBrowser(first, 'google')
  const { post } = providerBrowser(second, 'google')
  const { browser, answer } = await begin('between-instances')
  const known = await post('google/completion', { answer }, browser)
  assert.equal(known.json().data?.session, null, known.body)
  const joined = await providerBrowser(first, 'google').post('google/account', {}, browserOf(known))
  assert.equal(joined.statusCode, 201, joined.body)
})

test('R-ACCT-27: the client is shown the providers that are configured, and no secret', async () => {
  const { body } = await first.inject('/api/client-settings')
  assert.deepEqual(JSON.parse(body).data.loginProviders, ['google'])
  for (const text of [body, JSON.stringify(service.logLines)]) assert.ok(!text.includes('a-secret-of-the-provider'))
})

test('R-ACCT-30: the end of an account ends its links, so that the person may come again as somebody new', async () => {
  const { join, complete } = providerBrowser(first, 'google')
  const { accessToken } = (await join('leaving')).json().data
  const headers = bearer(accessToken)
  const chosen = await first.inject({
    method: 'POST',
    url: '/api/users/me/password',
    headers,
    payload: { newPassword: PASSWORD },
  })
  const left = await first.inject({
    method: 'DELETE',
    url: '/api/users/me',
    headers: bearer(chosen.json().data.accessToken),
    payload: { confirmationPassword: PASSWORD },
  })
  assert.equal(left.statusCode, 200, left.body)
  const { rowCount } = await service.database.pool.query(`select from login_identities where subject = 'leaving'`)
  assert.equal(rowCount, 0)
  assert.equal((await complete('leaving')).json().data.session, null)
})

test('R-ACCT-32, R-ADMIN-17: logins by a provider and their failures are security events', async () => {
  const { join, complete } = providerBrowser(first, 'google')
  const before = await readEvents()
  await join('in-the-record')
  await complete('in-the-record')
  await complete({ refused: true })
  const after = await readEvents()
  const counted = (events: string[], event: string) => events.filter((each) => each === event).length
  for (const event of [
    'LOGIN POST /api/auth/login/:provider/account true',
    'LOGIN POST /api/auth/login/:provider/completion true',
    'LOGIN_FAILED POST /api/auth/login/:provider/completion false',
  ]) {
    assert.equal(counted(after, event) - counted(before, event), 1, event)
  }
})

/** One line per occurrence: what, where, and whether it names the user. */
async function readEvents(): Promise<string[]> {
  auditor ??= await service.tokenOf('the.auditor', 'ROLE_SYSTEM_ADMIN')
  const answer = await first.inject({ url: '/api/admin/security-events?size=100', headers: bearer(auditor) })
  const { content } = answer.json().data as { content: SecurityEventResponse[] }
  return content.flatMap(({ kind, operation, userId, count }) =>
    Array.from({ length: count }, () => `${kind} ${operation} ${userId !== null}`),
  )
}
let auditor: string | undefined
