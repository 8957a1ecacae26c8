import assert from 'node:assert/strict'
import { test } from 'node:test'
import { unitIn } from './read-listing.ts'

// biome-ignore format: a table
const WITH_LOT: [text: string, unit: string | null][] = [
  ['신림동 1422-5 201호', '201호'], ['신림동 1422-5번지 201호이고 보증금 1000', '201호'], ['신림동 1422-5 한솔빌라 201호', '201호'], ['신림동 1422-5 르네상스 201호 전세 2억', '201호'], ['신림동 1422-5, 201호', '201호'], ['신림동 1422, 201호', '201호'],
  ['신림동 1422-5 B01호', 'B01호'], ['정자동 178-1 101동 1203호', '101동 1203호'], ['2호선 신림역 도보 5분 신림동 1422-5 201호', '201호'], ['신림동 1422-5 201호 문의드려요', '201호'],
  ['신림동 1422-5 201호, 202호', null], ['신림동 1422-5 201호/302호', null], ['신림동 1422-5 201, 202호', null], ['신림동 1422-5 201~205호', null], ['신림동 1422-5 201호~205호', null], ['신림동 1422-5 201호는 계약완료, 301호 가능', null], ['신림동 1422-5 201호 위층', null], ['신림동 1422-5', null],
]
// biome-ignore format: a table
const WITHOUT_LOT: [text: string, unit: string | null][] = [
  ['한솔빌라 201호', '201호'], ['201호', '201호'], ['호수: 201호', '201호'], ['월세 500/45 | 201호 | 3층', '201호'], ['래미안 101동 1203호 전세 11억', '101동 1203호'],
  ['101호는 나갔고 202호만 남았어요', null], ['201호, 202호 있습니다', null], ['201호 또는 302호', null], ['201호/302호', null], ['옆집 302호 계약완료', null], ['현재 301호 거주중 옆 302호 임대', null],
  ['상가 101호 위층', null], ['관리실 101호 방문', null], ['문의: 부동산 103호 사무실', null], ['2호선 신림역', null], ['1호 2호 태풍', null], ['5호 태풍', null],
]
for (const [hasLot, table] of [
  [true, WITH_LOT],
  [false, WITHOUT_LOT],
] as const) {
  for (const [text, unit] of table) {
    test(`R-ADDR-30: "${text}" ${unit === null ? 'leaves the unit open' : `is about unit ${unit}`}`, () => {
      assert.equal(unitIn(text, hasLot), unit)
    })
  }
}
