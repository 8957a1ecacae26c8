import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { KeptPapers, PapersComparison } from '@lease-risk/contract/saved-readings'
import ICAL from 'ical.js'
import nodeIcal from 'node-ical'
import { bearer, type LoggedIn, signUpAndLogIn } from '../../../test/account-app.ts'
import { testService } from '../../../test/service.ts'
import { VILLA } from '../../../test/villa.ts'

const { app, clock, database, diagnose } = await testService()
const { pool } = database
const owner = await signUpAndLogIn(app, 'kept_owner')
const stranger = await signUpAndLogIn(app, 'kept_stranger')

const entry = (kind: string, registeredOn: string, amountManwon: number, more: object = {}) => ({
  kind,
  registeredOn,
  amountManwon,
  ...more,
})
const readingOf = (entries: object[], more: object = {}) => ({
  registry: { readOn: '2026-11-20', part: 'UNIT', ownerIsLandlord: 'YES', entries },
  taxArrearsManwon: 0,
  dates: { contractOn: '2026-11-20', balanceOn: '2026-12-01', endOn: '2028-11-30' },
  ...more,
})
const own = async (address: string = VILLA.address, by: LoggedIn = owner) =>
  (await diagnose({ ...VILLA, address }, by.accessToken)).diagnosisId
const get = (id: number, path = '', by: LoggedIn = owner) =>
  app.inject({ url: `/api/rent-risk-diagnoses/${id}/papers${path}`, headers: bearer(by.accessToken) })
const put = (id: number, payload: object, by: LoggedIn = owner) =>
  app.inject({ method: 'PUT', url: `/api/rent-risk-diagnoses/${id}/papers`, headers: bearer(by.accessToken), payload })
const papersOf = async (id: number, by = owner) => (await get(id, '', by)).json<{ data: KeptPapers }>().data
async function keep(id: number, version: number, reading: object): Promise<KeptPapers> {
  const answer = await put(id, { version, ...reading })
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json<{ data: KeptPapers }>().data
}

test('R-PAPERS-16: before the first save version 0 and nothing; each save is a new version, as it was typed', async () => {
  const id = await own()
  const empty = await papersOf(id)
  assert.deepEqual(
    [empty.version, empty.savedAt, empty.reading, empty.calculation, empty.carriedOver, empty.versions],
    [0, null, null, null, null, []],
  )
  const note = { ...entry('MORTGAGE', '2024-03-02', 6_000), note: '국민은행', cancelled: false, jointCollateral: false }
  const kept = await keep(id, 0, readingOf([note], { homeLabel: '첫 집' }))
  assert.deepEqual(
    [kept.version, kept.calculation?.totalAhead.low, kept.calculation?.basis.termsSource],
    [1, 6_000, 'DIAGNOSIS'],
  )
  assert.deepEqual(kept.reading, readingOf([note], { homeLabel: '첫 집' }))
  await keep(id, 1, readingOf([]))
  const { versions, reading } = await papersOf(id)
  assert.deepEqual(
    versions.map(({ version, registryReadOn }) => [version, registryReadOn]),
    [
      [2, '2026-11-20'],
      [1, '2026-11-20'],
    ],
  )
  assert.deepEqual(reading?.registry?.entries, [])
})

test('a stale version is 409 and saves nothing; of simultaneous saves exactly one wins', async () => {
  const id = await own()
  await keep(id, 0, readingOf([]))
  for (const version of [0, 2]) {
    const answer = await put(id, { version, ...readingOf([]) })
    assert.deepEqual([answer.statusCode, answer.json().code], [409, 'PAPERS_409_STALE_VERSION'])
  }
  const answers = await Promise.all(Array.from({ length: 8 }, () => put(id, { version: 1, ...readingOf([]) })))
  const statuses = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)
  assert.deepEqual(statuses, [200, 409, 409, 409, 409, 409, 409, 409])
  assert.equal((await papersOf(id)).version, 2)
})

test('another’s papers, those of an anonymous diagnosis and unknown ones are 404; without a login 401', async () => {
  const id = await own()
  const anonymous = (await diagnose(VILLA)).diagnosisId
  for (const [number, by] of [
    [id, stranger],
    [anonymous, owner],
    [999_999, owner],
  ] as const) {
    for (const path of ['', '/comparison?from=0&to=1', '/calendar.ics']) {
      assert.equal((await get(number, path, by)).json().code, 'DIAGNOSIS_404_NOT_FOUND')
    }
    assert.equal((await put(number, { version: 0 }, by)).statusCode, 404)
  }
  assert.equal((await app.inject(`/api/rent-risk-diagnoses/${id}/papers`)).statusCode, 401)
})

