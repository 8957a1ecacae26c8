import assert from 'node:assert/strict'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { createDatabase } from '../src/platform/database/database.ts'
import { allowingOldReads } from '../src/platform/database/old-reads.ts'
import { statement } from '../src/platform/database/statement.ts'
import { createLogger } from '../src/platform/log.ts'
import { closeInOrder } from '../src/platform/process/shutdown.ts'
import { startService } from '../src/start/start-service.ts'
import { testConfig } from './app.ts'
import { atEnd } from './at-end.ts'
import { callService } from './call-service.ts'
import { commandIn } from './command.ts'
import { primaryWithReplica } from './replica.ts'
import { until } from './until.ts'

const MAX_LAG_SECONDS = 4
const { url, replica } = await primaryWithReplica()
const connect = (readUrl: string) => {
  const database = createDatabase({
    url,
    readUrl,
    readMaxLagSeconds: MAX_LAG_SECONDS,
    poolSize: 4,
    // waiting for a lost replica would hang
    connectTimeoutMs: 3_600_000,
    statementTimeoutMs: 120_000,
    idleInTransactionMs: 120_000,
  })
  atEnd(() => database.close())
  return database
}
const { pool, replica: ours } = connect(replica.url)
await pool.query('create table notes (note text)')

const readNotes = statement<{ note: string }>({
  name: 'test-notes',
  columns: { note: 'text' },
  text: 'select note from notes order by note',
})
const addNote = statement<{ note: string }, { note: string }>({
  name: 'test-add-note',
  columns: { note: 'text' },
  text: 'insert into notes values (:note) returning note',
})

const isCurrent = () => ours?.state() === 'CURRENT'
const notes = async () => (await readNotes(pool)).map(({ note }) => note)
const oldNotes = () => allowingOldReads(notes)
const lsnOf = async (text: string, on: { query(text: string): Promise<{ rows: { lsn: string }[] }> }) =>
  (await on.query(`select ${text}::text as lsn`)).rows[0]?.lsn
const written = () => lsnOf('pg_current_wal_lsn()', pool)
const caughtUp = () =>
  until(
    async () => isCurrent() && (await written()) === (await lsnOf('pg_last_wal_replay_lsn()', replica)),
    'it catches up',
  )
const pause = () => replica.query('select pg_wal_replay_pause()')
const resume = () => replica.query('select pg_wal_replay_resume()')
const counts = () => ours?.counts() ?? { replica: 0, primary: 0 }

test('what may be old is read from the replica, and everything else from the primary', async () => {
  await addNote(pool, { note: 'a' })
  await caughtUp()
  await pause()
  await allowingOldReads(() => addNote(pool, { note: 'b' }))
  assert.deepEqual([await oldNotes(), await notes()], [['a'], ['a', 'b']])
  const inTransaction = await pool.connect()
  assert.equal((await allowingOldReads(() => readNotes(inTransaction))).length, 2)
  inTransaction.release()
  await resume()
  await until(async () => (await oldNotes()).length === 2, 'the replica goes on')
})

test('a replica that lags further than it may is left alone until it has caught up', async () => {
  await caughtUp()
  await pause()
  await addNote(pool, { note: 'c' })
  assert.equal((await oldNotes()).length, 2)
  await until(() => ours?.state() === 'BEHIND', 'it lags')
  assert.ok((ours?.lagSeconds() ?? 0) > MAX_LAG_SECONDS)
  const before = counts()
  assert.equal((await oldNotes()).length, 3)
  assert.deepEqual(counts(), { ...before, primary: before.primary + 1 })
  await resume()
  await until(isCurrent, 'it has caught up')
})

test('one that has nothing to replay is not behind, however long nothing is written', async () => {
  // now and then the server itself writes to its log
  for (let tries = 0; ; tries += 1) {
    await caughtUp()
    await pause()
    const before = await written()
    await sleep((MAX_LAG_SECONDS + 2) * 1000)
    const state = ours?.state()
    const isQuiet = (await written()) === before && before === (await lsnOf('pg_last_wal_replay_lsn()', replica))
    await resume()
    if (isQuiet) return assert.equal(state, 'CURRENT')
    assert.ok(tries < 8, 'the primary writes all the time')
  }
})

