import assert from 'node:assert/strict'
import { test } from 'node:test'
import { privateDatabase } from '../../../test/database.ts'
import { statement, statements } from './statement.ts'

const echo = statement<
  { sum: number; word: string | null; literal: string },
  { one: number; other: number; word: string | null }
>({
  name: 'test-echo',
  columns: { sum: 'int4', word: 'text', literal: 'text' },
  text: `select :one::int + :other::int + :one::int as sum, :word::text as word, 'it''s :one' as literal`,
})

test('parameters stand by name, as often as wanted; casts and quoted texts are left alone', async () => {
  const { pool } = await privateDatabase()
  assert.deepEqual(await echo(pool, { one: 1, other: 2, word: null }), [{ sum: 4, word: null, literal: "it's :one" }])
  const definition = statements().find(({ name }) => name === 'test-echo')
  assert.deepEqual(definition?.parameters, ['one', 'other', 'word'])
  assert.match(definition?.text ?? '', /\$1::int \+ \$2::int \+ \$1::int/)
})

test('a name that is taken is a programmer error', () => {
  const define = () =>
    statement<{ one: number }>({ name: 'test-twice', columns: { one: 'int4' }, text: 'select 1 as one' })
  define()
  assert.throws(define, /two statements named test-twice/)
})

test('a parameter that the caller leaves out is a programmer error, null is a value', async () => {
  const { pool } = await privateDatabase()
  const misspelt = { one: 1, other: 2, wrod: 'x' } as never
  await assert.rejects(echo(pool, misspelt), /test-echo was called without :word/)
})

test('a statement whose filters may be null gets a plan for its values each time', async () => {
  const { pool } = await privateDatabase()
  const prepared = statement<{ names: string[] }, { wanted: string }>({
    name: 'test-prepared',
    columns: { names: '_text' },
    text: `select array_agg(name) as names from pg_prepared_statements where name like :wanted`,
  })
  const planned = statement<{ names: string[] | null }, { wanted: string }>({
    name: 'test-planned',
    planned: 'EACH_TIME',
    columns: { names: '_text' },
    text: `select array_agg(name) as names from pg_prepared_statements where name like :wanted`,
  })
  const client = await pool.connect()
  try {
    await planned(client, { wanted: 'test-%' })
    assert.deepEqual(await planned(client, { wanted: 'test-%' }), [{ names: null }])
    assert.deepEqual(await prepared(client, { wanted: 'test-%' }), [{ names: ['test-prepared'] }])
  } finally {
    client.release()
  }
})
