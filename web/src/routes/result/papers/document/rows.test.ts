import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ReadEntry, RegistryReading } from '@lease-risk/registry/reading'
import { refused } from '@lease-risk/registry/refused'
import {
  besideTyped,
  entriesAfter,
  entriesTooMany,
  homeOf,
  openRows,
  othersOf,
  rowsOf,
  type TypedEntry,
} from './rows.ts'

const MORTGAGE: ReadEntry = {
  section: 'RIGHTS',
  rank: '1',
  kind: 'MORTGAGE',
  purpose: '',
  receivedOn: '2024-03-05',
  amountWon: 250_360_000,
  cancelled: false,
  cancelledBy: null,
  jointCollateralList: null,
  trustLedger: null,
  state: 'SETTLED',
  source: { page: 2, text: '' },
}
const TYPED: TypedEntry = {
  kind: 'MORTGAGE',
  cancelled: false,
  jointCollateral: false,
  registeredOn: '2024-03-05',
  amountManwon: 25_036,
}

function reading(entries: Partial<ReadEntry>[], rest: Partial<RegistryReading> = {}): RegistryReading {
  const read = entries.map((entry) => ({ ...MORTGAGE, ...entry }))
  return { ...refused('NO_TEXT', 1), state: 'READ', problems: [], entries: read, ...rest }
}

test('what is settled is added by one press, as it would be typed', () => {
  const rows = rowsOf(reading([{}]), [])
  assert.deepEqual(openRows(rows, {}), [])
  assert.deepEqual(entriesAfter(rows, {}), [TYPED])
})

test('R-REG-30: a mortgage of several homes is one with a list, and one whose text says so', () => {
  for (const joint of [{ jointCollateralList: '2020-12' }, { jointCollateral: true as const }])
    assert.deepEqual(entriesAfter(rowsOf(reading([joint]), []), {}), [{ ...TYPED, jointCollateral: true }])
})

test('R-REG-19: what is in doubt comes first and is added by a press of its own alone', () => {
  const rows = rowsOf(reading([{ receivedOn: '2020-01-01' }, { state: 'DOUBTED' }]), [])
  const [first] = rows
  assert.equal(first?.read?.state, 'DOUBTED')
  assert.deepEqual(openRows(rows, {}), [first])
  assert.equal(entriesAfter(rows, {}).length, 1)
  assert.equal(entriesAfter(rows, { [first?.id ?? '']: 'YES' }).length, 2)
  assert.deepEqual(entriesAfter(rows, { [first?.id ?? '']: { ...TYPED, amountManwon: 7 } })[0]?.amountManwon, 7)
})

const ADDRESS = '서울 관악구 신림동 1422-5 301호'
const OWN = { legalDistrict: '서울특별시 관악구 신림동', lot: '1422-5', dong: null, ho: '301' }
const OTHER = { ...OWN, ho: '302' }
const OF_OTHER = { home: OTHER, problems: [{ code: 'OTHER_HOME' as const, addressText: '', home: ADDRESS }] }

test('R-REG-33: the papers get the home that the document states, without the parts that it does not', () => {
  const { dong: _, ...stated } = OWN
  assert.deepEqual(homeOf(reading([], { home: OWN }), undefined), stated)
  assert.equal(
    homeOf(reading([], { home: { legalDistrict: null, lot: null, dong: null, ho: null } }), undefined),
    undefined,
  )
  assert.equal(homeOf(reading([]), undefined), undefined)
})

test('R-REG-20: entries of two homes never stand together', () => {
  const typed = (home?: object) => ({
    readOn: '2026-11-20',
    part: 'UNIT' as const,
    ownerIsLandlord: 'YES' as const,
    entries: [TYPED],
    ...(home && { home }),
  })
  const [{ dong: _a, ...own }, { dong: _b, ...other }] = [OWN, OTHER]
  const beside = (read: Partial<RegistryReading>, before: Parameters<typeof besideTyped>[1]) => {
    const { registry, isBarred } = besideTyped(reading([{}], read), before, ADDRESS)
    return isBarred ? 'BARRED' : registry ? 'BESIDE' : 'ALONE'
  }
  for (const read of [{ home: OWN }, {}, { home: { ...OWN, ho: null } }]) {
    assert.equal(beside(read, undefined), 'ALONE')
    assert.equal(beside(read, typed()), 'BESIDE')
    assert.equal(beside(read, typed(own)), 'BESIDE')
    assert.equal(beside(read, typed(other)), 'ALONE')
  }
  assert.equal(beside(OF_OTHER, undefined), 'ALONE')
  assert.equal(beside(OF_OTHER, typed()), 'BARRED')
  assert.equal(beside(OF_OTHER, typed(own)), 'BARRED')
  assert.equal(beside(OF_OTHER, typed(other)), 'BESIDE')
  assert.equal(beside({ home: { ...OWN, lot: '1422-6' } }, typed(own)), 'BARRED')
})

