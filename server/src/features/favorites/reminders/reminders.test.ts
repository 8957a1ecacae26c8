import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { bearer, type LoggedIn, PASSWORD, signUpAndLogIn } from '../../../../test/account-app.ts'
import { TEST_NOW } from '../../../../test/app.ts'
import { anotherInstance, testService } from '../../../../test/service.ts'
import { seoulDate } from '../../../domain/calendar.ts'

const service = await testService()
const { app, clock, database, jobs } = service
const { pool } = database
const second = await anotherInstance(service)
const anna = await signUpAndLogIn(app, 'dates_anna')
const boris = await signUpAndLogIn(app, 'dates_boris')

const DAY_MS = 86_400_000
const TODAY = seoulDate(TEST_NOW)
const inDays = (count: number) => seoulDate(new Date(TEST_NOW.getTime() + count * DAY_MS))
const HOME = {
  address: '서울 관악구 신림동 1422-5',
  label: '첫 집',
  contractPurpose: 'JEONSE',
  depositAmountManwon: 3_000,
}

beforeEach(async () => {
  clock.time = TEST_NOW
  await pool.query('truncate favorites, notifications, notification_switches, favorite_reminders cascade')
})

const request = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, by: LoggedIn = anna) =>
  app.inject({ method, url, headers: bearer(by.accessToken), ...(payload && { payload }) })

async function keep(dates: object, more: object = {}, by = anna): Promise<number> {
  const answer = await request('POST', '/api/favorites', { ...HOME, ...more, dates }, by)
  assert.equal(answer.statusCode, 201, answer.body)
  return answer.json().data.favoriteId
}

/** Runs the job this many days later. */
async function runOn(days: number, instance = { jobs }): Promise<void> {
  clock.time = new Date(TEST_NOW.getTime() + days * DAY_MS)
  const job = instance.jobs.find(({ name }) => name === 'remind-of-dates')
  assert.ok(job)
  await job.run({} as never, new AbortController().signal).finally(() => (clock.time = TEST_NOW))
}

type Shown = { notificationType: string; message: string; title: string; relatedId: string; relatedType: string }
async function shown(by = anna, lang = 'ko'): Promise<Shown[]> {
  const { data } = (await request('GET', `/api/notifications?size=50&lang=${lang}`, undefined, by)).json()
  return data.content.map(({ notificationType, message, title, relatedId, relatedType }: Shown) => ({
    notificationType,
    message,
    title,
    relatedId,
    relatedType,
  }))
}
const types = async (by = anna) => (await shown(by)).map(({ notificationType }) => notificationType).sort()

test('R-NOTIF-09: the registry is reminded of on its four days, each named with home and day in either language', async () => {
  const id = await keep({ contractOn: TODAY, balanceOn: inDays(10) })
  const seen: string[] = []
  for (let days = 0; days <= 14; days += 1) {
    await runOn(days)
    const news = await shown()
    seen.push(...news.map(({ notificationType }) => `${days} ${notificationType.replace('REMINDER_', '')}`))
    for (const each of news) {
      assert.deepEqual([each.relatedType, each.relatedId], ['FAVORITE', String(id)])
      assert.match(each.message, /^첫 집, 20\d\d년 \d+월 \d+일/)
    }
    for (const { message } of await shown(anna, 'en')) assert.match(message, /^첫 집, \d+ [A-Z][a-z]+ 20\d\d: [a-z]/)
    await pool.query('delete from notifications')
  }
  assert.deepEqual(seen.sort(), [
    '0 REGISTRY_ON_CONTRACT',
    '10 MOVE_IN_REPORT_AND_FIXED_DATE',
    '10 REGISTRY_ON_BALANCE',
    '11 REGISTRY_AFTER_BALANCE',
    '9 REGISTRY_BEFORE_BALANCE',
  ])
})

