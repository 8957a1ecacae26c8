import assert from 'node:assert/strict'
import { test } from 'node:test'
import { examples } from '../../../../test/examples.ts'
import fc from '../../../../test/properties.ts'
import { calculatePapers } from '../calculate-papers.ts'
import { anyInput, SHARED_HOUSE, withTyped } from '../papers.fixture.ts'
import type { PaperHome, SeniorTenants } from '../papers-input.ts'
import { untypedTenants } from './senior-tenants.ts'

const NOTHING_TYPED: SeniorTenants = { state: 'UNKNOWN', depositsManwon: [], sumManwon: null, countKnown: null }
const EIGHT: PaperHome = SHARED_HOUSE.home
const UNCOUNTED: PaperHome = { ...EIGHT, householdCount: null }
const ONE: PaperHome = { ...EIGHT, propertyType: 'APARTMENT', householdCount: null, isShared: false }
const tenant = { depositManwon: 5_000, moveInReportedOn: null, fixedDateOn: null, claimed: true }

// biome-ignore format: a table
const NUMBERS: [title: string, home: PaperHome, tenants: Partial<SeniorTenants>, untyped: number | null][] = [
  ['a number of 0 where all are known', EIGHT, { state: 'KNOWN', countKnown: 0 }, 0],
  ['a number of 0 where none are known is no number: the register has seven others', EIGHT, { countKnown: 0 }, 7],
  ['a number of 0 where some are known', EIGHT, { state: 'PARTLY', countKnown: 0, depositsManwon: [5_000] }, 6],
  ['a number of 0, and no register', UNCOUNTED, { countKnown: 0 }, null],
  ['a number of 0 in an apartment', ONE, { countKnown: 0 }, null],
  ['a list of two in a house of eight', EIGHT, { countAtLeast: 2 }, 7],
  ['a list of nine in a house of eight', EIGHT, { countAtLeast: 9 }, 9],
  ['a list of two, and no register', UNCOUNTED, { countAtLeast: 2 }, null],
  ['a list of two in an apartment', ONE, { countAtLeast: 2 }, null],
  ['a list of three beside a typed number of two', EIGHT, { countKnown: 2, countAtLeast: 3 }, 3],
  ['a list of two beside a typed number of five', EIGHT, { countKnown: 5, countAtLeast: 2 }, 5],
  ['a list of three, all said to be known, one named', UNCOUNTED, { state: 'KNOWN', countAtLeast: 3, tenants: [tenant] }, null],
]
for (const [title, home, tenants, untyped] of NUMBERS)
  test(`R-DIST-04, other tenants whose deposit is not known: ${title}`, () => {
    assert.equal(untypedTenants({ ...NOTHING_TYPED, ...tenants }, home), untyped)
  })

test('R-REG-27: more households on a list than tenants named are deposits that are not known', () => {
  const highOf = (tenants: Partial<SeniorTenants>) =>
    calculatePapers(withTyped(SHARED_HOUSE, { seniorTenants: { ...NOTHING_TYPED, state: 'KNOWN', ...tenants } })).claims
      .totalAhead.high
  assert.equal(highOf({ tenants: [tenant] }), 5_000)
  assert.equal(highOf({ tenants: [tenant], countAtLeast: 1 }), 5_000)
  assert.equal(highOf({ tenants: [tenant], countAtLeast: 2 }), null)
  assert.equal(highOf({ countKnown: 0 }), 0)
  assert.equal(highOf({ countKnown: 0, countAtLeast: 1 }), null)
})

test('R-REG-27: a list of households never makes the papers calmer than without it', () => {
  const withSeniors = anyInput.filter(({ typed }) => typed.seniorTenants !== null)
  fc.assert(
    fc.property(withSeniors, fc.integer({ min: 1, max: 12 }), (input, countAtLeast) => {
      const { seniorTenants } = input.typed
      const listed = withTyped(input, { seniorTenants: seniorTenants && { ...seniorTenants, countAtLeast } })
      const [before, after] = [calculatePapers(input), calculatePapers(listed)]
      assert.ok(after.claims.totalAhead.low >= before.claims.totalAhead.low)
      assert.ok((after.claims.totalAhead.high ?? Infinity) >= (before.claims.totalAhead.high ?? Infinity))
      for (const [index, { leftManwon }] of before.recoveryBands.entries())
        assert.ok((after.recoveryBands[index]?.leftManwon.low ?? Infinity) <= leftManwon.low)
    }),
    { numRuns: examples(60) },
  )
})

test('R-DIST-04: a number of 0 where not all are known leaves everything as open as no number', () => {
  const open = anyInput.filter(({ typed }) => typed.seniorTenants !== null && typed.seniorTenants.state !== 'KNOWN')
  fc.assert(
    fc.property(open, (input) => {
      const { seniorTenants } = input.typed
      const counted = (countKnown: number | null) => {
        const { claims, recoveryBands, guaranteeWorkbench } = calculatePapers(
          withTyped(input, { seniorTenants: seniorTenants && { ...seniorTenants, countKnown } }),
        )
        return { claims, recoveryBands, guaranteeWorkbench }
      }
      assert.deepEqual(counted(0), counted(null))
    }),
    { numRuns: examples(60) },
  )
})
