import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import type { FavoriteWay } from '@lease-risk/contract/favorite-way'
import { bearer, type LoggedIn, signUpAndLogIn } from '../../../../test/account-app.ts'
import { TEST_NOW } from '../../../../test/app.ts'
import { testService } from '../../../../test/service.ts'
import { seoulDate } from '../../../domain/calendar.ts'
import { message } from '../../../words/message.ts'
import { saying } from '../../../words/saying.fixture.ts'

const service = await testService()
const { app, clock, database, jobs } = service
const { pool } = database
const anna = await signUpAndLogIn(app, 'way_anna')
const boris = await signUpAndLogIn(app, 'way_boris')

const DAY_MS = 86_400_000
const inDays = (count: number) => seoulDate(new Date(TEST_NOW.getTime() + count * DAY_MS))
const TODAY = inDays(0)
const TERMS = { contractPurpose: 'JEONSE', depositAmountManwon: 12_000 } as const
const HOME = { address: '서울 관악구 신림동 1422-5', label: '첫 집', ...TERMS }

beforeEach(async () => {
  clock.time = TEST_NOW
  await pool.query('truncate favorites, notifications, favorite_reminders, favorite_steps cascade')
})

const request = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, by: LoggedIn = anna) =>
  app.inject({ method, url, headers: bearer(by.accessToken), ...(payload && { payload }) })

async function keep(dates: object = {}, more: object = {}): Promise<number> {
  const answer = await request('POST', '/api/favorites', { ...HOME, ...more, dates })
  assert.equal(answer.statusCode, 201, answer.body)
  return answer.json().data.favoriteId
}
async function answered(asked: ReturnType<typeof request>): Promise<FavoriteWay> {
  const answer = await asked
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json().data
}
const read = (id: number, lang = 'ko') => answered(request('GET', `/api/favorites/${id}/way?lang=${lang}`))
const state = (id: number, to: string) => answered(request('PUT', `/api/favorites/${id}/way/state`, { state: to }))
const tick = (id: number, ...items: object[]) => answered(request('PUT', `/api/favorites/${id}/way/steps`, { items }))
const stepOf = ({ parts }: FavoriteWay, code: string) =>
  parts.flatMap(({ steps }) => steps).find(({ step }) => step === code)

async function remindedOn(days: number): Promise<string[]> {
  clock.time = new Date(TEST_NOW.getTime() + days * DAY_MS)
  const job = jobs.find(({ name }) => name === 'remind-of-dates')
  assert.ok(job)
  await job.run({} as never, new AbortController().signal)
  clock.time = TEST_NOW
  const { rows } = await pool.query<{ type: string }>('select notification_type as type from notifications order by 1')
  return rows.map(({ type }) => type.replace('REMINDER_', ''))
}

test('R-FAV-15: a favorite with days has a way, its next step, and the day by which it is due, in either language', async () => {
  const id = await keep({ contractOn: inDays(3), balanceOn: inDays(20), endOn: inDays(750) })
  const way = await read(id)
  assert.equal(way.next?.step, 'DIAGNOSIS')
  assert.match(way.headline, saying('WAY_NEXT', { title: message('WAY_DIAGNOSIS_TITLE') }))
  assert.match(way.next?.when ?? '', saying('WAY_UNTIL', { untilOn: '2026-11-23', days: 3 }))
  assert.equal(stepOf(way, 'REGISTRY_ON_BALANCE')?.fromOn, inDays(20))
  assert.deepEqual(
    way.parts.map(({ phase }) => phase),
    ['BEFORE_CONTRACT', 'UNTIL_BALANCE', 'MOVING_IN', 'LIVING'],
  )
  const english = await read(id, 'en')
  assert.match(english.next?.when ?? '', /3 days left/)
  assert.equal(english.favorite.state, 'LOOKING')
})

