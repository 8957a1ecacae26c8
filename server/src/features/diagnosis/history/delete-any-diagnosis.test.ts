import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { AsyncDiagnosisAccepted } from '@lease-risk/contract/diagnosis-async'
import type { RentRiskDiagnosisCreated } from '@lease-risk/contract/diagnosis-created'
import { PASSWORD, signUpAndLogIn } from '../../../../test/account-app.ts'
import { testService } from '../../../../test/service.ts'

const { app, database, jobs, tokenOf } = await testService()
const { pool } = database
const [tenant, manager] = [await tokenOf('tenant', 'ROLE_USER'), await operator('data_manager')]

/** A data manager with their own password. */
async function operator(username: string): Promise<string> {
  const { accessToken } = await signUpAndLogIn(app, username)
  await pool.query(`update users set role_name = 'ROLE_DATA_MANAGER' where username = $1`, [username])
  return accessToken
}

const PATH = '/api/rent-risk-diagnoses'
let keys = 0
const by = (token: string | undefined) => (token === undefined ? {} : { authorization: `Bearer ${token}` })

async function create(token?: string, form = ''): Promise<RentRiskDiagnosisCreated & AsyncDiagnosisAccepted> {
  const payload = { address: '서울 관악구 신림동 1422-5', contractPurpose: 'JEONSE', depositAmountManwon: 12_000 }
  const headers = { ...by(token), 'idempotency-key': `key-${(keys += 1)}` }
  const answer = await app.inject({ method: 'POST', url: `${PATH}${form}`, headers, payload })
  return answer.json<{ data: RentRiskDiagnosisCreated & AsyncDiagnosisAccepted }>().data
}

async function remove(diagnosisId: number, token: string | undefined, confirmationPassword = PASSWORD) {
  const url = `/api/admin/rent-risk-diagnoses/${diagnosisId}`
  return app.inject({ method: 'DELETE', url, headers: by(token), payload: { confirmationPassword } })
}

async function auditRows() {
  const { rows } = await pool.query(
    `select target_type, target_id, result_status, failure_code, changed_fields from audit_logs
     where action_type = 'DIAGNOSIS_DELETE' order by audit_id`,
  )
  return rows
}

test('an operator deletes any diagnosis with all that belongs to it, and the audit log names whose it was', async () => {
  const anonymous = await create()
  const own = await create(tenant)
  const run = await create(tenant, '/async')
  await jobs
    .find(({ name }) => name === 'diagnosis')
    ?.run({ diagnosisId: run.diagnosisId } as never, new AbortController().signal)
  for (const { diagnosisId, statusToken } of [anonymous, own, run]) {
    assert.equal((await remove(diagnosisId, manager)).statusCode, 200)
    for (const table of ['diagnoses', 'diagnosis_runs', 'status_tokens', 'idempotency_keys'])
      assert.equal((await pool.query(`select from ${table} where diagnosis_id = $1`, [diagnosisId])).rowCount, 0, table)
    assert.equal((await app.inject(`${PATH}/async/${statusToken}`)).statusCode, 404)
  }
  const tenantId = (await pool.query(`select user_id::int as id from users where username = 'tenant'`)).rows[0].id
  const whose = (before: number | null) => (before === null ? [] : [{ field: 'requesterUserId', before, after: null }])
  assert.deepEqual(
    await auditRows(),
    [anonymous, own, run].map(({ diagnosisId }, index) => ({
      target_type: 'DIAGNOSIS',
      target_id: String(diagnosisId),
      result_status: 'SUCCESS',
      failure_code: null,
      changed_fields: whose(index === 0 ? null : tenantId),
    })),
  )
})

test('without their own password, the authority or a diagnosis an operator deletes nothing, and the failures are audited', async () => {
  const { diagnosisId } = await create()
  const before = (await auditRows()).length
  assert.equal((await remove(diagnosisId, undefined)).statusCode, 401)
  assert.equal((await remove(diagnosisId, tenant)).statusCode, 403)
  assert.equal((await remove(diagnosisId, manager, 'not the password')).statusCode, 401)
  assert.equal((await remove(999_999, manager)).statusCode, 404)
  assert.equal((await pool.query('select from diagnoses where diagnosis_id = $1', [diagnosisId])).rowCount, 1)
  assert.deepEqual(
    (await auditRows()).slice(before).map((row) => [row.target_id, row.result_status, row.failure_code]),
    [
      [String(diagnosisId), 'FAILURE', 'AUTH_401_INVALID_CREDENTIALS'],
      ['999999', 'FAILURE', 'DIAGNOSIS_404_NOT_FOUND'],
    ],
  )
})
