import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadDistrictCatalogue } from '../../platform/load-district-catalogue.ts'
import { parseAddress } from './parse-address.ts'

const catalogue = loadDistrictCatalogue()
const roadOf = (text: string) => {
  const parsed = parseAddress(text, catalogue)
  assert.ok(parsed.kind === 'ROAD', `${text}: ${parsed.kind}`)
  return parsed.road
}

const OTHER_WORDS = (
  ' 맞은편| 옆 건물| 옆집 201호| 옆 201호| 근처| 건너편 빌라| 부근| 앞| 뒤| 아님|와 25| 와 25|, 25|~25| 또는 25|분 거리| 분 거리| 평 빌라|평 빌라|' +
  '층| 층|호| 호|동 201호| 동 201호|만원|년된 빌라|쯤|에서 도보 5분 빌라| (맞은편)| (신림동) 맞은편| (신림동 옆건물)| (신림동 근처)'
).split('|')

test('R-ADDR-27: any other word behind a road number makes a question of the building', () => {
  for (const words of OTHER_WORDS) {
    const { buildingNumber, isSure } = roadOf(`서울 관악구 신림로59길 23${words}`)
    assert.deepEqual([buildingNumber, isSure], ['23', false], words)
  }
})

test('R-ADDR-27: an English word for a place beside the number makes a question of the building', () => {
  for (const word of ['near', 'opposite', 'next to', 'behind', 'across from']) {
    assert.ok(!roadOf(`${word} 23, Sillim-ro 59-gil, Gwanak-gu, Seoul`).isSure, word)
  }
})

const PARTS = (
  '| 201호|, 201호|, 3층 301호| 101동 1203호| B동 302호| 지하1층|번지|-1| (신림동)|(신림동)| (신림동, 하늘빌라)| (신림동하늘빌라)|' +
  ' (신림동, 파크리오) 201호|, 101동 1203호 (신림동, 파크리오)| 하늘빌라 302호| (신림동 1422-5)'
).split('|')

test('R-ADDR-27: parts of the building, its name and the note of its 동 and name leave the building as it is', () => {
  for (const words of PARTS) assert.ok(roadOf(`서울 관악구 신림로59길 23${words}`).isSure, words)
})
