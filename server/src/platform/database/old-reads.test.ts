import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadStatements } from '../../../test/load-statements.ts'
import { mayReadOld } from './old-reads.ts'

test('a text that writes, locks or counts on is never sent to a replica', () => {
  for (const text of [
    'insert into posts values (1)',
    'with gone as (delete from posts returning 1) select * from gone',
    'with changed as (update posts as old set title = $1 returning 1) select * from changed',
    'select * from posts for update',
    'select * from posts for no key update skip locked',
    'select pg_advisory_xact_lock($1)',
    "select nextval('price_version')",
    "select set_config('jit', 'off', true)",
    "select graphile_worker.add_job('x')",
  ])
    assert.equal(mayReadOld(text), false, text)
  for (const text of ['select title from posts', 'with a as (select 1) select * from a', ' SELECT updated from posts'])
    assert.equal(mayReadOld(text), true, text)
})

test('what decides who may do what, and what is open, is read from the primary whichever operation asks', async () => {
  const never =
    /^(resolve-caller|idempotency|lease-(take|read|give)|lookup|outbox|status-token|sanction|recent-writer|rate|refresh-token)/
  const found = (await loadStatements()).filter(({ name }) => never.test(name))
  assert.ok(found.length > 15, String(found.length))
  assert.deepEqual(
    found.filter(({ text }) => mayReadOld(text)).map(({ name }) => name),
    [],
  )
})
