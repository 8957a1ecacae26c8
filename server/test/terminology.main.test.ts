import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { test } from 'node:test'
import { hasCommit, previousRelease } from './release/releases.ts'
import { ROOT, readSource, sourceFiles } from './source-files.ts'
import { bannedIn } from './terminology.ts'

/** Applied migrations, recorded releases and data, which must not change; texts for English readers; the list itself. */
const FIXED =
  /^server\/migrations\/|\/fixtures\/|^docs\/schema\.sql$|diagnosis-record\/dictionaries|^server\/test\/terminology|\/words\.en\.ts$|\/words\/en\//

const files = sourceFiles(
  '{{contract,registry,server,sandbox,bench,web,docs,deploy}/**/*.{ts,tsx,css,sql,md,yaml},README.md,CHANGELOG.md,.ci/*}',
).filter((file) => !FIXED.test(file) && !/\/(?:dist|pictures|\.building)\//.test(file))

test('a banned word is found in prose, in identifiers and in file names, and not where it is the right one', () => {
  assert.deepEqual(bannedIn('a.ts', '// the user is told'), ['told: notify, notification, shown, named'])
  assert.deepEqual(bannedIn('a.ts', 'const toldEvents = 1'), ['told: notify, notification, shown, named'])
  assert.deepEqual(bannedIn('a/tell-events.ts', 'a/tell-events.ts'), ['tell: notify, notification, shown, named'])
  assert.deepEqual(bannedIn('a.ts', 'keptHomes'), ['kept Homes: favorite'])
  assert.deepEqual(bannedIn('papers/a.ts', 'claims ahead'), [])
  assert.deepEqual(bannedIn('a.ts', 'select from lookup_claims'), [])
})

test('names, comments and documents use the terms of the field', () => {
  assert.ok(files.length > 1500, `only ${files.length} files were found`)
  const found = files.flatMap((file) => [
    ...bannedIn(file, file).map((word) => `${file}: ${word}`),
    ...readSource(file)
      .split('\n')
      .flatMap((line, index) => bannedIn(file, line).map((word) => `${file}:${index + 1}: ${word}`)),
  ])
  assert.deepEqual(found, [])
})

const { commit } = previousRelease()
// the tests of the releases fail in a clone of CI without the history
const skip = hasCommit(commit) ? false : 'a copy of the files without their history'

test('subjects of commits since the last release use the terms of the field, and say what changed', { skip }, () => {
  const subjects = execFileSync('git', ['log', '--no-merges', '--format=%s', `${commit}..HEAD`], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((line) => line !== '')
  const wrong = subjects.filter(
    (subject) => bannedIn('', subject).length > 0 || !/^[a-z]+(\([\w-]+\))?!?: .{8,}/.test(subject),
  )
  assert.deepEqual(wrong, [])
})
