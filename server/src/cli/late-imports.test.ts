import assert from 'node:assert/strict'
import { test } from 'node:test'
import { importsOf, ownFile, readSource } from '../../test/source-files.ts'

const COMMANDS = [
  'backup',
  'diagnose',
  'doctor',
  'fit',
  'import-public-prices',
  'import-transactions',
  'move-files',
  'refresh',
  'restore',
  'verify-audit',
]

/** Returns the modules loaded before a command has read its parameters. */
function loadedBy(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const { specifier, isLoaded } of importsOf(readSource(file))) {
    const own = ownFile(file, specifier)
    assert.ok(!isLoaded || own !== undefined || specifier.startsWith('node:'), `${file} loads ${specifier}`)
    if (isLoaded && own !== undefined) loadedBy(own, seen)
  }
  return seen
}

for (const command of COMMANDS) {
  test(`${command} reads its parameters before it loads what it works with`, () => {
    const loaded = loadedBy(`server/src/cli/${command}.ts`)
    // the message catalogues count as one table
    const modules = [...loaded].filter((file) => !file.startsWith('server/src/words/'))
    assert.ok(modules.length <= 8, modules.join())
  })
}
