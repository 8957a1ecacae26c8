import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PersonalReadResponse } from '@lease-risk/contract/personal-reads'
import { communityBoard } from '../../../test/community-board.ts'
import fc from '../../../test/properties.ts'
import { createAuditSeal } from './audit-seal.ts'
import { masked, withCovered } from './personal-reads.ts'
import { verifyChain } from './verify-chain.ts'

const board = await communityBoard()
const { call, config, database, diagnose } = board
const { pool } = database
const tenant = await board.member('looked_at_tenant')
const stranger = await board.member('looked_at_stranger')
const manager = await board.member('looking_manager', 'ROLE_SYSTEM_ADMIN')
const clerk = await board.member('looking_data', 'ROLE_DATA_MANAGER')
await pool.query(`update users set email = 'tenant@mail.example' where user_id = $1`, [tenant.userId])

const DESCRIPTION = '급매 남향 반려동물 가능 집주인 김철수'
const request = {
  address: '서울 관악구 신림동 1422-5 샘플빌라 302호',
  contractPurpose: 'JEONSE',
  depositAmountManwon: 12_000,
  listingDescription: DESCRIPTION,
} as const
const { diagnosisId } = await diagnose(request, tenant.accessToken)
const [userPath, diagnosisPath] = [`/api/admin/users/${tenant.userId}`, `/api/admin/rent-risk-diagnoses/${diagnosisId}`]

async function record(by: typeof tenant): Promise<PersonalReadResponse[]> {
  const answer = await call(by, 'GET', '/api/users/me/access-record')
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json().data.content
}

test('R-ADMIN-16: operators see a user without the address, and all of it for a reason that they state', async () => {
  const read = await call(manager, 'GET', `${userPath}?purpose=SUPPORT`)
  assert.equal(read.json().data.email, 't***@mail.example')
  const list = await call(manager, 'GET', '/api/admin/users?keyword=looked_at_tenant')
  assert.equal(list.json().data.content[0].email, 't***@mail.example')
  for (const body of [{}, { reason: '' }, { reason: '     ' }, { reason: 'abc' }])
    assert.equal((await call(manager, 'POST', `${userPath}/reveal`, body)).statusCode, 400, JSON.stringify(body))
  const reveal = await call(manager, 'POST', `${userPath}/reveal`, { reason: '문의에 답하려고 주소를 확인' })
  assert.equal(reveal.json().data.email, 'tenant@mail.example')
})

test('R-ADMIN-16: operators see a diagnosis without who asked, the unit and what was pasted', async () => {
  const read = await call(clerk, 'GET', diagnosisPath)
  assert.equal(read.statusCode, 200)
  for (const personal of ['302호', DESCRIPTION, '김철수', 'looked_at_tenant'])
    assert.ok(!read.body.includes(personal), personal)
  assert.match(read.body, /신림동 1422-5/)
  const list = await call(clerk, 'GET', '/api/admin/rent-risk-diagnoses')
  assert.equal(list.json().data.content[0].requesterUsername, 'l***')
  const reveal = await call(clerk, 'POST', `${diagnosisPath}/reveal`, { reason: '결과 오류 신고를 확인' })
  const { request: asked, requesterUsername } = reveal.json().data
  assert.deepEqual(
    [asked.listingDescription, asked.address, requesterUsername],
    [DESCRIPTION, request.address, 'looked_at_tenant'],
  )
})

test('R-ADMIN-16: the person sees who looked by role, purpose and reason, and no name; nobody else does', async () => {
  const seen = (await record(tenant)).map(({ action, targetType, targetId, roleName, purpose, reason }) => [
    action,
    targetType,
    targetId,
    roleName,
    purpose,
    reason,
  ])
  assert.deepEqual(seen, [
    ['REVEAL', 'DIAGNOSIS', diagnosisId, 'ROLE_DATA_MANAGER', 'OPERATION', '결과 오류 신고를 확인'],
    ['READ', 'DIAGNOSIS', diagnosisId, 'ROLE_DATA_MANAGER', 'OPERATION', null],
    ['REVEAL', 'USER', tenant.userId, 'ROLE_SYSTEM_ADMIN', 'OPERATION', '문의에 답하려고 주소를 확인'],
    ['READ', 'USER', tenant.userId, 'ROLE_SYSTEM_ADMIN', 'SUPPORT', null],
  ])
  const answer = await call(tenant, 'GET', '/api/users/me/access-record')
  assert.ok(!answer.body.includes('looking_'))
  assert.deepEqual(await record(stranger), [])
  assert.equal((await call(null, 'GET', '/api/users/me/access-record')).statusCode, 401)
})

