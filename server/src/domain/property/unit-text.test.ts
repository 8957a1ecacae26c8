import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../../test/properties.ts'
import { parseUnitFloor } from './unit-floor.ts'
import { isSameName, parseUnitText, plainDongName, plainUnitName } from './unit-text.ts'

/** Text → building, unit, floor, how it names a basement, and the floor that it would name in a wing B. */
const TEXTS: [
  text: string,
  dong: string | null,
  ho: string | null,
  floor: number | null,
  basement?: string,
  wingFloor?: number,
][] = [
  ['101동 1203호', '101', '1203', null],
  ['제101동 제2층 제202호', '101', '202', 2],
  ['101 동 1203 호', '101', '1203', null],
  ['１０１동　１２０３호', '101', '1203', null],
  ['101동 1203호'.normalize('NFD'), '101', '1203', null],
  ['3층 302호', null, '302', 3],
  ['지상 3층', null, null, 3],
  ['201-1호', null, '201-1', null],
  ['301호실', null, '301', null],
  ['신림 2호선빌라 301호', null, '301', null],
  ['지하 1층', null, null, -1, 'WORD'],
  ['지하2층 201호', null, '201', -2, 'WORD'],
  ['B1층', null, null, -1, 'WORD'],
  ['B1', null, null, -1, 'WORD'],
  ['지하층', null, null, null, 'WORD'],
  ['(신림빌라) 지하', null, null, null, 'WORD'],
  ['반지하', null, null, null, 'WORD'],
  ['반지하 2호', null, 'B2', null, 'WORD'],
  ['지하1호', null, 'B1', null, 'WORD'],
  ['지하 101호', null, 'B101', null, 'WORD'],
  ['지층 1호', null, 'B1', null, 'WORD'],
  ['비101호', null, 'B101', null, 'WORD'],
  ['비01호', null, 'B1', null, 'WORD'],
  ['B101호', null, 'B101', null, 'LETTER', 1],
  ['B1203호', null, 'B1203', null, 'LETTER', 12],
  ['B101', null, 'B101', null, 'LETTER', 1],
  ['b01호', null, 'B1', null, 'LETTER'],
  ['101동 B102호', '101', 'B102', null, 'LETTER', 1],
  ['옥탑', null, null, null],
  ['옥탑 1호', null, '옥탑1', null],
  ['가동', '가', null, null],
  ['A동 101호', 'A', '101', null],
  ['제A동', 'A', null, null],
  ['제비동 301호', 'B', '301', null],
  ['비동', 'B', null, null],
  ['에이동 3호', 'A', '3', null],
  ['B동 101호', 'B', '101', null],
  ['비둘기빌라 101호', null, '101', null],
  ['나비동 1호', null, '1', null],
  ['지하철빌라 301호', null, '301', null],
  ['상가동 2호', null, '2', null],
]

/** R-ADDR-32: a unit without the words 동 and 호, and the same one with them. */
const WITHOUT_WORDS: [bare: string, inFull: string][] = [
  ['301', '301호'],
  ['３０１', '301호'],
  [' 301 ', '301호'],
  ['5', '5호'],
  ['1203', '1203호'],
  ['제301', '301호'],
  ['301 호', '301호'],
  ['201-1', '201-1호'],
  ['B01', 'B01호'],
  ['b01', 'B01호'],
  ['b101', 'B101호'],
  ['B 101', 'B 101호'],
  ['A301', 'A301호'],
  ['비01', '비01호'],
  ['지하 101', '지하 101호'],
  ['101-1203', '101동 1203호'],
  ['101 - 1203', '101동 1203호'],
  ['１０１－１２０３', '101동 1203호'],
  ['101-1203호', '101동 1203호'],
  ['1-301', '1동 301호'],
  ['A-301', 'A동 301호'],
  ['1동-301', '1동 301호'],
  ['1동-301호', '1동 301호'],
  ['가동-2', '가동 2호'],
  ['101동1203', '101동 1203호'],
  ['101동 1203', '101동 1203호'],
  ['제101동 1203', '101동 1203호'],
  ['에이동 301', 'A동 301호'],
  ['나동 301', '나동 301호'],
  ['3층 301', '3층 301호'],
  ['3층 2', '3층 2호'],
  ['101동 3층 301', '101동 3층 301호'],
  ['B1층 101', 'B1층 101호'],
  ['은마아파트 301', '은마아파트 301호'],
  ['(신림빌라) 301', '(신림빌라) 301호'],
  ['301 (신림빌라)', '301호 (신림빌라)'],
  ['옥탑 1', '옥탑 1호'],
]
for (const [bare, inFull] of WITHOUT_WORDS) {
  test(`R-ADDR-32: the unit ${JSON.stringify(bare)} is ${inFull}`, () => {
    assert.notEqual(parseUnitText(bare).ho, null)
    assert.deepEqual(parseUnitText(bare), parseUnitText(inFull))
    assert.deepEqual(parseUnitFloor(bare), parseUnitFloor(inFull))
  })
}

test('R-ADDR-32: a number that is no room stays unread', () => {
  for (const text of ['B1', '지하 1', '현대 2차', '외 2필지', '101-12', '3층', '59㎡', '2/4', '래미안 3', '30평', '']) {
    assert.equal(parseUnitText(text).ho, null, text)
  }
})

for (const [text, dong, ho, floor, basement = null, wingFloor = null] of TEXTS) {
  test(`unit text: ${JSON.stringify(text)}`, () => {
    assert.deepEqual(parseUnitText(text), { dong, ho })
    assert.deepEqual(parseUnitFloor(text), { floor, basement, wingFloor })
  })
}

const SAME: [official: string, plain: string][] = [
  ['제비동', 'B'],
  ['B동', 'B'],
  ['비101호', 'B101'],
  ['지하1호', 'B1'],
  ['B01', 'B1'],
  ['지층2', 'B2'],
  ['제101동', '101'],
]
test('an official name and a typed one mean the same, however a basement and a letter are written', () => {
  for (const [official, plain] of SAME) assert.ok(isSameName(official, plain), official)
  assert.ok(!isSameName('101', 'B101') && !isSameName('나동', 'B'))
})

test('only a short name names a building of the lot', () => {
  for (const name of ['101동', '제101동', '101', '가동', '제비동', 'A'])
    assert.notEqual(plainDongName(name), null, name)
  for (const name of ['주건축물제1동', '상가동', '신림빌라', '', ' ', null]) assert.equal(plainDongName(name), null)
})

test('any unit text is read without a throw, and a name read is its own plain name', () => {
  const word = fc.constantFrom('제', '지하', '반', '층', '비', 'B', '동', '호', '1', '203', '-', ' ', '옥탑', '가')
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(word, { maxLength: 12 }).map((words) => words.join('')),
  )
  fc.assert(
    fc.property(text, (any) => {
      parseUnitFloor(any)
      for (const name of Object.values(parseUnitText(any))) if (name !== null) assert.equal(plainUnitName(name), name)
    }),
    { numRuns: 2_000 },
  )
})
