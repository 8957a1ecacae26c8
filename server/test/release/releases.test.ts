import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isBefore } from '../../src/platform/database/migration-files.ts'
import { serviceVersion } from '../../src/platform/process/service-version.ts'
import { KO } from '../../src/words/ko/index.ts'
import { readSource } from '../source-files.ts'
import { readPreviousRelease } from './previous-release.ts'
import { hasCommit, previousRelease, readReleases, taggedCommit } from './releases.ts'

test('every release is a commit of this history, and its tag points to it', () => {
  assert.ok(readReleases().length >= 2)
  for (const { version, commit } of readReleases()) {
    assert.ok(hasCommit(commit), `the history lacks ${version} (${commit}): git fetch --unshallow --tags`)
    assert.equal(taggedCommit(version) ?? commit, commit, `v${version} points elsewhere: npm run release:tags`)
  }
})

test('releases are in order, and each has its section in the changelog', () => {
  const versions = readReleases().map(({ version }) => version)
  assert.deepEqual(
    versions,
    versions.toSorted((one, other) => (isBefore(one, other) ? -1 : 1)),
  )
  const changelog = readSource('CHANGELOG.md')
  for (const version of versions) assert.match(changelog, new RegExp(`^## ${version.replaceAll('.', '\\.')} \\(`, 'm'))
})

test('the recorded statements are those of the latest release, which this version follows', () => {
  const { version } = previousRelease()
  assert.equal(readPreviousRelease().release, version)
  assert.ok(!isBefore(serviceVersion, version))
})

/** Descriptions of an assistant's tools, which were answered and never stored; they are English in every language now. */
const NEVER_STORED = /^ASSISTANT_\w+_ABOUT$/

test('what the release before says in a message has words still: it may be stored', () => {
  const { messageCodes = [] } = readPreviousRelease()
  assert.deepEqual(
    messageCodes.filter((code) => !Object.hasOwn(KO, code) && !NEVER_STORED.test(code)),
    [],
  )
})
