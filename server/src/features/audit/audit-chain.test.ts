import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { atEnd } from '../../../test/at-end.ts'
import { openDatabase, privateDatabase } from '../../../test/database.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { appendEntry } from './append-entry.ts'
import type { AuditEntry } from './audit-entry.ts'
import { createAuditSeal } from './audit-seal.ts'
import { listEntries } from './list-entries.ts'
import { verifyChain } from './verify-chain.ts'

const { pool, url } = await privateDatabase()
const otherInstance = openDatabase(url, 10)
atEnd(() => otherInstance.close())
const seal = createAuditSeal('the secret of the tests, 32 bytes or longer')
const FACTS: Omit<AuditEntry, 'auditId'> = {
  requestId: 'request-1',
  actorUserId: 7,
  actorUsername: 'someone',
  actorRoles: ['ROLE_ADMIN'],
  actionType: 'USER_ENABLE',
  targetType: 'USER',
  targetId: '12',
  resultStatus: 'SUCCESS',
  failureCode: null,
  failureMessage: null,
  requestSummary: { zeta: 1, a: null, 나: '값', 10: true },
  changedFields: [{ field: 'enabled', before: false, after: true }],
  clientIpHash: 'abc',
  userAgentSummary: 'curl/8.5.0',
  durationMillis: 3,
  createdAt: new Date('2026-11-20T03:00:00.123Z'),
}

const append = () => inTransaction(pool, (transaction) => appendEntry(transaction, seal, FACTS))
const verify = (batchSize?: number) => verifyChain(pool, seal, batchSize)

/** Five entries, as the service wrote them. */
beforeEach(async () => {
  await pool.query('truncate audit_logs, audit_chain')
  for (let count = 0; count < 5; count++) await append()
})

/** `integrityValid` of the list, the oldest first. */
async function listed(): Promise<string> {
  const { content } = await listEntries({ pool, auditSeal: seal }, { page: 0, size: 100 })
  return content
    .map((entry) => `${entry.auditId}${entry.integrityValid ? '' : '!'}`)
    .toReversed()
    .join(' ')
}

test('an untouched log is whole, in every batch size, and an empty one too', async () => {
  for (const batchSize of [1, 2, 4, 5, 6]) {
    const { entries, firstBreak } = await verify(batchSize)
    assert.deepEqual([entries, firstBreak], [5, null])
  }
  assert.equal(await listed(), '1 2 3 4 5')
  await pool.query('truncate audit_logs, audit_chain')
  assert.deepEqual(await verify(), { entries: 0, lastSeal: '', firstBreak: null })
})

const CHANGES: Record<string, string> = {
  request_id: `'request-2'`,
  actor_user_id: '8',
  actor_username: `'another'`,
  actor_roles: `'{ROLE_USER}'`,
  action_type: `'USER_WITHDRAW'`,
  target_type: `'POST'`,
  target_id: 'null',
  result_status: `'FAILURE'`,
  failure_code: `'COMMON_500_INTERNAL'`,
  failure_message: `''`,
  request_summary: `'{"zeta":2}'`,
  changed_fields: `'[]'`,
  client_ip_hash: `'abd'`,
  user_agent_summary: 'null',
  duration_millis: '4',
  created_at: `created_at + interval '1 millisecond'`,
  mac: `sha256('x')`,
}

