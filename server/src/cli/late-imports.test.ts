import assert from 'node:assert/strict'
import { test } from 'node:test'
import { importsOf, loadedBy, ownFile, readSource } from '../../test/source-files.ts'

const COMMANDS = [
  'backup',
  'diagnose',
  'doctor',
  'fit',
  'import-public-prices',
  'import-region-risk',
  'import-transactions',
  'move-files',
  'refresh',
  'restore',
  'verify-audit',
]

/** The packages that a file loads itself. */
function packagesOf(file: string): string[] {
  return importsOf(readSource(file)).flatMap(({ specifier, isLoaded }) =>
    isLoaded && ownFile(file, specifier) === undefined && !specifier.startsWith('node:') ? [specifier] : [],
  )
}

for (const command of COMMANDS) {
  test(`${command} reads its parameters before it loads what it works with`, () => {
    const loaded = loadedBy(`server/src/cli/${command}.ts`)
    for (const file of loaded) assert.deepEqual(packagesOf(file), [], `${file} loads packages`)
    // the message catalogues, with the figures and the name in them, count as one table
    const modules = [...loaded].filter(
      (file) => !/^server\/src\/words\/|\/(figures-in-words|service-name\.\w+)\.ts$/.test(file),
    )
    assert.ok(modules.length <= 8, modules.join())
  })
}
