import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readSource } from '../source-files.ts'
import { recordedSentences } from './sentences.ts'

for (const [file, text] of Object.entries(recordedSentences()))
  test(`every sentence is as recorded in ${file}`, () => {
    const recorded = new Set(readSource(file).split('\n'))
    const changed = text.split('\n').filter((line) => !recorded.has(line))
    const renew = '`npm run docs:generate` records the sentences again; read what it changes'
    assert.deepEqual(changed.slice(0, 20), [], renew)
    assert.ok(text === readSource(file), renew)
  })
