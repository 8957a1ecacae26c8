import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CursorPage } from '@lease-risk/contract/common'
import { type AdminTakedownSummary, TakedownHideRequest } from '@lease-risk/contract/takedown-requests'
import { codeOf } from '../../../../test/board-of-appeals.ts'
import { boardOfTakedowns, REQUEST, TAKEDOWNS } from '../../../../test/board-of-takedowns.ts'
import { TAKEDOWN_RULES } from '../../../domain/community/takedown.ts'

const board = await boardOfTakedowns()
const { call, database, operator, other, author, request, requested, stateOf, noticeOf, caseOf } = board
const { hide, decideTakedown, object, moderate, isShown, endDue } = board
const { pool } = database
const DAY = 24
const { requesterName, contact, statement } = REQUEST
const personal = [requesterName, contact, '010-1234-5678']
const namesNobody = (value: unknown) => personal.every((text) => !JSON.stringify(value).includes(text))

test('R-BOARD-27: whoever has no account asks for a post or a comment to be taken down, and follows it by a secret link', async () => {
  const by = await author()
  const { postId } = await board.post(by)
  const { commentId } = await board.comment(by, postId)
  for (const [target, targetType] of [
    [`/posts/${postId}`, 'POST'],
    [`/comments/${commentId}`, 'COMMENT'],
  ] as const) {
    const made = await request(target)
    assert.equal(made.headers['cache-control'], 'no-store')
    const { token, ...shown } = made.json().data
    assert.deepEqual([shown.targetType, shown.status, shown.grounds], [targetType, 'RECEIVED', 'DEFAMATION'])
    assert.ok(namesNobody(made.json()), 'the data of the requester is in no answer')
    assert.deepEqual(await stateOf(token), { ...shown, revealCount: 0 })
    const { rows } = await pool.query('select secret_hash from takedown_requests where takedown_id = $1', [
      shown.takedownId,
    ])
    assert.notEqual(rows[0].secret_hash.toString('base64url'), token, 'only its hash is stored')
  }
  assert.equal(await isShown(postId), true, 'nothing is hidden by asking')
  for (const token of ['x', 'x'.repeat(43)])
    assert.equal(codeOf(await call(null, 'GET', `/api/community/takedown-requests/${token}`)), 'COMMUNITY_404_TAKEDOWN')
  const mistakes = await request(`/posts/${postId}`, {
    grounds: 'ANGER',
    statement: ' ',
    requesterName: '',
    contact: 7,
  })
  assert.deepEqual(
    mistakes
      .json()
      .errors.map(({ field }: { field: string }) => field)
      .toSorted(),
    ['contact', 'grounds', 'requesterName', 'statement'],
  )
  assert.equal(codeOf(await request('/posts/999999')), 'COMMON_404_NOT_FOUND')
  const own = await call(by, 'POST', `/api/community/posts/${postId}/takedown-requests`, REQUEST)
  assert.equal(codeOf(own), 'COMMUNITY_400_OWN_CONTENT')
  await moderate(operator, `/posts/${postId}`, 'hide')
  assert.equal(codeOf(await request(`/posts/${postId}`)), 'COMMON_404_NOT_FOUND', 'what nobody sees')
})

test('R-BOARD-27: texts without anything that can be read are refused, each by name', async () => {
  const { postId } = await board.post(await author())
  for (const unseen of ['\u200b\u200d', '\u3164', '\ufeff \u2060', '\u115f\u1160', '\u2800', '...', '\u00ad\u00a0']) {
    const refused = await request(`/posts/${postId}`, { statement: unseen, requesterName: unseen, contact: unseen })
    assert.deepEqual(
      refused
        .json()
        .errors?.map(({ field }: { field: string }) => field)
        .toSorted(),
      ['contact', 'requesterName', 'statement'],
      JSON.stringify(unseen),
    )
  }
})

