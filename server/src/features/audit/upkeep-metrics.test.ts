import assert from 'node:assert/strict'
import { test } from 'node:test'
import { adminApp } from '../../../test/admin-app.ts'
import { testHttpApp } from '../../../test/app.ts'
import { atEnd } from '../../../test/at-end.ts'
import { primaryWithReplica } from '../../../test/replica.ts'
import { until } from '../../../test/until.ts'
import { createDatabase } from '../../platform/database/database.ts'
import { migrate } from '../../platform/database/migrate.ts'
import { createLogger } from '../../platform/log.ts'
import { markOperation } from '../../platform/operation-marks.ts'
import { createAuditSeal } from './audit-seal.ts'
import { verifyAuditJob } from './verify-chain.ts'

type Read = (series: string) => Promise<number | undefined>

const read =
  (app: { inject(url: string): Promise<{ body: string }> }): Read =>
  async (series) => {
    const line = (await app.inject('/metrics')).body.split('\n').find((each) => each.startsWith(`${series} `))
    return line === undefined ? undefined : Number(line.slice(series.length))
  }

const AGE = 'lease_risk_operation_age_seconds{operation="backup"}'
const WHOLE = 'lease_risk_operation_succeeded{operation="audit verification"}'

test('R-OPS-31: the disk of DATA_DIR, and the age of the last backup once there is one', async () => {
  const { app, database } = await testHttpApp()
  const metric = read(app)
  const [free, size] = [
    await metric('lease_risk_disk_bytes{what="free"}'),
    await metric('lease_risk_disk_bytes{what="size"}'),
  ]
  assert.ok(free !== undefined && size !== undefined && free > 0 && free < size)
  assert.equal(await metric(AGE), undefined)
  await markOperation(database.pool, 'backup', true)
  await database.pool.query(`update operation_marks set ended_at = now() - interval '27 hours'`)
  const age = await metric(AGE)
  assert.ok(age !== undefined && age >= 27 * 3600 && age < 28 * 3600)
})

test('R-OPS-32: the daily job says that the log is whole, and that it no longer is, without failing', async () => {
  const auditSeal = createAuditSeal('the secret of the upkeep, 32 bytes or longer')
  const { pool, operator, call } = await adminApp({}, auditSeal)
  const admin = await operator('verified_admin', 'ROLE_ADMIN')
  for (let count = 0; count < 2; count++) await call(admin, 'PUT', `/api/admin/users/${admin.userId}/enable`)
  const job = verifyAuditJob({ pool, auditSeal, log: createLogger('silent') })
  assert.match(job.schedule ?? '', /^\d+ \d+ \* \* \*$/)
  const verify = async () => {
    await job.run(null, new AbortController().signal)
    return (await pool.query('select succeeded from operation_marks')).rows
  }
  assert.deepEqual(await verify(), [{ succeeded: true }])
  await pool.query(`update audit_logs set actor_username = 'nobody' where audit_id = 2`)
  assert.deepEqual(await verify(), [{ succeeded: false }])
})

test('R-OPS-32: /metrics says how the verification ended', async () => {
  const { app, database } = await testHttpApp()
  const metric = read(app)
  for (const [succeeded, shown] of [
    [true, 1],
    [false, 0],
  ] as const) {
    await markOperation(database.pool, 'audit verification', succeeded)
    assert.equal(await metric(WHOLE), shown)
  }
})

test('R-OPS-33: what a standby has not taken yet, and another timeline after a failover', async () => {
  const { url, replica } = await primaryWithReplica()
  await migrate(url)
  const connect = (to: string) => {
    const database = createDatabase({ url: to, poolSize: 2, statementTimeoutMs: 120_000 })
    atEnd(() => database.close())
    return database
  }
  const [primary, standby] = [connect(url), connect(replica.url)]
  const [ofPrimary, ofStandby] = await Promise.all(
    [primary, standby].map(async (database) => read((await testHttpApp({ http: { database } })).app)),
  )
  const behind = 'lease_risk_replication_behind_bytes{slot="standby"}'
  const timeline = 'lease_risk_database_timeline'
  assert.equal(await ofPrimary?.(timeline), 1)
  assert.equal(await ofStandby?.(timeline), undefined, 'a standby is no primary')
  await primary.pool.query(`select pg_create_physical_replication_slot('standby', true)`)
  await primary.pool.query('create table written as select generate_series(1, 100_000) as number')
  assert.ok(((await ofPrimary?.(behind)) ?? 0) > 1_000_000)
  await replica.query('select pg_promote()')
  await until(async () => (await ofStandby?.(timeline)) === 2, 'the standby is the primary')
})
