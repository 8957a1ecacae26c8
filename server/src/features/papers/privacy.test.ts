import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { bearer, type LoggedIn, signUpAndLogIn } from '../../../test/account-app.ts'
import { atEnd } from '../../../test/at-end.ts'
import { testService } from '../../../test/service.ts'

/** The requests to the model as they arrive; the model answers nothing. */
const prompts: string[] = []
const model = createServer((request, response) => {
  let body = ''
  request.on('data', (part: Buffer) => (body += part.toString()))
  request.on('end', () => {
    prompts.push(body)
    response.writeHead(500).end()
  })
})
await new Promise<void>((resolve) => void model.listen(0, '127.0.0.1', resolve))
atEnd(() => model.close())

const { app, database, diagnose, logLines, tokenOf } = await testService({
  LOG_LEVEL: 'trace',
  RISK_SCORING_ENABLED: 'true',
  OPENAI_BASE_URL: `http://127.0.0.1:${(model.address() as AddressInfo).port}`,
})
const { pool } = database
const owner = await signUpAndLogIn(app, 'private_owner')
const stranger = await signUpAndLogIn(app, 'private_stranger')
const LOT = '서울 관악구 신림동 1422-5'
const REQUEST = {
  address: LOT,
  contractPurpose: 'JEONSE',
  depositAmountManwon: 12_000,
  exclusiveAreaSquareMeter: 29.35,
  floorNumber: 3,
} as const

const WORDS = ['심은메모가나', '심은근거다라', '심은이름마바', '심은요청사아']
/** Amounts and days that occur nowhere else, as typed and as sentences and files write them. */
const NUMBERS = [
  '7654321',
  '765억 4,321',
  '6543219',
  '654억 3,219',
  '1991-07-13',
  '1991년 7월 13일',
  '2039-07-13',
  '20390713',
]
const READING = {
  value: { lowManwon: 18_000, midManwon: 20_000, highManwon: 22_000, basis: WORDS[1] },
  registry: {
    readOn: '2026-11-20',
    part: 'UNIT',
    ownerIsLandlord: 'NO',
    entries: [{ kind: 'MORTGAGE', registeredOn: '1991-07-13', amountManwon: 7_654_321, note: WORDS[0] }],
  },
  seniorTenants: { state: 'PARTLY', depositsManwon: [6_543_219] },
  taxArrearsManwon: 7_654_321,
  dates: { contractOn: '2026-11-20', balanceOn: '2026-12-01', endOn: '2039-07-13' },
}
/** Only these two tables may hold what was typed. */
const OWN_TABLES = ['paper_readings', 'paper_requests']

const bodies: { who: string; url: string; body: string }[] = []
async function call(
  who: string,
  by: LoggedIn | string | null,
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  payload?: object,
) {
  const token = by === null || typeof by === 'string' ? by : by.accessToken
  const answer = await app.inject({
    method,
    url,
    headers: token === null ? {} : bearer(token),
    ...(payload && { payload }),
  })
  bodies.push({ who, url, body: answer.body })
  return answer
}

/** Calls everything that accepts typed papers, with wrong input too, and then diagnoses the lot again. */
async function useEverything(): Promise<{ diagnosisId: number; token: string }> {
  const { diagnosisId } = await diagnose(REQUEST, owner.accessToken)
  const path = `/api/rent-risk-diagnoses/${diagnosisId}`
  const calculation = '/api/lease-papers/calculation'
  await call('owner', owner, 'POST', calculation, { ...READING, diagnosisId })
  await call('owner', null, 'POST', calculation, {
    ...READING,
    terms: { contractPurpose: 'JEONSE', depositAmountManwon: 1 },
    home: { legalDistrictCode: '1162010200', propertyType: 'APARTMENT' },
  })
  await call('owner', owner, 'POST', calculation, { ...READING, taxArrearsManwon: WORDS[0] })
  await call('owner', owner, 'PUT', `${path}/papers`, { version: 0, homeLabel: WORDS[2], ...READING })
  await call('owner', owner, 'PUT', `${path}/papers`, { version: 0, homeLabel: WORDS[2], ...READING })
  await call('owner', owner, 'PUT', `${path}/papers`, { version: 1, ...READING, homeLabel: WORDS[2] })
  await call('owner', owner, 'PUT', `${path}/requests`, {
    items: [{ paper: 'TAX_CERTIFICATES', status: 'REFUSED', memo: WORDS[3] }],
  })
  for (const read of ['/papers', '/papers/comparison?from=1&to=2', '/papers/calendar.ics', '/requests'])
    await call('owner', owner, 'GET', path + read)
  await pool.query('alter table paper_readings rename to paper_readings_elsewhere')
  await call('owner', owner, 'PUT', `${path}/papers`, { version: 2, homeLabel: WORDS[2], ...READING })
  await pool.query('alter table paper_readings_elsewhere rename to paper_readings')
  const { token } = (await call('owner', owner, 'POST', `${path}/share`, {})).json().data
  await diagnose(REQUEST, owner.accessToken)
  return { diagnosisId, token }
}

