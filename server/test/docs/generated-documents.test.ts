import assert from 'node:assert/strict'
import { test } from 'node:test'
import { emptyDatabase } from '../database.ts'
import { readSource } from '../source-files.ts'
import { generatedDocuments } from './generated-documents.ts'

for (const [file, text] of Object.entries(await generatedDocuments(await emptyDatabase())))
  test(`${file} is what \`npm run docs:generate\` writes`, () => {
    assert.equal(readSource(file), text)
  })