test('R-NOTIF-09: guarantee and renewal the day before they open and seven and one days before they end', async () => {
  await keep({ balanceOn: inDays(1), endOn: inDays(731) })
  const seen: string[] = []
  for (let days = 0; days <= 735; days += 1) {
    await runOn(days)
    const { rows } = await pool.query<{ type: string }>('delete from notifications returning notification_type as type')
    seen.push(...rows.map(({ type }) => `${type} ${days}`))
  }
  assert.equal(seen.filter((each) => each.startsWith('REMINDER_GUARANTEE_APPLICATION')).length, 3)
  assert.equal(seen.filter((each) => each.startsWith('REMINDER_RENEWAL_REQUEST')).length, 3)
  assert.ok(seen.includes('REMINDER_GUARANTEE_APPLICATION 0'))
  assert.ok(seen.includes('REMINDER_GUARANTEE_APPLICATION 358') && seen.includes('REMINDER_GUARANTEE_APPLICATION 364'))
})

test('R-NOTIF-09: a missed day is made up for once; a day long past is not', async () => {
  await keep({ contractOn: inDays(1) })
  await runOn(3)
  await runOn(4)
  assert.deepEqual(await types(), ['REMINDER_REGISTRY_ON_CONTRACT'])
  await pool.query('delete from notifications')
  await keep({ contractOn: inDays(2) }, { label: '둘째', floorNumber: 5 })
  await runOn(9)
  assert.deepEqual(await types(), [])
})

test('R-NOTIF-09: two instances at once remind once, and a run that dies loses nothing', async () => {
  await keep({ contractOn: TODAY })
  await keep({ contractOn: TODAY }, {}, boris)
  await pool.query(`create function break() returns trigger language plpgsql as $$ begin raise 'broken'; end $$;
    create trigger breaks before insert on notifications execute function break()`)
  await assert.rejects(runOn(0))
  await pool.query('drop trigger breaks on notifications; drop function break')
  await Promise.all([runOn(0), runOn(0, second), runOn(0)])
  await runOn(0, second)
  const { rows } = await pool.query('select event_count as count from notifications')
  assert.deepEqual(rows, [{ count: 1 }, { count: 1 }])
})

test('R-NOTIF-04: each step has a switch of its own', async () => {
  const { items } = (await request('GET', '/api/users/me/notification-settings')).json().data
  const steps = items.filter(({ notificationType }: Shown) => notificationType.startsWith('REMINDER_'))
  assert.equal(steps.length, 8)
  assert.ok(steps.every(({ canBeOff, enabled }: { canBeOff: boolean; enabled: boolean }) => canBeOff && enabled))
  const off = { items: [{ notificationType: 'REMINDER_REGISTRY_ON_BALANCE', enabled: false }] }
  assert.equal((await request('PUT', '/api/users/me/notification-settings', off)).statusCode, 200)
  await keep({ balanceOn: TODAY })
  await runOn(0)
  assert.deepEqual(await types(), ['REMINDER_MOVE_IN_REPORT_AND_FIXED_DATE'])
})

test('R-NOTIF-09: a home whose lease has to be reported, and no other', async () => {
  await keep({ contractOn: inDays(1) }, { depositAmountManwon: 20_000 })
  await keep({ contractOn: inDays(1) }, { depositAmountManwon: 20_000, address: '강원 홍천군 홍천읍 희망리 1' })
  await keep({ contractOn: inDays(1) }, { depositAmountManwon: 20_000, address: '서울 관악구' })
  await runOn(0)
  assert.deepEqual(await types(), ['REMINDER_LEASE_REPORT'])
})

test('R-FAV-13: days are kept, changed only when they are sent, and taken away by none', async () => {
  const id = await keep({ contractOn: TODAY, balanceOn: inDays(3), endOn: inDays(700) })
  const read = async () => (await request('GET', `/api/favorites/${id}`)).json().data.dates
  const days = { contractOn: TODAY, balanceOn: inDays(3), moveInOn: null, endOn: inDays(700) }
  assert.deepEqual(await read(), days)
  const { address: _, ...terms } = HOME
  assert.equal((await request('PUT', `/api/favorites/${id}`, { ...terms, memo: '언덕' })).statusCode, 200)
  assert.deepEqual(await read(), days)
  await request('PUT', `/api/favorites/${id}`, { ...terms, dates: { moveInOn: inDays(5) } })
  assert.deepEqual(await read(), { contractOn: null, balanceOn: null, moveInOn: inDays(5), endOn: null })
  await request('PUT', `/api/favorites/${id}`, { ...terms, dates: {} })
  assert.deepEqual(Object.values(await read()), [null, null, null, null])
  await runOn(5)
  assert.deepEqual(await types(), [])
})

