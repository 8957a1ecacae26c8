import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { archiveOf, digestLines, lockedPackages, RELEASE_FILES, readAt, type Sbom, sbomOf } from './release-files.ts'
import { previousRelease } from './releases.ts'

const { version, commit } = previousRelease()
const kept = readFileSync(join(RELEASE_FILES, `lease-risk-${version}.cdx.json`), 'utf8')
const digests = readFileSync(join(RELEASE_FILES, `lease-risk-${version}.sha256`), 'utf8')
const sbom = JSON.parse(kept) as Sbom

test('the latest release has its digests: of the archive of its commit, and of its bill of materials', () => {
  assert.equal(digests, digestLines(version, archiveOf(commit), kept))
})

test('the bill of materials names every package that the release runs with, with the digest of the lock file', () => {
  const packages = lockedPackages(readAt(commit))
  assert.ok(packages.size > 100, `only ${packages.size} packages were found`)
  const named = sbom.components.flatMap(({ 'bom-ref': ref, hashes = [] }) =>
    hashes.map(({ alg, content }): [string, string] => [
      ref,
      `${alg.toLowerCase().replace('-', '')}-${Buffer.from(content, 'hex').toString('base64')}`,
    ]),
  )
  assert.deepEqual(new Map(named), packages)
})

test('a bill of materials made again is the same, and names no host and no moment', () => {
  assert.deepEqual(
    sbomOf(commit)
      .components.map(({ purl }) => purl)
      .toSorted(),
    sbom.components.map(({ purl }) => purl).toSorted(),
  )
  assert.doesNotMatch(kept, /"(?:timestamp|serialNumber|distribution)"/)
})
