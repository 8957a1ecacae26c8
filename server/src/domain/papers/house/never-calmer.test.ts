import assert from 'node:assert/strict'
import { test } from 'node:test'
import { examples } from '../../../../test/examples.ts'
import fc from '../../../../test/properties.ts'
import { calculatePapers, type PapersInput } from '../calculate-papers.ts'
import { anyInput, SHARED_HOUSE, withTyped } from '../papers.fixture.ts'
import type { TenantOfHouse } from '../papers-input.ts'
import { anyRow, row } from './table.fixture.ts'

const RUNS = { numRuns: examples(150) }
const anyTable = fc.array(anyRow, { maxLength: 5 })
const withTable = (input: PapersInput, tenantsOfHouse: TenantOfHouse[]) => withTyped(input, { tenantsOfHouse })

/** The least and the most that is ahead, and the most that may be lost at each price. */
function worstOf(input: PapersInput) {
  const { claims, recoveryBands, guaranteeWorkbench } = calculatePapers(input)
  const { low, high } = claims.totalAhead
  const losses = recoveryBands.map(({ shortfallManwon }) => shortfallManwon.high)
  return { low, high: high ?? Infinity, losses, answers: guaranteeWorkbench.map(({ answer }) => answer) }
}

function assertNotCalmer(before: PapersInput, after: PapersInput) {
  const [was, is] = [worstOf(before), worstOf(after)]
  const said = JSON.stringify([was, is])
  assert.ok(is.low >= was.low && is.high >= was.high, said)
  for (const [index, loss] of was.losses.entries()) assert.ok((is.losses[index] ?? 0) >= loss - 1, said)
}

test('R-DIST-81: a row more never lowers what is ahead, nor the upper end of the loss', () => {
  fc.assert(
    fc.property(anyInput, anyTable, anyRow, fc.nat(), (input, table, more, at) => {
      const longer = table.toSpliced(at % (table.length + 1), 0, more)
      assertNotCalmer(withTable(input, table), withTable(input, longer))
    }),
    RUNS,
  )
})
