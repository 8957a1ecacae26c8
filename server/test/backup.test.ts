import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { createAuditSeal, verifyChain } from '../src/features/audit/index.ts'
import { restoreBackup } from '../src/platform/backup/restore-backup.ts'
import { writeBackup } from '../src/platform/backup/write-backup.ts'
import { enqueueJob } from '../src/platform/jobs/enqueue-job.ts'
import { createFileStorage } from '../src/platform/storage.ts'
import { adminApp } from './admin-app.ts'
import { testConfig } from './app.ts'
import { atEnd } from './at-end.ts'
import { emptyDatabase } from './database.ts'

const SECRET = 'the secret of the backup, 32 bytes or more'
const { database, pool, operator, call, services } = await adminApp({}, createAuditSeal(SECRET))
const folder = mkdtempSync(join(tmpdir(), 'lease-risk-backup-'))
atEnd(() => rmSync(folder, { recursive: true, force: true }))
const now = new Date('2026-11-20T03:00:00Z')
const admin = await operator('backup_admin', 'ROLE_ADMIN')

const backUp = (name: string) =>
  writeBackup({ databaseUrl: database.url, storage: services.storage, path: join(folder, name), version: '1', now })
const restore = async (name: string, databaseUrl: string, replace = false) =>
  restoreBackup({ databaseUrl, storage: await createFileStorage(testConfig()), path: join(folder, name), replace })

/** Returns the row count and a digest of every table included in backups. */
async function contents(url: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const found: Record<string, string> = {}
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'graphile_worker')
       and tablename not in ('rate_limit_windows', 'process_leases', 'schema_migrations', 'migrations') order by 1`,
  )
  for (const { name } of rows) {
    const sum = await client.query<{ sum: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(md5(each::text), '' order by md5(each::text))), '') as sum from ${name} as each`,
    )
    found[name] = sum.rows[0]?.sum ?? ''
  }
  await client.end()
  return found
}

/** Returns the definitions of all indexes, constraints and triggers. */
async function structure(url: string): Promise<string[]> {
  const { definitions } = (await onceMore(
    url,
    `select array(
       select indexdef from pg_indexes where schemaname in ('public', 'graphile_worker')
       union all
       select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint where conrelid <> 0
       union all
       select pg_get_triggerdef(oid) || ' ' || tgenabled::text from pg_trigger where not tgisinternal
       order by 1
     ) as definitions`,
  )) as { definitions: string[] }
  return definitions
}

async function onceMore(url: string, text: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows[0]
  } finally {
    await client.end()
  }
}

test('what is restored elsewhere is what was backed up: every table, the jobs, the files, the numbers still to be given', async () => {
  await services.storage.put('profile-images/1/a.webp', Buffer.from('an image'), 'image/webp')
  await enqueueJob(pool, 'waiting', { diagnosisId: 7 }, { runAt: new Date('2099-01-01T00:00:00Z') })
  // a trigger counts the row in district_evidence, which is in the backup as well
  await pool.query(
    `insert into building_registers (pnu, status, buildings, collected_at)
     values ('1162010200114220005', 'FOUND', '[]', '2026-11-01T00:00:00Z')`,
  )
  const before = await contents(database.url)
  const manifest = await backUp('whole')
  assert.equal(statSync(join(folder, 'whole')).mode & 0o777, 0o600)
  const url = await emptyDatabase()
  const storage = await createFileStorage(testConfig())
  await restoreBackup({ databaseUrl: url, storage, path: join(folder, 'whole'), replace: false })
  assert.deepEqual(await contents(url), before)
  assert.deepEqual(await structure(url), await structure(database.url))
  assert.ok(manifest.tables.length > 30, `only ${manifest.tables.length} tables`)
  assert.deepEqual(Buffer.from((await storage.read('profile-images/1/a.webp')) ?? []), Buffer.from('an image'))
  const insert = `insert into refresh_runs (trigger, state, started_at) values ('MANUAL', 'RUNNING', now()) returning run_id`
  assert.deepEqual(await onceMore(url, insert), await onceMore(database.url, insert))
})

test('a backup under load is of one moment: the audit chain is whole and ends where its rows end', async () => {
  const load = { writing: true, acknowledged: 0 }
  const writers = Array.from({ length: 4 }, async () => {
    while (load.writing) {
      const { statusCode } = await call(admin, 'PUT', `/api/admin/users/${admin.userId}/enable`)
      if (statusCode === 200) load.acknowledged += 1
    }
  })
  while (load.acknowledged < 40) await sleep(5)
  const atLeast = load.acknowledged
  await backUp('under-load')
  load.writing = false
  await Promise.all(writers)
  const url = await emptyDatabase()
  await restore('under-load', url)
  const restored = new pg.Pool({ connectionString: url, types: pool.options.types })
  const { entries, firstBreak } = await verifyChain(restored, createAuditSeal(SECRET))
  await restored.end()
  assert.equal(firstBreak, null)
  assert.ok(entries >= atLeast, `${entries} of at least ${atLeast}`)
})

