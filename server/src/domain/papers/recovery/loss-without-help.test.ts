import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc, { runs } from '../../../../test/properties.ts'
import { calculatePapers } from '../calculate-papers.ts'
import { APARTMENT, entry, mortgage, registryOf, SHARED_HOUSE } from '../papers.fixture.ts'
import { NO_DATES, type RegistryEntry, type TypedPapers } from '../papers-input.ts'
import { anyCompleteEntry, anySaleDay } from './any-papers.fixture.ts'

const LIVED = { ...NO_DATES, moveInOn: '2022-03-02', reportOn: '2022-03-02', fixedDateOn: '2022-03-02' }

type Home = Pick<TypedPapers, 'dates' | 'seniorTenants'> & { isShared: boolean; midManwon: number }

/** The loss of a deposit of 9,000 at each price, in manwon. */
function lossesOf({ isShared, midManwon, ...typed }: Home, entries: RegistryEntry[], taxes: Partial<TypedPapers>) {
  const base = isShared ? SHARED_HOUSE : APARTMENT
  return calculatePapers({
    ...base,
    terms: { ...base.terms, depositManwon: 9_000 },
    value: { lowManwon: midManwon, midManwon, highManwon: midManwon },
    typed: {
      ...base.typed,
      registry: registryOf(entries, { part: isShared ? 'BUILDING' : 'UNIT' }),
      taxArrearsManwon: null,
      ...taxes,
      ...typed,
    },
  }).recoveryBands.map(({ shortfallManwon }) => shortfallManwon)
}

const anyHome: fc.Arbitrary<Home> = fc.record({
  isShared: fc.boolean(),
  midManwon: fc.integer({ min: 5_000, max: 40_000 }),
  dates: fc.option(
    fc
      .record({ doneOn: anySaleDay, fixedDateOn: anySaleDay })
      .map(({ doneOn, fixedDateOn }) => ({ ...NO_DATES, moveInOn: doneOn, reportOn: doneOn, fixedDateOn })),
    { nil: NO_DATES },
  ),
  seniorTenants: fc.option(
    fc.nat({ max: 20_000 }).map((sumManwon) => ({
      state: 'KNOWN' as const,
      depositsManwon: [],
      sumManwon,
      countKnown: null,
    })),
  ),
})

/** Any entry, of which amount, kind or day of a tax may not be typed. */
const anyEntry = fc.record({ read: anyCompleteEntry, open: fc.constantFrom('NOTHING', 'AMOUNT', 'KIND', 'DAY') }).map(
  ({ read, open }): RegistryEntry => ({
    ...read,
    ...(open === 'AMOUNT' && { amountManwon: null }),
    ...(open === 'KIND' && { taxKind: null, legalDate: null }),
    ...(open === 'DAY' && { legalDate: null }),
  }),
)
const anyEntries = fc.array(anyEntry, { maxLength: 3 })

test('R-DIST-04: a mortgage ahead takes what it takes, however large a tax may be that nobody has typed', () => {
  const behind = [mortgage('2020-01-02', 9_000)]
  const [, , , at70] = lossesOf({ isShared: false, midManwon: 20_000, dates: LIVED, seniorTenants: null }, behind, {})
  assert.deepEqual(at70, { low: 4_140, high: 5_300 })
  const later = [...behind, entry('SEIZURE', { registeredOn: '2024-01-02', amountManwon: 8_000 })]
  const [, , , seized] = lossesOf({ isShared: false, midManwon: 20_000, dates: LIVED, seniorTenants: null }, later, {})
  assert.equal(seized?.low, 4_140)
})

test('R-DIST-04: taxes that nobody typed make no loss smaller than without any', () => {
  fc.assert(
    fc.property(anyHome, anyEntries, (home, entries) => {
      const none = lossesOf(home, entries, { taxArrearsManwon: 0, taxes: [] })
      for (const [at, { low, high }] of lossesOf(home, entries, {}).entries())
        assert.ok(low >= (none[at]?.low ?? Infinity) - 1 && high >= (none[at]?.high ?? Infinity) - 1, `${low}–${high}`)
    }),
    runs(80),
  )
})

const anyTax = fc.option(fc.nat({ max: 20_000 })).map((taxArrearsManwon) => ({ taxArrearsManwon }))
const anySeizure = anyEntry
  .map((read): RegistryEntry => ({ ...read, kind: 'SEIZURE' }))
  .filter(({ amountManwon, taxKind }) => amountManwon === null || taxKind === null)

/**
 * Two things that are typed really leave the tenant more: a tax on the home, which may stand in a ring whatever its day
 * (R-DIST-18), and a creditor who shares by amount, so that the tenant takes from those behind (R-DIST-09).
 */
const anyWithoutSharing = anyEntries.filter((entries) =>
  entries.every(
    ({ kind, taxKind }) => !['PROVISIONAL_SEIZURE', 'AUCTION'].includes(kind) && (kind !== 'SEIZURE' || taxKind),
  ),
)

test('R-DIST-13: a seizure of which amount or kind is not typed lowers neither end of a loss', () => {
  fc.assert(
    fc.property(anyHome, anyWithoutSharing, anyTax, anySeizure, (home, entries, taxes, seizure) => {
      const before = lossesOf(home, entries, taxes)
      for (const [at, { low, high }] of lossesOf(home, [...entries, seizure], taxes).entries()) {
        const least = before[at]
        assert.ok(least && low >= least.low - 1 && high >= least.high - 1, JSON.stringify([least, { low, high }]))
      }
    }),
    runs(80),
  )
})
