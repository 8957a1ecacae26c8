import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { bearer, signUpAndLogIn } from '../../../../test/account-app.ts'
import { TEST_NOW } from '../../../../test/app.ts'
import { publishedDeal } from '../../../../test/published-deal.ts'
import { anotherInstance, testService } from '../../../../test/service.ts'
import type { Deal } from '../../../domain/comparison/deal.ts'
import { mergeMonth } from '../../../evidence/deals/index.ts'

const service = await testService()
const { app, clock, database, diagnose, jobs } = service
const { pool } = database
const second = await anotherInstance(service)
const anna = await signUpAndLogIn(app, 'news_anna')
const boris = await signUpAndLogIn(app, 'news_boris')

const SILLIM = '1162010200'
const HOUR_MS = 3_600_000
const deposits = (...manwon: number[]) => manwon.map((depositManwon) => publishedDeal({ depositManwon }))

/** Minutes after the start of the test. */
const at = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000)
const store = (dealMonth: string, deals: Deal[], collectedAt: Date) =>
  mergeMonth(pool, {
    source: 'AptRent',
    lawdCd: '11620',
    dealMonth,
    deals,
    districtCodes: deals.map(() => SILLIM),
    skippedRows: 0,
    collectedAt,
  })

async function keep(payload: object, by = anna): Promise<number> {
  const answer = await app.inject({ method: 'POST', url: '/api/favorites', headers: bearer(by.accessToken), payload })
  assert.equal(answer.statusCode, 201, answer.body)
  return answer.json().data.favoriteId
}
const HOME = {
  address: '서울 관악구 신림동 1422-5',
  knownPropertyType: '아파트',
  exclusiveAreaSquareMeter: 59.95,
  floorNumber: 3,
}

async function runJob(instance = { jobs }): Promise<void> {
  await instance.jobs.find(({ name }) => name === 'tell-new-deals')?.run({} as never, new AbortController().signal)
}
type Sent = { type: string; id: number; count: number; months: string[] }
async function sent(): Promise<Sent[]> {
  const { rows } = await pool.query<Sent>(
    `select notification_type as type, related_id::int as id, event_count as count, months from notifications
     order by notification_id`,
  )
  return rows
}
const onLot = (id: number, count: number, ...months: string[]) => ({ type: 'NEW_TRANSACTIONS', id, count, months })
const similar = (id: number, count: number, ...months: string[]) => ({
  type: 'NEW_SIMILAR_TRANSACTIONS',
  id,
  count,
  months,
})

beforeEach(async () => {
  clock.time = TEST_NOW
  await pool.query('truncate favorites, notifications, transaction_facts, new_deal_groups, collection_ledger cascade')
})

test('R-NOTIF-08: owners of a home are notified of new deals on its lot, with count and months', async () => {
  const id = await keep(HOME)
  await keep({ ...HOME, address: '서울 강남구 역삼동 736-25' }, boris)
  await store('202607', deposits(30_000, 31_000), at(1))
  await store('202608', deposits(32_000), at(1))
  await runJob()
  assert.deepEqual(await sent(), [onLot(id, 3, '202607', '202608')])
})

test('R-NOTIF-08: each notification names its home as its owner calls it, in its title too', async () => {
  await keep({ ...HOME, label: '역 앞 집' })
  await keep({ ...HOME, address: '서울 관악구 신림동 77' })
  await store('202607', deposits(30_000), at(1))
  await runJob()
  const answer = await app.inject({ url: '/api/notifications', headers: bearer(anna.accessToken) })
  const titles = answer.json().data.content.map(({ title }: { title: string }) => title)
  assert.deepEqual(titles.toSorted(), [
    '비슷한 집에 새 거래가 있습니다: 서울특별시 관악구 신림동 77',
    '새 거래가 있습니다: 역 앞 집',
  ])
})

test('the owner of a home on a quiet lot is notified of similar deals of its district: same type, area and floor', async () => {
  const id = await keep({ ...HOME, address: '서울 관악구 신림동 77' })
  const noArea = await keep({ address: '서울 관악구 신림동 78', knownPropertyType: '아파트' })
  const like = publishedDeal()
  const others = [
    publishedDeal({ areaSquareMeter: 84.9 }),
    publishedDeal({ floor: 12 }),
    publishedDeal({ propertyType: 'OFFICETEL' }),
    publishedDeal({ cancelled: true }),
  ]
  await store('202607', [like, ...others], at(1))
  await runJob()
  assert.deepEqual(await sent(), [similar(id, 1, '202607')])
  assert.ok(noArea > id)
})

test('the owner hears once a day at most; what came meanwhile is counted and sent on the next day', async () => {
  const id = await keep(HOME)
  await store('202607', deposits(30_000), at(1))
  await runJob()
  await store('202608', deposits(31_000, 31_500), at(2))
  clock.time = at(3)
  await runJob()
  assert.equal((await sent()).length, 1)
  await pool.query('update notifications set read_at = now()')
  clock.time = new Date(TEST_NOW.getTime() + 13 * HOUR_MS)
  await runJob()
  assert.deepEqual(await sent(), [onLot(id, 1, '202607'), onLot(id, 2, '202608')])
})

