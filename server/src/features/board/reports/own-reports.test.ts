import assert from 'node:assert/strict'
import { test } from 'node:test'
import { communityBoard } from '../../../../test/community-board.ts'

const board = await communityBoard()
const { call, database, did } = board
const { pool } = database
const operator = await board.member('operator', 'ROLE_OPERATION_MANAGER')
const author = await board.member('author')

test('R-ADMIN-15: nobody decides a report on their own post or comment, nor their own report, whatever the role', async () => {
  const other = await board.member('other_operator', 'ROLE_ADMIN')
  const { postId } = await board.post(operator)
  const { commentId } = await board.comment(operator, (await board.post(author)).postId)
  const review = async (by: typeof operator, reportId: number, status: string) => {
    const url = `/api/admin/community/reports/${reportId}/review`
    const answer = await call(by, 'PUT', url, { status })
    return answer.statusCode === 200 ? 'decided' : answer.json().code
  }
  for (const url of [`/posts/${postId}`, `/comments/${commentId}`]) {
    const { reportId } = await did<{ reportId: number }>(other, 'POST', `${url}/reports`, { reason: 'OTHER' })
    assert.equal(await review(operator, reportId, 'REJECTED'), 'COMMUNITY_403_OWN_REPORT', 'on what the operator wrote')
    assert.equal(await review(other, reportId, 'RESOLVED'), 'COMMUNITY_403_OWN_REPORT', 'made by the operator')
    const { rows } = await pool.query('select status from reports where report_id = $1', [reportId])
    assert.deepEqual(rows, [{ status: 'PENDING' }])
    assert.equal(
      await review(await board.member(`third_${reportId}`, 'ROLE_CS_MANAGER'), reportId, 'RESOLVED'),
      'decided',
    )
  }
})

test('R-ADMIN-15: nobody shows again what they wrote and another hid; another operator does', async () => {
  const other = await board.member('showing_operator', 'ROLE_CS_MANAGER')
  const { postId } = await board.post(operator)
  const { commentId } = await board.comment(operator, postId)
  const change = async (by: typeof operator, target: string, how: string) => {
    const answer = await call(by, 'PUT', `/api/admin/community/${target}/${how}`, { reason: '확인했습니다' })
    return answer.statusCode === 200 ? 'done' : answer.json().code
  }
  for (const target of [`comments/${commentId}`, `posts/${postId}`]) {
    assert.equal(await change(other, target, 'hide'), 'done')
    assert.equal(await change(operator, target, 'restore'), 'COMMUNITY_403_OWN_CONTENT')
    assert.equal(await change(other, target, 'restore'), 'done')
    assert.equal(await change(operator, target, 'restore'), 'done', 'what is shown already stays so')
  }
})

test('R-BOARD-22: an operator neither releases nor extends the own sanction, whatever the role; another one does', async () => {
  const other = await board.member('releasing_operator', 'ROLE_CS_MANAGER')
  for (const role of ['ROLE_CS_MANAGER', 'ROLE_ADMIN'] as const) {
    const sanctioned = await board.member(`sanctioned_${role.toLowerCase()}`, role)
    const { postId } = await board.post(sanctioned)
    const { reportId } = await board.report(author, postId, 'SPAM')
    await board.decide(other, reportId, 'RESOLVED')
    const ofUser =
      'select sanction_id as "sanctionId", status, restriction_until as until from sanctions where user_id = $1'
    const sanctions = async () => (await pool.query(ofUser, [sanctioned.userId])).rows
    const [sanction] = await sanctions()
    const change = async (by: typeof operator, how: 'release' | 'extend', more = {}) => {
      const payload = { reason: '확인했습니다', confirmationPassword: by.password, ...more }
      const url = `/api/admin/community/policy-sanctions/${sanction?.sanctionId}/${how}`
      return (await call(by, 'PUT', url, payload)).json().code ?? 'done'
    }
    const later = { restrictionUntil: '2026-12-20T12:00:00+09:00' }
    assert.equal(await change(sanctioned, 'release'), 'COMMUNITY_403_OWN_SANCTION', role)
    assert.equal(await change(sanctioned, 'extend', later), 'COMMUNITY_403_OWN_SANCTION', role)
    assert.deepEqual(await sanctions(), [sanction])
    assert.equal(await change(other, 'extend', later), 'done', role)
    assert.equal(await change(other, 'release'), 'done', role)
    const [{ status, until }] = await sanctions()
    assert.deepEqual([status, until.toISOString()], ['RELEASED', '2026-12-20T03:00:00.000Z'])
  }
})
