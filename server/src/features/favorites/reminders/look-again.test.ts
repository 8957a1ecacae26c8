import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { bearer, type LoggedIn, signUpAndLogIn } from '../../../../test/account-app.ts'
import { TEST_NOW } from '../../../../test/app.ts'
import { anotherInstance, testService } from '../../../../test/service.ts'
import { seoulDate } from '../../../domain/calendar.ts'
import { koreanOf } from '../../../words/saying.fixture.ts'

const service = await testService()
const { app, clock, database, jobs } = service
const { pool } = database
const second = await anotherInstance(service)
const anna = await signUpAndLogIn(app, 'looks_anna')
const boris = await signUpAndLogIn(app, 'looks_boris')

const DAY_MS = 86_400_000
const at = (days: number) => new Date(TEST_NOW.getTime() + days * DAY_MS)
const dayOf = (days: number) => seoulDate(at(days))
const TERMS = { contractPurpose: 'JEONSE', depositAmountManwon: 12_000 } as const
const HOME = { address: '서울 관악구 신림동 1422-5', label: '첫 집', ...TERMS }

beforeEach(async () => {
  clock.time = TEST_NOW
  await pool.query('truncate favorites, diagnoses, notifications, notification_switches cascade')
})

const request = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, by: LoggedIn = anna) =>
  app.inject({ method, url, headers: bearer(by.accessToken), ...(payload && { payload }) })

/** With the clock this many days later. */
async function on<T>(days: number, act: () => Promise<T>): Promise<T> {
  clock.time = at(days)
  return act().finally(() => (clock.time = TEST_NOW))
}

async function keep(more: object = {}, by = anna): Promise<number> {
  const answer = await request('POST', '/api/favorites', { ...HOME, ...more }, by)
  assert.equal(answer.statusCode, 201, answer.body)
  return answer.json().data.favoriteId
}
/** Records that its owner looked this many days later, which is longer than a login lasts. */
const seen = (id: number, days: number) =>
  pool.query('update favorites set seen_on = $2 where favorite_id = $1', [id, dayOf(days)])

async function runOn(days: number, instance = { jobs }): Promise<void> {
  const job = instance.jobs.find(({ name }) => name === 'ask-who-still-looks')
  assert.ok(job)
  await on(days, () => job.run({} as never, new AbortController().signal))
}

/** Runs the job on every day of a period; returns the days on which the question was sent. */
async function sentOn(from: number, until: number): Promise<number[]> {
  const days: number[] = []
  for (let day = from; day <= until; day += 1) {
    const { rowCount: before } = await pool.query('select from notifications')
    await runOn(day)
    const { rowCount: after } = await pool.query('select from notifications')
    if (after !== before) days.push(day)
  }
  return days
}

type Shown = { notificationType: string; message: string; title: string; relatedId: string; count: number }
const shown = async (lang = 'ko'): Promise<Shown[]> =>
  (await request('GET', `/api/notifications?size=50&lang=${lang}`)).json().data.content

test('R-NOTIF-19: a home that was not looked at for three weeks is asked about once, in either language', async () => {
  const id = await keep()
  assert.deepEqual(await sentOn(1, 59), [21])
  const [question] = await shown()
  assert.deepEqual([question?.notificationType, question?.relatedId], ['LOOK_AGAIN', String(id)])
  assert.equal(question?.title, koreanOf('NOTIFICATION_TITLE', { type: 'LOOK_AGAIN', home: '첫 집' }))
  assert.match(question?.message ?? '', /^첫 집: 20\d\d년 \d+월 \d+일 뒤로 보지 않으셨습니다\./)
  const [english] = await shown('en')
  assert.match(english?.message ?? '', /^첫 집: not looked at since \d+ [A-Z][a-z]+ 20\d\d\./)
})

test('R-FAV-19: opening the way of a home or comparing it is a look, and puts the question off', async () => {
  const id = await keep()
  const other = await keep({ floorNumber: 3 })
  await pool.query('update favorites set updated_at = $1', [at(-20)])
  assert.equal((await request('GET', `/api/favorites/${id}/way`)).statusCode, 200)
  await runOn(1)
  const [question] = await shown()
  assert.deepEqual([question?.relatedId, question?.count], [String(other), 1])
  await pool.query(
    'delete from notifications; update favorites set look_again_on = $$-infinity$$, look_again_sent_on = null',
  )
  assert.equal((await request('GET', `/api/favorites/comparison?ids=${id},${other}`)).statusCode, 200)
  assert.deepEqual(await sentOn(1, 22), [21])
})