test('R-FAV-14: states are changed by their owner alone, again without effect, and another cannot see them', async () => {
  const id = await keep({ contractOn: inDays(-1), balanceOn: inDays(5), endOn: inDays(735) })
  assert.equal((await read(id)).suggestion?.state, 'CONTRACTED')
  const contracted = await state(id, 'CONTRACTED')
  assert.deepEqual(
    [contracted.favorite.state, contracted.stateSince, contracted.suggestion],
    ['CONTRACTED', TODAY, null],
  )
  await pool.query(`update favorites set state_since = '${inDays(-2)}'`)
  assert.equal((await state(id, 'CONTRACTED')).stateSince, inDays(-2))
  for (const [method, path, body] of [
    ['GET', '', undefined],
    ['PUT', '/state', { state: 'DROPPED' }],
    ['PUT', '/steps', { items: [{ step: 'QUESTIONS', done: true }] }],
  ] as const) {
    for (const url of [`/api/favorites/${id}/way${path}`, `/api/favorites/999999/way${path}`]) {
      assert.equal((await request(method, url, body, boris)).statusCode, 404)
    }
  }
  assert.equal((await read(id)).favorite.state, 'CONTRACTED')
  assert.equal((await request('PUT', `/api/favorites/${id}/way/state`, { state: 'SAFE' })).statusCode, 400)
})

test('R-FAV-16: what is done is marked, unmarked, and the same again changes nothing; a day to come is refused', async () => {
  const id = await keep()
  const done = await tick(id, { step: 'QUESTIONS', done: true, doneOn: inDays(-2) }, { step: 'PAPERS', done: true })
  assert.deepEqual([stepOf(done, 'QUESTIONS')?.doneOn, stepOf(done, 'PAPERS')?.doneOn], [inDays(-2), TODAY])
  assert.deepEqual(await tick(id, { step: 'QUESTIONS', done: true, doneOn: inDays(-2) }), done)
  const undone = await tick(id, { step: 'QUESTIONS', done: false })
  assert.deepEqual([stepOf(undone, 'QUESTIONS')?.status, stepOf(undone, 'PAPERS')?.status], ['OPEN', 'DONE'])
  const late = await request('PUT', `/api/favorites/${id}/way/steps`, {
    items: [{ step: 'QUESTIONS', done: true, doneOn: inDays(1) }],
  })
  assert.equal(late.statusCode, 400, late.body)
  assert.equal(late.json().errors[0].field, 'items[0].doneOn')
  assert.equal(
    (await request('PUT', `/api/favorites/${id}/way/steps`, { items: [{ step: 'DIAGNOSIS', done: true }] })).statusCode,
    400,
  )
})

test('R-FAV-14: a dropped home has no next step and no reminder, and unread ones are withdrawn', async () => {
  const id = await keep({ contractOn: TODAY, balanceOn: inDays(1) })
  assert.deepEqual(await remindedOn(0), ['REGISTRY_BEFORE_BALANCE', 'REGISTRY_ON_CONTRACT'])
  const way = await state(id, 'DROPPED')
  assert.deepEqual([way.next, way.parts, way.changes], [null, [], []])
  assert.deepEqual(await remindedOn(1), [])
  await state(id, 'LOOKING')
  assert.deepEqual((await remindedOn(1)).includes('REGISTRY_ON_BALANCE'), true)
})

test('R-NOTIF-09: reminders follow the state and what is done', async () => {
  const id = await keep({ contractOn: TODAY, balanceOn: TODAY, moveInOn: TODAY })
  await state(id, 'CONTRACTED')
  await tick(id, { step: 'REGISTRY_ON_BALANCE', done: true })
  assert.deepEqual(await remindedOn(0), ['MOVE_IN_REPORT_AND_FIXED_DATE'])
  await tick(id, { step: 'MOVE_IN_REPORT_AND_FIXED_DATE', done: true })
  assert.deepEqual(await remindedOn(0), [])
})

test('R-FAV-14: another lot begins a way of its own', async () => {
  const id = await keep()
  await tick(id, { step: 'QUESTIONS', done: true })
  await state(id, 'CONTRACTED')
  const moved = await request('PUT', `/api/favorites/${id}`, { ...TERMS, address: '서울 관악구 신림동 1500-1' })
  assert.equal(moved.statusCode, 200, moved.body)
  assert.equal(moved.json().data.state, 'LOOKING')
  const way = await read(id)
  assert.deepEqual([way.done, way.stateSince], [0, null])
})

