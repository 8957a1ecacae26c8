import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CreatedShare, DiagnosisShares, SharedDiagnosis } from '@lease-risk/contract/shared-diagnosis'
import { SAMPLE_BUILDINGS } from '../../../../sandbox/src/sample-buildings.ts'
import { SAMPLE_LOTS } from '../../../../sandbox/src/sample-lots.ts'
import { bearer, type LoggedIn, signUpAndLogIn } from '../../../test/account-app.ts'
import { testService } from '../../../test/service.ts'
import { VILLA } from '../../../test/villa.ts'
import { findForbiddenWording } from '../../domain/wording/word-guard.ts'
import { koreanOf } from '../../words/saying.fixture.ts'
import { removeExpiredLinks } from './links.ts'
import { keepLink } from './own-shares.ts'

const { app, clock, database, diagnose } = await testService()
const { pool } = database
const owner = await signUpAndLogIn(app, 'sharing_owner')
const stranger = await signUpAndLogIn(app, 'sharing_stranger')

const own = async (address: string = VILLA.address) =>
  (await diagnose({ ...VILLA, address }, owner.accessToken)).diagnosisId
const call = (method: 'GET' | 'POST' | 'DELETE', url: string, by: LoggedIn | null = owner, payload?: object) =>
  app.inject({ method, url, headers: by ? bearer(by.accessToken) : {}, ...(payload && { payload }) })
const sharePath = (id: number) => `/api/rent-risk-diagnoses/${id}/share`
async function share(id: number, terms: object = {}): Promise<CreatedShare> {
  const answer = await call('POST', sharePath(id), owner, terms)
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json<{ data: CreatedShare }>().data
}
const open = (token: string) => call('GET', `/api/shared-diagnoses/${token}`, null)
async function opened(token: string): Promise<SharedDiagnosis> {
  const answer = await open(token)
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json<{ data: SharedDiagnosis }>().data
}
const listed = async (id: number) => (await call('GET', sharePath(id))).json<{ data: DiagnosisShares }>().data.items

/** Every text of a value with the path to it, and every number. */
function leaves(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string' || typeof value === 'number') return [[path, String(value)]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) => leaves(child, `${path}.${key}`))
}

test('a link shows evidence, gaps and questions with district and type, uncached and not to be indexed', async () => {
  const bare = await call('POST', sharePath(await own()))
  const { token, path, expiresAt, includePapers } = bare.json<{ data: CreatedShare }>().data
  assert.match(token, /^[\w-]{43}$/)
  assert.deepEqual(
    [path, includePapers, expiresAt],
    [`/api/shared-diagnoses/${token}`, false, '2026-11-27T12:00:00.000+09:00'],
  )
  const { headers } = await open(token)
  assert.deepEqual([headers['cache-control'], headers['x-robots-tag']], ['no-store', 'noindex, nofollow'])
  const sheet = await opened(token)
  assert.deepEqual(
    [sheet.districtName, sheet.propertyType, sheet.terms.depositAmountManwon, sheet.papers],
    ['서울특별시 관악구 신림동', 'ROW_HOUSE_MULTI_UNIT', 12_000, null],
  )
  assert.ok(sheet.evidence.length === 5 && sheet.evidence.every(({ details }) => details.length > 0))
  assert.ok(sheet.gaps.length > 3)
  assert.equal(sheet.questions.length, 3)
  const figures = leaves(sheet).filter(([, text]) =>
    /사용승인일\D{0,3}\d{4}년 \d+월 \d+일|\d+(?:세대|가구)(?!\S)/.test(text),
  )
  assert.deepEqual(figures, [], 'R-PAPERS-21: no day of approval, no number of households')
  const english = await app.inject({ url: `${path}?lang=en` })
  assert.equal(english.statusCode, 200)
  assert.doesNotMatch(english.body, /\b[\d,]+ (?:households|families)\b|approv\w*\W{0,3}\d{1,2} [A-Z]\w+ \d{4}/)
  // R-ANSWER-01
  assert.match(sheet.answer?.headline ?? '', /보증금 1억 2,000만 원은/)
  assert.ok(sheet.answer?.firstAction.sentence)
  for (const question of sheet.questions) assert.match(question, /[요까]\?$/, 'asked of the other side')
  for (const [path, text] of leaves(sheet)) assert.deepEqual(findForbiddenWording(text), [], path)
})

test('only the hash of the token is stored', async () => {
  const { token } = await share(await own())
  const { rows } = await pool.query<{ text: string }>('select shared_links::text as text from shared_links')
  assert.ok(rows.length > 0 && rows.every(({ text }) => !text.includes(token)))
})