test('a restore over data is refused; with --replace it takes its place', async () => {
  await backUp('first')
  const url = await emptyDatabase()
  await restore('first', url)
  const before = await contents(url)
  await onceMore(url, `update users set nickname = 'changed'`)
  const changed = await contents(url)
  await assert.rejects(restore('first', url), /--replace/)
  assert.deepEqual(await contents(url), changed)
  await restore('first', url, true)
  assert.deepEqual(await contents(url), before)
})

test('the limits that the role has for requests do not end a backup or a restore', async () => {
  const limited = await emptyDatabase()
  await services.storage.put('profile-images/1/slow.webp', Buffer.from('an image'), 'image/webp')
  await backUp('small')
  await restore('small', limited)
  await onceMore(
    limited,
    `insert into outbox (event_type, subject, payload, occurred_at)
     select 'x', 'y', jsonb_build_object('more', repeat('z', 5000000)), now() from generate_series(1, 10)`,
  )
  const before = await contents(limited)
  const alterRole = (what: string) =>
    onceMore(
      limited,
      `do $$ begin execute format('alter role %I in database %I ${what}', current_user, current_database()); end $$`,
    )
  await alterRole('set statement_timeout = 200')
  await alterRole('set idle_in_transaction_session_timeout = 200')
  await writeBackup({ databaseUrl: limited, storage: services.storage, path: join(folder, 'large'), version: '1', now })
  const storage = { put: () => sleep(500) }
  await restoreBackup({ databaseUrl: limited, storage, path: join(folder, 'large'), replace: true })
  await alterRole('reset all')
  assert.deepEqual(await contents(limited), before)
})

test('a restore while a service uses the database is refused', async () => {
  await backUp('in-use')
  // idle connections of a pool close by themselves
  const inUse = await pool.connect()
  await assert.rejects(restore('in-use', database.url, true), /서비스가 이 데이터베이스를 쓰고 있습니다/)
  inUse.release()
})

test('a backup that was cut off, changed or never finished is refused before anything happens', async () => {
  await backUp('sound')
  const whole = readFileSync(join(folder, 'sound'))
  const url = await emptyDatabase()
  const damaged: [string, Buffer][] = [
    ['empty', Buffer.alloc(0)],
    ['cut', whole.subarray(0, whole.length - 100)],
    ['half', whole.subarray(0, whole.length / 2)],
    ['changed', Buffer.from(whole.map((byte, index) => (index === Math.floor(whole.length / 2) ? byte ^ 1 : byte)))],
  ]
  for (const [name, content] of damaged) {
    writeFileSync(join(folder, name), content)
    await assert.rejects(restore(name, url), /백업|쓴 그대로/, name)
  }
  assert.deepEqual(await contents(url), {})
})

test('killed amid a backup nothing of that name is there; killed amid a restore the database is as it was', async (t) => {
  await pool.query(
    `insert into outbox (event_type, subject, payload, occurred_at)
     select 'x', 'y', jsonb_build_object('n', n, 'more', repeat('z', 200)), now() from generate_series(1, 60000) as n`,
  )
  const target = await emptyDatabase()
  await backUp('earlier')
  await restore('earlier', target)
  await onceMore(target, `update users set nickname = 'before the kill'`)
  const before = await contents(target)
  const run = (code: string) => {
    const program = `
      import { writeBackup } from ${JSON.stringify(new URL('../src/platform/backup/write-backup.ts', import.meta.url).href)}
      import { restoreBackup } from ${JSON.stringify(new URL('../src/platform/backup/restore-backup.ts', import.meta.url).href)}
      const storage = { async *list() {}, async read() {}, async put() {} }
      ${code}`
    const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: 'inherit' })
    t.after(() => child.kill('SIGKILL'))
    return child
  }
  const killed = join(folder, 'killed')
  const backup = run(
    `await writeBackup({ databaseUrl: ${JSON.stringify(database.url)}, storage, path: ${JSON.stringify(killed)}, version: '1', now: new Date() })`,
  )
  while (!existsSync(`${killed}.unfinished`)) await sleep(1)
  backup.kill('SIGKILL')
  assert.ok(!existsSync(killed))
  const restoring = run(
    `await restoreBackup({ databaseUrl: ${JSON.stringify(target)}, storage, path: ${JSON.stringify(join(folder, 'earlier'))}, replace: true })`,
  )
  const isLoading = async () =>
    (await onceMore(
      database.url,
      `select 1 from pg_stat_activity where application_name = 'lease-risk restore' and query like 'copy%'`,
    )) !== undefined
  while (!(await isLoading())) await sleep(1)
  restoring.kill('SIGKILL')
  while (
    (await onceMore(database.url, `select 1 from pg_stat_activity where application_name = 'lease-risk restore'`)) !==
    undefined
  )
    await sleep(20)
  assert.deepEqual(await contents(target), before)
})
