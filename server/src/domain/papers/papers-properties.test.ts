import assert from 'node:assert/strict'
import { test } from 'node:test'
import { examples } from '../../../test/examples.ts'
import fc from '../../../test/properties.ts'
import { calculatePapers, type PapersInput } from './calculate-papers.ts'
import { claimsAhead } from './claims/claims-ahead.ts'
import { ENTRY_KIND_FACTS } from './claims/entry-kinds.ts'
import { APARTMENT, anyEntry, anyInput, entry, mortgage, withEntries, withTyped } from './papers.fixture.ts'
import type { RegistryEntry } from './papers-input.ts'

const RUNS = { numRuns: examples(100) }
const orOpen = (amount: number | null) => amount ?? Infinity
const aheadOf = ({ home, terms, typed }: PapersInput) => claimsAhead(home, terms.depositManwon, typed).totalAhead
const readInput = anyInput.filter(({ typed }) => typed.registry !== null)

test('claims ahead never decrease when an entry is added', () => {
  fc.assert(
    fc.property(readInput, anyEntry, (input, entry) => {
      const [before, after] = [aheadOf(input), aheadOf(withEntries(input, entry))]
      assert.ok(after.low >= before.low)
      assert.ok(orOpen(after.high) >= orOpen(before.high))
    }),
    RUNS,
  )
})

test('a cancelled entry counts nothing: neither money, nor a small-lease row, nor a caution', () => {
  fc.assert(
    fc.property(readInput, anyEntry, (input, entry) => {
      const [before, after] = [input, withEntries(input, { ...entry, cancelled: true })].map(calculatePapers)
      assert.deepEqual(after?.claims.totalAhead, before?.claims.totalAhead)
      for (const part of ['smallLease', 'recoveryBands', 'coverage', 'cautions', 'guarantorConditions'] as const) {
        assert.deepEqual(after?.[part], before?.[part], part)
      }
    }),
    RUNS,
  )
})

test('an unknown never becomes 0: without an amount there is no upper end, in total and in coverage', () => {
  const unnamed = anyEntry.map(
    (entry): RegistryEntry => ({
      ...entry,
      amountManwon: null,
      cancelled: false,
      registeredOn: null,
    }),
  )
  fc.assert(
    fc.property(readInput, unnamed, (input, entry) => {
      const { claims, coverage } = calculatePapers(withEntries(input, entry))
      assert.equal(claims.totalAhead.high, null)
      assert.equal(coverage?.depositPlusAheadToValue.high, null)
      assert.ok(claims.totalAhead.unknowns.some(({ kind }) => kind === entry.kind))
    }),
    RUNS,
  )
  fc.assert(
    fc.property(anyInput, fc.constantFrom({ registry: null }, { taxArrearsManwon: null }), (input, missing) => {
      assert.equal(aheadOf(withTyped(input, missing)).high, null)
    }),
    RUNS,
  )
})

test('proceeds are never paid out twice: payments add up to the price, shares to the proceeds, to the manwon', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      for (const band of calculatePapers(input).recoveryBands) {
        for (const column of ['bestManwon', 'worstManwon'] as const) {
          const paid = band.payments.reduce((sum, payment) => sum + payment[column], 0)
          assert.equal(paid, band.salePriceManwon)
          assert.equal(paid - (band.payments[0]?.[column] ?? 0), band.proceedsManwon)
          assert.ok(band.payments.every((payment) => Number.isInteger(payment[column]) && payment[column] >= 0))
        }
        assert.equal(band.proceedsManwon, band.salePriceManwon - band.costsManwon)
      }
    }),
    RUNS,
  )
})

test('the small-lease share is never above its cap, the protected amount or the deposit', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const { smallLease, recoveryBands } = calculatePapers(input)
      const { depositManwon } = input.terms
      const protectedManwon = Math.max(0, ...input.smallLeaseTable.map((row) => row.protectedManwon))
      assert.ok(orOpen(smallLease.shareManwon.high) <= depositManwon || smallLease.rows.length === 0)
      for (const { smallLeaseShareManwon, proceedsManwon, payments } of recoveryBands) {
        // half of an odd number of manwon is rounded once
        const halfManwon = Math.ceil(proceedsManwon / 2)
        assert.ok(smallLeaseShareManwon.high <= Math.min(depositManwon, protectedManwon, halfManwon))
        for (const column of ['bestManwon', 'worstManwon'] as const) {
          const small = payments.filter(({ party }) => /SMALL/.test(party))
          // the amounts of the tenant and of the others are rounded one by one
          assert.ok(small.reduce((sum, payment) => sum + payment[column], 0) <= Math.floor(proceedsManwon / 2) + 1)
        }
      }
    }),
    RUNS,
  )
})