test('a replica that is gone is not waited for: the primary answers, and it is used again when it is back', async () => {
  await until(isCurrent, 'the replica is used')
  await replica.stop()
  assert.equal((await oldNotes()).length, 3)
  await until(() => ours?.state() === 'GONE', 'it is gone')
  await replica.start()
  await until(isCurrent, 'it is back')
  const before = counts()
  assert.equal((await oldNotes()).length, 3)
  assert.equal(counts().replica, before.replica + 1)
})

test('what is no replica of this database is never read from', async () => {
  const other = new URL(url)
  other.pathname = '/postgres'
  for (const wrong of [url, other.href]) {
    const database = connect(wrong)
    assert.equal(await database.replica?.look(), 'WRONG')
    assert.equal((await allowingOldReads(() => readNotes(database.pool))).length, 3)
    assert.deepEqual(database.replica?.counts(), { replica: 0, primary: 1 })
  }
})

test('the doctor says what it is, and shows no address', async () => {
  const doctor = commandIn(tmpdir(), join(import.meta.dirname, '../src/cli/doctor.ts'))
  const reported = async (readUrl: string) => (await doctor(url, [], { DATABASE_READ_URL: readUrl }).ended).output
  assert.match(await reported(replica.url), /\[정상\] 읽기 복제본: \d/)
  assert.match(await reported(url), /\[오류\] 읽기 복제본: 이 데이터베이스의 복제본이 아님\n\s+→ DATABASE_READ_URL/)
  const gone = await reported('postgres://nobody:hidden-word@127.0.0.1:1/none')
  assert.match(gone, /\[주의\] 읽기 복제본: 답하지 않음/)
  assert.doesNotMatch(gone, /hidden-word/)
})

async function start(): Promise<string> {
  const config = testConfig({
    DATABASE_URL: url,
    DATABASE_READ_URL: replica.url,
    DATABASE_READ_MAX_LAG_SECONDS: '60',
    JWT_SECRET: 'one secret for both instances, 32 bytes or more',
    PORT: '0',
  })
  const service = await startService({ config, log: createLogger('silent'), dataMode: 'sample' })
  atEnd(() => closeInOrder(service.closing, { error: assert.fail }))
  return service.origin
}

test('who has written reads it at once, on any instance; others may see it a little later', async () => {
  const [one, other] = [await start(), await start()]
  const metric = async (name: string) => {
    const text = await (await fetch(`${other}/metrics`)).text()
    return Number(
      text
        .split('\n')
        .find((line) => line.startsWith(name))
        ?.split(' ')
        .at(-1),
    )
  }
  await until(async () => (await metric('lease_risk_replica{what="in use"}')) === 1, 'the replica is used')
  const account = { username: 'writer', password: 'writer-password-1' }
  await callService(one, '/api/auth/signup', undefined, account)
  const { accessToken } = await callService<{ accessToken: string }>(one, '/api/auth/login', undefined, account)
  const titles = async (origin: string, token?: string) =>
    (await callService<{ content: { title: string }[] }>(origin, '/api/community/posts', token)).content.map(
      ({ title }) => title,
    )
  await until(async () => (await titles(other)).length === 0, 'the board is there')
  await pause()
  const before = await metric('lease_risk_old_reads{from="replica"}')
  await callService(one, '/api/community/posts', accessToken, {
    boardCode: 'FREE',
    title: '내 글',
    content: '바로 보인다',
  })
  assert.deepEqual(await titles(other, accessToken), ['내 글'])
  assert.deepEqual(await titles(other), [])
  assert.ok((await metric('lease_risk_old_reads{from="replica"}')) > before)
  await resume()
  await until(async () => (await titles(other)).length === 1, 'everybody sees it')
})