test('R-ADMIN-16: each look stands in the sealed log, with purpose or reason, a failed one too', async () => {
  assert.equal((await call(clerk, 'GET', '/api/admin/rent-risk-diagnoses/999999999')).statusCode, 404)
  const { rows } = await pool.query(
    `select action_type, result_status, request_summary from audit_logs
     where action_type in ('USER_READ', 'USER_REVEAL', 'DIAGNOSIS_READ', 'DIAGNOSIS_REVEAL') order by audit_id`,
  )
  assert.deepEqual(
    rows.map((row) => [row.action_type, row.result_status, row.request_summary]),
    [
      ['USER_READ', 'SUCCESS', { purpose: 'SUPPORT' }],
      ['USER_REVEAL', 'SUCCESS', { reason: '문의에 답하려고 주소를 확인' }],
      ['DIAGNOSIS_READ', 'SUCCESS', { purpose: 'OPERATION' }],
      ['DIAGNOSIS_REVEAL', 'SUCCESS', { reason: '결과 오류 신고를 확인' }],
      ['DIAGNOSIS_READ', 'FAILURE', { purpose: 'OPERATION' }],
    ],
  )
  const { firstBreak } = await verifyChain(pool, createAuditSeal(...config.auditSecrets))
  assert.equal(firstBreak, null)
})

test('R-ADMIN-16: each look at a list stands in the sealed log with whom it showed, and not with what was searched for', async () => {
  const listings = async () =>
    (
      await pool.query(
        `select action_type, actor_username, request_summary from audit_logs
         where action_type in ('USER_LIST', 'DIAGNOSIS_LIST') order by audit_id desc limit 2`,
      )
    ).rows
  await call(manager, 'GET', '/api/admin/users?keyword=looked_at_tenant')
  await call(clerk, 'GET', `/api/admin/rent-risk-diagnoses?keyword=${encodeURIComponent('신림동 1422-5')}`)
  assert.deepEqual(await listings(), [
    {
      action_type: 'DIAGNOSIS_LIST',
      actor_username: 'looking_data',
      request_summary: { count: 1, ids: String(diagnosisId) },
    },
    {
      action_type: 'USER_LIST',
      actor_username: 'looking_manager',
      request_summary: { count: 1, ids: String(tenant.userId) },
    },
  ])
})

test('who looks at the own account or at a diagnosis of nobody leaves no record for anybody', async () => {
  const before = await pool.query('select count(*) from personal_reads')
  const anonymous = await diagnose({ ...request, depositAmountManwon: 13_000 })
  assert.equal((await call(clerk, 'GET', `/api/admin/rent-risk-diagnoses/${anonymous.diagnosisId}`)).statusCode, 200)
  assert.equal((await call(manager, 'GET', `/api/admin/users/${manager.userId}`)).statusCode, 200)
  assert.deepEqual((await pool.query('select count(*) from personal_reads')).rows, before.rows)
})

test('a covered text stands nowhere in a value, whatever its shape', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.stringMatching(/^[가-힣]{3,6}$/), (value, secret) => {
      const planted = JSON.parse(JSON.stringify({ value, deep: [{ text: `앞 ${secret} 뒤` }, secret] })) as object
      assert.ok(!JSON.stringify(Object.values(withCovered(planted, [secret])).at(1)).includes(secret))
    }),
  )
  assert.deepEqual(['a@b.c', 'ab', '', '한글'].map(masked), ['a***@b.c', 'a***', '***', '한***'])
  assert.deepEqual(withCovered({ a: 'x' }, ['', ' ']), { a: 'x' })
})
