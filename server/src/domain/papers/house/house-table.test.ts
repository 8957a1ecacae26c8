import assert from 'node:assert/strict'
import { test } from 'node:test'
import { calculatePapers } from '../calculate-papers.ts'
import { APARTMENT, SHARED_HOUSE, withTyped } from '../papers.fixture.ts'
import type { SeniorTenants, TenantOfHouse } from '../papers-input.ts'
import { houseTable } from './house-table.ts'
import { row } from './table.fixture.ts'

const LISTED: TenantOfHouse['papers'] = ['FIXED_DATES']
const LIVING: TenantOfHouse['papers'] = ['HOUSEHOLDS']
const OF_201 = row({ room: '201', depositManwon: 5_000, fixedDateOn: '2024-03-04', papers: LISTED })
const resident = (room: string | null) => row({ room, movedInOn: '2024-03-02', papers: LIVING })
const saying = (saidBy: TenantOfHouse['saidBy'], depositManwon: number, room = '201호') =>
  row({ room, depositManwon, saidBy })

const tableOf = (rows: TenantOfHouse[], seniorTenants: SeniorTenants | null = null) =>
  houseTable({ ...SHARED_HOUSE.typed, tenantsOfHouse: rows, seniorTenants }, SHARED_HOUSE.home)
const named = (rows: TenantOfHouse[], seniors: SeniorTenants | null = null) =>
  tableOf(rows, seniors)?.contradictions.map((each) => [each.code, ...each.rows])

const ALL_KNOWN: SeniorTenants = { state: 'KNOWN', depositsManwon: [], sumManwon: 4_000, countKnown: null }
const rooms = (count: number) => Array.from({ length: count }, (_, at) => row({ ...OF_201, room: `${201 + at}` }))

// biome-ignore format: a table
const CONTRADICTIONS: [title: string, rows: TenantOfHouse[], named: (string | number)[][]][] = [
  ['two papers that agree', [{ ...OF_201, papers: ['FIXED_DATES', 'HOUSEHOLDS'] }], []],
  ['two deposits on the list of fixed dates', [{ ...OF_201, papers: ['FIXED_DATES', 'HOUSEHOLDS'] }, row({ room: '201호', depositManwon: 6_000, papers: LISTED })], [['TWO_DEPOSITS', 0, 1]]],
  ['two deposits, of which nobody knows where they are from', [saying('NOBODY', 5_000), saying('NOBODY', 6_000)], [['TWO_DEPOSITS', 0, 1]]],
  ['the word of the landlord below the paper', [{ ...OF_201, papers: ['FIXED_DATES', 'HOUSEHOLDS'] }, saying('LANDLORD', 3_000)], [['WORD_BELOW_PAPER', 0, 1]]],
  ['the word of the broker above the paper', [{ ...OF_201, papers: ['FIXED_DATES', 'HOUSEHOLDS'] }, saying('BROKER', 7_000)], [['TWO_DEPOSITS', 0, 1]]],
  ['the same deposit, said and on paper', [{ ...OF_201, papers: ['FIXED_DATES', 'HOUSEHOLDS'] }, saying('LANDLORD', 5_000)], []],
  ['a fixed date without a resident', [OF_201, { ...resident('202'), depositManwon: 1_000 }], [['FIXED_DATE_WITHOUT_RESIDENT', 0]]],
  ['a fixed date, and no list of residents was copied', [OF_201], []],
  ['a fixed date whose room is not known', [{ ...OF_201, room: null }, { ...resident('202'), depositManwon: 1_000 }], []],
  ['a fixed date of a room of foreigners', [OF_201, row({ room: '201', papers: ['FOREIGN_RESIDENTS'] })], []],
  ['a resident without a deposit', [resident('202'), resident(null)], [['RESIDENT_WITHOUT_DEPOSIT', 0, 1]]],
  ['eight rooms in a house of eight, one of them perhaps the own', rooms(8), []],
  ['nine rooms in a house of eight', rooms(9), [['MORE_ROWS_THAN_HOUSEHOLDS', 0, 1, 2, 3, 4, 5, 6, 7, 8]]],
]
for (const [title, rows, expected] of CONTRADICTIONS)
  test(`R-PAPERS-95: ${title}`, () => assert.deepEqual(named(rows), expected))

test('R-PAPERS-95: a table with more than what was said to be all', () => {
  assert.deepEqual(named([saying('NOBODY', 4_000)], ALL_KNOWN), [])
  assert.deepEqual(named([saying('NOBODY', 4_001)], ALL_KNOWN), [['MORE_THAN_TYPED', 0]])
  assert.deepEqual(named([saying('NOBODY', 0)], { ...ALL_KNOWN, sumManwon: null, countKnown: 0 }), [
    ['MORE_THAN_TYPED', 0],
  ])
})

