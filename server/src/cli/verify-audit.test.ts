import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { test } from 'node:test'
import { adminApp } from '../../test/admin-app.ts'
import { OF_PROCESSES } from '../../test/of-processes.ts'
import { createAuditSeal } from '../features/audit/index.ts'

const SECRET = 'the secret of the command, 32 bytes or more'
const { database, pool, operator, call } = await adminApp({}, createAuditSeal(SECRET))

function run(
  variables: Record<string, string> = {},
  ...options: string[]
): { code: number | null; output: string; problem: string } {
  const env = { ...OF_PROCESSES, DATABASE_URL: database.url, JWT_SECRET: SECRET, ...variables }
  const command = [join(import.meta.dirname, 'verify-audit.ts'), ...options]
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { env, encoding: 'utf8' })
  return { code: status, output: stdout, problem: stderr }
}

test('npm run audit:reseal: afterwards the log is whole under the new secret alone; a broken one stays as it is', async () => {
  const admin = await operator('resealing_admin', 'ROLE_ADMIN')
  for (let count = 0; count < 3; count++) await call(admin, 'PUT', `/api/admin/users/${admin.userId}/enable`)
  const own = { AUDIT_SECRET: 'a secret of the log alone, 32 bytes or more' }
  assert.equal(run(own).code, 1)
  assert.equal(run({ ...own, AUDIT_SECRET_PREVIOUS: SECRET }).code, 0)
  const resealed = run({ ...own, AUDIT_SECRET_PREVIOUS: SECRET }, '--reseal')
  assert.deepEqual([resealed.code, resealed.problem], [0, ''])
  assert.match(resealed.output, /^감사 기록 3건이 쓴 그대로이며, 새로 봉인했습니다\. 마지막 봉인: [0-9a-f]{64}\n$/)
  assert.equal(run(own).code, 0)
  assert.equal(run().code, 1)
  await pool.query(`update audit_logs set actor_username = 'nobody' where audit_id = 2`)
  const seals = () => pool.query('select mac from audit_logs order by audit_id')
  const before = await seals()
  const changed = run({ AUDIT_SECRET: SECRET, AUDIT_SECRET_PREVIOUS: own.AUDIT_SECRET }, '--reseal')
  assert.deepEqual([changed.code, changed.output], [1, ''])
  assert.deepEqual((await seals()).rows, before.rows)
  await pool.query('truncate audit_logs, audit_chain')
})

test('npm run audit:verify: 0 for a whole log, 1 with the number of the first broken row', async () => {
  const admin = await operator('verifying_admin', 'ROLE_ADMIN')
  for (let count = 0; count < 3; count++) await call(admin, 'PUT', `/api/admin/users/${admin.userId}/enable`)
  const whole = run()
  assert.deepEqual([whole.code, whole.problem], [0, ''])
  assert.match(whole.output, /^감사 기록 3건이 쓴 그대로입니다\. 마지막 봉인: [0-9a-f]{64}\n$/)
  await pool.query(`update audit_logs set actor_username = 'nobody' where audit_id = 2`)
  const changed = run()
  assert.deepEqual([changed.code, changed.output], [1, ''])
  assert.match(changed.problem, /감사 기록 2번: 기록이 바뀌었습니다/)
  await pool.query('delete from audit_logs where audit_id > 1')
  const removed = run()
  assert.equal(removed.code, 1)
  assert.match(removed.problem, /감사 기록 2번: 기록이 없어졌습니다/)
})
