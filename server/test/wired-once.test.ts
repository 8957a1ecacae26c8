import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readSource, sourceFiles, withoutComments } from './source-files.ts'

/** Created once per process: each has state that all its users must share, or is expensive to create. */
const MADE_ONCE = [
  'createAccessTokens',
  'createAuditSeal',
  'createCallLog',
  'createFeed',
  'createEvidence',
  'createFileStorage',
  'createHttpApp',
  'createPasswords',
  'createProviderHttp',
  'createRateLimiter',
  'createRefresh',
  'createStatusTokens',
  'createViewCounter',
  'loadDistrictCatalogue',
  'loadRegionReader',
  'wireProviders',
]

test('what a process has one of is made in one place; each command is a process of its own', () => {
  const sources = sourceFiles('server/src/**/*.ts')
    .filter((file) => !/\.(test|fixture)\.ts$/.test(file) && !file.startsWith('server/src/cli/'))
    .map((file) => withoutComments(readSource(file)))
  const places = MADE_ONCE.map((name) => {
    const call = new RegExp(`(?<!function )\\b${name}\\(`, 'g')
    return [name, sources.reduce((count, text) => count + [...text.matchAll(call)].length, 0)]
  })
  assert.deepEqual(
    places,
    MADE_ONCE.map((name) => [name, 1]),
  )
})