test('R-PAPERS-94: the largest deposit of each room is added up, and what no row states is not zero', () => {
  const table = tableOf([OF_201, saying('LANDLORD', 3_000), resident('202'), resident(null)])
  assert.deepEqual([table?.sumManwon, table?.rooms, table?.roomsWithDeposit], [5_000, 3, 1])
  assert.deepEqual([table?.unseenRooms, table?.unreadPapers], [4, ['FOREIGN_RESIDENTS']])
  assert.equal(tableOf([resident('202')])?.sumManwon, null)
  assert.equal(tableOf([]), null)
})

test('R-PAPERS-94: rows without a room may be about the same one, however it is written', () => {
  const rows = [{ ...OF_201, room: null }, { ...OF_201, room: null }, resident(null)]
  assert.equal(tableOf(rows)?.rooms, 2)
  assert.equal(tableOf([row({ room: 'B01' }), row({ room: '지하 1호' }), row({ room: '201' })])?.rooms, 2)
})

test('R-PAPERS-96: rooms of the register without a deposit are unseen, and none is an estimate of nothing', () => {
  const leaseDeposits = { scope: 'LOT', q1Manwon: 1_000, medianManwon: 2_000, q3Manwon: 3_000 } as const
  const sample = { ...leaseDeposits, sampleCount: 9, fromMonth: '202501', toMonth: '202511' }
  const unseen = (tenantsOfHouse: TenantOfHouse[]) =>
    calculatePapers({ ...withTyped(SHARED_HOUSE, { tenantsOfHouse }), leaseDeposits: sample }).unseenSeniorDeposits
  assert.deepEqual([unseen([])?.otherHouseholds, unseen([])?.mid], [7, 14_000])
  assert.deepEqual([unseen([OF_201, resident('202')])?.otherHouseholds], [6])
  assert.equal(unseen(rooms(7)), null)
})

const aheadOf = (tenantsOfHouse: TenantOfHouse[], seniorTenants: SeniorTenants | null = null, input = SHARED_HOUSE) => {
  const { low, high } = calculatePapers(withTyped(input, { tenantsOfHouse, seniorTenants })).claims.totalAhead
  return [low, high]
}

test('R-DIST-80: the table and what was typed elsewhere are not added up: the larger counts', () => {
  const listed: SeniorTenants = { state: 'PARTLY', depositsManwon: [6_000], sumManwon: null, countKnown: null }
  assert.deepEqual(aheadOf([OF_201], listed), [6_000, null])
  assert.deepEqual(aheadOf([OF_201, saying('NOBODY', 2_000, '202')], listed), [7_000, null])
})

test('R-DIST-80: a table closes nothing, and what does not fit to it opens what was said to be all', () => {
  assert.deepEqual(aheadOf(rooms(7)), [35_000, null])
  assert.deepEqual(aheadOf([OF_201], null, APARTMENT), [5_000, null])
  assert.deepEqual(aheadOf([], null, APARTMENT), [0, 0])
  assert.deepEqual(aheadOf([], ALL_KNOWN), [4_000, 4_000])
  assert.deepEqual(aheadOf([saying('NOBODY', 3_000)], ALL_KNOWN), [4_000, 4_000])
  assert.deepEqual(aheadOf([saying('NOBODY', 3_000), resident('202')], ALL_KNOWN), [4_000, null])
  assert.deepEqual(aheadOf([OF_201], ALL_KNOWN), [5_000, null])
  assert.deepEqual(aheadOf([saying('NOBODY', 1_000), saying('NOBODY', 2_000)], ALL_KNOWN), [4_000, null])
})

test('R-DIST-80, R-REG-27: an empty table is no table, and no number of households', () => {
  const without = calculatePapers(SHARED_HOUSE)
  for (const tenantsOfHouse of [[], null])
    assert.deepEqual(calculatePapers(withTyped(SHARED_HOUSE, { tenantsOfHouse })), without)
  assert.equal(without.claims.totalAhead.high, null)
})

test('R-DIST-80: a day counts where every deposit of the room states it, and a later tenant is not ahead', () => {
  const dates = {
    ...SHARED_HOUSE.typed.dates,
    moveInOn: '2024-01-05',
    reportOn: '2024-01-05',
    fixedDateOn: '2024-01-05',
  }
  const own = withTyped(SHARED_HOUSE, { dates })
  assert.deepEqual(aheadOf([OF_201], null, own), [0, null])
  assert.deepEqual(aheadOf([OF_201, saying('LANDLORD', 3_000)], null, own), [5_000, null])
  assert.deepEqual(aheadOf([{ ...OF_201, fixedDateOn: '2023-03-04' }], null, own), [5_000, null])
})
