import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'

const ROOT = join(import.meta.dirname, '../..')
const EXAMPLES = /^import .* from 'fast-check'$/m
const FIRST_TEST = /^(test|describe|it)[.(]/
const TOP_LEVEL_AWAIT = /^(await |(const|let) [^=]+= await |\} = await |for await )/

/** Returns lines with a top-level await after the first registered test. */
function lateAwaits(source: string): string[] {
  const lines = source.split('\n')
  const first = lines.findIndex((line) => FIRST_TEST.test(line))
  return first === -1 ? [] : lines.slice(first).filter((line) => TOP_LEVEL_AWAIT.test(line))
}

test('a late await at the top level is seen, an early one and one inside of a test are not', () => {
  assert.deepEqual(lateAwaits("const a = await b()\ntest('x', async () => {\n  await c()\n})"), [])
  assert.deepEqual(lateAwaits("test('x', () => {})\nconst a = await b()"), ['const a = await b()'])
})

test('no test file awaits at its top level after its first test: its resources would be gone by then', () => {
  const files = globSync('{contract,registry,server,sandbox,bench}/**/*.test.ts', { cwd: ROOT }).filter(
    (file) => !file.includes('node_modules'),
  )
  assert.ok(files.length > 20, `only ${files.length} files were found`)
  const late = files.flatMap((file) =>
    lateAwaits(readFileSync(join(ROOT, file), 'utf8')).map((line) => `${file}: ${line}`),
  )
  assert.deepEqual(late, [])
})

test('every test draws its examples by the seed of the run', () => {
  const importers = globSync('{contract,registry,server,sandbox,bench,web}/**/*.{ts,tsx}', { cwd: ROOT })
    .filter((file) => !file.includes('node_modules') && !file.endsWith('.fixture.ts'))
    .filter((file) => EXAMPLES.test(readFileSync(join(ROOT, file), 'utf8')))
  assert.deepEqual(importers, ['server/test/properties.ts'])
})