test('no grade, score, lot, unit, building name or user in any field, over every sample lot', async () => {
  assert.equal(SAMPLE_LOTS.length, SAMPLE_BUILDINGS.length)
  for (const {
    building,
    lotAddress,
    roadAddress,
    pnu,
    oldPnu,
    districtName,
    lotNumber,
    isMountain,
    roadMain,
    district,
  } of SAMPLE_LOTS) {
    const unit = building.dongs ? `${building.dongs[0]} 201호` : '201호'
    const diagnosed = await diagnose(
      {
        ...VILLA,
        address: `${lotAddress} ${unit}`,
        listingDescription: `${building.name ?? '조용한 집'} 7층 ${lotNumber}번지 신축`,
      },
      owner.accessToken,
    )
    assert.equal(diagnosed.diagnosisState, 'success', lotAddress)
    const shown = JSON.stringify(diagnosed)
    assert.ok(shown.includes(pnu) && shown.includes(building.name ?? lotNumber), 'the owner sees what others must not')
    const sheet = await opened((await share(diagnosed.diagnosisId)).token)
    const forbidden = [
      lotAddress,
      roadAddress,
      pnu,
      oldPnu,
      `${districtName} ${isMountain ? '산 ' : ''}${lotNumber}`,
      `${lotNumber}번지`,
      `${district.road.name} ${roadMain}`,
      '201호',
      owner.username,
    ]
    if (lotNumber.includes('-')) forbidden.push(lotNumber)
    if (building.name) forbidden.push(building.name)
    for (const dong of building.dongs ?? []) if (/\d/.test(dong)) forbidden.push(dong)
    for (const [path, text] of leaves(sheet)) {
      for (const word of forbidden) assert.ok(!text.includes(word), `${lotAddress}: "${word}" in ${path}: ${text}`)
      assert.notEqual(text, lotNumber, path)
      assert.doesNotMatch(path, /grade|score|verdict|memo|user/i)
    }
    assert.doesNotMatch(sheet.title, /위험|등급|점/)
    assert.ok(
      sheet.evidence.length > 0 && sheet.gaps.length > 0 && sheet.questions.length > 0,
      `${lotAddress} keeps its content`,
    )
  }
})

test('papers are shown only where the owner included them, and never with their notes, labels or basis', async () => {
  const id = await own()
  const registry = {
    readOn: '2026-11-20',
    part: 'UNIT',
    ownerIsLandlord: 'YES',
    entries: [{ kind: 'MORTGAGE', registeredOn: '2024-03-02', amountManwon: 6_789, note: '심은글귀하나' }],
  }
  const value = { lowManwon: 18_000, midManwon: 20_000, highManwon: 22_000, basis: '심은글귀둘' }
  const payload = { version: 0, registry, value, homeLabel: '심은글귀셋' }
  await app.inject({
    method: 'PUT',
    url: `/api/rent-risk-diagnoses/${id}/papers`,
    headers: bearer(owner.accessToken),
    payload,
  })
  const without = await open((await share(id)).token)
  assert.ok(!without.body.includes('6789') && !without.body.includes('6,789') && !without.body.includes('심은글귀'))
  const including = await open((await share(id, { includePapers: true })).token)
  assert.equal(including.json<{ data: SharedDiagnosis }>().data.papers?.totalAhead.low, 6_789)
  assert.ok(!including.body.includes('심은글귀'))
})

test('R-PAPERS-97: a sheet has the sum of the table of other tenants and its contradictions, and no room', async () => {
  const id = await own()
  const rows = [
    { room: '987호', depositManwon: 5_432, papers: ['FIXED_DATES'] },
    { room: '987', depositManwon: 3_210, saidBy: 'LANDLORD' },
  ]
  const url = `/api/rent-risk-diagnoses/${id}`
  const headers = bearer(owner.accessToken)
  await app.inject({ method: 'PUT', url: `${url}/papers`, headers, payload: { version: 0, tenantsOfHouse: { rows } } })
  const { body } = await open((await share(id, { includePapers: true })).token)
  const sheet = (await app.inject({ url: `${url}/sheet?includePapers=true`, headers })).body
  for (const text of [body, sheet]) {
    assert.ok(text.includes(koreanOf('HOUSE_TABLE_UNREAD', { papers: ['HOUSEHOLDS', 'FOREIGN_RESIDENTS'] })))
    assert.ok(text.includes('5,432만 원') && text.includes('3,210만 원') && !text.includes('987'))
  }
  const without = (await app.inject({ url: `${url}/sheet`, headers })).body
  assert.ok(!without.includes('5,432'))
})

