import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { test } from 'node:test'

/** The number of requirement groups in each chapter of the standard, from V1. */
const GROUPS = [5, 4, 7, 4, 4, 8, 6, 4, 2, 7, 7, 3, 4, 3, 4, 5, 3]

type Line = { group: string; state: string; text: string; tests: string[] }

const lines: Line[] = readFileSync('docs/operations/asvs.md', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, group, state = '', text = ''] =
      /^\| (V\d+\.\d+) [^|]*\| ([^|]*) \| (.*) \|$/.exec(line.replaceAll(/ +/g, ' ')) ?? []
    const tests = [...text.matchAll(/`([^`]+\.test\.ts)`/g)].map(([, file = '']) => file)
    return group === undefined ? [] : [{ group, state, text, tests }]
  })

test('every group of requirements of the standard has one line, in order', () => {
  const expected = GROUPS.flatMap((count, chapter) =>
    Array.from({ length: count }, (_, index) => `V${chapter + 1}.${index + 1}`),
  )
  assert.deepEqual(
    lines.map(({ group }) => group),
    expected,
  )
})

test('every test that is named is there', () => {
  const named = lines.flatMap(({ tests }) => tests)
  assert.ok(named.length > 60)
  assert.deepEqual(
    named.filter((file) => !existsSync(file)),
    [],
  )
})

test('what is met names a test, and what is not says so and why', () => {
  for (const { group, state, text, tests } of lines) {
    if (state === 'Met') assert.ok(tests.length > 0, group)
    else if (state === 'Partly') assert.ok(tests.length > 0 && /not met: \S/.test(text), group)
    else assert.ok(['Not met', 'Does not apply'].includes(state) && tests.length === 0 && text.length > 3, group)
  }
})
