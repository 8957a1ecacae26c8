import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../../../test/properties.ts'
import { addDays } from '../../calendar.ts'
import { calculatePapers, type PapersInput } from '../calculate-papers.ts'
import { APARTMENT, registryOf, SHARED_HOUSE } from '../papers.fixture.ts'
import { NO_DATES, type RegistryEntry, type TypedPapers } from '../papers-input.ts'

const amount = fc.integer({ min: 0, max: 30_000 })
const day = fc.integer({ min: 0, max: 4_000 }).map((days) => addDays('2015-06-01', days))
const unknown = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null, freq: 2 })

/** Any monetary entry, parts of which may be unknown. */
const anyEntry: fc.Arbitrary<RegistryEntry> = fc.record({
  kind: fc.constantFrom('MORTGAGE', 'JEONSE_RIGHT', 'SEIZURE', 'PROVISIONAL_SEIZURE', 'LEASE_REGISTRATION'),
  registeredOn: unknown(day),
  amountManwon: unknown(amount),
  cancelled: fc.constant(false),
  jointCollateral: fc.boolean(),
  taxKind: fc.constantFrom(null, 'OWN_TAX', 'OTHER'),
})

const anyTyped: fc.Arbitrary<TypedPapers> = fc.record({
  registry: unknown(fc.array(anyEntry, { maxLength: 2 }).map((entries) => registryOf(entries))),
  seniorTenants: fc.constant(null),
  taxArrearsManwon: unknown(amount),
  wagesManwon: unknown(amount),
  dates: fc
    .record({ doneOn: day, fixedDateOn: unknown(day) })
    .map(({ doneOn, fixedDateOn }) => ({ ...NO_DATES, moveInOn: doneOn, reportOn: doneOn, fixedDateOn })),
})

type Known = { entries: RegistryEntry[]; amounts: number[]; days: string[]; joint: number; fixedDateOn: string }
const anyKnown: fc.Arbitrary<Known> = fc.record({
  entries: fc.array(anyEntry, { maxLength: 2 }),
  amounts: fc.array(amount, { minLength: 6, maxLength: 6 }),
  days: fc.array(day, { minLength: 6, maxLength: 6 }),
  joint: fc.double({ min: 0, max: 1, noNaN: true }),
  fixedDateOn: day,
})

/** Fills in some of the unknowns. */
function completed(typed: TypedPapers, { entries, amounts, days, joint, fixedDateOn }: Known): TypedPapers {
  const [tax = 0, wages = 0] = amounts
  const registry = typed.registry ?? registryOf(entries)
  return {
    ...typed,
    registry: {
      ...registry,
      entries: registry.entries.map((entry, index) => ({
        ...entry,
        amountManwon: entry.amountManwon ?? amounts[index + 2] ?? null,
        registeredOn: entry.registeredOn ?? days[index + 2] ?? null,
      })),
    },
    taxArrearsManwon: typed.taxArrearsManwon ?? tax,
    wagesManwon: typed.wagesManwon ?? wages,
    jointCollateral: { units: null, ownShareOfValue: { low: joint, high: joint } },
    dates: { ...typed.dates, fixedDateOn: typed.dates.fixedDateOn ?? fixedDateOn },
  }
}

const spansOf = (input: PapersInput) => {
  const { distribution } = calculatePapers(input)
  assert.ok(distribution)
  return { left: distribution.left, takenOver: distribution.takenOverByBuyer }
}

test('R-DIST-03: a range holds what becomes of it once more is known', () => {
  fc.assert(
    fc.property(anyTyped, anyKnown, fc.integer({ min: 1, max: 60_000 }), amount, (typed, known, price, deposit) => {
      const input = { ...APARTMENT, typed, salePriceManwon: price }
      const open = { ...input, terms: { ...input.terms, depositManwon: deposit } }
      const before = spansOf(open)
      const after = spansOf({ ...open, typed: completed(typed, known) })
      for (const part of ['left', 'takenOver'] as const) {
        assert.ok(after[part].low >= before[part].low - 1, `${part}: ${JSON.stringify([before, after])}`)
        assert.ok(after[part].high <= before[part].high + 1, `${part}: ${JSON.stringify([before, after])}`)
      }
    }),
    { numRuns: 150 },
  )
})

test('R-DIST-14: deposits of others that nobody knows hold any that they turn out to be', () => {
  fc.assert(
    fc.property(
      fc.array(amount, { minLength: 7, maxLength: 7 }),
      fc.integer({ min: 1, max: 120_000 }),
      (others, price) => {
        const base = { ...SHARED_HOUSE, typed: { ...SHARED_HOUSE.typed, wagesManwon: 0 }, salePriceManwon: price }
        const before = spansOf(base)
        const seniorTenants = { state: 'KNOWN' as const, depositsManwon: others, sumManwon: null, countKnown: 7 }
        const after = spansOf({ ...base, typed: { ...base.typed, seniorTenants } })
        assert.ok(before.left.low <= after.left.low + 1 && after.left.high <= before.left.high + 1)
      },
    ),
    { numRuns: 100 },
  )
})
