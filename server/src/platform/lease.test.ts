import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { privateDatabase } from '../../test/database.ts'
import { isFreeSoon, removeEndedLeases, takeLease, withLease } from './lease.ts'

const { pool } = await privateDatabase()
const [ONE, OTHER] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002']

test('of many who want to do a thing at once one does it; afterwards it is free', async () => {
  let working = 0
  const tries = Array.from({ length: 8 }, () =>
    withLease(pool, 'one', async () => {
      working += 1
      await sleep(100)
      return 'done'
    }),
  )
  assert.deepEqual((await Promise.all(tries)).filter(Boolean), ['done'])
  assert.equal(working, 1)
  assert.equal(await withLease(pool, 'one', async () => 'again'), 'again')
})

test('leases of different names have nothing to do with each other, and a failure gives its own back', async () => {
  await assert.rejects(
    withLease(pool, 'failing', async () => {
      assert.equal(await withLease(pool, 'beside', async () => 1), 1)
      throw new Error('failed')
    }),
    /failed/,
  )
  assert.equal(await withLease(pool, 'failing', async () => 2), 2)
})

test('who works longer than the lease keeps it by renewing, whatever connection does it', async () => {
  const held = withLease(
    pool,
    'long',
    async (lost) => {
      await sleep(7_000)
      return lost.aborted
    },
    4,
  )
  await sleep(5_500)
  assert.equal(await withLease(pool, 'long', async () => 'taken'), null)
  assert.equal(await held, false)
})

test('a lease of a dead process is free when its time is over, and not before', async () => {
  assert.equal(await takeLease(pool, { name: 'dead', holder: ONE }, 0.5), true)
  assert.equal(await takeLease(pool, { name: 'dead', holder: OTHER }, 0.5), false)
  await sleep(600)
  assert.equal(await takeLease(pool, { name: 'dead', holder: OTHER }, 0.5), true)
})

test('a holder that lost the lease to another is aborted', async () => {
  const outcome = withLease(
    pool,
    'lost',
    async (lost) => {
      await pool.query(`update process_leases set holder = $1 where name = 'lost'`, [OTHER])
      while (!lost.aborted) await sleep(5)
      return 'aborted'
    },
    0.3,
  )
  assert.equal(await outcome, 'aborted')
  const { rows } = await pool.query(`select holder from process_leases where name = 'lost'`)
  assert.deepEqual(rows, [{ holder: OTHER }], "the other's lease stays")
})

test('who finds a lease taken can wait for a sign: a renewal says that its holder lives, the end that it is gone', async () => {
  const taken = Promise.withResolvers<void>()
  const holding = () => {
    taken.resolve()
    return sleep(4_000)
  }
  const held = withLease(pool, 'living', holding, 4)
  await taken.promise
  assert.equal(await isFreeSoon(pool, 'living'), false)
  await held
  assert.equal(await isFreeSoon(pool, 'living'), true, 'given back')
  await takeLease(pool, { name: 'died', holder: ONE }, 1)
  assert.equal(await isFreeSoon(pool, 'died'), true, 'run out')
})

test('ended leases are swept, running ones stay', async () => {
  await pool.query(`insert into process_leases values ('old', $1, now() - interval '2 hours'), ('new', $1, now())`, [
    ONE,
  ])
  await removeEndedLeases(pool)
  const { rows } = await pool.query(`select name from process_leases where name in ('old', 'new')`)
  assert.deepEqual(rows, [{ name: 'new' }])
})
