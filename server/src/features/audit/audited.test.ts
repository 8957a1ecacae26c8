import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import pg from 'pg'
import { TEST_NOW } from '../../../test/app.ts'
import { atEnd } from '../../../test/at-end.ts'
import { privateDatabase } from '../../../test/database.ts'
import { lockWaits } from '../../../test/lock-waits.ts'
import { until } from '../../../test/until.ts'
import { fixedClock } from '../../platform/clock.ts'
import { createDatabase } from '../../platform/database/database.ts'
import { AppError } from '../../platform/http/errors.ts'
import { isTransient } from '../../platform/transient.ts'
import type { ActionContext } from './action-context.ts'
import { createAuditSeal } from './audit-seal.ts'
import { type AuditServices, audited } from './audited.ts'
import { listEntries } from './list-entries.ts'
import { verifyChain } from './verify-chain.ts'

const { pool, url } = await privateDatabase()
const auditSeal = createAuditSeal('the secret of the tests, 32 bytes or longer')
const logged: unknown[] = []
const log = { error: (...line: unknown[]) => void logged.push(line) } as AuditServices['log']
const services: AuditServices = { pool, clock: fixedClock(TEST_NOW), auditSeal, log }
const context: ActionContext = {
  actor: { userId: 7, username: 'someone', roles: ['ROLE_ADMIN', 'ROLE_CS_MANAGER'] },
  requestId: 'request-12345',
  clientAddress: '203.0.113.9',
  userAgent: 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
}
type Input = { id: number; password: string; fail?: Error; refuse?: Error }

await pool.query('create table actions (id bigint primary key)')
const act = audited<AuditServices, ActionContext, Input, string>(
  {
    actionType: 'ACTION',
    targetType: 'THING',
    targetId: ({ id }) => id,
    summary: ({ id }) => ({ id }),
    precondition: async (_services, _context, { refuse }) => {
      if (refuse) throw refuse
    },
  },
  async (transaction, { id, fail }) => {
    await transaction.query('insert into actions values ($1)', [id])
    if (fail) throw fail
    return { result: `did ${id}`, changedFields: [{ field: 'done', before: false, after: true }] }
  },
)

beforeEach(() => pool.query('truncate actions, audit_logs, audit_chain'))

const list = async () => (await listEntries({ pool, auditSeal }, { page: 0, size: 10 })).content
const actions = async () => (await pool.query('select id from actions')).rows

test('a success: the action and its row (R-ADMIN-08)', async () => {
  assert.equal(await act(services, context, { id: 3, password: 'hunter-2' }), 'did 3')
  assert.deepEqual(await actions(), [{ id: 3 }])
  const [{ durationMillis, clientIpHash, ...entry } = assert.fail('no row')] = await list()
  assert.ok(durationMillis >= 0)
  assert.match(clientIpHash ?? '', /^[0-9a-f]{32}$/)
  assert.deepEqual(entry, {
    auditId: 1,
    requestId: 'request-12345',
    actorUserId: 7,
    actorUsername: 'someone',
    actorRoles: ['ROLE_ADMIN', 'ROLE_CS_MANAGER'],
    actionType: 'ACTION',
    targetType: 'THING',
    targetId: '3',
    resultStatus: 'SUCCESS',
    failureCode: null,
    failureMessage: null,
    requestSummary: { id: 3 },
    changedFields: [{ field: 'done', before: false, after: true }],
    userAgentSummary: 'Chrome 131, Windows',
    integrityValid: true,
    createdAt: '2026-11-20T12:00:00.000+09:00',
  })
})

test('a refusal: nothing is done, and the failure row stands', async () => {
  const refusal = new AppError('AUTH_401_INVALID_CREDENTIALS')
  for (const input of [{ fail: refusal }, { refuse: refusal }]) {
    await assert.rejects(act(services, context, { id: 3, password: 'hunter-2', ...input }), refusal)
  }
  assert.deepEqual(await actions(), [])
  for (const { resultStatus, failureCode, failureMessage, targetId, changedFields } of await list()) {
    assert.deepEqual([resultStatus, failureCode, targetId], ['FAILURE', 'AUTH_401_INVALID_CREDENTIALS', '3'])
    assert.deepEqual([failureMessage, changedFields], ['아이디 또는 비밀번호가 올바르지 않습니다.', []])
  }
  assert.equal((await list()).length, 2)
})

test('a fault: its row names only the code, never the text of the fault', async () => {
  const fault = new Error('value hunter-2 violates a constraint')
  await assert.rejects(act(services, context, { id: 3, password: 'hunter-2', fail: fault }), fault)
  await assert.rejects(act(services, context, { id: Number.NaN, password: 'hunter-2' }))
  const entries = await list()
  assert.deepEqual(
    entries.map(({ failureCode }) => failureCode),
    ['COMMON_500_INTERNAL', 'COMMON_500_INTERNAL'],
  )
  assert.ok(!JSON.stringify(entries).includes('hunter'))
})

