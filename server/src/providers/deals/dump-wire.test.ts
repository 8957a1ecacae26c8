import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createDumpReader } from './dump-wire.ts'

for (const [format, start, rest] of [
  ['JSON', '[{"dealYear": "', 'a'],
  ['JSON', '[{"dealYear": ', '1'],
  ['XML', '<response><item>', '<a>'],
] as const) {
  test(`${format}: a record that does not end is the file's problem, and nothing behind it is looked at`, () => {
    const reader = createDumpReader(format)
    reader.push(start)
    for (let piece = 0; piece < 5; piece += 1) assert.deepEqual(reader.push(rest.repeat(30_000)), [])
    assert.deepEqual(
      reader.push(format === 'JSON' ? '"}]{"dealYear": "2026"}' : '</item><item><dealYear>1</dealYear></item>'),
      [],
    )
    assert.equal(reader.end().problem, '항목 하나가 너무 깁니다.')
  })
}
