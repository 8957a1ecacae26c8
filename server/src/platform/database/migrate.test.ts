import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import pg from 'pg'
import { atEnd } from '../../../test/at-end.ts'
import { emptyDatabase } from '../../../test/database.ts'
import { migrate } from './migrate.ts'

const FIRST = {
  '0001_a.sql': 'create table a (id int); select pg_sleep(0.2);',
  '0002_b.sql': 'create table b (id int);',
}

function folderOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'lease-risk-migrations-'))
  atEnd(() => rmSync(folder, { recursive: true }))
  mkdirSync(folder, { recursive: true })
  for (const [name, sql] of Object.entries(files)) writeFileSync(join(folder, name), sql)
  return folder
}

const appliedBy = async (url: string, folder: string) => (await migrate(url, folder)).applied

async function tablesOf(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  )
  await client.end()
  return rows.map((row) => row.name)
}

test('files apply once, in the order of their numbers', async () => {
  const url = await emptyDatabase()
  const folder = folderOf(FIRST)
  assert.deepEqual(await appliedBy(url, folder), ['0001_a.sql', '0002_b.sql'])
  assert.deepEqual(await appliedBy(url, folder), [])
  writeFileSync(join(folder, '0003_c.sql'), 'create table c (id int)')
  assert.deepEqual(await appliedBy(url, folder), ['0003_c.sql'])
  assert.deepEqual(await tablesOf(url), ['a', 'b', 'c', 'schema_migrations'])
})

test('of processes that start at once one applies each file and the others wait for it', async () => {
  const url = await emptyDatabase()
  const folder = folderOf(FIRST)
  const applied = await Promise.all([1, 2, 3, 4].map(() => appliedBy(url, folder)))
  assert.deepEqual(applied.flat().sort(), ['0001_a.sql', '0002_b.sql'])
})

test('a file that fails leaves nothing of itself and names itself', async () => {
  const url = await emptyDatabase()
  const folder = folderOf({
    '0001_a.sql': 'create table a (id int)',
    '0002_b.sql': 'create table b (id int); select nonsense',
  })
  await assert.rejects(migrate(url, folder), /0002_b\.sql: .*nonsense/)
  assert.deepEqual(await tablesOf(url), ['a', 'schema_migrations'])
})

test('a file changed after it was applied is refused by name', async () => {
  const url = await emptyDatabase()
  await migrate(url, folderOf(FIRST))
  await assert.rejects(
    migrate(url, folderOf({ ...FIRST, '0001_a.sql': 'create table other (id int)' })),
    /Changed after it was applied.*0001_a\.sql/,
  )
})

test('a database of a newer version is left as it is and reported, so that a release that was taken back runs on it', async () => {
  const url = await emptyDatabase()
  await migrate(url, folderOf({ ...FIRST, '0004_d.sql': '' }))
  assert.deepEqual(await migrate(url, folderOf(FIRST)), { applied: [], newer: ['0004_d.sql'] })
  await migrate(
    url,
    folderOf({ ...FIRST, '0004_d.sql': '', '0005_e.sql': '-- contract: the last reader went in 0.3.0' }),
  )
  assert.deepEqual((await migrate(url, folderOf(FIRST), '0.3.0')).newer, ['0004_d.sql', '0005_e.sql'])
  await assert.rejects(migrate(url, folderOf(FIRST), '0.2.9'), /no longer what release 0\.2\.9 reads.*: 0005_e\.sql/)
})

test('a file numbered before the last applied one is refused, and so is an applied one that is unknown amid ours', async () => {
  const url = await emptyDatabase()
  await migrate(url, folderOf({ ...FIRST, '0004_d.sql': '' }))
  await assert.rejects(migrate(url, folderOf({ ...FIRST, '0003_c.sql': '', '0004_d.sql': '' })), /0003_c\.sql/)
  await assert.rejects(migrate(url, folderOf({ ...FIRST, '0005_e.sql': '' })), /not of a later release: 0004_d\.sql/)
})

test('misnamed files and numbers given twice are refused', async () => {
  await assert.rejects(migrate(await emptyDatabase(), folderOf({ '1_a.sql': '' })), /Not named/)
  await assert.rejects(
    migrate(await emptyDatabase(), folderOf({ '0001_a.sql': '', '0001_b.sql': '' })),
    /already taken.*0001_b/,
  )
})

test('nothing is taken away while old rows are still being moved out of it', async () => {
  const url = await emptyDatabase()
  const moving = `create table backfills (name text, finished_at timestamptz); insert into backfills values ('old rows', null)`
  const contract = '-- contract: the last reader went in 0.1.0\ndrop table a'
  const files = { ...FIRST, '0003_c.sql': moving, '0004_d.sql': contract }
  await assert.rejects(migrate(url, folderOf(files)), /0004_d\.sql waits for .*: old rows/)
  assert.ok((await tablesOf(url)).includes('a'))
  const { '0004_d.sql': _, ...before } = files
  assert.deepEqual(await appliedBy(url, folderOf(before)), [], 'the release before starts')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('update backfills set finished_at = now()')
  await client.end()
  assert.deepEqual(await appliedBy(url, folderOf(files)), ['0004_d.sql'])
})
