import assert from 'node:assert/strict'
import { test } from 'node:test'
import { privateDatabase } from '../../test/database.ts'
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