test('R-BOARD-27: the same request again is answered as received while the first is open, however often and at once', async () => {
  const { postId } = await board.post(await author())
  const atOnce = await Promise.all(Array.from({ length: 5 }, () => request(`/posts/${postId}`)))
  const codes = atOnce.map((answer) => (answer.statusCode === 201 ? '201' : codeOf(answer)))
  assert.deepEqual(codes.toSorted(), ['201', ...Array(4).fill('COMMUNITY_409_TAKEDOWN_RECEIVED')])
  const respaced = { statement: `  ${REQUEST.statement.replaceAll(' ', '\n ')}\u200b` }
  assert.equal(codeOf(await request(`/posts/${postId}`, respaced)), 'COMMUNITY_409_TAKEDOWN_RECEIVED')
  // somebody else, other grounds, another text, other content
  for (const more of [{ contact: 'heir@example.com' }, { grounds: 'PRIVACY' }, { statement: '다른 까닭이 있습니다' }])
    assert.equal((await request(`/posts/${postId}`, more)).statusCode, 201)
  const elsewhere = await board.post(await author())
  assert.equal((await request(`/posts/${elsewhere.postId}`)).statusCode, 201)
  const [open] = atOnce.filter(({ statusCode }) => statusCode === 201)
  await decideTakedown(operator, open?.json().data.takedownId, 'KEPT')
  assert.equal((await request(`/posts/${postId}`)).statusCode, 201, 'it may be asked again once it was decided')
  const { rows } = await pool.query(
    'select 1 from takedown_requests where outcome is not null and request_digest is not null',
  )
  assert.deepEqual(rows, [], 'what tells requests apart is erased with them')
})

test('R-BOARD-27: requests are limited by address', async () => {
  const limited = await boardOfTakedowns({ RATE_LIMIT_ENABLED: 'true', RATE_LIMIT_TAKEDOWN_MAX: '2' })
  const { postId } = await limited.post(await limited.author())
  for (const expected of [201, 409, 429]) assert.equal((await limited.request(`/posts/${postId}`)).statusCode, expected)
})

test('R-BOARD-28: an operator hides it for so many days, its author is notified of the grounds and not of the requester', async () => {
  const by = await author()
  const { postId } = await board.post(by)
  const { takedownId, token } = await requested(`/posts/${postId}`)
  assert.equal(codeOf(await call(by, 'GET', `/api/community/takedown-notices/${takedownId}`)), 'COMMUNITY_404_TAKEDOWN')
  const { minimum, maximum } = TakedownHideRequest.properties.days as { minimum?: number; maximum?: number }
  assert.deepEqual([minimum, maximum], [TAKEDOWN_RULES.fewestHiddenDays, TAKEDOWN_RULES.mostHiddenDays])
  for (const days of [0, 9, 31]) assert.equal(codeOf(await hide(operator, takedownId, days)), 'COMMON_400_VALIDATION')
  assert.equal(codeOf(await hide(operator, takedownId, 10)), '200')
  assert.equal(await isShown(postId), false)
  const notice = await noticeOf(by, takedownId)
  assert.ok(namesNobody(notice) && !('statement' in notice))
  assert.deepEqual(
    [notice.status, notice.grounds, notice.hiddenUntil, notice.mayObject],
    ['HIDDEN', 'DEFAMATION', '2026-11-30T12:00:00.000+09:00', true],
  )
  assert.equal((await stateOf(token)).status, 'HIDDEN')
  assert.equal(codeOf(await hide(other, takedownId)), 'COMMUNITY_409_TAKEDOWN_HIDDEN', 'once for each request')
  for (const stranger of [await author(), operator])
    assert.equal(
      codeOf(await call(stranger, 'GET', `/api/community/takedown-notices/${takedownId}`)),
      'COMMUNITY_404_TAKEDOWN',
    )
  const { rows } = await pool.query(
    `select event_type, payload from outbox where payload->>'takedownId' = $1 order by event_id`,
    [String(takedownId)],
  )
  assert.deepEqual(
    rows.map(({ event_type }) => event_type),
    ['TAKEDOWN_REQUESTED', 'TAKEDOWN_HIDDEN'],
  )
  assert.ok(namesNobody(rows))
})

