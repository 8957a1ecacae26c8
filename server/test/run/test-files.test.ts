import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { test } from 'node:test'
import { examples, FEW_EXAMPLES_VARIABLE } from '../examples.ts'
import { ROOT } from '../source-files.ts'
import { filesOfTiers, type Kind, type Tier, testFiles, tierOf } from './test-files.ts'

const FILES = testFiles()
const NAME = /^[^.]+(\.(main|drill))?\.test\.ts$/

test('every test file of the repository belongs to a tier, and its name says so where its imports do not', () => {
  const all = globSync('**/*.test.{ts,tsx,js,mjs}', { cwd: ROOT, exclude: (path) => path === 'node_modules' })
  assert.ok(all.length > 300, `only ${all.length} files were found`)
  assert.deepEqual(
    FILES.map(({ file }) => file),
    all.toSorted(),
  )
  assert.deepEqual(
    all.filter((file) => !NAME.test(file.slice(file.lastIndexOf('/') + 1))),
    [],
    'a name that stands for no tier',
  )
})

test('what a file imports decides its kind', () => {
  const examples: [file: string, kind: Kind][] = [
    ['server/src/domain/law/law.test.ts', 'unit'],
    ['server/src/features/account/login.test.ts', 'service'],
    ['server/src/cli/doctor.test.ts', 'command'],
    ['web/test/journeys/account.test.ts', 'journey'],
  ]
  for (const [file, kind] of examples)
    assert.deepEqual(
      new Set(FILES.filter((each) => each.file.startsWith(file)).map((each) => each.kind)),
      new Set([kind]),
    )
})

test('units and what is marked as main run with npm test, drills apart, the rest afterwards', () => {
  const examples: [file: string, kind: Kind, tier: Tier][] = [
    ['a.test.ts', 'unit', 'main'],
    ['a.test.ts', 'service', 'rest'],
    ['a.test.ts', 'command', 'rest'],
    ['a.test.ts', 'journey', 'rest'],
    ['a.main.test.ts', 'journey', 'main'],
    ['a.drill.test.ts', 'unit', 'drill'],
  ]
  for (const [file, kind, tier] of examples) assert.equal(tierOf(file, kind), tier, `${file} ${kind}`)
})

test('a proof of which npm test tries some examples runs again afterwards, with all of them', () => {
  const names = (tier: Tier) => filesOfTiers(FILES, [tier]).map(({ file }) => file)
  const sampled = FILES.filter(({ isSampled }) => isSampled).map(({ file }) => file)
  assert.ok(sampled.length > 5)
  for (const file of sampled) assert.ok(names('main').includes(file) && names('rest').includes(file), file)
  assert.deepEqual(
    names('main').filter((file) => names('rest').includes(file)),
    sampled,
  )
  const few = (set: string | undefined) => {
    process.env[FEW_EXAMPLES_VARIABLE] = set
    return examples(90)
  }
  const before = process.env[FEW_EXAMPLES_VARIABLE]
  try {
    assert.deepEqual([few('true'), few('')], [23, 90])
  } finally {
    process.env[FEW_EXAMPLES_VARIABLE] = before ?? ''
  }
})
