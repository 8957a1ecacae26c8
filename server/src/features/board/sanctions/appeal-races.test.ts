import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PoolClient } from 'pg'
import type { LoggedIn } from '../../../../test/account-app.ts'
import { boardOfAppeals, codeOf } from '../../../../test/board-of-appeals.ts'
import { lockWaits } from '../../../../test/lock-waits.ts'
import { until } from '../../../../test/until.ts'

const board = await boardOfAppeals()
const { call, database, second, third, tenant, sanctioned, appeal, appealed, own, decideAppeal } = board
const { pool } = database
type Answer = Awaited<ReturnType<typeof call>>

/** Runs both while the sanction is locked, until they wait for it. */
async function race(
  table: string,
  waiting: number,
  begin: () => Promise<unknown>[],
  lock: (on: PoolClient) => Promise<unknown>,
) {
  const holder = await pool.connect()
  try {
    await holder.query('begin')
    await lock(holder)
    const all = begin()
    await until(async () => (await lockWaits(pool, { table })) >= waiting, 'both wait')
    await holder.query('commit')
    return (await Promise.all(all)) as Answer[]
  } finally {
    holder.release()
  }
}
const lockOfUser =
  ({ userId }: LoggedIn) =>
  (on: PoolClient) =>
    on.query('select from users where user_id = $1 for update', [userId])

test('R-BOARD-24: of two operators who decide at once one does, and the other gets 409', async () => {
  for (const [one, other] of [
    ['LIFTED', 'UPHELD'],
    ['UPHELD', 'UPHELD'],
    ['LIFTED', 'LIFTED'],
  ]) {
    const user = await tenant()
    const sanctionId = await sanctioned(user)
    const appealId = await appealed(user, sanctionId)
    const answers = await race(
      'users',
      1,
      () => [decideAppeal(second, appealId, { outcome: one }), decideAppeal(third, appealId, { outcome: other })],
      lockOfUser(user),
    )
    assert.deepEqual(answers.map(codeOf).toSorted(), ['200', 'COMMUNITY_409_APPEAL_DECIDED'])
    const winner = answers.find(({ statusCode }) => statusCode === 200)?.json().data
    const { appeal: kept, inForce } = await own(user, sanctionId)
    assert.equal(kept?.outcome, winner.outcome)
    assert.equal(inForce, winner.outcome === 'UPHELD')
    const { rows } = await pool.query(
      `select count(*)::int from policy_events where sanction_id = $1 and kind = 'SANCTION_RELEASED'`,
      [sanctionId],
    )
    assert.deepEqual(rows, [{ count: winner.outcome === 'LIFTED' ? 1 : 0 }])
  }
})

test('R-BOARD-23: of two appeals at once one is kept', async () => {
  const user = await tenant()
  const sanctionId = await sanctioned(user)
  const answers = await Promise.all([appeal(user, sanctionId), appeal(user, sanctionId)])
  assert.deepEqual(answers.map(codeOf).toSorted(), ['201', 'COMMUNITY_409_APPEALED'])
})

test('R-BOARD-26: an appeal whose sanction ends meanwhile is over: by its time, a release, or in a race with the decision', async () => {
  const expire = () =>
    board.jobs.find(({ name }) => name === 'expire-sanctions')?.run(null as never, new AbortController().signal)
  const user = await tenant()
  const sanctionId = await sanctioned(user)
  const appealId = await appealed(user, sanctionId)
  board.advance(25)
  assert.equal(codeOf(await decideAppeal(second, appealId, { outcome: 'LIFTED' })), 'COMMUNITY_409_SANCTION_OVER')
  const racing = await Promise.all([decideAppeal(second, appealId, { outcome: 'LIFTED' }), expire()])
  assert.ok(/SANCTION_OVER|APPEAL_DECIDED/.test(codeOf(racing[0])))
  await expire()
  const ended = await own(user, sanctionId)
  assert.deepEqual([ended.status, ended.appeal?.outcome, ended.appeal?.answer], ['EXPIRED', 'OVER', null])
  assert.equal(codeOf(await decideAppeal(second, appealId, { outcome: 'UPHELD' })), 'COMMUNITY_409_APPEAL_DECIDED')
  board.advance(-25)

  const freed = await tenant()
  const released = await sanctioned(freed)
  const other = await appealed(freed, released)
  const release = () =>
    call(second, 'PUT', `/api/admin/community/policy-sanctions/${released}/release`, {
      reason: '확인했습니다',
      confirmationPassword: second.password,
    })
  const both = await race(
    'sanctions',
    1,
    () => [
      decideAppeal(third, other, {
        outcome: 'SHORTENED',
        restrictionUntil: new Date(board.clock.now().getTime() + 3_600_000).toISOString(),
      }),
      release(),
    ],
    (on) => on.query('select from sanctions where sanction_id = $1 for update', [released]),
  )
  const { status, appeal: kept } = await own(freed, released)
  assert.equal(status, 'RELEASED')
  assert.equal(kept?.outcome, both[0]?.statusCode === 200 ? 'SHORTENED' : 'OVER')
})
