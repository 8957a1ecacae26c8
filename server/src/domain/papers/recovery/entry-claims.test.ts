import assert from 'node:assert/strict'
import { test } from 'node:test'
import { EARLIEST } from '../../distribution/rank.ts'
import { calculatePapers } from '../calculate-papers.ts'
import type { EntryKind } from '../claims/entry-kinds.ts'
import { APARTMENT, entry, mortgage, registryOf } from '../papers.fixture.ts'
import { NO_DATES } from '../papers-input.ts'
import { completions } from './completions.ts'
import { type EntryMeaning, meaningOf } from './entry-claims.ts'

const DAY = '2022-05-02'

/** All possible meanings of an entry with known day and amount. */
function meaningsOf(kind: EntryKind): EntryMeaning[] {
  const context = {
    readOn: '2026-11-20',
    jointCollateral: null,
    turningDays: { ranks: [], rows: [] },
    taxDays: [],
    standingOn: DAY,
    hasOtherClaims: true,
  }
  const read = entry(kind, { registeredOn: DAY, amountManwon: 100 })
  return completions((choices) => meaningOf(read, 'E', { ...context, choices }), { most: 100, goals: [], scale: 1 })
    .built
}

const kindsOf = (kind: EntryKind) => [
  ...new Set(meaningsOf(kind).map(({ claims }) => claims.map((claim) => claim.kind).join() || 'NOTHING')),
]

test('R-DIST-06: a mortgage and a jeonse right set a row, a security registration too unless it is an option', () => {
  assert.deepEqual(kindsOf('MORTGAGE'), ['SECURITY'])
  assert.deepEqual(kindsOf('JEONSE_RIGHT'), ['SECURITY'])
  assert.deepEqual(kindsOf('PROVISIONAL_REGISTRATION'), ['SECURITY', 'NOTHING'])
})

test('R-DIST-06: seizures, auctions and lease registrations set no row', () => {
  for (const kind of ['SEIZURE', 'PROVISIONAL_SEIZURE', 'AUCTION', 'LEASE_REGISTRATION'] as const)
    assert.ok(!kindsOf(kind).includes('SECURITY'), kind)
})

test('R-DIST-13: a seizure of no typed kind is any tax or a creditor with a title', () => {
  assert.deepEqual(kindsOf('SEIZURE'), ['OWN_TAX', 'TAX', 'GENERAL'])
})

test('R-DIST-10: a jeonse right goes before a later tax on the home as a tenant does', () => {
  assert.ok(meaningsOf('JEONSE_RIGHT').every(({ claims }) => claims[0]?.beforeLaterOwnTax))
  assert.ok(meaningsOf('MORTGAGE').every(({ claims }) => !claims[0]?.beforeLaterOwnTax))
})

test('R-DIST-14: a lease registration keeps the rank that its tenant had, at the latest that of its day', () => {
  const days = meaningsOf('LEASE_REGISTRATION').map(({ tenants }) => tenants[0]?.parts[0]?.rank?.day)
  assert.deepEqual(days, [EARLIEST, DAY])
})

test('R-DIST-16: what falls first: mortgage, seizures and auction; a jeonse right or a provisional registration perhaps', () => {
  const falls = (kind: EntryKind) => [...new Set(meaningsOf(kind).map(({ extinguishingDays }) => extinguishingDays[0]))]
  for (const kind of ['MORTGAGE', 'SEIZURE', 'PROVISIONAL_SEIZURE', 'AUCTION'] as const)
    assert.deepEqual(falls(kind), [DAY], kind)
  assert.deepEqual(falls('JEONSE_RIGHT'), [DAY, undefined])
  assert.deepEqual(falls('PROVISIONAL_REGISTRATION'), [DAY, undefined])
  assert.deepEqual(falls('LEASE_REGISTRATION'), [undefined])
})

test('R-DIST-16: if a provisional registration is an option, a lease from before the mortgage stays with the buyer', () => {
  const entries = [entry('PROVISIONAL_REGISTRATION', { registeredOn: '2020-01-01' }), mortgage('2022-01-01', 30_000)]
  const typed = {
    ...APARTMENT.typed,
    registry: registryOf(entries),
    taxes: [],
    wagesManwon: 0,
    dates: { ...NO_DATES, moveInOn: '2021-01-05', reportOn: '2021-01-05', fixedDateOn: '2023-01-01' },
  }
  const terms = { ...APARTMENT.terms, depositManwon: 20_000 }
  const { distribution } = calculatePapers({ ...APARTMENT, terms, typed, salePriceManwon: 30_000 })
  assert.deepEqual(distribution?.left, { low: 0, high: 0 })
  assert.deepEqual(distribution?.takenOverByBuyer, { low: 0, high: 20_000 })
})
