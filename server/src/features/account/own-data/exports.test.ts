import assert from 'node:assert/strict'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import type { PersonalExport } from '@lease-risk/contract/personal-export'
import yauzl from 'yauzl'
import { bearer, type LoggedIn, logIn, PASSWORD, signUpAndLogIn } from '../../../../test/account-app.ts'
import { runDueJobs } from '../../../../test/run-due-jobs.ts'
import { testService } from '../../../../test/service.ts'
import { PROCESSING } from '../../../domain/privacy/processing.ts'
import type { Job } from '../../../platform/jobs/job-queue.ts'
import { createFileStorage } from '../../../platform/storage.ts'

const service = await testService({ RATE_LIMIT_PERSONAL_EXPORT_MAX: '1000' })
const { app, clock, config, database, jobs } = service
const { pool } = database
const storage = await createFileStorage(config)
const URL_OF_EXPORT = '/api/users/me/export'
const HOUR_MS = 60 * 60_000

/** What operators decided stays; a picture that nobody shows goes with the next housekeeping. */
const LEFT = ['sanction_appeals', 'stray_profile_images', 'takedown_requests']
/** R-PRIV-03: what the processing table says is exported. */
const EXPECTED = Object.entries(PROCESSING)
  .filter(([, { exported }]) => exported === true)
  .map(([table]) => table)
  .toSorted()
const OF_THE_PERSON = Object.entries(PROCESSING)
  .filter(([, { level }]) => level === 'PERSONAL')
  .map(([table]) => table)

async function read(token: string): Promise<PersonalExport> {
  const answer = await app.inject({ url: URL_OF_EXPORT, headers: bearer(token) })
  return answer.json<{ data: PersonalExport }>().data
}

const ask = (token: string) => app.inject({ method: 'POST', url: URL_OF_EXPORT, headers: bearer(token) })

const fetchFile = (token: string, downloadToken: string | null) =>
  app.inject({
    method: 'POST',
    url: `${URL_OF_EXPORT}/download`,
    headers: bearer(token),
    payload: { downloadToken },
  })

/** The queue's times are those of the database, which are later than those of the service's clock. */
const runExports = () =>
  runDueJobs(
    { database, clock: { now: () => new Date('2100-01-01') } },
    jobs.filter(({ name }) => name === 'make-personal-export'),
  )

type Data = { madeAt: string; tables: Record<string, Record<string, unknown>[]>; filesLeftOut: string[] }

async function unzip(archive: Buffer): Promise<Map<string, string>> {
  const zip = await yauzl.fromBufferPromise(archive)
  const found = new Map<string, string>()
  for await (const entry of zip.eachEntry())
    found.set(entry.fileName, await text(await zip.openReadStreamPromise(entry)))
  return found
}

async function exported({ accessToken }: LoggedIn): Promise<{ data: Data; all: string; files: Map<string, string> }> {
  assert.equal((await ask(accessToken)).statusCode, 200)
  await runExports()
  const { downloadToken, state } = await read(accessToken)
  assert.equal(state, 'READY')
  const answer = await fetchFile(accessToken, downloadToken)
  assert.deepEqual(
    [answer.statusCode, answer.headers['content-type']],
    [200, 'application/zip'],
    answer.body.slice(0, 200),
  )
  const files = await unzip(answer.rawPayload)
  const all = files.get('data.json') ?? ''
  return { data: JSON.parse(all) as Data, all, files }
}

type Column = { table: string; column: string; type: string }
const OF_THE_USER = /^(?:user_id|author_user_id|requester_user_id|recipient_user_id|reporter_user_id)$/
const SECRET = /hash|nonce|token|sealed|mark$|public_key|credential_id|digest|secret/
/** Written by the person who wants the content gone. */
const OF_SOMEBODY_ELSE = [
  'takedown_requests.statement',
  'takedown_requests.requester_name',
  'takedown_requests.contact',
]

/** One row of a user in every table, without regard to constraints: each text says whose it is, each proof is SECRET. */
async function fillTables({ userId }: LoggedIn, mark: string, number: number): Promise<void> {
  const { rows } = await pool.query<Column>(
    `select table_name as table, column_name as column, udt_name as type from information_schema.columns
     where table_schema = 'public' and table_name = any($1) and is_generated = 'NEVER' order by ordinal_position`,
    [EXPECTED],
  )
  const client = await pool.connect()
  try {
    await client.query('set session_replication_role = replica')
    for (const [table, columns] of Map.groupBy(rows, (row) => row.table)) {
      if (['users', 'user_permissions', 'sessions', 'known_devices', 'personal_exports'].includes(table)) continue
      const filled = columns.filter(({ column }) => `${table}.${column}` !== 'diagnoses.record')
      const names = filled.map(({ column }) => column).join(', ')
      const places = filled.map((_, index) => `$${index + 1}`).join(', ')
      const values = filled.map((column) => valueOf(column, { userId, mark, number }))
      await client.query(`insert into ${table} (${names}) overriding system value values (${places})`, values)
    }
  } finally {
    client.release(true)
  }
}

