import assert from 'node:assert/strict'
import { test } from 'node:test'
import { examples } from '../../../../test/examples.ts'
import fc from '../../../../test/properties.ts'
import { calculatePapers, type PapersInput } from '../calculate-papers.ts'
import { anyInput, SHARED_HOUSE, withTyped } from '../papers.fixture.ts'
import type { TenantOfHouse } from '../papers-input.ts'
import { anyRow, row } from './table.fixture.ts'

const anyTable = fc.array(anyRow, { maxLength: 5 })
const withTable = (input: PapersInput, tenantsOfHouse: TenantOfHouse[]) => withTyped(input, { tenantsOfHouse })

/** The least and the most that is ahead, and the most that may be lost at each price. */
function worstOf(input: PapersInput) {
  const { claims, recoveryBands } = calculatePapers(input)
  const { low, high } = claims.totalAhead
  const losses = recoveryBands.map(({ shortfallManwon }) => shortfallManwon.high)
  return { low, high: high ?? Infinity, losses }
}

function assertNotCalmer(before: PapersInput, after: PapersInput) {
  const [was, is] = [worstOf(before), worstOf(after)]
  const said = JSON.stringify([was, is])
  assert.ok(is.low >= was.low && is.high >= was.high, said)
  for (const [index, loss] of was.losses.entries()) assert.ok((is.losses[index] ?? 0) >= loss - 1, said)
}

/** All others were said to be known: here alone a table could close, or open, what is known. */
const anyClosed = anyInput.map((input) =>
  withTyped(input, {
    registry: input.typed.registry ?? SHARED_HOUSE.typed.registry,
    seniorTenants: { state: 'KNOWN', depositsManwon: [], sumManwon: 20_000, countKnown: null },
  }),
)

test('R-DIST-81: nor where all others were said to be known, whatever the row contradicts', () => {
  fc.assert(
    fc.property(anyClosed, anyTable, anyRow, (input, table, more) => {
      assertNotCalmer(withTable(input, table), withTable(input, [...table, more]))
    }),
    { numRuns: examples(60) },
  )
})

test('R-DIST-81: nor does a row of which nothing is known, or another deposit for a room that has one', () => {
  const stated = row({ room: '201', depositManwon: 5_000, fixedDateOn: '2026-01-02', movedInOn: '2026-01-02' })
  fc.assert(
    fc.property(anyInput, fc.integer({ min: 0, max: 9_000 }), (input, depositManwon) => {
      for (const more of [row(), { ...stated, depositManwon }, row({ room: '201호', papers: ['HOUSEHOLDS'] })])
        assertNotCalmer(withTable(input, [stated]), withTable(input, [stated, more]))
    }),
    { numRuns: examples(40) },
  )
})

test('R-DIST-81: a row more never lowers what is ahead, nor the upper end of the loss', () => {
  fc.assert(
    fc.property(anyInput, anyTable, anyRow, fc.nat(), (input, table, more, at) => {
      const longer = table.toSpliced(at % (table.length + 1), 0, more)
      assertNotCalmer(withTable(input, table), withTable(input, longer))
    }),
    { numRuns: examples(80) },
  )
})

test('R-DIST-81: nobody is seen by word alone, nor by more rows than the house has households', () => {
  const unseen = (rows: TenantOfHouse[]) => calculatePapers(withTable(SHARED_HOUSE, rows)).unseenSeniorDeposits
  const rooms = (count: number, parts: Partial<TenantOfHouse>) =>
    Array.from({ length: count }, (_, at) => row({ room: `${201 + at}`, ...parts }))
  const all = unseen([])?.otherHouseholds
  assert.equal(all, 7)
  for (const rows of [
    rooms(7, { depositManwon: 0, saidBy: 'LANDLORD' }),
    rooms(7, { depositManwon: 5_000 }),
    rooms(7, { papers: ['HOUSEHOLDS'] }),
    rooms(10, { depositManwon: 1, papers: ['FIXED_DATES'] }),
  ])
    assert.equal(unseen(rows)?.otherHouseholds, all)
  assert.equal(unseen(rooms(3, { depositManwon: 5_000, papers: ['FIXED_DATES'] }))?.otherHouseholds, 4)
  assert.equal(unseen(rooms(7, { depositManwon: 5_000, papers: ['FIXED_DATES'] })), null)
})