test('a corrected deal, a second import of the same and deals from before the home was kept are no news', async () => {
  await store('202607', deposits(30_000), at(-10))
  const id = await keep(HOME)
  await runJob()
  await store('202607', [publishedDeal({ contractKind: '갱신' })], at(1))
  await store('202607', [publishedDeal({ contractKind: '갱신' })], at(2))
  await runJob()
  assert.deepEqual(await sent(), [])
  await store('202607', [publishedDeal({ contractKind: '갱신' }), ...deposits(33_000)], at(3))
  await runJob()
  assert.deepEqual(await sent(), [onLot(id, 1, '202607')])
})

test('a home kept twice with different terms gets one notification', async () => {
  await keep(HOME)
  const newer = await keep({ ...HOME, depositAmountManwon: 31_000 })
  await store('202607', deposits(30_000), at(1))
  await runJob()
  assert.deepEqual(await sent(), [onLot(newer, 1, '202607')])
})

test('what was stored before a home was kept a second time is sent all the same, and once on that day', async () => {
  const first = await keep(HOME)
  await store('202607', deposits(30_000), at(1))
  clock.time = at(2)
  const second = await keep({ ...HOME, depositAmountManwon: 31_000 })
  await runJob()
  assert.deepEqual(await sent(), [onLot(second, 1, '202607')])
  await store('202608', deposits(31_000), at(3))
  const third = await keep({ ...HOME, depositAmountManwon: 32_000 })
  await runJob()
  assert.equal((await sent()).length, 1)
  await pool.query('update notifications set read_at = now()')
  await store('202609', deposits(31_500), at(4))
  clock.time = new Date(TEST_NOW.getTime() + 13 * HOUR_MS)
  await runJob()
  assert.deepEqual(await sent(), [onLot(second, 1, '202607'), onLot(third, 2, '202608', '202609')])
  assert.ok(first < second)
})

test('news that wait at two homes of a lot are sent together', async () => {
  const first = await keep(HOME)
  await store('202607', deposits(30_000), at(1))
  await runJob()
  await store('202608', deposits(31_000), at(2))
  await runJob()
  clock.time = at(3)
  const second = await keep({ ...HOME, depositAmountManwon: 31_000 })
  await store('202609', deposits(31_500), at(4))
  await pool.query('update notifications set read_at = now()')
  clock.time = new Date(TEST_NOW.getTime() + 13 * HOUR_MS)
  await runJob()
  assert.deepEqual(await sent(), [onLot(first, 1, '202607'), onLot(second, 2, '202608', '202609')])
})

test('two units of a quiet lot: similar deals of each are sent, none of them twice', async () => {
  const unit = { address: '서울 관악구 신림동 77', knownPropertyType: '아파트' }
  await keep({ ...unit, exclusiveAreaSquareMeter: 59.95 })
  await keep({ ...unit, exclusiveAreaSquareMeter: 84.9 })
  const last = await keep({ ...unit, exclusiveAreaSquareMeter: 59.9 })
  await keep({ ...unit, exclusiveAreaSquareMeter: 84.9 }, boris)
  await store('202607', [publishedDeal(), publishedDeal({ areaSquareMeter: 84.8 })], at(1))
  await runJob()
  assert.deepEqual(await sent(), [similar(last, 2, '202607'), similar(last + 1, 1, '202607')])
})

test('two instances at once count and send each deal once; a run that dies sends nothing and loses nothing', async () => {
  const id = await keep(HOME)
  await store('202607', deposits(30_000, 30_500), at(1))
  await pool.query(`create function break() returns trigger language plpgsql as $$ begin raise 'broken'; end $$;
    create trigger breaks before insert on favorite_news execute function break()`)
  await assert.rejects(runJob())
  await pool.query('drop trigger breaks on favorite_news; drop function break')
  await Promise.all([runJob(), runJob(second), runJob()])
  assert.deepEqual(await sent(), [onLot(id, 2, '202607')])
})

test('what a diagnosis stores is sent, too', async () => {
  const id = await keep({ address: '서울 관악구 신림동 1422-5', exclusiveAreaSquareMeter: 29.35 }, boris)
  clock.time = at(1)
  await diagnose({
    address: '서울 관악구 신림동 1422-5',
    contractPurpose: 'JEONSE',
    depositAmountManwon: 12_000,
    exclusiveAreaSquareMeter: 29.35,
  })
  await runJob()
  const [news] = await sent()
  assert.deepEqual([news?.type, news?.id], ['NEW_TRANSACTIONS', id])
  assert.ok((news?.count ?? 0) > 0)
})
