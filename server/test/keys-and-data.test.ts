import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { readSource, sourceFiles } from './source-files.ts'

const LIST = readFileSync('docs/operations/keys-and-data.md', 'utf8')
const [before, keys = ''] = LIST.split(/^## (?:Keys made of them|Data)$/m)

const sorted = (names: Iterable<string>) => [...names].toSorted((a, b) => (a < b ? -1 : 1))

/** Returns the use of each key derived from a secret, as named in the sources. */
function usesInSources(): Set<string> {
  const files = sourceFiles('server/src/**/*.ts').filter((file) => !file.endsWith('.test.ts'))
  return new Set(
    files.flatMap((file) => {
      const source = readSource(file)
      const named = [
        ...source.matchAll(
          /\b(?:derivedKey|createKeyedHash)\((?:[^()]|\([^()]*(?:\([^()]*\))?[^()]*\))*?'([^']+)',?\s*\)/g,
        ),
      ]
      const constants = /\bderivedKey\(\w+, USE\)/.test(source) ? [...source.matchAll(/^const USE = '([^']+)'$/gm)] : []
      return [...named, ...constants].map(([, use = '']) => use)
    }),
  )
}

test('every key that is made of a secret stands in the list, and no other', () => {
  const uses = usesInSources()
  assert.ok(uses.size > 8, sorted(uses).join())
  const listed = [...keys.matchAll(/^\| `([^`]+)` /gm)].map(([, use = '']) => use)
  assert.deepEqual(sorted(listed), sorted(uses))
})

test('the secrets of the list are variables of the configuration', () => {
  const variables = readSource('server/src/platform/config/config-schema.ts')
  const listed = [...(before ?? '').matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name = '']) => name)
  assert.ok(listed.length > 6)
  assert.deepEqual(
    listed.filter((name) => !variables.includes(name)),
    [],
  )
})