/** What others can see, including operators. */
async function lookFromOutside({ diagnosisId, token }: { diagnosisId: number; token: string }): Promise<void> {
  const admin = await tokenOf('private_admin', 'ROLE_ADMIN')
  const path = `/api/rent-risk-diagnoses/${diagnosisId}`
  for (const url of [path, `${path}/papers`, `${path}/requests`, `${path}/share`, `${path}/papers/calendar.ics`])
    await call('other', stranger, 'GET', url)
  await call('other', null, 'GET', `/api/shared-diagnoses/${token}`)
  await diagnose(REQUEST, stranger.accessToken)
  await call('other', stranger, 'GET', '/api/rent-risk-diagnoses')
  for (const url of [
    '/api/admin/rent-risk-diagnoses',
    `/api/admin/rent-risk-diagnoses/${diagnosisId}`,
    '/api/admin/external-api-call-logs?size=100',
    '/api/admin/audit-logs?size=100',
  ])
    await call('other', admin, 'GET', url)
}

async function textOfTables(): Promise<Map<string, string>> {
  const { rows } = await pool.query<{ name: string }>(
    'select relname as name from pg_stat_user_tables where schemaname = $$public$$',
  )
  const texts = new Map<string, string>()
  for (const { name } of rows) {
    const kept = await pool.query<{ text: string }>(`select row_to_json(t)::text as text from ${name} as t`)
    texts.set(name, kept.rows.map(({ text }) => text).join('\n'))
  }
  return texts
}

test('nothing typed appears in logs, call logs, prompts, other tables, shared links or another’s view', async () => {
  await lookFromOutside(await useEverything())
  const planted = [...WORDS, ...NUMBERS]
  const found = (text: string) => planted.filter((word) => text.includes(word))
  const log = logLines.map((line) => JSON.stringify(line)).join('\n')
  const tables = await textOfTables()

  const seen = bodies
    .filter(({ who }) => who === 'owner')
    .map(({ body }) => body)
    .join('\n')
  for (const word of planted)
    assert.ok(seen.includes(word) || OWN_TABLES.some((name) => tables.get(name)?.includes(word)), `${word} was planted`)
  assert.ok(prompts.length >= 2 && log.includes('"status":500') && (tables.get('external_api_calls') ?? '').length > 0)
  assert.ok(bodies.filter(({ who }) => who === 'other').length >= 10)

  assert.deepEqual(found(log), [], 'in the log')
  assert.deepEqual(found(prompts.join('\n')), [], 'in a prompt')
  for (const [name, text] of tables) if (!OWN_TABLES.includes(name)) assert.deepEqual(found(text), [], `in ${name}`)
  for (const { who, url, body } of bodies) if (who === 'other') assert.deepEqual(found(body), [], `in ${url}`)
})

test('what was typed goes with the account: readings, requests and links of who deletes it are gone', async () => {
  const leaver = await signUpAndLogIn(app, 'private_leaver')
  const { diagnosisId } = await diagnose(REQUEST, leaver.accessToken)
  await call('owner', leaver, 'PUT', `/api/rent-risk-diagnoses/${diagnosisId}/papers`, { version: 0, ...READING })
  await call('owner', leaver, 'PUT', `/api/rent-risk-diagnoses/${diagnosisId}/requests`, {
    items: [{ paper: 'TRUST_LEDGER', status: 'ASKED' }],
  })
  await call('owner', leaver, 'POST', `/api/rent-risk-diagnoses/${diagnosisId}/share`, {})
  const left = async () => {
    const counts = ['paper_readings', 'paper_requests', 'shared_links'].map((name) =>
      pool.query(`select 1 from ${name} where user_id = $1`, [leaver.userId]),
    )
    return (await Promise.all(counts)).map(({ rowCount }) => rowCount)
  }
  assert.deepEqual(await left(), [1, 1, 1])
  const deleted = await app.inject({
    method: 'DELETE',
    url: '/api/users/me',
    headers: bearer(leaver.accessToken),
    payload: { confirmationPassword: leaver.password },
  })
  assert.equal(deleted.statusCode, 200, deleted.body)
  assert.deepEqual(await left(), [0, 0, 0])
})