test('R-FAV-19: another cannot look at a home', async () => {
  const id = await keep()
  assert.equal((await request('GET', `/api/favorites/${id}/way`, undefined, boris)).statusCode, 404)
  const { rows } = await pool.query('select seen_on from favorites')
  assert.deepEqual(rows, [{ seen_on: null }])
})

test('R-NOTIF-19: a diagnosis whose data are 30 days old is said, not within a week after a look', async () => {
  const { diagnosisId } = (
    await request('POST', '/api/rent-risk-diagnoses', { address: HOME.address, ...TERMS })
  ).json().data
  const id = (await request('POST', '/api/favorites', { diagnosisId })).json().data.favoriteId
  await seen(id, 20)
  assert.deepEqual(await sentOn(1, 40), [30])
  assert.match((await shown())[0]?.message ?? '', /: 마지막 진단이 20\d\d년 \d+월 \d+일이라 그 자료가 오래되었습니다\./)
  await pool.query(
    'delete from notifications; update favorites set look_again_on = $$-infinity$$, look_again_sent_on = null',
  )
  await seen(id, 28)
  assert.deepEqual(await sentOn(29, 40), [35])
})

test('R-NOTIF-19: several homes of one person are one question a week, which names the newest and counts the others', async () => {
  await keep({ label: '옛 집', floorNumber: 1 })
  const newest = await keep({ floorNumber: 2 })
  await keep({ floorNumber: 3 }, boris)
  const later = await keep({ label: '뒤 집', floorNumber: 4 })
  await seen(later, 2)
  assert.deepEqual(await sentOn(1, 40), [21, 28])
  const questions = (await shown()).map(({ relatedId, count }) => [relatedId, count])
  assert.deepEqual(questions, [
    [String(later), 1],
    [String(newest), 2],
  ])
  assert.match((await shown())[1]?.message ?? '', /^첫 집 외 1곳: /)
  assert.match((await shown('en'))[1]?.message ?? '', /^첫 집 and 1 other: /)
})

test('R-NOTIF-19: nothing is asked of a home that has a contract, was dropped or was left long ago', async () => {
  await keep({ floorNumber: 1, dates: { contractOn: dayOf(10) } })
  for (const [floorNumber, state] of [
    [2, 'DROPPED'],
    [3, 'CONTRACTED'],
  ] as const) {
    const id = await keep({ floorNumber })
    assert.equal((await request('PUT', `/api/favorites/${id}/way/state`, { state })).statusCode, 200)
  }
  const left = await keep({ floorNumber: 4 })
  await pool.query('update favorites set updated_at = $2 where favorite_id = $1', [left, at(-61)])
  assert.deepEqual(await sentOn(0, 59), [])
  const { rows } = await pool.query('select from favorites where look_again_on is not null')
  assert.equal(rows.length, 0)
})

test('R-NOTIF-19: the answer withdraws the unread question; a home that is looked for again may be asked about once more', async () => {
  const id = await keep()
  const state = (to: string) => request('PUT', `/api/favorites/${id}/way/state`, { state: to })
  assert.deepEqual(await sentOn(20, 22), [21])
  await state('DROPPED')
  assert.deepEqual(await shown(), [])
  assert.deepEqual(await sentOn(23, 50), [])
  await state('LOOKING')
  // a week after the first question, although it is due earlier
  assert.deepEqual(await sentOn(23, 59), [28])
  assert.equal((await request('DELETE', `/api/favorites/${id}`)).statusCode, 200)
  assert.deepEqual(await shown(), [])
})

test('R-NOTIF-19: two instances at once ask once, a run that dies loses nothing, and it can be switched off', async () => {
  for (const floorNumber of [1, 2, 3]) await keep({ floorNumber })
  await pool.query(`create function break() returns trigger language plpgsql as $$ begin raise 'broken'; end $$;
    create trigger breaks before insert on notifications execute function break()`)
  await assert.rejects(runOn(21))
  await pool.query('drop trigger breaks on notifications; drop function break')
  await Promise.all([runOn(21), runOn(21, second), runOn(21)])
  await runOn(22, second)
  const { rows } = await pool.query('select event_count as count from notifications')
  assert.deepEqual(rows, [{ count: 3 }])
  await pool.query('truncate notifications, favorites cascade')
  const off = { items: [{ notificationType: 'LOOK_AGAIN', enabled: false }] }
  assert.equal((await request('PUT', '/api/users/me/notification-settings', off)).statusCode, 200)
  await keep()
  assert.deepEqual(await sentOn(20, 30), [])
})
