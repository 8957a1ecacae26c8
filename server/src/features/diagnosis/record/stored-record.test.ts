import assert from 'node:assert/strict'
import { test } from 'node:test'
import { privateDatabase } from '../../../../test/database.ts'
import fc from '../../../../test/properties.ts'
import { jsonbOf } from './stored-record.ts'

const { pool } = await privateDatabase()
const stored = async (value: unknown) =>
  (await pool.query<{ value: unknown }>('select $1::jsonb as value', [jsonbOf(value)])).rows[0]?.value

test('what is stored as jsonb comes back as it was', async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue({ stringUnit: 'grapheme' }), async (value) => {
      const json = JSON.parse(JSON.stringify(value))
      if (!JSON.stringify(json).includes('\\u0000')) assert.deepEqual(await stored(json), json)
    }),
  )
})

test('NUL and half of a surrogate pair, which jsonb refuses, are replaced; nothing else is', async () => {
  const texts = ['\ud83d', '\ude00', 'a\0b', '빌라 \ud83d 3층', '\ud83d\ude00', '\\u0000', '\u0001']
  assert.deepEqual(await stored({ texts }), {
    texts: ['\ufffd', '\ufffd', 'a\ufffdb', '빌라 \ufffd 3층', '\ud83d\ude00', '\\u0000', '\u0001'],
  })
})
