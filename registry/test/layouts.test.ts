import assert from 'node:assert/strict'
import { test } from 'node:test'
import { examples } from '../../server/test/examples.ts'
import fc, { runs } from '../../server/test/properties.ts'
import { compare } from './compare.ts'
import { invent } from './generator/invent.ts'
import { layoutOf } from './generator/layout.ts'
import { readPrinted } from './read-printed.ts'

const seed = fc.integer({ min: 100, max: 1_000_000 })

test('R-REG-01: in whatever layout a document is printed, nothing settled is wrong', async () => {
  await fc.assert(
    fc.asyncProperty(seed, seed, async (content, setting) => {
      const document = invent(content)
      assert.deepEqual(compare(document, await readPrinted(document, layoutOf(setting))).wrong, [])
    }),
    runs(examples(60)),
  )
})
