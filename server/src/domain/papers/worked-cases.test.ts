import assert from 'node:assert/strict'
import { test } from 'node:test'
import { calculatePapers, type PapersInput } from './calculate-papers.ts'
import { typedHome } from './paper-home.ts'
import {
  APARTMENT,
  eitherTable,
  entry,
  mortgage,
  registryOf,
  SHARED_HOUSE,
  tableOf,
  withEntries,
  withTyped,
} from './papers.fixture.ts'
import { NO_DATES, type SeniorTenants } from './papers-input.ts'

type Span = [low: number, high: number | null]
type Expected = {
  ahead: Span
  small: Span
  /** Amount returned to the tenant if the home is sold at 80 % of its value. */
  left?: Span
  cautions?: string[]
}

const dated = { ...NO_DATES, balanceOn: '2026-12-01', moveInOn: '2026-12-01', reportOn: '2026-12-01' }
const protectedFrom = (fixedDateOn: string) => ({ ...dated, fixedDateOn })
const readLater = (input: PapersInput, fixedDateOn = '2026-12-01') =>
  withTyped({ ...input, asOf: '2026-12-20' }, { dates: protectedFrom(fixedDateOn) })
const others = (parts: Partial<SeniorTenants>): SeniorTenants => ({
  state: 'KNOWN',
  depositsManwon: [],
  sumManwon: null,
  countKnown: null,
  ...parts,
})
const deposit = (input: PapersInput, depositManwon: number, monthlyRentManwon = 0): PapersInput => ({
  ...input,
  terms: { purpose: monthlyRentManwon > 0 ? 'MONTHLY_RENT' : 'JEONSE', depositManwon, monthlyRentManwon },
})
const inDistrict = (smallLeaseTable: PapersInput['smallLeaseTable']): PapersInput =>
  deposit({ ...APARTMENT, smallLeaseTable }, 5_000)
/** Kimpo: metropolitan group from 2018, overcrowding zone from 2023 on; elsewhere before. */
const KIMPO = tableOf((from) => (from >= '2023-02-21' ? 'ZONE' : from >= '2018-09-18' ? 'METROPOLITAN' : 'OTHER'))
const SEJONG = tableOf((from) => (from >= '2018-09-18' ? 'ZONE' : 'OTHER'))
/** Suwon: elsewhere in 1990 and 1995 (no metropolitan city), overcrowding zone since 2001. */
const SUWON = tableOf((from) => (from >= '2001-09-15' ? 'ZONE' : 'OTHER'))