test('what the calculation would refuse is not kept', async () => {
  const id = await own()
  const wrong = [
    { version: 0, homeLabel: '900101-1234567' },
    { version: 0, home: { legalDistrictCode: '9999999999', propertyType: 'APARTMENT' } },
    { ...readingOf([]) },
    { version: -1 },
  ]
  for (const payload of wrong) assert.equal((await put(id, payload)).statusCode, 400, JSON.stringify(payload))
  assert.equal((await papersOf(id)).version, 0)
})

test('comparison: contract day against balance day, the new security right first', async () => {
  const id = await own()
  await keep(id, 0, readingOf([entry('MORTGAGE', '2024-03-02', 6_000), entry('SEIZURE', '2025-01-01', 500)]))
  await keep(
    id,
    1,
    readingOf([
      entry('MORTGAGE', '2024-03-02', 6_000),
      entry('SEIZURE', '2025-01-01', 500, { cancelled: true }),
      entry('MORTGAGE', '2026-11-20', 9_000, { note: '비밀 메모' }),
    ]),
  )
  const compared = await get(id, '/comparison?from=1&to=2')
  const { changes, summary } = compared.json<{ data: PapersComparison }>().data
  assert.deepEqual(
    changes.map(({ type, subject }) => [type, subject]),
    [
      ['ADDED', 'MORTGAGE'],
      ['CANCELLED', 'SEIZURE'],
    ],
  )
  assert.match(summary, /새로 설정된 담보권이 1건/)
  assert.ok(!compared.body.includes('비밀 메모'))
  const fromNothing = (await get(id, '/comparison?from=0&to=1')).json<{ data: PapersComparison }>().data
  assert.equal(fromNothing.changes.filter(({ type }) => type === 'ADDED').length, 2)
  assert.equal((await get(id, '/comparison?from=1&to=9')).json().code, 'PAPERS_404_VERSION')
  assert.equal((await get(id, '/comparison?from=1')).statusCode, 400)
})

test('a reading carries over to a later diagnosis of the same lot by the same user, and is the base of its comparison', async () => {
  const lot = '서울 관악구 신림동 1433-12'
  const first = await own(lot)
  await keep(first, 0, readingOf([entry('MORTGAGE', '2024-03-02', 6_000)]))
  clock.time = new Date(clock.time.getTime() + 60_000)
  const second = await own(lot)
  const { version, carriedOver, reading, calculation, registryOffer } = await papersOf(second)
  assert.deepEqual([version, carriedOver?.diagnosisId, carriedOver?.version, registryOffer], [0, first, 1, null])
  assert.deepEqual([reading?.registry?.entries.length, calculation?.totalAhead.low], [1, 6_000])
  await keep(second, 0, readingOf([]))
  assert.equal((await papersOf(second)).carriedOver, null)
  clock.time = new Date(clock.time.getTime() + 60_000)
  await keep(first, 1, readingOf([entry('SEIZURE', '2025-01-01', 1)]))
  const { changes } = (await get(second, '/comparison?from=0&to=1')).json<{ data: PapersComparison }>().data
  assert.deepEqual(
    changes.map(({ type, subject }) => [type, subject]),
    [['REMOVED', 'MORTGAGE']],
    'as it was before the first save',
  )
  assert.equal((await papersOf(await own(lot, stranger), stranger)).carriedOver, null, 'another user')
  assert.equal((await papersOf(await own('서울 관악구 신림동 1440-3'))).carriedOver, null, 'another lot')
})

test('R-PAPERS-16: papers that carry over are part of every answer of the later diagnosis, with its own terms', async () => {
  const lot = '서울 관악구 신림동 1433-14'
  const first = await own(lot)
  const auction = [entry('AUCTION', '2025-01-01', 1_000)]
  await keep(first, 0, readingOf(auction, { terms: { contractPurpose: 'JEONSE', depositAmountManwon: 900 } }))
  clock.time = new Date(clock.time.getTime() + 60_000)
  const second = await own(lot)
  const { calculation } = await papersOf(second)
  assert.equal(calculation?.basis.terms.depositAmountManwon, VILLA.depositAmountManwon)
  const url = `/api/rent-risk-diagnoses/${second}`
  const { data } = (await app.inject({ url, headers: bearer(owner.accessToken) })).json<{
    data: KeptPapers['calculation']
  }>()
  assert.equal(data?.decision, 'STOP_BEFORE_CONTRACT')
  assert.deepEqual([data?.answer, data?.decision], [calculation?.answer, calculation?.decision])
})

