import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { TEST_NOW } from '../../../test/app.ts'
import { privateDatabase } from '../../../test/database.ts'
import { publishedDeal } from '../../../test/published-deal.ts'
import { until } from '../../../test/until.ts'
import { inTransaction, type Queryable } from '../../platform/database/transaction.ts'
import { mergeGroups } from './merge-held-deals.ts'
import { noteNewDeals, takeNewDeals } from './new-deals.ts'

const { pool } = await privateDatabase()

const at = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000)
const group = (dealMonth: string) => ({ source: 'AptRent', lawdCd: '11620', dealMonth }) as const
const merge = (dealMonth: string, depositManwon: number, storedAt: Date) => {
  const deal = publishedDeal({ depositManwon })
  const deals = [{ deal, legalDistrictCode: '1162010200', dealMonth }]
  return mergeGroups(pool, [{ ...group(dealMonth), deals }], 'PART', storedAt)
}
const take = async (database: Queryable = pool, limit = 10) =>
  (await takeNewDeals(database, limit)).map(({ dealMonth, since }) => [dealMonth, since])

/** A transaction that the test commits. */
async function opened() {
  const client = await pool.connect()
  await client.query('begin')
  return {
    client,
    async commit() {
      await client.query('commit')
      client.release()
    },
  }
}

type Waiting = { key: string; seconds: number }

/** Jobs that would tell of new deals, with the time until they run. */
async function jobs(): Promise<Waiting[]> {
  const { rows } = await pool.query<Waiting>(
    `select key, extract(epoch from run_at - now())::int as seconds from graphile_worker.jobs
     where task_identifier = 'tell-new-deals' and key is not null order by key`,
  )
  return rows
}
const isWithin = (most: number) => (waiting: Waiting) => waiting.seconds > 0 && waiting.seconds <= most

beforeEach(async () => {
  await pool.query('truncate transaction_facts, new_deal_groups')
  await pool.query('delete from graphile_worker._private_jobs')
})

test('R-NOTIF-08: merges that follow each other make one run, two minutes after the first', async () => {
  await merge('202607', 30_000, at(1))
  await pool.query(`update graphile_worker._private_jobs set run_at = run_at - interval '1 minute'`)
  await merge('202608', 31_000, at(2))
  const waiting = await jobs()
  assert.deepEqual([waiting.length, waiting.every(isWithin(60))], [1, true])
  await merge('202608', 31_000, at(3))
  assert.equal((await jobs()).length, 1)
})

test('R-NOTIF-08: deals that come while the job runs, or after it was interrupted, get a run of their own', async () => {
  await merge('202607', 30_000, at(1))
  await pool.query(`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'somebody'`)
  await merge('202607', 31_000, at(2))
  const waiting = await jobs()
  assert.deepEqual([waiting.length, waiting.every(isWithin(120))], [1, true])
})

test('R-NOTIF-08: a merge that is undone, or that adds no deal, makes no run', async () => {
  const { client } = await opened()
  await noteNewDeals(client, [group('202607')], at(1))
  await client.query('rollback')
  client.release()
  assert.deepEqual(await jobs(), [])
  await merge('202607', 30_000, at(1))
  await pool.query('delete from graphile_worker._private_jobs')
  await merge('202607', 30_000, at(2))
  assert.deepEqual(await jobs(), [])
})

test('deals of a month that is noted already are not lost to who takes the note before they are committed', async () => {
  await merge('202607', 30_000, at(1))
  const { client, commit } = await opened()
  await noteNewDeals(client, [group('202607')], at(2))
  // taking never waits: deals that are still being written are returned the next time
  assert.deepEqual(await take(), [])
  await commit()
  assert.deepEqual(await take(), [['202607', at(1)]])
  assert.deepEqual(await take(), [])
})

test('an older time of storing is kept, and a merge that comes while notes are taken leaves its own', async () => {
  await merge('202607', 30_000, at(5))
  await merge('202607', 31_000, at(4))
  const { client, commit } = await opened()
  assert.deepEqual(await take(client), [['202607', at(4)]])
  const merged = merge('202607', 32_000, at(6))
  await waiting()
  await commit()
  await merged
  assert.deepEqual(await take(), [['202607', at(6)]])
})

test('so many are taken at a time, by district and month', async () => {
  for (const month of ['202608', '202607']) await merge(month, 30_000, at(1))
  assert.deepEqual(await take(pool, 1), [['202607', at(1)]])
  assert.deepEqual(await take(pool, 1), [['202608', at(1)]])
})

test('a merge of several months and who takes them never wait for each other', async () => {
  await merge('202607', 30_000, at(1))
  await merge('202608', 30_000, at(1))
  const { client, commit } = await opened()
  const merging = inTransaction(pool, async (transaction) => {
    await noteNewDeals(transaction, [group('202608')], at(2))
    assert.deepEqual(await take(client), [['202607', at(1)]])
    const noted = noteNewDeals(transaction, [group('202607')], at(2))
    await waiting()
    assert.deepEqual(await take(client), [])
    await commit()
    await noted
  })
  await merging
  assert.deepEqual(Object.fromEntries(await take()), { 202607: at(2), 202608: at(1) })
})

function waiting(): Promise<void> {
  const text = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  return until(async () => (await pool.query(text)).rowCount, 'somebody waits')
}