// At 80 %: price 16,000, costs 160, so 15,840 is paid out, at most 7,920 of it to small tenants.
// biome-ignore format: a table
const CASES: [title: string, input: PapersInput, expected: Expected][] = [
  ['apartment, nothing registered', APARTMENT, { ahead: [0, 0], small: [5_500, 5_500], left: [12_000, 12_000] }],
  ['apartment, one mortgage under the terms of 2023', withEntries(APARTMENT, mortgage('2024-03-02', 6_000)), { ahead: [6_000, 6_000], small: [5_500, 5_500], left: [9_840, 9_840] }],
  ['a mortgage that takes all but the small-lease share', withEntries(APARTMENT, mortgage('2024-03-02', 14_000)), { ahead: [14_000, 14_000], small: [5_500, 5_500], left: [5_500, 5_500] }],
  ['the same of 2017: its terms know no small lease of 120 million', withEntries(APARTMENT, mortgage('2017-05-01', 14_000)), { ahead: [14_000, 14_000], small: [0, 0], left: [1_840, 1_840] }],
  ['one mortgage from before the table, another without a date: the oldest is of before the table in any case', withEntries(deposit(APARTMENT, 700), mortgage('1988-01-01', 1_000), mortgage(null, 1_000)), { ahead: [2_000, 2_000], small: [0, 700] }],
  ['a cancelled mortgage counts nothing and decides nothing', withEntries(APARTMENT, mortgage('2017-05-01', 14_000, { cancelled: true })), { ahead: [0, 0], small: [5_500, 5_500], left: [12_000, 12_000] }],
  ['joint mortgage: the other homes pay it, or this one all of it', withEntries(APARTMENT, mortgage('2024-03-02', 14_000, { jointCollateral: true })), { ahead: [14_000, 14_000], small: [5_500, 5_500], left: [5_500, 12_000], cautions: ['JOINT_COLLATERAL'] }],
  ['deposit at the limit', deposit(APARTMENT, 16_500), { ahead: [0, 0], small: [5_500, 5_500], left: [15_840, 15_840] }],
  ['deposit one manwon above the limit', deposit(APARTMENT, 16_501), { ahead: [0, 0], small: [0, 0], left: [15_840, 15_840] }],
  ['deposit one manwon above the limit behind a mortgage', withEntries(deposit(APARTMENT, 16_501), mortgage('2024-03-02', 15_000)), { ahead: [15_000, 15_000], small: [0, 0], left: [840, 840] }],
  ['two mortgages: nothing before that of 2015, the amount of 2023 before that of 2024', withEntries(APARTMENT, mortgage('2024-03-02', 5_000), mortgage('2015-03-02', 9_000)), { ahead: [14_000, 14_000], small: [0, 5_500], left: [5_500, 5_500] }],
  ['mortgage without a date: every row may decide', withEntries(APARTMENT, mortgage(null, 14_000)), { ahead: [14_000, 14_000], small: [0, 5_500], left: [1_840, 5_500] }],
  ['one without a date beside one of 2022: rows up to that of 2021', withEntries(deposit(APARTMENT, 3_000), mortgage(null, 1_000), mortgage('2022-01-01', 1_000)), { ahead: [2_000, 2_000], small: [0, 3_000] }],
  ['mortgage of a time before the table', withEntries(deposit(APARTMENT, 1_500), mortgage('1989-04-01', 14_500)), { ahead: [14_500, 14_500], small: [0, 700], left: [1_340, 1_340] }],
  ['jeonse right of 2015 is a security right', withEntries(APARTMENT, entry('JEONSE_RIGHT', { registeredOn: '2015-06-01', amountManwon: 10_000 })), { ahead: [10_000, 10_000], small: [0, 0], left: [5_840, 5_840], cautions: ['JEONSE_RIGHT'] }],
  ['seizure without an amount is unknown, never 0', withEntries(APARTMENT, entry('SEIZURE', { registeredOn: '2026-01-05' })), { ahead: [0, null], small: [5_500, 5_500], left: [5_500, 12_000], cautions: ['SEIZURE'] }],
  ['provisional seizure shares with the rest of the deposit by amount', withEntries(APARTMENT, entry('PROVISIONAL_SEIZURE', { registeredOn: '2026-01-05', amountManwon: 8_000 })), { ahead: [8_000, 8_000], small: [5_500, 5_500], left: [10_135, 10_135], cautions: ['PROVISIONAL_SEIZURE'] }],
  ['auction begun: no small-lease share for who comes after', withEntries(APARTMENT, entry('AUCTION', { registeredOn: '2026-10-01', amountManwon: 9_000 })), { ahead: [9_000, 9_000], small: [0, 0], left: [6_840, 12_000], cautions: ['AUCTION'] }],
  ['lease registration of an earlier tenant', withEntries(APARTMENT, entry('LEASE_REGISTRATION', { registeredOn: '2026-05-01', amountManwon: 10_000 })), { ahead: [10_000, 10_000], small: [0, 0], left: [5_840, 5_840], cautions: ['LEASE_REGISTRATION'] }],
  ['trust: at worst the lease binds nobody', withEntries(APARTMENT, entry('TRUST', { registeredOn: '2025-01-05' })), { ahead: [0, null], small: [0, 5_500], left: [0, 12_000], cautions: ['TRUST'] }],
  ['trust with a known preferred claim', withEntries(APARTMENT, entry('TRUST', { registeredOn: '2025-01-05', amountManwon: 3_000 })), { ahead: [3_000, 3_000], small: [0, 5_500], left: [0, 12_000] }],
  ['provisional registration', withEntries(APARTMENT, entry('PROVISIONAL_REGISTRATION', { registeredOn: '2025-01-05' })), { ahead: [0, null], small: [0, 5_500], left: [0, 12_000], cautions: ['PROVISIONAL_REGISTRATION'] }],
  ['injunction', withEntries(APARTMENT, entry('INJUNCTION', { registeredOn: '2025-01-05' })), { ahead: [0, null], small: [0, 5_500], left: [0, 12_000], cautions: ['INJUNCTION'] }],
  ['separate land registry', withEntries(APARTMENT, entry('SEPARATE_LAND_REGISTRY')), { ahead: [0, null], small: [5_500, 5_500], left: [5_500, 12_000], cautions: ['SEPARATE_LAND_REGISTRY'] }],
  ['owner is not the landlord', withTyped(APARTMENT, { registry: registryOf([], { ownerIsLandlord: 'NO' }) }), { ahead: [0, 0], small: [0, 5_500], left: [0, 12_000], cautions: ['OWNER_NO'] }],
  ['registry not read', withTyped(APARTMENT, { registry: null }), { ahead: [0, null], small: [0, 5_500], left: [0, 12_000] }],
  ['taxes not asked for', withTyped(APARTMENT, { taxArrearsManwon: null }), { ahead: [0, null], small: [5_500, 5_500], left: [5_500, 12_000] }],
  ['tax arrears go first', withTyped(APARTMENT, { taxArrearsManwon: 5_000 }), { ahead: [5_000, 5_000], small: [5_500, 5_500], left: [10_840, 10_840] }],
  ['mortgage on the day of balance, move-in report and fixed date wins', readLater(withEntries(APARTMENT, mortgage('2026-12-01', 14_000))), { ahead: [14_000, 14_000], small: [5_500, 5_500], left: [5_500, 5_500] }],
  ['mortgage of the day after stands behind', readLater(withEntries(APARTMENT, mortgage('2026-12-02', 14_000))), { ahead: [0, 0], small: [5_500, 5_500], left: [12_000, 12_000] }],
  ['a later fixed date lets it in', readLater(withEntries(APARTMENT, mortgage('2026-12-05', 14_000)), '2026-12-10'), { ahead: [14_000, 14_000], small: [5_500, 5_500], left: [5_500, 5_500] }],
  ['on the day of a later fixed date no hour is known: equal, by amount', readLater(withEntries(APARTMENT, mortgage('2026-12-10', 14_000)), '2026-12-10'), { ahead: [14_000, 14_000], small: [5_500, 5_500], left: [8_779, 8_779] }],
  ['seizure after priority has started may still be older', readLater(withEntries(APARTMENT, entry('SEIZURE', { registeredOn: '2026-12-10', amountManwon: 8_000 }))), { ahead: [0, 8_000], small: [5_500, 5_500], left: [7_840, 12_000] }],
  ['monthly rent with a small deposit', withEntries(deposit(APARTMENT, 1_000, 80), mortgage('2024-03-02', 30_000)), { ahead: [30_000, 30_000], small: [1_000, 1_000], left: [1_000, 1_000] }],
  // sold for 80,000: 79,200 is paid out, at most 39,600 of it to small tenants
  // by one reading of the law another tenant's old fixed date sets its row, by which this deposit is not small
  ['shared house, eight households, nothing known of the others', SHARED_HOUSE, { ahead: [0, null], small: [0, 5_500], left: [0, 12_000] }],
  ['shared house, seven deposits of 80 million and a mortgage of 2022', withTyped(withEntries(SHARED_HOUSE, mortgage('2022-01-10', 20_000)), { seniorTenants: others({ depositsManwon: Array.from({ length: 7 }, () => 8_000), countKnown: 7 }) }), { ahead: [76_000, 76_000], small: [0, 5_000], left: [4_950, 12_000] }],
  ['shared house, only some deposits known', withTyped(SHARED_HOUSE, { seniorTenants: others({ state: 'PARTLY', depositsManwon: [8_000, 20_000], countKnown: 7 }) }), { ahead: [28_000, null], small: [0, 5_500], left: [0, 12_000] }],
  ['shared house, the sum of all others known', withTyped(SHARED_HOUSE, { seniorTenants: others({ sumManwon: 30_000, countKnown: 7 }) }), { ahead: [30_000, 30_000], small: [0, 5_500], left: [12_000, 12_000] }],
  ['shared house, fewer tenants typed than households', withTyped(SHARED_HOUSE, { seniorTenants: others({ depositsManwon: [8_000], countKnown: 3 }) }), { ahead: [8_000, null], small: [0, 5_500], cautions: ['FEWER_TENANTS'] }],
  ['shared house, lease registration perhaps of another room', withEntries(SHARED_HOUSE, entry('LEASE_REGISTRATION', { registeredOn: '2026-05-01', amountManwon: 10_000 })), { ahead: [10_000, null], small: [0, 5_500] }],
  ['detached house for one household has no unseen tenants', { ...SHARED_HOUSE, home: typedHome({ ...SHARED_HOUSE.home, householdCount: 1 }) }, { ahead: [0, 0], small: [5_500, 5_500], left: [12_000, 12_000] }],
  ['Kimpo under the terms of 2018: metropolitan group', withEntries(inDistrict(KIMPO), mortgage('2020-05-01', 15_000)), { ahead: [15_000, 15_000], small: [2_000, 2_000], left: [2_000, 2_000] }],
  ['Kimpo under the terms of 2023: overcrowding zone', withEntries(inDistrict(KIMPO), mortgage('2023-03-01', 15_000)), { ahead: [15_000, 15_000], small: [4_800, 4_800], left: [4_800, 4_800] }],
  ['Sejong of 2019: overcrowding zone', withEntries(inDistrict(SEJONG), mortgage('2019-01-01', 15_000)), { ahead: [15_000, 15_000], small: [3_400, 3_400] }],
  ['Sejong of 2015: elsewhere', withEntries(inDistrict(SEJONG), mortgage('2015-01-01', 15_000)), { ahead: [15_000, 15_000], small: [0, 0] }],
  ['Suwon of 1996: elsewhere', withEntries(deposit(inDistrict(SUWON), 1_500), mortgage('1996-01-01', 15_000)), { ahead: [15_000, 15_000], small: [800, 800] }],
  ['Songdo may lie in either of two groups', withEntries(inDistrict(eitherTable('ZONE', 'METROPOLITAN')), mortgage('2020-05-01', 15_840)), { ahead: [15_840, 15_840], small: [2_000, 3_400], left: [2_000, 3_400] }],
  ['no table for the district: nothing is made up', { ...APARTMENT, smallLeaseTable: [] }, { ahead: [0, 0], small: [0, null], left: [12_000, 12_000] }],
]

