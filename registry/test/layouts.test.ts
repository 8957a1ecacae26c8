import assert from 'node:assert/strict'
import { test } from 'node:test'
import { examples } from '../../server/test/examples.ts'
import fc, { runs } from '../../server/test/properties.ts'
import { compare } from './compare.ts'
import { invent } from './generator/invent.ts'
import { layoutOf, strangeLayoutOf } from './generator/layout.ts'
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

test('R-REG-01: in layouts of other offices and years nothing settled is wrong, and nearly everything is settled', async () => {
  let [settled, values] = [0, 0]
  for (const content of Array.from({ length: examples(60) }, (_, at) => at + 1)) {
    const document = { ...invent(content), hasSummary: true }
    const compared = compare(document, await readPrinted(document, strangeLayoutOf(content)))
    assert.deepEqual(compared.wrong, [], `document ${content}`)
    settled += compared.settled
    values += compared.values
  }
  assert.ok(settled >= values * 0.95, `${settled} of ${values} are settled`)
})

test('R-REG-17: a number of two lines that fills a row stands at its top and in its middle', async () => {
  const document = { ...invent(7006), hasSummary: true }
  const layout = { ...layoutOf(35_031), rules: 'GRID', cellsFrom: 'MIDDLE' } as const
  const { settled, values } = compare(document, await readPrinted(document, layout))
  assert.equal(settled, values)
})
