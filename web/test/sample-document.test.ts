import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { invent } from '../../registry/test/generator/invent.ts'
import { layoutOf } from '../../registry/test/generator/layout.ts'
import { print } from '../../registry/test/generator/print.ts'

const FILE = join(import.meta.dirname, '../src/routes/result/papers/document/invented-registry-sample.pdf')
const MOST_BYTES = 150_000

test('the document to try it with is a small one of the generator, and nobody is in it', () => {
  const sample = readFileSync(FILE)
  assert.ok(sample.length <= MOST_BYTES)
  assert.ok(sample.equals(print(invent(109), { ...layoutOf(1), rules: 'GRID', turn: 0 })))
})