test('R-FAV-13: a term in months is kept as its last day, which comes second to one that is typed', async () => {
  const id = await keep({ balanceOn: '2026-12-20', termMonths: 12 })
  const { address: _, ...terms } = HOME
  assert.equal((await request('GET', `/api/favorites/${id}`)).json().data.dates.endOn, '2027-12-19')
  const endOf = async (dates: object) => {
    assert.equal((await request('PUT', `/api/favorites/${id}`, { ...terms, dates })).statusCode, 200)
    return (await request('GET', `/api/favorites/${id}`)).json().data.dates.endOn
  }
  assert.equal(await endOf({ moveInOn: '2027-01-01', balanceOn: '2026-12-20', termMonths: 24 }), '2028-12-31')
  assert.equal(await endOf({ balanceOn: '2027-08-31', termMonths: 6 }), '2028-02-29')
  assert.equal(await endOf({ balanceOn: '2027-01-02', termMonths: 24, endOn: '2027-06-30' }), '2027-06-30')
  for (const dates of [{ termMonths: 24 }, { balanceOn: '2027-01-01', termMonths: 0 }]) {
    const answer = await request('POST', '/api/favorites', { ...HOME, dates })
    assert.equal(answer.statusCode, 400, answer.body)
    assert.deepEqual(
      answer.json().errors.map(({ field }: { field: string }) => field),
      ['dates.termMonths'],
    )
  }
})

test('R-FAV-13: each day that is wrong is named', async () => {
  const wrong = { contractOn: inDays(5), balanceOn: inDays(4), moveInOn: inDays(3), endOn: inDays(5) }
  const refused = async (dates: object) => {
    const answer = await request('POST', '/api/favorites', { ...HOME, dates })
    assert.equal(answer.statusCode, 400, answer.body)
    return answer.json().errors.map(({ field }: { field: string }) => field)
  }
  assert.deepEqual(await refused(wrong), ['dates.balanceOn', 'dates.moveInOn', 'dates.endOn'])
  assert.deepEqual(await refused({ contractOn: '2026-02-30', endOn: '1026-01-01' }), [
    'dates.contractOn',
    'dates.endOn',
  ])
})

test('R-FAV-13: another day withdraws the unread reminder of the old one, and is reminded of anew', async () => {
  const id = await keep({ contractOn: TODAY })
  await runOn(0)
  const { address: _, ...terms } = HOME
  await request('PUT', `/api/favorites/${id}`, { ...terms, dates: { contractOn: inDays(1) } })
  assert.deepEqual(await types(), [])
  await runOn(1)
  const [again] = await shown()
  assert.equal(again?.notificationType, 'REMINDER_REGISTRY_ON_CONTRACT')
})

test('R-FAV-13: the same days sent again remind of nothing twice', async () => {
  const id = await keep({ contractOn: TODAY })
  await runOn(0)
  const { address: _, ...terms } = HOME
  await pool.query('update notifications set read_at = now()')
  await request('PUT', `/api/favorites/${id}`, { ...terms, dates: { contractOn: TODAY, endOn: inDays(700) } })
  await runOn(0)
  assert.equal((await shown()).length, 1)
})

test('a deleted home leaves no reminder, read or unread', async () => {
  const id = await keep({ contractOn: TODAY, balanceOn: inDays(1) })
  await runOn(0)
  await pool.query('update notifications set read_at = now()')
  await runOn(1)
  assert.equal((await shown()).length > 1, true)
  assert.equal((await request('DELETE', `/api/favorites/${id}`)).statusCode, 200)
  assert.deepEqual(await types(), [])
  await runOn(2)
  const { rows } = await pool.query('select from favorite_reminders')
  assert.deepEqual([await types(), rows.length], [[], 0])
})

test('a deleted account leaves no reminder', async () => {
  const clara = await signUpAndLogIn(app, 'dates_clara')
  await keep({ contractOn: TODAY, balanceOn: inDays(1) }, {}, clara)
  await runOn(0)
  const gone = await request('DELETE', '/api/users/me', { confirmationPassword: PASSWORD }, clara)
  assert.equal(gone.statusCode, 200, gone.body)
  await runOn(1)
  const left = await pool.query(
    'select 1 from favorites union all select 1 from favorite_reminders union all select 1 from notifications',
  )
  assert.deepEqual(left.rows, [])
})
