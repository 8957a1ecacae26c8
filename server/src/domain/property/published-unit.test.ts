import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../../test/properties.ts'
import { readPublishedUnit } from './published-unit.ts'
import { isSameName, parseUnitText } from './unit-text.ts'

const of = (ho: string, dong = '', floor = '') => Object.values(readPublishedUnit({ dong, ho, floor }))

const PUBLISHED: [ho: string, dong: string, floor: string, read: [string | null, string | null, number | null]][] = [
  ['301', '', '', [null, '301', 3]],
  ['0301', '', '3', [null, '301', 3]],
  ['1203', '제101동', '12', ['101', '1203', 12]],
  ['3층301호', '', '', [null, '301', 3]],
  ['일층(101)', '', '', [null, '101', 1]],
  ['십이층1201호', '', '', [null, '1201', 12]],
  ['이십층 2001', '', '', [null, '2001', 20]],
  ['지층비01', '', '', [null, 'B1', -1]],
  ['지하층02호', '', '', [null, 'B2', -1]],
  ['지하2층201', '', '', [null, 'B201', -2]],
  ['비01', '', '', [null, 'B1', -1]],
  ['0층', '', '', [null, null, null]],
  ['B101호', '', '', [null, 'B101', -1]],
  ['지1', '', '지1', [null, 'B1', -1]],
  ['101동201', '', '', ['101', '201', 2]],
  ['가동 302호', '동명없음', '3', ['가', '302', 3]],
  ['제3층 제302호', '', '', [null, '302', 3]],
  ['1층', '', '', [null, null, 1]],
  ['12', '', '', [null, '12', null]],
  ['12-1', '', '2', [null, '12-1', 2]],
  ['에이01', '0', '', [null, '에이01', null]],
  ['', '', '', [null, null, null]],
]
for (const [ho, dong, floor, read] of PUBLISHED) {
  test(`published unit: ${dong} ${ho} ${floor} → ${JSON.stringify(read)}`, () =>
    assert.deepEqual(of(ho, dong, floor), read))
}

test('a published unit is found by the address that names it', () => {
  for (const [published, address] of [
    [{ dong: '', ho: '3층301호', floor: '' }, '301호'],
    [{ dong: '', ho: '101동201', floor: '' }, '101동 201호'],
    [{ dong: '', ho: '지층비01', floor: '' }, 'B01호'],
  ] as const) {
    const unit = readPublishedUnit(published)
    const asked = parseUnitText(address)
    assert.ok(isSameName(unit.ho, asked.ho ?? ''), address)
    if (asked.dong !== null) assert.ok(isSameName(unit.dong, asked.dong), address)
  }
})

test('property: no text makes the reading fail, a floor is a whole number and never 0', () => {
  const text = fc.oneof(
    fc.string(),
    fc.string({ unit: fc.constantFrom('지', '하', '층', '비', 'B', '1', '0', '동', '호', '제', '십', '-') }),
  )
  fc.assert(
    fc.property(text, text, text, (ho, dong, floor) => {
      const unit = readPublishedUnit({ ho, dong, floor })
      assert.ok(unit.floor === null || (Number.isInteger(unit.floor) && unit.floor !== 0))
    }),
  )
})
