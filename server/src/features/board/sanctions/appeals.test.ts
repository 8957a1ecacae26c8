import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CursorPage } from '@lease-risk/contract/common'
import type { AdminSanctionAppealResponse } from '@lease-risk/contract/sanction-appeals'
import type { LoggedIn } from '../../../../test/account-app.ts'
import { APPEALS, boardOfAppeals, codeOf } from '../../../../test/board-of-appeals.ts'

const board = await boardOfAppeals()
const { call, database, did, imposer, second, third, tenant } = board
const { sanctioned, appeal, appealed, own, decideAppeal, comments } = board
const { pool } = database

test('R-BOARD-23: a sanction is appealed once while it lasts, also by who may only read, and by nobody else', async () => {
  const user = await tenant()
  const sanctionId = await sanctioned(user, ['PRIVACY', 'ILLEGAL'])
  assert.deepEqual([(await own(user, sanctionId)).level, await comments(user)], ['READ_ONLY', 403])
  for (const other of [await tenant(), second, third])
    assert.equal(codeOf(await appeal(other, sanctionId)), 'COMMUNITY_404_SANCTION')
  const empty = await appeal(user, sanctionId, '  ')
  assert.deepEqual([codeOf(empty), empty.json().errors[0].field], ['COMMON_400_VALIDATION', 'statement'])
  assert.equal((await own(user, sanctionId)).mayAppeal, true)
  await appealed(user, sanctionId)
  assert.equal(codeOf(await appeal(user, sanctionId)), 'COMMUNITY_409_APPEALED')
  const { mayAppeal, appeal: kept } = await own(user, sanctionId)
  assert.deepEqual([mayAppeal, kept?.statement, kept?.outcome], [false, '광고가 아니었습니다', null])
  const over = await tenant()
  const ended = await sanctioned(over)
  board.advance(25)
  assert.equal(codeOf(await appeal(over, ended)), 'COMMUNITY_409_SANCTION_OVER')
  board.advance(-25)
})

test('R-BOARD-24: neither who imposed or extended the sanction nor whom it restricts decides, whatever the role', async () => {
  const user = await board.member('sanctioned_moderator', 'ROLE_ADMIN')
  const sanctionId = await sanctioned(user)
  const extender = await board.member('extender', 'ROLE_ADMIN')
  const extend = (by: LoggedIn) =>
    call(by, 'PUT', `/api/admin/community/policy-sanctions/${sanctionId}/extend`, {
      restrictionUntil: '2026-12-24T12:00:00+09:00',
      reason: '거듭된 광고',
      confirmationPassword: by.password,
    })
  assert.equal(codeOf(await extend(extender)), '200')
  const appealId = await appealed(user, sanctionId)
  const mayDecide = async (by: LoggedIn) =>
    (await call(by, 'GET', `${APPEALS}/${appealId}`)).json<{ data: AdminSanctionAppealResponse }>().data.mayDecide
  for (const outcome of ['UPHELD', 'LIFTED']) {
    assert.equal(codeOf(await decideAppeal(imposer, appealId, { outcome })), 'COMMUNITY_403_OWN_DECISION')
    assert.equal(codeOf(await decideAppeal(extender, appealId, { outcome })), 'COMMUNITY_403_OWN_DECISION')
    assert.equal(codeOf(await decideAppeal(user, appealId, { outcome })), 'COMMUNITY_403_OWN_SANCTION')
  }
  assert.deepEqual(
    [await mayDecide(imposer), await mayDecide(extender), await mayDecide(user), await mayDecide(second)],
    [false, false, false, true],
  )
  assert.equal(codeOf(await extend(second)), 'COMMUNITY_409_APPEALED', 'what is appealed is not extended')
  const wrong = await decideAppeal(second, appealId, { outcome: 'UPHELD', confirmationPassword: 'not-mine-1' })
  assert.equal(codeOf(wrong), 'AUTH_401_INVALID_CREDENTIALS')
  assert.equal(codeOf(await decideAppeal(second, appealId, { outcome: 'UPHELD' })), '200')
  assert.equal(codeOf(await decideAppeal(third, appealId, { outcome: 'LIFTED' })), 'COMMUNITY_409_APPEAL_DECIDED')
  const { inForce, appeal: kept } = await own(user, sanctionId)
  assert.deepEqual([inForce, kept?.outcome, kept?.answer], [true, 'UPHELD', '살펴봤습니다'])
  assert.equal(codeOf(await extend(second)), 'COMMUNITY_409_APPEALED')
  const { rows } = await pool.query(
    `select result_status, failure_code, actor_username from audit_logs
     where action_type = 'COMMUNITY_APPEAL_DECIDE' and target_id = $1 order by audit_id`,
    [String(appealId)],
  )
  assert.equal(rows.length, 9)
  assert.deepEqual(rows[7], { result_status: 'SUCCESS', failure_code: null, actor_username: 'second' })
})

test('R-BOARD-25: a lifted sanction blocks no more, and the report behind it costs nothing any more', async () => {
  const user = await tenant()
  const sanctionId = await sanctioned(user)
  const appealId = await appealed(user, sanctionId)
  assert.equal(await comments(user), 403)
  const lifted = await decideAppeal(second, appealId, { outcome: 'LIFTED' })
  assert.deepEqual(
    [lifted.json().data.sanction.status, lifted.json().data.sanction.endReason],
    ['RELEASED', '살펴봤습니다'],
  )
  assert.equal(await comments(user), 201)
  await sanctioned(user, ['MISINFORMATION'])
  assert.equal(await comments(user), 201, 'one point, not four')
})