test('every column that is shown is sealed', async () => {
  const { rows } = await pool.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_name = 'audit_logs' and column_name <> 'audit_id'`,
  )
  assert.deepEqual(rows.map(({ name }) => name).sort(), Object.keys(CHANGES).sort())
})

for (const [column, value] of Object.entries(CHANGES)) {
  test(`a row whose ${column} was changed is the first break`, async () => {
    await pool.query(`update audit_logs set ${column} = ${value} where audit_id = 3`)
    assert.deepEqual((await verify(2)).firstBreak, { auditId: 3, problem: 'CHANGED' })
    assert.match(await listed(), /^1 2 3! 4!? 5$/)
  })
}

test('a removed row shows wherever it stood: first, in the middle, last, and all of the last ones', async () => {
  for (const [removed, named, list] of [
    ['= 1', 1, '2! 3 4 5'],
    ['= 3', 3, '1 2! 4! 5'],
    ['= 5', 5, '1 2 3 4!'],
    ['> 2', 3, '1 2!'],
    ['> 0', 1, ''],
  ] as const) {
    await pool.query('truncate audit_logs, audit_chain')
    for (let count = 0; count < 5; count++) await append()
    await pool.query(`delete from audit_logs where audit_id ${removed}`)
    assert.deepEqual((await verify()).firstBreak, { auditId: named, problem: 'REMOVED' }, removed)
    assert.equal(await listed(), list)
  }
})

test('rows moved up over a removed one do not fit', async () => {
  await pool.query('delete from audit_logs where audit_id = 3')
  await pool.query('update audit_logs set audit_id = audit_id - 1 where audit_id > 3')
  assert.deepEqual((await verify()).firstBreak, { auditId: 3, problem: 'CHANGED' })
})

test('the end of the chain cannot be set back along with the last row', async () => {
  await pool.query('delete from audit_logs where audit_id = 5')
  await pool.query(
    'update audit_chain set last_audit_id = 4, last_mac = (select mac from audit_logs where audit_id = 4)',
  )
  assert.deepEqual((await verify()).firstBreak, { auditId: 4, problem: 'CHAIN_END_CHANGED' })
  assert.equal(await listed(), '1 2 3 4!')
})

test('what is written after the end was tampered with does not heal the chain', async () => {
  await pool.query('delete from audit_logs where audit_id = 5')
  await pool.query(
    'update audit_chain set last_audit_id = 4, last_mac = (select mac from audit_logs where audit_id = 4)',
  )
  assert.deepEqual(await append(), { auditId: 5, intact: false })
  assert.deepEqual(await append(), { auditId: 6, intact: true })
  assert.deepEqual((await verify()).firstBreak, { auditId: 5, problem: 'CHANGED' })
  assert.equal(await listed(), '1 2 3 4 5! 6')
})

test('a lost end of the chain shows, and stays visible once the service wrote on', async () => {
  await pool.query('delete from audit_logs where audit_id = 5')
  await pool.query('delete from audit_chain')
  assert.deepEqual((await verify()).firstBreak, { auditId: 4, problem: 'CHAIN_END_CHANGED' })
  assert.deepEqual(await append(), { auditId: 5, intact: false })
  assert.deepEqual((await verify()).firstBreak, { auditId: 5, problem: 'CHANGED' })
})

test('an older end put back shows', async () => {
  const { rows } = await pool.query('select * from audit_chain')
  await append()
  const older = rows[0]
  await pool.query('update audit_chain set last_audit_id = $1, last_mac = $2, mac = $3', [
    older.last_audit_id,
    older.last_mac,
    older.mac,
  ])
  assert.deepEqual((await verify()).firstBreak, { auditId: 6, problem: 'CHAIN_END_CHANGED' })
  assert.equal(await listed(), '1 2 3 4 5 6!')
})

test('a row put in by hand behind the end shows', async () => {
  await pool.query(
    `insert into audit_logs select (jsonb_populate_record(audit_logs, '{"audit_id": 6}')).* from audit_logs where audit_id = 5`,
  )
  assert.deepEqual((await verify()).firstBreak, { auditId: 6, problem: 'CHANGED' })
})

test('under another secret no row fits', async () => {
  const other = createAuditSeal('another secret of the tests, long enough')
  assert.deepEqual((await verifyChain(pool, other)).firstBreak, { auditId: 1, problem: 'CHANGED' })
})

test('a log begun under a former secret is one chain with what follows under the present one', async () => {
  const changed = createAuditSeal(
    'another secret of the tests, long enough',
    'the secret of the tests, 32 bytes or longer',
  )
  await inTransaction(pool, (transaction) => appendEntry(transaction, changed, FACTS))
  const { entries, firstBreak } = await verifyChain(pool, changed)
  assert.deepEqual([entries, firstBreak], [6, null])
  assert.deepEqual((await verify()).firstBreak, { auditId: 6, problem: 'CHANGED' })
  await pool.query('update audit_logs set duration_millis = 4 where audit_id = 2')
  assert.deepEqual((await verifyChain(pool, changed)).firstBreak, { auditId: 2, problem: 'CHANGED' })
})

test('simultaneous entries of two instances form one chain, and undone ones leave no gap', async () => {
  const write = (index: number) =>
    inTransaction(index % 2 === 0 ? pool : otherInstance.pool, async (transaction) => {
      await appendEntry(transaction, seal, FACTS)
      if (index % 5 === 0) throw new Error('undone')
    }).catch((error: Error) => assert.equal(error.message, 'undone'))
  await Promise.all(Array.from({ length: 50 }, (_, index) => write(index)))
  const { entries, firstBreak } = await verify(7)
  assert.deepEqual([entries, firstBreak], [45, null])
})
