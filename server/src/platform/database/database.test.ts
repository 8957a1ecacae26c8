import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { test } from 'node:test'
import { openDatabase, privateDatabase } from '../../../test/database.ts'
import { freePort } from '../embedded/cluster.ts'
import { createDatabase } from './database.ts'
import { isDatabaseUnavailable } from './database-errors.ts'
import { statement } from './statement.ts'
import { inTransaction } from './transaction.ts'

const database = await privateDatabase()
const double = statement<{ doubled: number }, { number: number }>({
  name: 'test-double',
  columns: { doubled: 'int4' },
  text: 'select :number::int * 2 as doubled',
})

async function failureOf(sql: string): Promise<unknown> {
  return database.pool.query(sql).then(
    () => assert.fail('it did not fail'),
    (error: unknown) => error,
  )
}

test('a bigint is a number and refuses to lose digits; a numeric is a number; a date is its text', async () => {
  const { rows } = await database.pool.query(
    `select 9007199254740991::bigint as big, 29.35::numeric as area, date '2026-11-20' as day, null::bigint as none`,
  )
  assert.deepEqual(rows, [{ big: 9007199254740991, area: 29.35, day: '2026-11-20', none: null }])
  assert.match(String(await failureOf('select 9007199254740993::bigint')), /RangeError/)
})

test('no statement is compiled, whatever the server would do by itself', async () => {
  assert.deepEqual((await database.pool.query('show jit')).rows, [{ jit: 'off' }])
})

test('a statement is prepared once per connection', async () => {
  const client = await database.pool.connect()
  assert.deepEqual(await double(client, { number: 4 }), [{ doubled: 8 }])
  assert.deepEqual(await double(client, { number: 5 }), [{ doubled: 10 }])
  const { rows } = await client.query(`select name from pg_prepared_statements where name = 'test-double'`)
  client.release()
  assert.equal(rows.length, 1)
})

test('the statements of one piece of work are recorded, however they are sent', async () => {
  const { statements, result } = await database.recordStatements(async () => {
    await inTransaction(database.pool, (client) => client.query('select 2'))
    return double(database.pool, { number: 1 })
  })
  assert.deepEqual(statements, ['begin', 'select 2', 'commit', 'select $1::int * 2 as doubled'])
  assert.deepEqual(result, [{ doubled: 2 }])
  await database.pool.query('select 1')
  assert.equal(statements.length, 4)
})

test('a statement that runs too long is ended and means "not now"', async () => {
  const hasty = createDatabase({ url: database.url, poolSize: 1, connectTimeoutMs: 120_000, statementTimeoutMs: 100 })
  const error = await hasty.pool.query('select pg_sleep(3600)').catch((cause: unknown) => cause)
  assert.ok(isDatabaseUnavailable(error), String(error))
  await hasty.close()
})

test('a connection that is cut between two statements of a transaction fails that transaction alone', async () => {
  const cut = openDatabase(database.url, 1)
  const failed = await inTransaction(cut.pool, async (client) => {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    // `once` from node:events would reject with the error that comes first
    const cutOff = new Promise((resolve) => client.once('end', resolve))
    await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
    // the service is waiting for something else meanwhile
    await cutOff
    await client.query('select 1')
  }).catch((cause: unknown) => cause)
  assert.ok(isDatabaseUnavailable(failed), String(failed))
  assert.equal((await cut.pool.query('select 1')).rowCount, 1)
  await cut.close()
})

test('a transaction that the database ended while this process stood still means "not now"', async () => {
  const failed = await inTransaction(database.pool, async (client) => {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    await client.query('set local idle_in_transaction_session_timeout = 200')
    while (existsSync(`/proc/${rows[0]?.pid}`)) standStill()
    await client.query('select 1')
  }).catch((cause: unknown) => cause)
  assert.ok(isDatabaseUnavailable(failed), String(failed))
})

/** Blocks for a moment, so that nothing is read, not even the end of a connection. */
function standStill(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10)
}

test('a connection that is cut while idle harms nobody: the next query has a new one', async () => {
  const idleErrors: Error[] = []
  const cut = createDatabase({
    url: database.url,
    poolSize: 1,
    connectTimeoutMs: 120_000,
    statementTimeoutMs: 120_000,
    onIdleError: (error) => idleErrors.push(error),
  })
  const { rows } = await cut.pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  const failed = new Promise((resolve) => cut.pool.once('error', resolve))
  await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
  await failed
  assert.equal(idleErrors.length, 1)
  assert.equal((await cut.pool.query('select 1')).rowCount, 1)
  await cut.close()
})

test('a database that is not there means "not now", quickly, and is reported as unreachable', async () => {
  const gone = createDatabase({
    url: `postgres://u:p@127.0.0.1:${await freePort()}/x`,
    poolSize: 1,
    // the test would hang if it waited for a connection
    connectTimeoutMs: 3_600_000,
    statementTimeoutMs: 1000,
  })
  assert.ok(isDatabaseUnavailable(await gone.pool.query('select 1').catch((cause: unknown) => cause)))
  assert.equal(await gone.isReachable(), false)
  await gone.close()
})

test('a mistake in a statement is no sign of a lost database', async () => {
  assert.ok(!isDatabaseUnavailable(await failureOf('select nonsense')))
  assert.ok(!isDatabaseUnavailable(await failureOf('select 1/0')))
})