test('R-BOARD-25: after a lifted sanction, another accepted report of the same content costs its own points in full', async () => {
  const user = await tenant()
  const { postId } = await board.post(user)
  const accept = async () => {
    const { reportId } = await board.report(await tenant(), postId, 'SPAM')
    await board.decide(imposer, reportId, 'RESOLVED')
    const { rows } = await pool.query('select points from reports where report_id = $1', [reportId])
    return rows[0].points
  }
  assert.deepEqual([await accept(), await accept()], [3, 0], 'one offence')
  const { items } = await did<{ items: { sanctionId: number }[] }>(user, 'GET', '/restrictions/me')
  const appealId = await appealed(user, items[0]?.sanctionId ?? 0)
  assert.equal(codeOf(await decideAppeal(second, appealId, { outcome: 'LIFTED' })), '200')
  assert.equal(await comments(user), 201)
  assert.equal(await accept(), 3)
  assert.equal(await comments(user), 403)
})

test('R-BOARD-25: a rejected report whose restriction was lifted does not count against the reporter', async () => {
  const reporter = await tenant()
  const author = await tenant()
  const reject = async () => {
    const { postId: reported } = await board.post(author)
    const { reportId } = await board.report(reporter, reported)
    await board.decide(imposer, reportId, 'REJECTED')
    board.advance(0.2)
  }
  for (let number = 0; number < 5; number += 1) await reject()
  const { items } = await did<{ items: { sanctionId: number; level: string }[] }>(reporter, 'GET', '/restrictions/me')
  assert.deepEqual(
    items.map(({ level }) => level),
    ['REPORT_BLOCK'],
  )
  const appealId = await appealed(reporter, items[0]?.sanctionId ?? 0)
  assert.equal(codeOf(await decideAppeal(second, appealId, { outcome: 'LIFTED' })), '200')
  await board.report(reporter, (await board.post(author)).postId)
  board.advance(-1)
})

test('R-BOARD-25: a sanction is shortened to a time before its end, which is asked for then alone', async () => {
  const user = await tenant()
  const sanctionId = await sanctioned(user)
  const appealId = await appealed(user, sanctionId)
  const shorten = async (restrictionUntil?: string, outcome = 'SHORTENED') => {
    const answer = await decideAppeal(second, appealId, { outcome, ...(restrictionUntil && { restrictionUntil }) })
    const [problem] = answer.json().errors ?? []
    return problem ? `${problem.field} ${problem.code}` : codeOf(answer)
  }
  const { restrictionUntil: present } = await own(user, sanctionId)
  assert.equal(await shorten(), 'restrictionUntil REQUIRED')
  assert.equal(await shorten(present), 'restrictionUntil RANGE')
  assert.equal(await shorten(board.clock.now().toISOString()), 'restrictionUntil RANGE')
  assert.equal(await shorten('2016-12-31T23:59:60Z'), 'restrictionUntil FORMAT')
  assert.equal(await shorten(present, 'UPHELD'), 'restrictionUntil CONFLICT')
  const end = new Date(Date.parse(present) - 20 * 3_600_000)
  assert.equal(await shorten(end.toISOString()), '200')
  assert.equal(Date.parse((await own(user, sanctionId)).restrictionUntil), end.getTime())
  board.advance(4)
  assert.equal(await comments(user), 201)
  board.advance(-4)
})

test('the queue is oldest first and goes on after its cursor', async () => {
  const ids: number[] = []
  for (let number = 0; number < 3; number += 1) {
    const user = await tenant()
    ids.push(await appealed(user, await sanctioned(user)))
  }
  const page = async (query: string) =>
    (await call(second, 'GET', `${APPEALS}?${query}`)).json<{ data: CursorPage<AdminSanctionAppealResponse> }>().data
  const found: number[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const { content, nextCursor, hasNext }: CursorPage<AdminSanctionAppealResponse> = await page(
      `size=2${cursor && `&cursor=${cursor}`}`,
    )
    found.push(...content.map(({ appealId }) => appealId))
    assert.equal(hasNext, nextCursor !== null)
    cursor = nextCursor
  }
  assert.deepEqual(found.slice(-3), ids)
  assert.deepEqual(
    found,
    found.toSorted((a, b) => a - b),
  )
  assert.equal(new Set(found).size, (await page('size=100')).totalElements)
  assert.ok((await page('state=ALL&size=100')).totalElements > found.length)
  assert.equal(codeOf(await call(second, 'GET', `${APPEALS}?cursor=x`)), 'COMMON_400_VALIDATION')
})

test('what somebody said goes with the account; an appeal that waits goes with it, too', async () => {
  const user = await tenant()
  const decided = await sanctioned(user)
  await decideAppeal(second, await appealed(user, decided), { outcome: 'UPHELD' })
  await appealed(user, await sanctioned(user, ['MISINFORMATION']))
  const left = await call(user, 'DELETE', '/api/users/me', { confirmationPassword: user.password })
  assert.ok(left.statusCode < 300, left.body)
  const { rows } = await pool.query('select statement, outcome from sanction_appeals where user_id = $1', [user.userId])
  assert.deepEqual(rows, [{ statement: '', outcome: 'UPHELD' }])
})