function valueOf({ table, column, type }: Column, of: { userId: number; mark: string; number: number }): unknown {
  if (OF_THE_USER.test(column)) return of.userId
  if (type === 'bytea') return Buffer.from(`SECRET ${of.mark}`)
  if (type === 'uuid') return `00000000-0000-4000-8000-${String(of.number).padStart(12, '0')}`
  if (type === 'bool') return false
  if (type === 'timestamptz' || type === 'date') return '2026-11-01'
  if (type.startsWith('_')) return []
  if (type.startsWith('json')) return JSON.stringify({ said: `json of ${of.mark}` })
  if (type !== 'text') return type === 'int2' ? 1 : of.number
  if (column === 'pnu') return '1162010200114220005'
  if (OF_SOMEBODY_ELSE.includes(`${table}.${column}`)) return 'SOMEBODY ELSE'
  if (column === 'image_url') return `/api/users/profile-images/${of.userId}/${of.mark}.webp`
  return `${SECRET.test(column) ? 'SECRET ' : ''}${table} ${column} ${of.mark}`
}

async function dropChecks(): Promise<void> {
  const { rows } = await pool.query<{ drop: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop from pg_constraint
     where contype = 'c' and connamespace = 'public'::regnamespace`,
  )
  await pool.query(rows.map(({ drop }) => drop).join(';'))
}

test('R-PRIV-41: the file has a row of every table about its owner, nothing of another and no proof', async () => {
  await dropChecks()
  const own = await signUpAndLogIn(app, 'has_all', { email: 'all@example.com', nickname: '다가진이' })
  const other = await signUpAndLogIn(app, 'has_other', { email: 'other@example.com', nickname: '다른사람' })
  await fillTables(own, 'MINE', 900_001)
  await fillTables(other, 'THEIRS', 900_002)
  const { data, all } = await exported(own)
  assert.deepEqual(Object.keys(data.tables).toSorted(), EXPECTED)
  assert.deepEqual(
    EXPECTED.filter((table) => data.tables[table]?.length === 0),
    [],
  )
  assert.match(all, /MINE/)
  assert.doesNotMatch(all, /THEIRS|has_other|other@example|다른사람|SECRET|SOMEBODY ELSE|argon2/)
  const [user] = data.tables['users'] ?? []
  assert.deepEqual(
    [user?.['username'], user?.['email'], user?.['nickname']],
    ['has_all', 'all@example.com', '다가진이'],
  )
  assert.ok(EXPECTED.length > 40, String(EXPECTED.length))
  // everything of a column that is text, but for proofs and codes that stay in the service
  assert.equal(data.tables['favorites']?.[0]?.['memo'], 'favorites memo MINE')

  const payload = { confirmationPassword: PASSWORD }
  const ended = await app.inject({ method: 'DELETE', url: '/api/users/me', headers: bearer(own.accessToken), payload })
  assert.equal(ended.statusCode, 200, ended.body)
  const texts = OF_THE_PERSON.map((table) => `select '${table}' as table, each::text as row from ${table} as each`)
  const left = await pool.query<{ table: string; row: string }>(texts.join(' union all '))
  const naming = left.rows.filter(({ row }) => /MINE|has_all|다가진이/.test(row)).map(({ table }) => table)
  assert.deepEqual(
    naming.filter((table) => !LEFT.includes(table)),
    [],
  )
})

async function withFiles(name: string): Promise<LoggedIn> {
  const user = await signUpAndLogIn(app, name)
  const { rows } = await pool.query<{ post_id: number }>(
    `insert into posts (board_code, author_user_id, created_at, updated_at) values ('FREE', $1, now(), now())
     returning post_id`,
    [user.userId],
  )
  const postId = Number(rows[0]?.post_id)
  for (let index = 0; index < 3; index += 1) {
    const attachmentId = `00000000-0000-4000-8000-0000000${String(user.userId).padStart(4, '0')}${index}`
    await pool.query(
      `insert into post_attachments (attachment_id, post_id, original_file_name, content_type, size_bytes, created_at, stored_at)
       values ($1, $2, $3, 'image/png', 5, now(), now())`,
      [attachmentId, postId, `../사진/${index}.png`],
    )
    if (index < 2)
      await storage.put(`community/${postId}/${attachmentId}`, Buffer.from(`of ${name} ${index}`), 'image/png')
  }
  const url = `/api/users/profile-images/${user.userId}/me.webp`
  await pool.query('update users set profile_image_url = $1 where user_id = $2', [url, user.userId])
  await storage.put(`profile-images/${user.userId}/me.webp`, Buffer.from(`face of ${name}`), 'image/webp')
  return user
}

test('R-PRIV-41: the files of the owner are in it, under safe names; one that is gone is named', async () => {
  const user = await withFiles('has_files')
  await withFiles('other_files')
  const { data, files } = await exported(user)
  const contents = [...files].filter(([name]) => name !== 'data.json')
  assert.deepEqual(contents.map(([, content]) => content).toSorted(), [
    'face of has_files',
    'of has_files 0',
    'of has_files 1',
  ])
  for (const [name] of contents) assert.doesNotMatch(name, /\.\.\/|\\|^\//)
  assert.equal(data.filesLeftOut.length, 1)
})

test('R-PRIV-41: large tables are read in pages, each row once', async () => {
  const user = await signUpAndLogIn(app, 'has_many')
  await pool.query(
    `insert into notifications
       (recipient_user_id, notification_type, related_type, related_id, event_count, created_at, changed_at)
     select $1, 'COMMENT_ON_MY_POST', 'POST', each::text, 1, now(), now() from generate_series(1, 1000) as each`,
    [user.userId],
  )
  const { data } = await exported(user)
  const ids = data.tables['notifications']?.map(({ relatedId }) => relatedId)
  assert.deepEqual([ids?.length, new Set(ids).size], [1000, 1000])
})

test('R-PRIV-42: a token works once, for its owner alone, for 24 hours; the next one stands in the state', async () => {
  const [user, other] = [await signUpAndLogIn(app, 'fetches_once'), await signUpAndLogIn(app, 'fetches_none')]
  await exported(user)
  const { downloadToken: first } = await read(user.accessToken)
  assert.equal((await fetchFile(other.accessToken, first)).json<{ code: string }>().code, 'AUTH_400_LINK_INVALID')
  const both = await Promise.all([fetchFile(user.accessToken, first), fetchFile(user.accessToken, first)])
  assert.deepEqual(
    both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b),
    [200, 400],
  )
  const { downloadToken: second } = await read(user.accessToken)
  assert.notEqual(second, first)
  const stored = await pool.query<{ row: string }>('select each::text as row from personal_exports as each')
  assert.ok(stored.rows.every(({ row }) => !row.includes(String(second)) && !row.includes(String(first))))
  assert.equal(
    (await app.inject({ method: 'POST', url: `${URL_OF_EXPORT}/download`, payload: { downloadToken: second } }))
      .statusCode,
    401,
  )
  clock.time = new Date(clock.now().getTime() + 24 * HOUR_MS)
  const late = await logIn(app, 'fetches_once')
  assert.equal((await fetchFile(late.accessToken, second)).statusCode, 400)
  assert.equal((await read(late.accessToken)).state, 'NONE')
})

async function keysOfExports(): Promise<string[]> {
  const keys: string[] = []
  for await (const key of storage.list()) if (key.startsWith('exports/')) keys.push(key)
  return keys
}

const housekeeping = () =>
  (jobs.find(({ name }) => name === 'housekeeping') as unknown as Job).run(null, new AbortController().signal)

test('R-PRIV-43: one file at a time: asking again, also twice at once, makes no second one', async () => {
  const user = await signUpAndLogIn(app, 'asks_again')
  const answers = await Promise.all([ask(user.accessToken), ask(user.accessToken), ask(user.accessToken)])
  assert.deepEqual(
    answers.map((answer) => answer.json<{ data: PersonalExport }>().data.state),
    ['MAKING', 'MAKING', 'MAKING'],
  )
  await runExports()
  assert.equal((await ask(user.accessToken)).json<{ data: PersonalExport }>().data.state, 'READY')
  const rows = await pool.query('select from personal_exports where user_id = $1', [user.userId])
  assert.equal(rows.rowCount, 1)
  const { rowCount } = await pool.query(
    `select from audit_logs where action_type = 'PERSONAL_EXPORT' and actor_username = $1`,
    [`user ${user.userId}`],
  )
  assert.ok((rowCount ?? 0) >= 1)
})

test('R-PRIV-44: an interrupted job begins again; files go after 24 hours, and with the account at the next housekeeping', async () => {
  await housekeeping()
  const user = await withFiles('interrupted')
  await ask(user.accessToken)
  const { rows } = await pool.query('select export_id from personal_exports where user_id = $1', [user.userId])
  const job = jobs.find(({ name }) => name === 'make-personal-export') as unknown as Job<{ exportId: string }>
  const payload = { exportId: rows[0].export_id }
  await assert.rejects(job.run(payload, AbortSignal.abort()))
  assert.equal((await read(user.accessToken)).state, 'MAKING')
  await runExports()
  const ready = await read(user.accessToken)
  assert.equal(ready.state, 'READY')
  await job.run(payload, new AbortController().signal)
  assert.deepEqual(await read(user.accessToken), ready, 'a second run changes nothing')
  const before = await keysOfExports()
  assert.ok(before.some((key) => key.startsWith(`exports/${payload.exportId}/`)))

  const leaving = await withFiles('leaving_with_file')
  await exported(leaving)
  const confirmation = { confirmationPassword: PASSWORD }
  await app.inject({
    method: 'DELETE',
    url: '/api/users/me',
    headers: bearer(leaving.accessToken),
    payload: confirmation,
  })
  await housekeeping()
  assert.deepEqual(await keysOfExports(), before)
  clock.time = new Date(clock.now().getTime() + 24 * HOUR_MS)
  await housekeeping()
  assert.deepEqual(await keysOfExports(), [])
  assert.equal((await pool.query('select from personal_exports')).rowCount, 0)
})
