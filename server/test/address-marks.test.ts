import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { testService } from './service.ts'

const { app, config, database, logLines, tokenOf } = await testService({
  RATE_LIMIT_ENABLED: 'true',
  TRUST_PROXY: 'true',
  LOG_LEVEL: 'trace',
})
const [CLIENT, ADDRESS, KEYWORD, USERNAME] = ['192.0.2.77', '서울 관악구 신림동 1422-5', '신림동 1422-5', 'some.body']
const LOT = { code: '1162010200', main: '1422', sub: '0005' }
const PNU = `${LOT.code}1${LOT.main}${LOT.sub}`

/** What the holder of a dump would try: every spelling of the address, the lot and the client that may have been hashed. */
const SPELLINGS = [
  CLIENT,
  `address:${CLIENT}`,
  `${USERNAME} from ${CLIENT}`,
  ADDRESS,
  KEYWORD,
  PNU,
  `${LOT.code.slice(0, 5)},${LOT.code.slice(5)},0,${LOT.main},${LOT.sub}`,
]

async function useTheService(): Promise<void> {
  const headers = { 'x-forwarded-for': CLIENT }
  const payload = { address: ADDRESS, contractPurpose: 'JEONSE', depositAmountManwon: 12_000 }
  await app.inject({ method: 'POST', url: '/api/rent-risk-diagnoses', headers, payload })
  await app.inject({ url: `/api/address-search/juso?keyword=${encodeURIComponent(KEYWORD)}`, headers })
  const login = { username: USERNAME, password: 'wrong-password-1' }
  await app.inject({ method: 'POST', url: '/api/auth/login', headers, payload: login })
  const authorization = `Bearer ${await tokenOf('mark_admin', 'ROLE_ADMIN')}`
  const role = { roleName: 'ROLE_USER', confirmationPassword: 'wrong-password-1' }
  await app.inject({
    method: 'PUT',
    url: '/api/admin/users/1/role',
    headers: { ...headers, authorization },
    payload: role,
  })
  await sleep(400)
}

async function rows(query: string): Promise<string> {
  return JSON.stringify((await database.pool.query(query)).rows)
}

test('nobody finds an address, a lot or a client out of the marks in logs, call log, audit and rate limits by trying all', async () => {
  await useTheService()
  const [calls, audit, windows] = await Promise.all([
    rows('select request_summary, error_message from external_api_calls'),
    rows('select client_ip_hash, request_summary from audit_logs'),
    rows('select subject from rate_limit_windows'),
  ])
  assert.match(calls, /"lotHash":"[0-9a-f]{16}"/)
  assert.match(calls, /"keywordHash":"[0-9a-f]{16}"/)
  assert.match(audit, /"client_ip_hash":"[0-9a-f]{32}"/)
  assert.match(windows, /"diagnosis [0-9a-f]{16}"/)
  assert.match(windows, /"loginFailure [0-9a-f]{16}"/)

  const kept = [calls, audit, windows, JSON.stringify(logLines)].join('\n')
  for (const spelling of SPELLINGS) {
    assert.ok(!kept.includes(spelling), `${spelling} is kept in clear`)
    for (const algorithm of ['md5', 'sha1', 'sha256']) {
      for (const encoding of ['hex', 'base64'] as const) {
        const found = createHash(algorithm).update(spelling).digest(encoding).slice(0, 12)
        assert.ok(!kept.includes(found), `${algorithm} of ${spelling} is kept`)
      }
    }
  }
  assert.ok(!kept.includes(config.jwtSecret))
})
