import assert from 'node:assert/strict'
import { test } from 'node:test'
import { splitUnit } from './split-unit.ts'

const NAMES = [
  '은하빌라',
  '신림동 은하빌라',
  '대치동 은마아파트',
  '반포자이',
  '헬리오시티',
  '래미안 원베일리',
  '현대1차',
  '푸르지오 써밋',
  '한신타워',
  '신림역 은하빌',
  'e편한세상',
  '더샵 101',
  '동나',
  '홍제',
]
const UNITS = [
  '302호',
  '1203호',
  '제302호',
  '제 302호',
  '라 302호',
  '비01호',
  'B101호',
  '101동 1203호',
  '101동1203호',
  '제101동 제1203호',
  '가동 302호',
  '가동 나302호',
  'A동 3층 302호',
  '지하 1호',
  '반지하',
  '옥탑방',
  '3층',
  '31-1203',
]

test('behind a blank every unit is distinguished from every name', () => {
  for (const name of NAMES)
    for (const unitText of UNITS) assert.deepEqual(splitUnit(`${name} ${unitText}`), { text: name, unitText })
})

for (const [written, text, unitText] of [
  ['은하빌라302호', '은하빌라', '302호'],
  ['은하빌라제302호', '은하빌라', '제302호'],
  ['은하빌라B02호', '은하빌라', 'B02호'],
  ['반포자이1203호', '반포자이', '1203호'],
  ['은마아파트101동1203호', '은마아파트', '101동1203호'],
  ['은마아파트31동 1203호', '은마아파트', '31동 1203호'],
  ['헬리오시티101동1203호', '헬리오시티', '101동1203호'],
  ['신림1동 302호', '신림1동', '302호'],
  ['대치동 은마아파트', '대치동 은마아파트', null],
  ['비호빌라', '비호빌라', null],
] as const) {
  test(`${written} is ${text} and ${unitText}`, () => assert.deepEqual(splitUnit(written), { text, unitText }))
}

for (const [written, unitText] of [
  ['은하빌라 301호 302호', '301호 302호'],
  ['은하빌라 301호, 302호', '301호, 302호'],
  ['은하빌라 301,302호', '301,302호'],
  ['은하빌라 301호/302호', '301호/302호'],
  ['은하빌라 101동 301호 302호', '101동 301호 302호'],
  ['은하빌라 3층 301호 4층', '3층 301호 4층'],
] as const) {
  test(`R-ADDR-33: all units behind a name are split off: ${written}`, () =>
    assert.deepEqual(splitUnit(written), { text: '은하빌라', unitText }))
}
