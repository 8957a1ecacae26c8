import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readMigrations } from '../../src/platform/database/migration-files.ts'
import { readSource, sourceFiles } from '../source-files.ts'
import { LARGE_TABLES, problemsOf } from './migration-rules.ts'
import { readPreviousRelease } from './previous-release.ts'

const previous = readPreviousRelease()

const problems = (sql: string, { needsRelease = null as string | null, inTransaction = true } = {}) =>
  problemsOf([{ name: '0100_x.sql', sql, needsRelease, inTransaction }], '0.2.0')

test('what takes something away that the release before reads, or wants what it does not write, needs a mark', () => {
  for (const [sql, problem] of [
    ['alter table posts drop column title', /drops/],
    ['alter table posts drop title', /drops/],
    ['alter table posts add column a text, drop if exists title', /drops/],
    ['drop table posts', /drops/],
    ['drop type public_price_kind', /drops/],
    ['alter table posts rename to texts', /renames/],
    ['alter table posts rename column title to headline', /renames/],
    ['alter table posts alter column title type varchar(10)', /type/],
    ['alter table posts alter title set data type varchar(10)', /type/],
    ['ALTER TABLE posts ALTER COLUMN title SET NOT NULL', /old column/],
    ['alter table posts add column place int not null check (place > 0)', /new column/],
    ['alter table posts add place int not null', /new column/],
    ['truncate outbox', /empties/],
  ] as const) {
    assert.match(problems(sql).join(), problem, sql)
    assert.deepEqual(problems(sql, { needsRelease: '0.2.0' }), [], sql)
  }
})

test('what only adds, and what the migration itself has made, needs none', () => {
  for (const sql of [
    'alter table posts add column place int, add column n int not null default 0',
    'alter table posts add column twice int not null generated always as (1) stored',
    'create table fresh (id int not null); alter table fresh drop column id; alter table fresh rename to newer',
    'alter table posts drop constraint posts_check; drop index posts_newest; alter table posts alter column place drop not null',
    'create function f() returns trigger language plpgsql as $$ begin truncate x; drop table y; end $$',
    "alter table posts add constraint c check (title <> 'drop table x; drop column y')",
  ])
    assert.deepEqual(problems(sql), [], sql)
})

test('a mark that names a release after the one before is early: that one still reads it', () => {
  assert.match(problems('drop table a', { needsRelease: '0.3.0' }).join(), /0\.2\.0 still reads/)
})

test('a large table is neither indexed nor changed as a whole under a lock', () => {
  assert.match(problems('create index a on transaction_facts (floor)').join(), /writers of transaction_facts/)
  assert.match(problems('create unique index a on users (email)').join(), /writers of users/)
  assert.match(problems('update diagnoses set unit_text = null').join(), /batches/)
  assert.deepEqual(problems('create index a on transaction_facts_new (floor); create index b on boards (x)'), [])
  const outside = { inTransaction: false }
  assert.deepEqual(problems('create index concurrently if not exists a on transaction_facts (floor)', outside), [])
  assert.match(problems('create index concurrently a on transaction_facts (floor)', outside).join(), /again/)
})

test('the tables that are held for large are there', () => {
  const made = sourceFiles('server/migrations/*.sql').flatMap((file) =>
    [...readSource(file).matchAll(/^create (?:unlogged )?table (\w+)/gm)].map(([, table]) => table),
  )
  assert.deepEqual(
    LARGE_TABLES.filter((table) => !made.includes(table)),
    [],
  )
})

test('the migrations since the release before let it run beside this one', async () => {
  const before = new Set(previous.migrations.map(({ name }) => name))
  const since = (await readMigrations()).filter(({ name }) => !before.has(name))
  assert.deepEqual(problemsOf(since, previous.release), [])
})
