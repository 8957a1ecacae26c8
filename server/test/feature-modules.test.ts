import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readSource, sourceFiles } from './source-files.ts'

const wired = readSource('server/src/wire-features.ts')

test('a feature with operations or jobs exports one module, and the application has it in its list', () => {
  const rooms = new Set(
    sourceFiles('server/src/features/**/*.ts')
      .filter((file) => !file.endsWith('.test.ts'))
      .filter((file) => /\bapp\.(get|post|put|delete)\(|\bJob\b.*=>|: Job\b.*\{$/m.test(readSource(file)))
      .map((file) => file.split('/')[3] ?? ''),
  )
  assert.ok(rooms.size > 10, `only ${rooms.size} features with operations or jobs were found`)
  for (const room of rooms) {
    const plugin = readSource(`server/src/features/${room}/plugin.ts`)
    const modules = [
      ...plugin.matchAll(/^export function (\w+Feature)\([^{]*(?:\{[^}]*\}[^{]*)*\): FeatureModule \{$/gm),
    ]
    assert.equal(modules.length, 1, room)
    assert.ok(wired.includes(`${modules[0]?.[1]}(`), `${room} is not in the list`)
    assert.doesNotMatch(plugin, /^export \{.*(Routes|Job)\b/m, room)
  }
})

test('the index of a feature exports functions and types; what is connected once a process stands in its plugin', () => {
  const indexes = sourceFiles('server/src/features/*/index.ts')
  assert.ok(indexes.length > 15, `only ${indexes.length} were found`)
  for (const index of indexes) assert.doesNotMatch(readSource(index), /(Feature|Routes|Job)\b/, index)
})