test('R-FAV-17: papers, a second reading of the registry and a diagnosis of these terms show on the way', async () => {
  const diagnosed = await request('POST', '/api/rent-risk-diagnoses', { address: HOME.address, ...TERMS })
  const { diagnosisId } = diagnosed.json().data
  const id = (await request('POST', '/api/favorites', { diagnosisId, dates: { contractOn: inDays(-9) } })).json().data
    .favoriteId
  const path = `/api/rent-risk-diagnoses/${diagnosisId}`
  const asked = {
    items: [
      { paper: 'TAX_CERTIFICATES', status: 'REFUSED' },
      { paper: 'REGISTRY_DOCUMENT', status: 'RECEIVED' },
    ],
  }
  assert.equal((await request('PUT', `${path}/requests`, asked)).statusCode, 200)
  const registry = (readOn: string, entries: object[] = [], home?: object) => ({
    registry: { readOn, part: 'UNIT', ownerIsLandlord: 'YES', entries, ...(home && { home }) },
  })
  const mortgage = {
    kind: 'MORTGAGE',
    amountManwon: 5_000,
    registeredOn: inDays(-3),
    cancelled: false,
    jointCollateral: false,
  }
  // R-PAPERS-30: one of another home was not read for this one
  const other = registry(inDays(-9), [], { lot: '9-9' })
  assert.equal((await request('PUT', `${path}/papers`, { version: 0, ...other })).statusCode, 200)
  assert.equal(stepOf(await read(id), 'REGISTRY_ON_CONTRACT')?.doneOn ?? null, null)
  const first = await request('PUT', `${path}/papers`, { version: 1, ...registry(inDays(-9)) })
  assert.equal(first.statusCode, 200, first.body)
  assert.equal((await read(id)).readings, null)
  const second = await request('PUT', `${path}/papers`, { version: 2, ...registry(inDays(-1), [mortgage]) })
  assert.equal(second.statusCode, 200, second.body)
  const way = await read(id)
  assert.equal(way.diagnosisId, diagnosisId)
  assert.equal(stepOf(way, 'DIAGNOSIS')?.doneBy, 'RECORD')
  assert.equal(stepOf(way, 'REGISTRY_ON_CONTRACT')?.doneOn, inDays(-9))
  assert.equal(way.papers.find(({ paper }) => paper === 'TAX_CERTIFICATES')?.status, 'REFUSED')
  assert.equal(stepOf(way, 'PAPERS')?.progress?.done, 1)
  assert.deepEqual([way.readings?.fromReadOn, way.readings?.toReadOn], [inDays(-9), inDays(-1)])
  assert.match(
    way.readings?.changes[0] ?? '',
    saying('ENTRY_ADDED', { kind: 'MORTGAGE', registeredOn: '2026-11-17', amountManwon: 5000 }),
  )
  assert.ok(way.changes.length > 0)
})

test('R-FAV-17: papers that carry over from an earlier diagnosis of the home show on the way of the later one', async () => {
  const address = '서울 관악구 신림동 1422-5 301호'
  const ofTerms = async (deposit: number) => {
    const terms = { address, contractPurpose: 'JEONSE', depositAmountManwon: deposit }
    return (await request('POST', '/api/rent-risk-diagnoses', terms)).json().data.diagnosisId
  }
  const save = (diagnosisId: number, part: string) => {
    const registry = { readOn: inDays(-2), part, ownerIsLandlord: 'YES', entries: [] }
    return request('PUT', `/api/rent-risk-diagnoses/${diagnosisId}/papers`, { version: 0, registry })
  }
  const readOnOf = async (diagnosisId: number) => {
    const { favoriteId } = (await request('POST', '/api/favorites', { diagnosisId })).json().data
    return (await read(favoriteId)).papers.find(({ paper }) => paper === 'REGISTRY_DOCUMENT')?.readOn ?? null
  }
  const land = await ofTerms(12_100)
  assert.equal((await save(land, 'LAND')).statusCode, 200)
  assert.equal(await readOnOf(land), null, 'R-PAPERS-31: that of the land is not that of the home')
  const unit = await ofTerms(12_200)
  assert.equal((await save(unit, 'UNIT')).statusCode, 200)
  assert.equal(await readOnOf(unit), inDays(-2))
  assert.equal(await readOnOf(await ofTerms(12_300)), inDays(-2))
})

test('R-FAV-14: nobody is notified of new deals of a dropped home', async () => {
  const id = await keep()
  await pool.query(`insert into favorite_news (favorite_id, lot_count, lot_months) values (${id}, 2, '{202610}')`)
  await state(id, 'DROPPED')
  const { rows } = await pool.query('select from favorite_news')
  assert.equal(rows.length, 0)
})