test('R-REG-19: nothing of a document that may be of another home is added without a press of its own', () => {
  const rows = rowsOf(reading([{}], { problems: [{ code: 'OTHER_ADDRESS', addressText: '' }] }), [])
  assert.equal(openRows(rowsOf(reading([{}], OF_OTHER), []), {}).length, 1)
  assert.equal(openRows(rows, {}).length, 1)
  assert.deepEqual(entriesAfter(rows, {}), [])
})

test('R-REG-20: what was typed stands until its writer says otherwise', () => {
  const rows = rowsOf(reading([{}]), [{ ...TYPED, amountManwon: 9 }])
  assert.deepEqual(
    rows.map(({ standing, asks }) => [standing, asks]),
    [['OTHERWISE', true]],
  )
  assert.equal(entriesAfter(rows, {})[0]?.amountManwon, 9)
  assert.equal(entriesAfter(rows, { '0': 'YES' })[0]?.amountManwon, 25_036)
})

test('R-REG-20: a sum without a day is not counted beside the entries that it may hold', () => {
  const sum: TypedEntry = { kind: 'MORTGAGE', cancelled: false, jointCollateral: false, amountManwon: 25_036 }
  const rows = rowsOf(reading([{}]), [sum])
  assert.equal(rows[0]?.standing, 'SUM')
  assert.equal(openRows(rows, {}).length, 1)
  assert.deepEqual(entriesAfter(rows, { [rows[0]?.id ?? '']: 'NO' }), [TYPED])
})

test('a second document: what is the same adds nothing, and a new mortgage stands before it', () => {
  const rows = rowsOf(reading([{}, { rank: '2', receivedOn: '2026-11-20' }]), [TYPED])
  assert.deepEqual(
    rows.map(({ standing, read }) => [standing, read?.rank]),
    [
      ['NEW', '2'],
      ['SAME', '1'],
    ],
  )
  assert.equal(entriesAfter(rows, {}).length, 2)
})

test('what was typed and is not in the document stays, unless it is taken out', () => {
  const rows = rowsOf(reading([]), [TYPED])
  assert.deepEqual(entriesAfter(rows, {}), [TYPED])
  assert.deepEqual(entriesAfter(rows, { [rows[0]?.id ?? '']: 'NO' }), [])
})

test('a part of 10,000 won is owed too, and an amount that no home has is not taken over', () => {
  assert.equal(rowsOf(reading([{ amountWon: 10_001 }]), [])[0]?.yes?.amountManwon, 2)
  const [huge] = rowsOf(reading([{ amountWon: 9e15 }]), [])
  assert.deepEqual([huge?.asks, huge?.yes?.amountManwon], [true, undefined])
})

test('R-REG-18: valid entries that the papers have no place for are counted, cancelled ones are the first to go', () => {
  const many = Array.from({ length: 102 }, (_, at): Partial<ReadEntry> => ({ rank: String(at + 1) }))
  const tooMany = (read: Partial<ReadEntry>[]) => entriesTooMany(rowsOf(reading(read), []), {})
  assert.equal(tooMany(many), 2)
  assert.equal(tooMany(many.map((each, at) => ({ ...each, cancelled: at < 2 }))), 0)
})

test('signals of the title are rows that ask, and transfers are shown beside the rows', () => {
  const read = reading([{ kind: 'OWNERSHIP_TRANSFER' }], { signals: ['NO_LAND_RIGHT'] })
  assert.deepEqual(
    rowsOf(read, []).map(({ yes, asks }) => [yes?.kind, asks]),
    [['NO_LAND_RIGHT', true]],
  )
  assert.equal(othersOf(read).length, 1)
})