test('the worst case is never better than the best, and nobody gets back more than the deposit', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      for (const { leftManwon: left, shortfallManwon: shortfall, paidAheadManwon: paidAhead } of calculatePapers(input)
        .recoveryBands) {
        for (const span of [left, shortfall, paidAhead]) assert.ok(0 <= span.low && span.low <= span.high)
        assert.equal(left.high + shortfall.low, input.terms.depositManwon)
        assert.equal(left.low + shortfall.high, input.terms.depositManwon)
      }
    }),
    RUNS,
  )
})

/**
 * Only if no other tenant shares the protection: an older security right determines older terms, and these may reduce it
 * more for others than for this tenant.
 */
test('an entry more never raises what is left for the tenant, in no band, neither at best nor at worst', () => {
  const alone = readInput.map((input) => ({
    ...withTyped(input, { seniorTenants: null }),
    home: APARTMENT.home,
  }))
  fc.assert(
    fc.property(alone, anyEntry, (input, entry) => {
      const withIt = calculatePapers(withEntries(input, entry)).recoveryBands
      for (const [index, { leftManwon: left }] of calculatePapers(input).recoveryBands.entries()) {
        assert.ok((withIt[index]?.leftManwon.high ?? Infinity) <= left.high)
        assert.ok((withIt[index]?.leftManwon.low ?? Infinity) <= left.low)
      }
    }),
    { numRuns: examples(150) },
  )
})

test('with other small tenants the same holds for every entry that leaves the small-lease terms as they are', () => {
  const noSecurity = anyEntry.filter(({ kind }) => !ENTRY_KIND_FACTS[kind].isSecurityRight)
  fc.assert(
    fc.property(readInput, noSecurity, (input, entry) => {
      const withIt = calculatePapers(withEntries(input, entry)).recoveryBands
      for (const [index, { leftManwon: left }] of calculatePapers(input).recoveryBands.entries()) {
        assert.ok((withIt[index]?.leftManwon.high ?? Infinity) <= left.high)
        assert.ok((withIt[index]?.leftManwon.low ?? Infinity) <= left.low)
      }
    }),
    { numRuns: examples(150) },
  )
})

/** The span that comes back at each share of the value. */
const leftOf = (input: PapersInput) => calculatePapers(input).recoveryBands.map(({ leftManwon }) => leftManwon)

function assertNeitherEndRises(before: PapersInput, after: PapersInput) {
  const later = leftOf(after)
  for (const [index, left] of leftOf(before).entries()) {
    const said = JSON.stringify([left, later[index]])
    assert.ok((later[index]?.low ?? Infinity) <= left.low && (later[index]?.high ?? Infinity) <= left.high, said)
  }
}

const anyAuction = anyEntry.map((each): RegistryEntry => ({ ...each, kind: 'AUCTION', cancelled: false }))

test('R-DIST-13: beside an auction, neither end of what comes back rises with a further live entry', () => {
  const alone = readInput.map((input) => ({
    ...withTyped(input, {
      seniorTenants: null,
      registry: input.typed.registry && { ...input.typed.registry, entries: [] },
    }),
    home: APARTMENT.home,
  }))
  const live = anyEntry.map((each) => ({ ...each, cancelled: false }))
  fc.assert(
    fc.property(alone, anyAuction, live, (input, auction, other) => {
      assertNeitherEndRises(withEntries(input, auction), withEntries(input, auction, other))
      assertNeitherEndRises(withEntries(input, other), withEntries(input, other, auction))
    }),
    { numRuns: examples(100) },
  )
})

test('R-DIST-13: an auction alone may be that of a plain creditor behind', () => {
  const auction = entry('AUCTION', { registeredOn: '2026-10-01', amountManwon: 3_764 })
  const alone = withEntries(APARTMENT, auction)
  const beside = withEntries(alone, mortgage('2024-01-01', 1_000))
  for (const input of [alone, beside]) assert.equal(leftOf(input)[2]?.high, APARTMENT.terms.depositManwon)
  assertNeitherEndRises(alone, beside)
})

test('the same input gives the same answer, and nothing that was handed in is changed', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const copy = JSON.stringify(input)
      assert.deepEqual(calculatePapers(input), calculatePapers(input))
      assert.equal(JSON.stringify(input), copy)
    }),
    RUNS,
  )
})