test('a success that cannot be audited is not done', async () => {
  await pool.query('alter table audit_logs add constraint refuse_success check (result_status <> $$SUCCESS$$)')
  try {
    await assert.rejects(act(services, context, { id: 3, password: 'hunter-2' }))
  } finally {
    await pool.query('alter table audit_logs drop constraint refuse_success')
  }
  assert.deepEqual(await actions(), [])
  const [entry] = await list()
  assert.equal(entry?.resultStatus, 'FAILURE')
  assert.equal((await verifyChain(pool, auditSeal)).firstBreak, null)
})

test('a action whose end nobody heard of is not said to have failed: its row is there if it was done', async () => {
  await pool.query(
    `create function hesitate() returns trigger language plpgsql as
     $$ begin perform pg_advisory_xact_lock(1); return null; end $$`,
  )
  const holder = await pool.connect()
  await holder.query('select pg_advisory_lock(1)')
  // the commit takes longer than the caller stays connected
  await pool.query(`create constraint trigger hesitates after insert on actions deferrable initially deferred
    for each row execute function hesitate()`)
  const cutOff = new pg.Pool(pool.options)
  atEnd(() => cutOff.end())
  const connections: pg.PoolClient[] = []
  cutOff.on('connect', (connection) => connections.push(connection.on('error', () => undefined)))
  try {
    const unheard = assert.rejects(act({ ...services, pool: cutOff }, context, { id: 3, password: 'x' }), /terminated/)
    await until(async () => (await lockWaits(pool, 'ADVISORY')) === 1, 'the commit')
    for (const connection of connections) void (connection as unknown as pg.Client).end()
    await unheard
    // the chain stays locked until the commit has ended
    const next = act(services, context, { id: 4, password: 'x' })
    await holder.query('select pg_advisory_unlock(1)')
    assert.equal(await next, 'did 4')
  } finally {
    holder.release(true)
    await pool.query('drop trigger hesitates on actions')
  }
  assert.deepEqual(await actions(), [{ id: 3 }, { id: 4 }])
  const rows = (await list()).map(({ targetId, resultStatus }) => [targetId, resultStatus])
  assert.deepEqual(rows, [
    ['4', 'SUCCESS'],
    ['3', 'SUCCESS'],
  ])
})

test('a failure that cannot be audited is logged, and the caller still learns of the failure itself', async () => {
  await pool.query('alter table audit_logs rename to audit_logs_away')
  const refusal = new AppError('COMMON_404_NOT_FOUND')
  try {
    await assert.rejects(act(services, context, { id: 3, password: 'hunter-2', fail: refusal }), refusal)
  } finally {
    await pool.query('alter table audit_logs_away rename to audit_logs')
  }
  assert.equal(logged.length, 1)
})

test('a action leaves the line for the chain before the database ends a frozen holder, and answers 503', async () => {
  await act(services, context, { id: 3, password: 'hunter-2' })
  const holder = await pool.connect()
  await holder.query('begin; set local idle_in_transaction_session_timeout = 0; select * from audit_chain for update')
  const waits = async () =>
    (
      await pool.query<{ since: Date }>(
        `select xact_start as since from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      )
    ).rows[0]?.since.getTime()
  const limits = { poolSize: 2, connectTimeoutMs: 120_000, statementTimeoutMs: 120_000, idleInTransactionMs: 8_000 }
  const other = createDatabase({ url, ...limits })
  atEnd(() => other.close())
  const waiting = Promise.allSettled([act({ ...services, pool: other.pool }, context, { id: 4, password: 'hunter-2' })])
  let first: number | undefined
  await until(async () => (first = await waits()) !== undefined, 'the wait of the action')
  const auditWaits = async () => ((await waits()) ?? first) !== first
  await until(auditWaits, 'the wait of the row of its failure')
  await holder.query('commit')
  const [refused] = await waiting
  holder.release()
  assert.ok(refused.status === 'rejected' && isTransient(refused.reason), JSON.stringify(refused))
  assert.deepEqual(await actions(), [{ id: 3 }])
  const [{ failureCode, targetId } = assert.fail('no row')] = await list()
  assert.deepEqual([failureCode, targetId], ['COMMON_503_UNAVAILABLE', '4'])
})

test('a secret does not get into a summary, even where a verb names it', async () => {
  const careless = audited<AuditServices, ActionContext, Input, void>(
    { actionType: 'ACTION', targetType: 'THING', summary: ({ password }) => ({ confirmationPassword: password }) },
    async () => ({ result: undefined }),
  )
  await assert.rejects(careless(services, context, { id: 1, password: 'hunter-2' }), /must not be kept/)
  assert.deepEqual(await list(), [])
})

test('a tampered chain end is logged when the next entry is written', async () => {
  await act(services, context, { id: 1, password: 'x' })
  await pool.query('update audit_chain set last_audit_id = 9')
  logged.length = 0
  await act(services, context, { id: 2, password: 'x' })
  assert.deepEqual(logged, [[{ auditId: 10, securityEvent: 'AUDIT_CHAIN_BROKEN' }, 'the audit log was tampered with']])
})
