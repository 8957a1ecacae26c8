import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openNames, settledNames } from '../../../test/open-or-settled.ts'

/** Bare name → the district that has it, and one at the station. */
const OPEN: [name: string, district: string, atStation: string][] = [
  ['미금', '남양주시', '구미동'],
  ['금정', '금정구', '금정동'],
  ['내방', '내방동', '방배동'],
  ['백운', '백운동', '십정동'],
  ['풍산', '풍산동', '풍동'],
  ['능곡', '능곡동', '토당동'],
  ['동촌', '동촌동', '검사동'],
  ['서원', '서원구', '신림동'],
  ['동막', '동막동', '동춘동'],
  ['제물포', '제물포구', '도화동'],
  ['명덕', '명덕동', '대명동'],
  ['팔달', '팔달구', '팔달동'],
  ['진천', '진천군', '진천동'],
  ['송정', '광산구', '공항동'],
]

for (const [name, district, atStation] of OPEN) {
  test(`R-REGION-18: ${name} may be ${district} or the station ${name}역`, () => {
    const candidates = openNames(`${name} 월세`)
    assert.ok(candidates.includes(district), `${district} in ${candidates.join(', ')}`)
    assert.ok(candidates.includes(atStation), `${atStation} in ${candidates.join(', ')}`)
  })
}

test('R-REGION-18: a name is settled where its station is in the district or beside it, and by its unit or its city', () => {
  const named = {
    '신림 월세': '신림동',
    '강남 월세': '강남구',
    '관악 월세': '관악구',
    '봉천 월세': '봉천동',
    '금정구 월세': '금정구',
    '부산 금정 월세': '금정구',
    '충북 진천 월세': '진천군',
    '수원 팔달 월세': '팔달구',
  }
  for (const [text, name] of Object.entries(named)) assert.deepEqual(settledNames(text), [name], text)
})
