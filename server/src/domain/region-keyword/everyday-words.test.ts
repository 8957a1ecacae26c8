import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadDistrictCatalogue } from '../../platform/load-district-catalogue.ts'
import { loadRegionReader } from '../../platform/load-region-reader.ts'
import { isSettled } from './find-regions.ts'

const catalogue = loadDistrictCatalogue()
const read = loadRegionReader(catalogue)
const settled = (text: string) => {
  const { region } = read(text)
  return region !== null && isSettled(region) ? region.districts.map(({ name }) => name) : []
}

test('R-REGION-12: words of daily life settle on no district, however they are combined', () => {
  for (const word of ['예산', '문의', '행복', '우성', '상주', '공주', '수영', '화목', '가정', '의사']) {
    for (const text of [
      word,
      `${word} 전세`,
      `월세 ${word} 60`,
      `${word} 원룸 추천`,
      `전세 3억 ${word}`,
      `${word}아파트 월세`,
    ]) {
      assert.deepEqual(settled(text), [], text)
    }
    assert.deepEqual(settled(`관악구 신림동 원룸 ${word}`), ['신림동'], word)
  }
})

test('R-REGION-12: with their unit, and behind what they lie in, they are names', () => {
  const named = {
    '예산군 아파트': '예산군',
    '상주시 원룸': '상주시',
    '문의면 전세': '문의면',
    '공주시 우성면': '우성면',
    '충남 예산': '예산군',
  }
  for (const [text, name] of Object.entries(named)) assert.deepEqual(settled(text), [name], text)
})

test('R-REGION-12: a budget is an amount', () => {
  assert.deepEqual(
    read('월세 예산 60').terms.map(({ kind }) => kind),
    ['MONTHLY_RENT'],
  )
})
