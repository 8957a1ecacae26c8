import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type DiagnosisContext, FIELD_CHECK_CODE_LIST, type FieldChecks } from '@lease-risk/contract/map-own'
import { bearer, type LoggedIn, signUpAndLogIn } from '../../../../test/account-app.ts'
import { testService } from '../../../../test/service.ts'
import { until } from '../../../../test/until.ts'
import { FIELD_CHECK_CODES } from '../../../domain/field-checks.ts'
import { findForbiddenWording } from '../../../domain/wording/word-guard.ts'
import { saying } from '../../../words/saying.fixture.ts'

const { app, clock, database, diagnose, sandbox } = await testService()
const owner = await signUpAndLogIn(app, 'map_owner')
const stranger = await signUpAndLogIn(app, 'map_stranger')
const VILLA = { address: '서울 관악구 신림동 1422-5', contractPurpose: 'JEONSE', depositAmountManwon: 12_000 } as const

const { diagnosisId } = await diagnose(VILLA, owner.accessToken)
const kept = await app.inject({
  method: 'POST',
  url: '/api/favorites',
  headers: bearer(owner.accessToken),
  payload: VILLA,
})
const favoriteId: number = kept.json().data.favoriteId

const get = (url: string, by: LoggedIn | null = owner) =>
  app.inject({ url: `/api/map/${url}`, ...(by && { headers: bearer(by.accessToken) }) })
const put = (payload: object, by: LoggedIn | null = owner) =>
  app.inject({ method: 'PUT', url: '/api/map/field-checks', payload, ...(by && { headers: bearer(by.accessToken) }) })
async function context(): Promise<DiagnosisContext> {
  const answer = await get(`diagnosis-context?diagnosisHistoryId=${diagnosisId}`)
  assert.equal(answer.statusCode, 200, answer.body)
  assert.deepEqual(findForbiddenWording(answer.body), [])
  return answer.json<{ data: DiagnosisContext }>().data
}

test('R-MAP-08: the context has the home, its district and outline, what is stored nearby and what to look at', async () => {
  const { target, legalDistrict, boundary, nearbyEvidence, radiusOptions, coverage, fieldChecks } = await context()
  assert.deepEqual([target.pnu, target.coordinateLookupStatus], ['1162010200114220005', 'FOUND'])
  assert.ok((target.longitude ?? 0) > 120 && (target.latitude ?? 0) < 40)
  assert.deepEqual([legalDistrict?.code, boundary.status, boundary.polygons.length > 0], ['1162010200', 'FOUND', true])
  assert.ok(nearbyEvidence.length > 0 && nearbyEvidence.every(({ pnu }) => pnu !== target.pnu))
  const distances = nearbyEvidence.map(({ distanceMeter }) => distanceMeter ?? Infinity)
  assert.deepEqual(
    distances,
    distances.toSorted((one, other) => one - other),
  )
  assert.deepEqual([radiusOptions.length, coverage.length, fieldChecks.items.length], [3, 4, 7])
})

