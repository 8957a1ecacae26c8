import assert from 'node:assert/strict'
import { test } from 'node:test'
import { examples } from '../../server/test/examples.ts'
import fc, { runs } from '../../server/test/properties.ts'
import { comparePaper } from './compare-paper.ts'
import { layoutOf } from './generator/layout.ts'
import { inventPaper } from './generator/papers/invented-papers.ts'
import { readPaper } from './read-printed.ts'

const SEEDS = Array.from({ length: 80 }, (_, at) => at)
const seed = fc.integer({ min: 100, max: 1_000_000 })

test('R-REG-24: of eighty invented papers nothing settled is wrong, and nearly everything is settled', async () => {
  let [settled, values] = [0, 0]
  for (const each of SEEDS) {
    const paper = inventPaper(each)
    const compared = comparePaper(paper, await readPaper(paper, layoutOf(each)))
    assert.deepEqual(compared.wrong, [], `paper ${each}`)
    settled += compared.settled
    values += compared.values
  }
  assert.ok(values > 250, `only ${values} values`)
  assert.ok(settled >= values * 0.95, `${settled} of ${values} are settled`)
})

test('R-REG-24: in whatever layout a paper is printed, nothing settled is wrong', async () => {
  await fc.assert(
    fc.asyncProperty(seed, seed, async (content, setting) => {
      const paper = inventPaper(content)
      assert.deepEqual(comparePaper(paper, await readPaper(paper, layoutOf(setting))).wrong, [])
    }),
    runs(examples(60)),
  )
})
