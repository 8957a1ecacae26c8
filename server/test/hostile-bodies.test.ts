import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ApiDocument } from '../src/platform/http/api-groups.ts'
import { testService } from './service.ts'

const { app, database, logLines, tokenOf } = await testService()
const document = (await app.inject('/v3/api-docs')).json<ApiDocument>()
const authorization = `Bearer ${await tokenOf('hostile_admin', 'ROLE_ADMIN')}`

/** Every operation to which a body can be sent, even if none is expected. */
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.keys(methods)
    .filter((method) => method !== 'get')
    .map((method) => ({ method: method.toUpperCase(), url: path.replaceAll(/\{\w+\}/g, '1') })),
)

const send = (method: string, url: string, payload: string) =>
  app.inject({
    method: method as 'POST',
    url,
    payload,
    headers: { 'content-type': 'application/json', authorization },
  })

const lists = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`
const objects = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`
const DEPTHS = [33, 1_000, 2_500, 3_000, 4_350, 10_000, 100_000]

test('the operations that take a body were found', () => {
  const names = operations.map(({ method, url }) => `${method} ${url}`)
  for (const name of ['POST /api/rent-risk-diagnoses', 'POST /api/auth/login', 'PUT /api/users/me/password'])
    assert.ok(names.includes(name), `${name} is not among ${names.join(', ')}`)
})

for (const { method, url } of operations) {
  test(`${method} ${url}: a body nested too deep or with too many members is 400, wherever it nests`, async () => {
    const bodies = [...DEPTHS.map(lists), ...DEPTHS.map(objects), `[${'1,'.repeat(100_000)}1]`]
    for (const hostile of bodies) {
      for (const payload of [hostile, `{"address":${hostile}}`, `{"unknown":${hostile}}`]) {
        const answer = await send(method, url, payload)
        const { code } = answer.json()
        assert.deepEqual([answer.statusCode, code], [400, 'COMMON_400_MALFORMED_BODY'], `${hostile.length} characters`)
        assert.ok(answer.body.length < 1_000)
      }
    }
  })
}

test('an unknown member that nests does not switch validation off: nothing wrong is stored', async () => {
  const wrong =
    '"address":"서울 관악구 신림동 1422-5","contractPurpose":"JEONSE","depositAmountManwon":100,"floorNumber":999'
  for (let levels = 100; levels <= 5_000; levels += 350) {
    const answer = await send('POST', '/api/rent-risk-diagnoses', `{${wrong},"x":${lists(levels)}}`)
    assert.equal(answer.statusCode, 400, `${levels} levels`)
  }
  const stored = await database.pool.query('select diagnosis_id from diagnoses')
  assert.deepEqual(stored.rows, [])
  assert.deepEqual(
    logLines.filter((line) => line['level'] === 'error'),
    [],
  )
})

test('what is stored of a request holds only what the contract knows', async () => {
  const body = { address: '서울 관악구 신림동 1422-5', contractPurpose: 'JEONSE', depositAmountManwon: 12_000 }
  const extra = { unknownMember: { deep: ['unknownText'] } }
  const payload = JSON.stringify({ ...extra, ...body, selectedRentCandidate: { candidateId: 'c1', ...extra } })
  assert.equal((await send('POST', '/api/rent-risk-diagnoses', payload)).statusCode, 200)
  const stored = await database.pool.query<{ text: string }>(
    `select row_to_json(diagnoses)::text || (select json_agg(each)::text from diagnosis_evidence as each) as text
     from diagnoses`,
  )
  const [row] = stored.rows
  assert.ok(row !== undefined && stored.rowCount === 1)
  assert.match(row.text, /c1/)
  assert.doesNotMatch(row.text, /unknown(Member|Text)/)
})
