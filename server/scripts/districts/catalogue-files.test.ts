import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { CATALOGUE_FILE, generateCatalogueText } from './catalogue-files.ts'

test('the catalogue is what the generator makes of the package and the corrections', () => {
  const text = readFileSync(CATALOGUE_FILE, 'utf8')
  assert.ok(text === generateCatalogueText(), 'run: node server/scripts/districts/generate-catalogue.ts')
})