test('nothing that the geocoder or the boundary service said is stored', async () => {
  const { target } = await context()
  const { rows } = await database.pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'public'`,
  )
  const texts = rows.map(({ name }) => `select each::text as row from ${name} as each`)
  const stored = (await database.pool.query<{ row: string }>(texts.join(' union all '))).rows.map(({ row }) => row)
  assert.ok(stored.length > 20)
  assert.ok(!stored.some((row) => row.includes(String(target.longitude))))
})

test('ERROR inside 200 is ERROR, with words and no invented outline; the context still answers', async () => {
  clock.time = new Date(clock.time.getTime() + 10 * 60_000)
  sandbox.faults.set('geocoder', 'errorInside200')
  const { target, nearbyEvidence } = await context()
  assert.deepEqual([target.coordinateLookupStatus, target.longitude], ['ERROR', null])
  assert.match(target.coordinateLookupMessage ?? '', saying('PLACE_NOT_LOOKED_UP', { what: 'POSITION', why: 'ERROR' }))
  assert.ok(nearbyEvidence.every(({ distanceMeter }) => distanceMeter === null))
  sandbox.clear()
})

test('anonymous is 401; another’s diagnosis and nobody’s are 404', async () => {
  const anonymous = await diagnose(VILLA)
  const url = (id: number) => `diagnosis-context?diagnosisHistoryId=${id}`
  assert.equal((await get(url(diagnosisId), null)).statusCode, 401)
  assert.equal((await get(url(diagnosisId), stranger)).statusCode, 404)
  assert.equal((await get(url(anonymous.diagnosisId))).statusCode, 404)
  assert.equal((await get('diagnosis-context')).statusCode, 400)
})

test('a diagnosis without a lot has a context that asks nobody and says how to go on', async () => {
  const limited = await diagnose({ ...VILLA, address: '서울 관악구 신림동' }, owner.accessToken)
  sandbox.requests.length = 0
  const answer = await get(`diagnosis-context?diagnosisHistoryId=${limited.diagnosisId}`)
  const { target, legalDistrict, nextActions } = answer.json<{ data: DiagnosisContext }>().data
  assert.deepEqual([target.pnu, legalDistrict, sandbox.requests.length], [null, null, 0])
  assert.match(nextActions[0] ?? '', saying('NO_MAP_WITHOUT_LOT'))
})

test('the contract names the field checks that the service knows', () => {
  assert.deepEqual([...FIELD_CHECK_CODE_LIST], FIELD_CHECK_CODES)
})

for (const [target, query] of [
  [{ diagnosisHistoryId: diagnosisId }, `diagnosisHistoryId=${diagnosisId}`],
  [{ favoriteId }, `favoriteId=${favoriteId}`],
] as const) {
  test(`R-MAP-09: field checks of ${Object.keys(target).join()}: all seven, and a save merges by code`, async () => {
    const read = async () => (await get(`field-checks?${query}`)).json<{ data: FieldChecks }>().data
    assert.deepEqual(
      (await read()).items.map(({ completed }) => completed),
      Array(7).fill(false),
    )
    const items = [{ code: 'NOISE_CHECK', completed: true, memo: ' 밤에 큰길 소리 ' }]
    assert.equal((await put({ ...target, items })).statusCode, 200)
    const more = [{ code: 'WALK_ROUTE_CHECK', completed: true }]
    assert.equal((await put({ ...target, items: more })).statusCode, 200)
    const done = (await read()).items.filter(({ completed }) => completed)
    assert.deepEqual(
      done.map(({ code, memo }) => [code, memo]),
      [
        ['WALK_ROUTE_CHECK', null],
        ['NOISE_CHECK', '밤에 큰길 소리'],
      ],
    )
  })
}

test('exactly one target: none or both is 400', async () => {
  const both = { diagnosisHistoryId: diagnosisId, favoriteId }
  for (const target of [{}, both]) assert.equal((await put({ ...target, items: [] })).statusCode, 400)
  assert.equal((await get('field-checks')).statusCode, 400)
  assert.equal((await get(`field-checks?diagnosisHistoryId=${diagnosisId}&favoriteId=${favoriteId}`)).statusCode, 400)
})

test('another’s target is 404 for reading and saving; without a login 401', async () => {
  for (const target of [{ diagnosisHistoryId: diagnosisId }, { favoriteId }]) {
    const [[name, id] = []] = Object.entries(target)
    assert.equal((await get(`field-checks?${name}=${id}`, stranger)).statusCode, 404)
    assert.equal((await put({ ...target, items: [] }, stranger)).statusCode, 404)
    assert.equal((await put({ ...target, items: [] }, null)).statusCode, 401)
  }
})

test('a target that is deleted while its checks are saved is 404', async () => {
  const { diagnosisId: gone } = await diagnose(VILLA, owner.accessToken)
  const payload = { address: '서울 관악구 신림동 1423' }
  const headers = bearer(owner.accessToken)
  const kept = await app.inject({ method: 'POST', url: '/api/favorites', headers, payload })
  const items = [{ code: 'NOISE_CHECK', completed: true }]
  for (const [target, table, key] of [
    [{ favoriteId: kept.json().data.favoriteId }, 'favorites', 'favorite_id'],
    [{ diagnosisHistoryId: gone }, 'diagnoses', 'diagnosis_id'],
  ] as const) {
    const client = await database.pool.connect()
    await client.query('begin')
    await client.query(`delete from ${table} where ${key} = $1`, Object.values(target))
    const saving = put({ ...target, items })
    const text = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await until(async () => (await database.pool.query(text)).rowCount, 'the save waits for the deletion')
    await client.query('commit')
    client.release()
    assert.equal((await saving).statusCode, 404, (await saving).body)
  }
})

test('field checks go with what they belong to', async () => {
  await app.inject({ method: 'DELETE', url: `/api/favorites/${favoriteId}`, headers: bearer(owner.accessToken) })
  const { rows } = await database.pool.query('select from field_checks where favorite_id is not null')
  assert.deepEqual(rows, [])
})