test('R-BOARD-29: the requester is covered for operators, shown for a stated reason, and gone when the case ends', async () => {
  const { postId } = await board.post(await author())
  const { takedownId, token } = await requested(`/posts/${postId}`)
  const seen = await caseOf(operator, takedownId)
  assert.ok(namesNobody(seen), JSON.stringify(seen))
  assert.deepEqual([seen.requesterName, seen.contact], ['김***', 'l***@example.com'])
  assert.match(seen.statement ?? '', /^저는 \*\*\*입니다\. 글은 사실이 아닙니다\./)
  const list = await call(operator, 'GET', `${TAKEDOWNS}?size=100`)
  assert.ok(namesNobody(list.json()) && !list.body.includes('statement'))
  const reveal = (reason: string) => call(operator, 'POST', `${TAKEDOWNS}/${takedownId}/reveal`, { reason })
  assert.equal(codeOf(await reveal('짧')), 'COMMON_400_VALIDATION')
  const revealed = (await reveal('본인인지 확인합니다')).json().data
  assert.deepEqual([revealed.requesterName, revealed.contact, revealed.statement], [requesterName, contact, statement])
  assert.equal(codeOf(await decideTakedown(operator, takedownId, 'KEPT')), '200')
  assert.equal((await stateOf(token)).revealCount, 1, 'the requester sees that somebody looked')
  const again = (await reveal('다시 확인합니다')).json().data
  assert.deepEqual([again.requesterName, again.contact, again.statement], [null, null, null])
  const { rows } = await pool.query(
    `select action_type, request_summary->>'reason' as reason, result_status from audit_logs
     where target_type = 'COMMUNITY_TAKEDOWN' and target_id = $1 order by audit_id`,
    [String(takedownId)],
  )
  assert.deepEqual(
    rows.map(({ action_type, reason, result_status }) => [action_type, reason, result_status].join(' ').trim()),
    [
      'COMMUNITY_TAKEDOWN_READ  SUCCESS',
      'COMMUNITY_TAKEDOWN_REVEAL 본인인지 확인합니다 SUCCESS',
      'COMMUNITY_TAKEDOWN_DECIDE  SUCCESS',
      'COMMUNITY_TAKEDOWN_REVEAL 다시 확인합니다 SUCCESS',
    ],
  )
  const everywhere = await pool.query(
    `select takedown_requests::text as row from takedown_requests where takedown_id = $1`,
    [takedownId],
  )
  assert.ok(namesNobody(everywhere.rows))
  const logged = await pool.query('select audit_logs::text as row from audit_logs')
  assert.ok(namesNobody(logged.rows), 'nor in the sealed log')
})

test('R-BOARD-30: the author objects once, also who may only read, and no later than the end', async () => {
  const by = await author()
  const { postId } = await board.post(by)
  const { takedownId } = await requested(`/posts/${postId}`)
  assert.equal(codeOf(await object(by, takedownId)), 'COMMUNITY_404_TAKEDOWN', 'of what is not hidden nobody knows')
  await pool.query(
    `insert into sanctions (user_id, level, points, policy_version, started_at, restriction_until)
     values ($1, 'READ_ONLY', 8, '1', now(), 'infinity')`,
    [by.userId],
  )
  await hide(operator, takedownId)
  assert.equal(codeOf(await object(await author(), takedownId)), 'COMMUNITY_404_TAKEDOWN')
  assert.equal(codeOf(await object(by, takedownId)), '201')
  assert.equal(codeOf(await object(by, takedownId)), 'COMMUNITY_409_TAKEDOWN_OBJECTED')
  assert.equal((await caseOf(other, takedownId)).objection, '있었던 일입니다')
  const slow = await author()
  const late = await requested(`/posts/${(await board.post(slow)).postId}`)
  await hide(operator, late.takedownId)
  board.advance(30 * DAY)
  assert.equal(codeOf(await object(slow, late.takedownId)), 'COMMUNITY_409_TAKEDOWN_ENDED')
  board.advance(-30 * DAY)
})

