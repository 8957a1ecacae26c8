import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readSource } from '../../test/source-files.ts'
import { COMMANDS } from './commands.ts'

test('`npm run help` lists every script of the package, and no other', () => {
  const { scripts } = JSON.parse(readSource('package.json')) as { scripts: Record<string, string> }
  assert.deepEqual(Object.keys(COMMANDS).toSorted(), Object.keys(scripts).toSorted())
})