for (const [title, input, expected] of CASES) {
  test(`papers: ${title}`, () => {
    const { claims, smallLease, recoveryBands, cautions } = calculatePapers(input)
    const { low, high } = claims.totalAhead
    assert.deepEqual([low, high], expected.ahead, 'claims ahead')
    assert.deepEqual([smallLease.shareManwon.low, smallLease.shareManwon.high], expected.small, 'small-lease share')
    const band = recoveryBands.find(({ shareOfValue }) => shareOfValue === 0.8)
    if (expected.left) assert.deepEqual([band?.leftManwon.low, band?.leftManwon.high], expected.left, 'left')
    const codes = cautions.map(({ code }) => code)
    for (const code of expected.cautions ?? []) assert.ok(codes.includes(code), `${code} is not among ${codes.join()}`)
  })
}

test('around every change of the table the day decides: the day before by the old row, the day itself by the new', () => {
  const table = tableOf('SEOUL')
  for (const [index, row] of table.entries()) {
    const shareOn = (day: string) =>
      calculatePapers(withEntries(deposit(APARTMENT, 100), mortgage(day, 1_000))).smallLease.rows.map(
        ({ effectiveFrom }) => effectiveFrom,
      )
    assert.deepEqual(shareOn(row.effectiveFrom), [row.effectiveFrom])
    const dayBefore = new Date(Date.parse(row.effectiveFrom) - 86_400_000).toISOString().slice(0, 10)
    assert.deepEqual(shareOn(dayBefore), [table[Math.max(0, index - 1)]?.effectiveFrom])
  }
})

test('a home of unknown value is compared with nothing', () => {
  const { coverage, recoveryBands } = calculatePapers({ ...APARTMENT, value: null })
  assert.deepEqual([coverage, recoveryBands], [null, []])
})

test('coverage: from sure claims over the highest value to all claims over the lowest; open where a claim is unknown', () => {
  const shares = (input: PapersInput) => calculatePapers(input).coverage?.depositPlusAheadToValue
  const known = withEntries(APARTMENT, mortgage('2024-03-02', 6_000))
  assert.deepEqual(shares(known), { low: 0.818, mid: 0.9, high: 1 })
  assert.deepEqual(shares(withTyped(known, { taxArrearsManwon: null })), { low: 0.818, mid: 0.9, high: null })
})
