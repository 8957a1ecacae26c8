import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { after, test } from 'node:test'
import { ROOT } from '../source-files.ts'
import { type FileResult, runInWorkers } from './workers.ts'

const folder = mkdtempSync(join(tmpdir(), 'lease-risk-test-files-'))
after(() => rmSync(folder, { recursive: true }))

/** Runs files with these texts one after the other in one process, as long as it survives. */
async function run(texts: Record<string, string>): Promise<FileResult[]> {
  const files = Object.entries(texts).map(([name, text]) => {
    writeFileSync(join(folder, name), `import { after, test } from 'node:test'\n${text}`)
    return { file: relative(ROOT, join(folder, name)), kind: 'unit', tier: 'main', isSampled: false } as const
  })
  const results: FileResult[] = []
  await runInWorkers(files, 1, (result) => void results.push(result))
  return results
}

const counts = (results: FileResult[]) =>
  results.map(({ passed, failed, skipped }) => [passed, failed, skipped.length] as const)

test('each file has its own tests, hooks and end, whatever the one before did', async () => {
  const atEnd = JSON.stringify(join(ROOT, 'server/test/at-end.ts'))
  const results = await run({
    'passes.mjs': `import { beforeEach } from 'node:test'
      import { atEnd } from ${atEnd}
      beforeEach(() => { globalThis.seen = (globalThis.seen ?? 0) + 1 })
      atEnd(() => { globalThis.ended = true })
      test('a', () => {})
      test('b', { skip: 'no reason' }, () => {})`,
    'fails.mjs': `test('c', () => { throw new Error('wrong') })`,
    'looks.mjs': `test('d', () => { if (globalThis.seen !== 1 || !globalThis.ended) throw new Error('not ended') })`,
  })
  assert.deepEqual(counts(results), [
    [1, 0, 1],
    [0, 1, 0],
    [1, 0, 0],
  ])
  assert.deepEqual(results[0]?.skipped, ['b # no reason'])
  assert.match(results[1]?.failures.join() ?? '', /^c .*wrong/s)
})

test('a file that cannot be read and one that ends its process fail, and the next one runs', async () => {
  const results = await run({
    'throws.mjs': `throw new Error('at its top')`,
    'ends.mjs': `test('a', () => process.exit(3))`,
    'passes-after.mjs': `test('b', () => {})`,
  })
  assert.deepEqual(counts(results), [
    [0, 1, 0],
    [0, 1, 0],
    [1, 0, 0],
  ])
  assert.match(results[0]?.failures.join() ?? '', /at its top/)
})

test('an error that belongs to no test fails the run', async () => {
  const late = await run({ 'late.mjs': `test('a', () => { process.on('exit', () => { process.exitCode = 9 }) })` })
  assert.deepEqual(counts(late).at(-1), [0, 1, 0])
  const thrown = await run({
    'throws-late.mjs': `after(() => { setTimeout(() => { throw new Error('nobody waits') }) }); test('a', () => {})`,
  })
  assert.deepEqual(counts(thrown), [
    [1, 0, 0],
    [0, 1, 0],
  ])
})
