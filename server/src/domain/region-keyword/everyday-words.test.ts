import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read, settledNames } from '../../../test/open-or-settled.ts'

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
      assert.deepEqual(settledNames(text), [], text)
    }
    assert.deepEqual(settledNames(`관악구 신림동 원룸 ${word}`), ['신림동'], word)
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
  for (const [text, name] of Object.entries(named)) assert.deepEqual(settledNames(text), [name], text)
})

test('R-REGION-12: a budget is an amount', () => {
  assert.deepEqual(
    read('월세 예산 60').terms.map(({ kind }) => kind),
    ['MONTHLY_RENT'],
  )
})

test('R-REGION-12: sentences without a place name none', () => {
  for (const text of [
    '고양이 월세',
    '고양이 키울 수 있는 월세',
    '1년 동안 살 월세',
    '6개월 동안 단기 월세',
    '방학동안 단기 월세',
    '수도 포함 월세',
    '매월 50만원 원룸',
    '거의 신축 월세',
    '다방에서 본 월세',
    '강화유리 월세',
    '대출 규제 강화 전세',
    '공항 근처 월세',
    '동원 아파트 전세',
    '변동 없는 월세',
    '보일러 작동 잘 되는 월세',
    '우동집 근처 원룸',
    '상인 가게 월세',
  ])
    assert.deepEqual(settledNames(text), [], text)
})

test('R-REGION-12: such words leave the place of the sentence as it is', () => {
  for (const words of [
    '고양이 가능',
    '방학 동안 살',
    '방학동안',
    '수도 포함',
    '거의 신축',
    '다방에서 본',
    '매월 50만원',
  ]) {
    for (const text of [`${words} 신림 원룸`, `신림 원룸 ${words}`])
      assert.deepEqual(settledNames(text), ['신림동'], text)
  }
})

test('R-REGION-12: the same letters are a name with their unit, or behind what contains them', () => {
  const named = {
    '고양 월세': '고양시',
    '고양에서 월세': '고양시',
    '안양 동안 월세': '동안구',
    '동안구 월세': '동안구',
    '방학동 안 월세': '방학동',
    '인천 강화 월세': '강화군',
    '강화군 월세': '강화군',
    '매월동 월세': '매월동',
    '해운대 우동 원룸': '우동',
    '대전 변동 원룸': '변동',
  }
  for (const [text, name] of Object.entries(named)) assert.deepEqual(settledNames(text), [name], text)
})