test('openings are counted for the owner; a link ends after its days or when it is taken back', async () => {
  const id = await own()
  const short = await share(id, { days: 1 })
  const long = await share(id, { days: 30 })
  for (let count = 0; count < 3; count += 1) await opened(short.token)
  assert.deepEqual(
    (await listed(id)).map(({ shareId, openings }) => [shareId, openings]),
    [
      [long.shareId, 0],
      [short.shareId, 3],
    ],
  )
  assert.ok(!(await call('GET', sharePath(id))).body.includes(short.token))
  await pool.query('update shared_links set expires_at = $1 where share_id = $2', [clock.now(), short.shareId])
  assert.equal((await open(short.token)).json().code, 'SHARE_404_NOT_FOUND')
  await opened(long.token)
  assert.deepEqual(
    (await listed(id)).map(({ shareId }) => shareId),
    [long.shareId],
  )
  assert.equal((await call('DELETE', `${sharePath(id)}/${long.shareId}`, stranger)).statusCode, 404)
  assert.equal((await call('DELETE', `${sharePath(id)}/${long.shareId}`)).statusCode, 200)
  assert.equal((await open(long.token)).statusCode, 404)
  assert.equal((await call('DELETE', `${sharePath(id)}/${long.shareId}`)).statusCode, 404)
})

test('only the owner shares: another’s and unknown diagnoses are 404, no login 401, wrong days 400, too many links 409', async () => {
  const id = await own()
  for (const [number, by] of [
    [id, stranger],
    [999_999, owner],
  ] as const) {
    assert.equal((await call('POST', sharePath(number), by, {})).json().code, 'DIAGNOSIS_404_NOT_FOUND')
    assert.equal((await call('GET', sharePath(number), by)).statusCode, 404)
  }
  assert.equal((await call('POST', sharePath(id), null, {})).statusCode, 401)
  for (const days of [0, 31, 1.5]) assert.equal((await call('POST', sharePath(id), owner, { days })).statusCode, 400)
  for (let count = 0; count < 20; count += 1) await share(id)
  assert.equal((await call('POST', sharePath(id), owner, {})).json().code, 'SHARE_409_LIMIT')
})

test('what a withdrawn user shared opens no more; a removed diagnosis takes its links along', async () => {
  const leaver = await signUpAndLogIn(app, 'sharing_leaver')
  const { diagnosisId } = await diagnose(VILLA, leaver.accessToken)
  const { token } = (await call('POST', sharePath(diagnosisId), leaver, {})).json().data
  await opened(token)
  await pool.query('update users set enabled = false where user_id = $1', [leaver.userId])
  assert.equal((await open(token)).statusCode, 404)
  await pool.query('delete from diagnoses where diagnosis_id = $1', [diagnosisId])
  assert.equal((await pool.query('select 1 from shared_links where diagnosis_id = $1', [diagnosisId])).rowCount, 0)
})

test('a diagnosis has twenty links at most, also when the last ones come at once', async () => {
  const id = await own()
  for (let count = 0; count < 18; count += 1) await share(id)
  const answers = await Promise.all(Array.from({ length: 6 }, () => call('POST', sharePath(id), owner, {})))
  const made = answers.filter(({ statusCode }) => statusCode === 200)
  assert.deepEqual([made.length, (await listed(id)).length], [2, 20])
  // one that is over and not removed yet leaves room for another
  const [over] = await listed(id)
  await pool.query('update shared_links set expires_at = $1 where share_id = $2', [clock.now(), over?.shareId])
  await share(id)
  assert.equal((await listed(id)).length, 20)
})

test('a diagnosis that is deleted while it is being shared is 404', async () => {
  const diagnosisId = 999_999
  const link = { diagnosisId, userId: owner.userId, tokenHash: Buffer.alloc(32), includePapers: false }
  const add = keepLink(pool, { ...link, now: clock.now(), expiresAt: new Date('2026-11-30') })
  await assert.rejects(add, { code: 'DIAGNOSIS_404_NOT_FOUND' })
})

test('an opening of a withdrawn user’s link is not counted', async () => {
  const leaver = await signUpAndLogIn(app, 'sharing_uncounted')
  const { diagnosisId } = await diagnose(VILLA, leaver.accessToken)
  const { token, shareId } = (await call('POST', sharePath(diagnosisId), leaver, {})).json().data
  await pool.query('update users set enabled = false where user_id = $1', [leaver.userId])
  assert.equal((await open(token)).statusCode, 404)
  const { rows } = await pool.query('select openings from shared_links where share_id = $1', [shareId])
  assert.equal(rows[0].openings, 0)
})

test('links whose days are over are removed by and by', async () => {
  const { shareId } = await share(await own())
  const kept = async () => (await pool.query('select 1 from shared_links where share_id = $1', [shareId])).rowCount
  await removeExpiredLinks(pool, { now: clock.now() })
  assert.equal(await kept(), 1)
  await removeExpiredLinks(pool, { now: new Date('2026-11-27T12:00:00+09:00') })
  assert.equal(await kept(), 0)
})

test('sixty openings a minute and address, then 429', async () => {
  const limited = await testService({ RATE_LIMIT_ENABLED: 'true' })
  const statuses: number[] = []
  for (let count = 0; count < 61; count += 1)
    statuses.push((await limited.app.inject('/api/shared-diagnoses/none')).statusCode)
  assert.deepEqual([statuses[0], statuses.indexOf(429)], [404, 60])
})
