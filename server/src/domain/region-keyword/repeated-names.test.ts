import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'

const READER = fileURLToPath(new URL('../../../test/read-keyword-alone.ts', import.meta.url))
/** Only a parser that never terminates takes this long. */
const HANG_MS = 120_000

for (const [name, times] of [
  ['창원', 50],
  ['중구', 24],
  ['광주', 50],
  ['세종', 50],
  ['강남', 50],
] as const) {
  test(`${name}, ${times} times in a row, is read to its end`, () => {
    const { stdout, signal } = spawnSync(process.execPath, [READER, name.repeat(times)], {
      timeout: HANG_MS,
      encoding: 'utf8',
    })
    assert.equal(signal, null)
    assert.equal(stdout.replaceAll(' ', ''), name.repeat(times), 'each letter is of the region or unread')
  })
}