test('between two units of one lot nothing carries over', async () => {
  const lot = '서울 관악구 신림동 1450'
  await keep(await own(`${lot} 101동 1203호`), 0, readingOf([]))
  assert.equal((await papersOf(await own(`${lot} 101동 1204호`))).carriedOver, null)
  for (const unit of ['101동 1203호', '101-1203', '제101동 제12층 제1203호'])
    assert.notEqual((await papersOf(await own(`${lot} ${unit}`))).carriedOver, null, unit)
})

test('a kept reading offers to set the registry to checked, never does so by itself, and changes no diagnosis', async () => {
  const id = await own()
  const row = async () => (await pool.query('select * from diagnoses where diagnosis_id = $1', [id])).rows
  const confirmation = `/api/rent-risk-diagnoses/${id}/registry-document-confirmation`
  const before = await row()
  const kept = await keep(id, 0, readingOf([]))
  assert.equal(kept.registryOffer?.status, 'CHECKED')
  assert.equal(
    (await app.inject({ url: confirmation, headers: bearer(owner.accessToken) })).json().data.status,
    'NOT_CHECKED',
  )
  await app.inject({
    method: 'PUT',
    url: confirmation,
    headers: bearer(owner.accessToken),
    payload: { status: 'CHECKED' },
  })
  assert.equal((await papersOf(id)).registryOffer, null)
  assert.deepEqual(await row(), before)
})

test('R-PAPERS-30: a kept document of another home offers nothing, one that names no home is read as before', async () => {
  const id = await own()
  const { registry } = readingOf([entry('MORTGAGE', '2024-03-02', 6_000)])
  const other = await keep(id, 0, { registry: { ...registry, home: { lot: '9-9', ho: '1' } } })
  assert.deepEqual(
    [other.calculation?.registryHome, other.registryOffer, other.calculation?.basis.registryReadOn],
    ['OTHER', null, null],
  )
  assert.deepEqual(other.reading?.registry?.home, { lot: '9-9', ho: '1' })
  const unnamed = await keep(id, 1, { registry })
  assert.deepEqual([unnamed.calculation?.registryHome, unnamed.registryOffer?.status], ['UNKNOWN', 'CHECKED'])
  assert.ok(unnamed.calculation?.claimsAhead.some(({ amountManwon }) => amountManwon === 6_000))
  const named = await put(id, { version: 2, registry: { ...registry, home: { dong: '900101-1234567' } } })
  assert.equal(named.statusCode, 400)
})

test('the calendar opens in both parsers, names the home by its label and holds no address', async () => {
  const id = await own('서울 관악구 신림동 1418-7')
  assert.equal((await get(id, '/calendar.ics')).json().code, 'PAPERS_404_NO_DATES')
  await keep(id, 0, readingOf([], { homeLabel: '첫 집' }))
  const answer = await get(id, '/calendar.ics')
  assert.match(String(answer.headers['content-type']), /^text\/calendar/)
  const events = new ICAL.Component(ICAL.parse(answer.body))
    .getAllSubcomponents('vevent')
    .map((part) => new ICAL.Event(part))
  const parsed = Object.values(nodeIcal.sync.parseICS(answer.body)).filter((part) => part?.type === 'VEVENT')
  assert.ok(events.length >= 8 && events.length === parsed.length)
  assert.ok(events.every(({ summary }) => summary.startsWith('첫 집: ')))
  assert.ok(events.some(({ summary }) => summary.includes('보호받지 못하는 시간')))
  for (const word of ['신림동', '1418']) assert.ok(!answer.body.includes(word), word)
})

test('kept readings go with their diagnosis', async () => {
  const id = await own()
  await keep(id, 0, readingOf([]))
  await pool.query('delete from diagnoses where diagnosis_id = $1', [id])
  assert.equal((await pool.query('select 1 from paper_readings where diagnosis_id = $1', [id])).rowCount, 0)
})
