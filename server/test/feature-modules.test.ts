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
    const index = readSource(`server/src/features/${room}/index.ts`)
    const modules = [
      ...index.matchAll(/^export function (\w+Feature)\([^{]*(?:\{[^}]*\}[^{]*)*\): FeatureModule \{$/gm),
    ]
    assert.equal(modules.length, 1, room)
    assert.ok(wired.includes(`${modules[0]?.[1]}(`), `${room} is not in the list`)
    assert.doesNotMatch(index, /^export \{.*(Routes|Job)\b/m, room)
  }
})

test('a face offers verbs and types; what is connected once a process stands in the other door', () => {
  const faces = sourceFiles('server/src/features/*/face.ts')
  assert.ok(faces.length > 15, `only ${faces.length} faces were found`)
  for (const face of faces) assert.doesNotMatch(readSource(face), /(Feature|Routes|Job)\b/, face)
})
