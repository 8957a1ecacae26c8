import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../../../test/properties.ts'
import { word } from '../../../words/in-words.ts'
import { findForbiddenWording } from '../../wording/word-guard.ts'
import { anyEntry, anyInput, entry, mortgage, registryOf } from '../papers.fixture.ts'
import { NO_DATES, type RegistryEntry, type SeniorTenants, type TypedPapers } from '../papers-input.ts'
import { compareReadings } from './compare-readings.ts'

const reading = (entries: RegistryEntry[], more: Partial<TypedPapers> = {}): TypedPapers => ({
  registry: registryOf(entries),
  seniorTenants: null,
  taxArrearsManwon: 0,
  dates: NO_DATES,
  ...more,
})
const changesOf = (from: TypedPapers, to: TypedPapers) =>
  compareReadings(from, to).map(({ type, subject }) => `${type} ${subject}`)
const TAX = { kind: 'NATIONAL', ownTax: false, legalDate: null, amountManwon: 5_000 } as const
const TENANTS: Omit<SeniorTenants, 'countKnown'> = { state: 'PARTLY', depositsManwon: [5_000], sumManwon: null }
const old = mortgage('2020-01-01', 5_000)

// biome-ignore format: a table
const TABLE: [title: string, from: TypedPapers, to: TypedPapers, expected: string[]][] = [
  ['nothing changed', reading([old]), reading([old]), []],
  ['a new mortgage comes before a change', reading([old, entry('SEIZURE')]), reading([mortgage('2020-01-01', 6_000), entry('SEIZURE', { cancelled: true }), mortgage('2026-11-30', 9_000)]), ['ADDED MORTGAGE', 'CHANGED MORTGAGE', 'CANCELLED SEIZURE']],
  ['a seizure that is new comes after a new mortgage', reading([]), reading([entry('SEIZURE'), old]), ['ADDED MORTGAGE', 'ADDED SEIZURE']],
  ['cancelled', reading([old]), reading([{ ...old, cancelled: true }]), ['CANCELLED MORTGAGE']],
  ['left out', reading([old]), reading([]), ['REMOVED MORTGAGE']],
  ['a date was filled in', reading([mortgage(null, 5_000)]), reading([old]), ['CHANGED MORTGAGE']],
  ['two alike, one gone', reading([old, old]), reading([old]), ['REMOVED MORTGAGE']],
  ['a cancelled one that was not typed before', reading([]), reading([{ ...old, cancelled: true }]), []],
  ['cancelled no more', reading([{ ...old, cancelled: true }]), reading([old]), ['ADDED MORTGAGE']],
  ['another owner', reading([]), reading([], { registry: registryOf([], { ownerIsLandlord: 'NO' }) }), ['CHANGED OWNER']],
  ['taxes became known', reading([], { taxArrearsManwon: null }), reading([]), ['CHANGED TAX_ARREARS']],
  ['other tenants', reading([]), reading([], { seniorTenants: { state: 'KNOWN', depositsManwon: [5_000], sumManwon: null, countKnown: 1 } }), ['CHANGED SENIOR_TENANTS', 'CHANGED SENIOR_TENANTS']],
  ['a tax was listed', reading([], { taxArrearsManwon: null, taxes: [] }), reading([], { taxArrearsManwon: null, taxes: [TAX] }), ['CHANGED TAX_ARREARS']],
  ['unpaid wages', reading([], { wagesManwon: 0 }), reading([], { wagesManwon: 1_000 }), ['CHANGED WAGES']],
  ['more tenants', reading([], { seniorTenants: { ...TENANTS, countKnown: 3 } }), reading([], { seniorTenants: { ...TENANTS, countKnown: 7 } }), ['CHANGED SENIOR_TENANTS']],
  ['a longer list of households', reading([], { seniorTenants: { ...TENANTS, countKnown: null } }), reading([], { seniorTenants: { ...TENANTS, countKnown: null, countAtLeast: 7 } }), ['CHANGED SENIOR_TENANTS']],
  ['a mark of a violation that was read', reading([]), reading([], { violationMark: { issuedOn: null } }), ['ADDED VIOLATION_MARK']],
  ['a mark that was typed before', reading([], { violationMark: { issuedOn: null } }), reading([]), ['REMOVED VIOLATION_MARK']],
  ['the same mark on a newer paper', reading([], { violationMark: { issuedOn: null } }), reading([], { violationMark: { issuedOn: '2026-11-20' } }), []],
  ['another day of the balance', reading([]), reading([], { dates: { ...NO_DATES, balanceOn: '2026-12-01' } }), ['CHANGED DATES']],
]
for (const [title, from, to, expected] of TABLE) {
  test(`comparison: ${title}`, () => assert.deepEqual(changesOf(from, to), expected))
}

test('a reading compared with itself has no change; every added entry that counts is reported', () => {
  fc.assert(
    fc.property(anyInput, anyEntry, ({ typed }, added) => {
      assert.deepEqual(compareReadings(typed, typed), [])
      if (typed.registry === null) return
      const to = { ...typed, registry: { ...typed.registry, entries: [...typed.registry.entries, added] } }
      const changes = compareReadings(typed, to)
      assert.equal(changes.length, added.cancelled ? 0 : 1)
      for (const { sentence } of changes) {
        assert.deepEqual(findForbiddenWording(word(sentence, 'ko')), [])
        assert.deepEqual(findForbiddenWording(word(sentence, 'en')), [])
        assert.doesNotMatch(word(sentence, 'en').replaceAll(/\([^()]*\)/g, ''), /\p{Script=Hangul}/u)
      }
    }),
  )
})

test('the new security right is always the first thing that is reported', () => {
  fc.assert(
    fc.property(anyInput, anyInput, ({ typed: from }, { typed: to }) => {
      const flags = compareReadings(from, to).map(({ isNewSecurityRight }) => isNewSecurityRight)
      assert.deepEqual(
        flags,
        flags.toSorted((a, b) => Number(b) - Number(a)),
      )
    }),
  )
})
