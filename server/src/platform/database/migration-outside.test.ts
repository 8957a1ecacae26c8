import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { atEnd } from '../../../test/at-end.ts'
import { emptyDatabase } from '../../../test/database.ts'
import { lockWaits } from '../../../test/lock-waits.ts'
import { until } from '../../../test/until.ts'
import { createDatabase } from './database.ts'
import { migrate } from './migrate.ts'

const TABLES = {
  '0001_tables.sql': `
    create table process_leases (name text primary key, holder uuid not null, ends_at timestamptz not null);
    create table facts (id int primary key, place int);
    insert into facts select n, n % 7 from generate_series(1, 50000) as n;`,
}
const INDEX = `-- outside a transaction
-- by place; twice as fast
create index concurrently if not exists facts_place on facts (place);
analyze facts;
`

async function databaseWith(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'lease-risk-migrations-'))
  atEnd(() => rmSync(folder, { recursive: true }))
  const add = (more: Record<string, string>) => {
    for (const [name, sql] of Object.entries(more)) writeFileSync(join(folder, name), sql)
  }
  add(files)
  const url = await emptyDatabase()
  const { pool, close } = createDatabase({ url, poolSize: 4, statementTimeoutMs: 20_000 })
  atEnd(close)
  const applied = async () => (await migrate(url, folder)).applied
  const isValid = async () => {
    const { rows } = await pool.query(`select indisvalid from pg_index where indexrelid = to_regclass('facts_place')`)
    return rows[0]?.indisvalid as boolean | undefined
  }
  return { url, folder, add, pool, applied, isValid }
}

test('an index is built while others write, and by one of several processes', async () => {
  const { pool, add, applied, isValid } = await databaseWith(TABLES)
  await applied()
  add({ '0002_index.sql': INDEX, '0003_later.sql': 'create table later (id int)' })
  const writer = await pool.connect()
  await writer.query('begin; insert into facts values (0, 0)')
  const runs = Promise.all([applied(), applied(), applied()])
  await until(async () => (await isValid()) === false, 'the index is being built')
  // with a plain create index, this would wait for the first writer
  await pool.query('insert into facts values (-1, 0)')
  await writer.query('commit')
  writer.release()
  assert.deepEqual((await runs).flat().sort(), ['0002_index.sql', '0003_later.sql'])
  assert.equal(await isValid(), true)
})

test('an index that a dead process left half built is built anew, and one that was built and not recorded stays', async () => {
  const { pool, add, applied, isValid } = await databaseWith(TABLES)
  await applied()
  await pool.query(`insert into facts values (-1, 0), (-2, 0)`)
  await assert.rejects(pool.query('create unique index concurrently facts_place on facts (place)'), /duplicate|unique/)
  assert.equal(await isValid(), false)
  add({ '0002_index.sql': INDEX })
  assert.deepEqual(await applied(), ['0002_index.sql'])
  assert.equal(await isValid(), true)
  const oid = async () => (await pool.query(`select 'facts_place'::regclass::oid as oid`)).rows[0].oid
  const before = await oid()
  await pool.query(`delete from schema_migrations where name = '0002_index.sql'`)
  assert.deepEqual(await applied(), ['0002_index.sql'])
  assert.equal(await oid(), before)
})

test('an index that cannot be valid is an error that names the file, and is not recorded', async () => {
  const { add, applied, pool } = await databaseWith(TABLES)
  add({ '0002_index.sql': INDEX.replace('create index', 'create unique index') })
  await assert.rejects(applied(), /0002_index\.sql: .*unique/)
  assert.equal((await pool.query('select from schema_migrations')).rowCount, 1)
})

test('a change of a table in use waits for a moment at a time, so that readers are not kept waiting behind it', async () => {
  const { add, applied, pool } = await databaseWith(TABLES)
  await applied()
  add({ '0002_column.sql': 'alter table facts add column note text' })
  const reader = await pool.connect()
  await reader.query('begin; select count(*) from facts')
  const changing = applied()
  await until(async () => (await lockWaits(pool, { table: 'facts' })) === 1, 'the change waits')
  // would wait for ever if the change were queueing for the reader
  await pool.query('select count(*) from facts')
  await reader.query('commit')
  reader.release()
  assert.deepEqual(await changing, ['0002_column.sql'])
})
