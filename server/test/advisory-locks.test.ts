import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { ADVISORY_LOCK_SEEDS, ADVISORY_LOCKS } from '../src/platform/database/advisory-locks.ts'

const ROOT = join(import.meta.dirname, '../..')
const TABLE = 'server/src/platform/database/advisory-locks.ts'

const sources = globSync('{server,sandbox,bench}/**/*.{ts,sql}', {
  cwd: ROOT,
  exclude: (name) => name.includes('node_modules'),
})
  .filter((file) => file !== TABLE && file !== 'server/test/advisory-locks.test.ts')
  .map((file) => [file, readFileSync(join(ROOT, file), 'utf8')] as const)

test('no two advisory locks share a number', () => {
  const numbers = [...Object.values(ADVISORY_LOCKS), ...Object.values(ADVISORY_LOCK_SEEDS)]
  assert.equal(new Set<number>(numbers).size, numbers.length)
})

test('an advisory lock takes its number from the table of locks, as a parameter', () => {
  // a test may take its own lock in its own database
  const served = sources.filter(([file]) => !file.endsWith('.test.ts'))
  const calls = served.flatMap(([file, text]) =>
    [...text.matchAll(/pg_\w*advisory\w*lock\w*\(([^)]*)/g)].map(([call, given = '']) => ({ file, call, given })),
  )
  assert.ok(calls.length >= 3, `only ${calls.length} calls were found`)
  const parameter = /^(\$\d|:\w+|hashtextextended\(:?\w+, :\w+)?$/
  assert.deepEqual(
    calls.filter(({ given }) => !parameter.test(given)),
    [],
  )
})

test('no number of a lock stands elsewhere', () => {
  const numbers = [...Object.values(ADVISORY_LOCKS), ...Object.values(ADVISORY_LOCK_SEEDS)].map(String)
  const found = sources.flatMap(([file, text]) =>
    [...text.matchAll(/\b\d[\d_]{6,}\b/g)].flatMap(([number]) =>
      numbers.includes(number.replaceAll('_', '')) ? [`${file}: ${number}`] : [],
    ),
  )
  assert.deepEqual(found, [])
})
