import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { privateDatabase } from '../../../test/database.ts'
import { until } from '../../../test/until.ts'
import { isFreeSoon, removeEndedLeases, takeLease, withLease } from './lease.ts'

const { pool } = await privateDatabase()
const [ONE, OTHER] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002']

/** Advances only the time of the renewals; the database uses its own clock. */
function renewals(t: TestContext): { come(): void } {
  t.mock.timers.enable({ apis: ['setInterval'] })
  return { come: () => t.mock.timers.tick(5_000) }
}

const secondsLeft = async (name: string): Promise<number> => {
  const { rows } = await pool.query(
    'select extract(epoch from ends_at - now())::float8 as seconds from process_leases where name = $1',
    [name],
  )
  return rows[0]?.seconds
}

const setSecondsLeft = (name: string, seconds: number) =>
  pool.query('update process_leases set ends_at = now() + make_interval(secs => $2) where name = $1', [name, seconds])

test('of many who want to do a thing at once one does it; afterwards it is free', async () => {
  let [working, refused] = [0, 0]
  const allOthersRefused = Promise.withResolvers<void>()
  const tries = Array.from({ length: 8 }, async () => {
    const answer = await withLease(pool, 'one', async () => {
      working += 1
      await allOthersRefused.promise
      return 'done'
    })
    if (answer === null) refused += 1
    if (refused === 7) allOthersRefused.resolve()
    return answer
  })
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

test('who works longer than the lease keeps it by renewing, whatever connection does it', async (t) => {
  const { come } = renewals(t)
  const isLost = await withLease(pool, 'long', async (lost) => {
    for (let renewed = 0; renewed < 3; renewed += 1) {
      await setSecondsLeft('long', -1)
      come()
      await until(async () => (await secondsLeft('long')) > 0, 'a renewal')
    }
    assert.equal(await withLease(pool, 'long', async () => 'taken'), null)
    return lost.aborted
  })
  assert.equal(isLost, false)
})

test('a lease of a dead process is free when its time is over, and not before', async () => {
  assert.equal(await takeLease(pool, { name: 'dead', holder: ONE }, 30), true)
  assert.equal(await takeLease(pool, { name: 'dead', holder: OTHER }, 30), false)
  assert.ok((await secondsLeft('dead')) <= 30)
  await setSecondsLeft('dead', 0)
  assert.equal(await takeLease(pool, { name: 'dead', holder: OTHER }, 30), true)
})

test('a holder that lost the lease to another is aborted', async (t) => {
  const { come } = renewals(t)
  const outcome = withLease(pool, 'lost', async (lost) => {
    await pool.query(`update process_leases set holder = $1 where name = 'lost'`, [OTHER])
    come()
    await until(() => lost.aborted, 'the abort')
    return 'aborted'
  })
  assert.equal(await outcome, 'aborted')
  const { rows } = await pool.query(`select holder from process_leases where name = 'lost'`)
  assert.deepEqual(rows, [{ holder: OTHER }], "the other's lease stays")
})

test('who finds a lease taken can wait for a sign: a renewal says that its holder lives, the end that it is gone', async (t) => {
  const { come } = renewals(t)
  await withLease(pool, 'living', async () => {
    let isSaid = false
    const isFree = isFreeSoon(pool, 'living').finally(() => {
      isSaid = true
    })
    await until(() => {
      come()
      return isSaid
    }, 'the sign')
    assert.equal(await isFree, false)
  })
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