test('R-BOARD-31: it is granted once the author has objected or had seven days to, and then stays hidden', async () => {
  const by = await author()
  const { postId } = await board.post(by)
  const { takedownId, token } = await requested(`/posts/${postId}`)
  assert.equal(codeOf(await decideTakedown(operator, takedownId, 'REMOVED')), 'COMMUNITY_409_TAKEDOWN_TOO_SOON')
  await hide(operator, takedownId)
  board.advance(7 * DAY - 0.001)
  assert.equal(codeOf(await decideTakedown(operator, takedownId, 'REMOVED')), 'COMMUNITY_409_TAKEDOWN_TOO_SOON')
  board.advance(0.001)
  assert.equal(codeOf(await decideTakedown(operator, takedownId, 'REMOVED')), '200')
  board.advance(60 * DAY)
  await endDue()
  assert.equal(await isShown(postId), false)
  const state = await stateOf(token)
  assert.deepEqual([state.status, state.answer], ['REMOVED', '살펴봤습니다'])
  assert.equal((await noticeOf(by, takedownId)).status, 'REMOVED')
  board.advance(-67 * DAY)
  const objected = await author()
  const second = await board.post(objected)
  const soon = await requested(`/posts/${second.postId}`)
  await hide(operator, soon.takedownId)
  await object(objected, soon.takedownId)
  assert.equal(codeOf(await decideTakedown(operator, soon.takedownId, 'REMOVED')), '200')
  assert.equal(codeOf(await decideTakedown(other, soon.takedownId, 'KEPT')), 'COMMUNITY_409_TAKEDOWN_ENDED')
})

test('R-BOARD-31: nobody deals with a request for what they wrote, nor sees who made it, whatever the role', async () => {
  const writer = await board.member('writing_moderator', 'ROLE_ADMIN')
  const { postId } = await board.post(writer)
  const { takedownId } = await requested(`/posts/${postId}`)
  const reveal = () => call(writer, 'POST', `${TAKEDOWNS}/${takedownId}/reveal`, { reason: '누구인지 궁금합니다' })
  const tries = () => [
    call(writer, 'GET', `${TAKEDOWNS}/${takedownId}`),
    reveal(),
    hide(writer, takedownId),
    decideTakedown(writer, takedownId, 'KEPT'),
  ]
  for (const answer of await Promise.all(tries())) assert.equal(codeOf(answer), 'COMMUNITY_403_OWN_TAKEDOWN')
  await hide(operator, takedownId)
  for (const answer of await Promise.all(tries())) assert.equal(codeOf(answer), 'COMMUNITY_403_OWN_TAKEDOWN')
  assert.equal(codeOf(await moderate(writer, `/posts/${postId}`, 'restore')), 'COMMUNITY_409_TAKEDOWN_OPEN')
  assert.equal(await isShown(postId), false)
  assert.equal(codeOf(await decideTakedown(other, takedownId, 'KEPT')), '200')
  assert.equal(await isShown(postId), true)
})

test('the queue is oldest first and goes on after its cursor', async () => {
  const page = async (query: string) =>
    (await call(operator, 'GET', `${TAKEDOWNS}?${query}`)).json<{ data: CursorPage<AdminTakedownSummary> }>().data
  const { postId } = await board.post(await author())
  const made = [
    await requested(`/posts/${postId}`),
    await requested(`/posts/${postId}`, { contact: 'another@example.com' }),
  ]
  const whole = (await page('size=100')).content.map(({ takedownId }) => takedownId)
  assert.deepEqual(
    whole.slice(-2),
    made.map(({ takedownId }) => takedownId),
  )
  const found: number[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const part: CursorPage<AdminTakedownSummary> = await page(`size=1${cursor && `&cursor=${cursor}`}`)
    found.push(...part.content.map(({ takedownId }) => takedownId))
    cursor = part.nextCursor
  }
  assert.deepEqual(found, whole)
  assert.ok((await page('state=ALL&size=100')).totalElements > whole.length)
})
