import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { atEnd } from '../../../test/at-end.ts'
import { startEmbeddedDatabase } from './embedded-database.ts'

function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lease-risk-embedded-'))
  chmodSync(folder, 0o700)
  atEnd(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function ask(url: string, sql: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query<{ answer: unknown }>(sql)
    return rows[0]?.answer
  } finally {
    await client.end()
  }
}

/** Starts another process that uses the folder until it is killed. Resolves when it is ready. */
async function processOn(dataDir: string): Promise<ChildProcess> {
  const script = `
    import { startEmbeddedDatabase } from ${JSON.stringify(join(import.meta.dirname, 'embedded-database.ts'))}
    const database = await startEmbeddedDatabase({ dataDir: ${JSON.stringify(dataDir)}, durable: false })
    console.log(database.url)
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  atEnd(() => child.kill('SIGKILL'))
  if (child.stdout) await once(child.stdout, 'data')
  return child
}

// The data folder is inside one that only its owner may pass, as with `mktemp -d`; as root, PostgreSQL runs as another user.
test('data outlives a stop and a start, and are sorted and searched as Unicode', async () => {
  const dataDir = dataFolder()
  const first = await startEmbeddedDatabase({ dataDir, durable: false })
  await ask(first.url, 'create table kept as select 1 as answer')
  await first.stop()
  await assert.rejects(ask(first.url, 'select 1'))
  const second = await startEmbeddedDatabase({ dataDir, durable: false })
  assert.equal(await ask(second.url, 'select answer from kept'), 1)
  assert.equal(await ask(second.url, `select current_setting('server_encoding') as answer`), 'UTF8')
  assert.equal(await ask(second.url, `select current_setting('timezone') as answer`), 'UTC')
  await ask(second.url, 'create extension pg_trgm')
  assert.equal(
    await ask(second.url, `select '보증금 반환 사례' like '%반환%' and cardinality(show_trgm('반환')) > 0 as answer`),
    true,
  )
  await second.stop()
})

test('a second start on the same folder is refused and names the folder and the holder', async () => {
  const dataDir = dataFolder()
  const holder = await processOn(dataDir)
  await assert.rejects(startEmbeddedDatabase({ dataDir, durable: false }), (error: Error) => {
    assert.ok(error.message.includes(dataDir), error.message)
    assert.ok(error.message.includes(`pid ${holder.pid}`), error.message)
    return true
  })
  holder.kill('SIGKILL')
  await once(holder, 'exit')
  await (await startEmbeddedDatabase({ dataDir, durable: false })).stop()
})

test('the server that a killed process left behind is adopted, with what was committed', async () => {
  const dataDir = dataFolder()
  const holder = await processOn(dataDir)
  const leftover = Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
  holder.kill('SIGKILL')
  await once(holder, 'exit')
  const database = await startEmbeddedDatabase({ dataDir, durable: false })
  assert.equal(database.serverPid(), leftover)
  await database.stop()
  assert.equal(database.serverPid(), 0)
})

test('of two first starts at once one gets the folder and the other is refused', async () => {
  const dataDir = join(dataFolder(), 'new')
  mkdirSync(dataDir)
  const [first, second] = await Promise.allSettled([
    startEmbeddedDatabase({ dataDir, durable: false }),
    startEmbeddedDatabase({ dataDir, durable: false }),
  ])
  const started = [first, second].filter((outcome) => outcome.status === 'fulfilled')
  assert.equal(started.length, 1)
  assert.match(
    String([first, second].find((outcome) => outcome.status === 'rejected')?.reason),
    /in use by another running process/,
  )
  await started[0]?.value.stop()
})

test('a server that dies under us is started again at the same address', async () => {
  const database = await startEmbeddedDatabase({ dataDir: dataFolder(), durable: false })
  process.kill(database.serverPid(), 'SIGKILL')
  let answer: unknown
  for (let attempt = 0; answer !== 1 && attempt < 100; attempt++) {
    await delay(100)
    answer = await ask(database.url, 'select 1 as answer').catch(() => undefined)
  }
  assert.equal(answer, 1)
  await database.stop()
})
