import assert from 'node:assert/strict'
import { test } from 'node:test'
import { onlyFee } from './maintenance-fee.ts'
import { readDescription } from './read-description.ts'

/** A text, the fee beside the rent (0: the text says that there is none), and the words on it. */
// biome-ignore format: a table
const TABLE: [text: string, manwon: number | null, said: string | null][] = [
  ['관리비 5만', 5, '관리비 5만'], ['관리비5', 5, '관리비5'], ['관리비: 월 7만원', 7, '관리비: 월 7만원'], ['관리비는 5만원이에요', 5, '관리비는 5만원'], ['월관리비 12만', 12, '월관리비 12만'], ['관리비(월) 8만원', 8, '관리비(월) 8만원'], ['500/45 관5', 5, '관5'], ['관비 3만', 3, '관비 3만'], ['관리비 5만5천원', 5.5, '관리비 5만5천원'], ['관리비 오만원', 5, '관리비 오만원'], ['관리비 55,000원', 5.5, '관리비 55,000원'], ['관리비 별도 5만', 5, '관리비 별도 5만'], ['기본관리비 6만', 6, '기본관리비 6만'],
  // what it covers is no part of the amount
  ['관리비 7만원(수도·인터넷 포함)', 7, '관리비 7만원(수도·인터넷 포함)'], ['관리비 7만, 수도 포함', 7, '관리비 7만'], ['관리비 7만원에 수도 포함', 7, '관리비 7만원에 수도 포함'], ['관리비 5만 (전기, 가스 별도)', 5, '관리비 5만 (전기, 가스 별도)'],
  // none, as the listing says
  ['관리비 없음', 0, '관리비 없음'], ['관리비 무', 0, '관리비 무'], ['관리비 X', 0, '관리비 X'], ['관리비 0원', 0, '관리비 0원'], ['노관리비', 0, '노관리비'], ['관리비 따로 없어요', 0, '관리비 따로 없어요'], ['관리비\n없음', 0, '관리비 없음'],
  // never zero: no amount, or a part of the rent
  ['관리비 별도', null, '관리비 별도'], ['관리비 실비', null, '관리비 실비'], ['관리비 있음', null, '관리비 있음'], ['관리비 포함', null, '관리비 포함'], ['월세 50(관리비 10만원 포함)', null, '관리비 10만원 포함'], ['관리비 5, 월세에 포함', 5, '관리비 5'], ['관리비 없는지 확인', null, null], ['관리비 없는 집 아니고 10만원', null, null], ['관리비 없음 아닙니다', null, null], ['관리비 부담없는 집', null, null], ['관리비 저렴', null, null], ['', null, null],
  // not certain, or not all of it
  ['관리비 5~7만', null, '관리비 5~7만'], ['관리비 약 10만원', null, null], ['관리비 10만원 정도', null, '관리비 10만원 정도'], ['관리비 10만원대', null, '관리비 10만원대'], ['관리비 5만 이상', null, '관리비 5만 이상'], ['관리비 5만원부터', null, '관리비 5만원부터'], ['관리비 8만(1인 기준)', null, '관리비 8만(1인 기준)'], ['관리비 평당 3,000원', null, null], ['관리비 3만+실비', null, '관리비 3만+실비'], ['공용관리비 3만, 관리비 5만', null, '공용관리비 · 관리비 5만'], ['관리비 5만 / 관리비 7만', null, '관리비 5만 · 관리비 7만'], ['관리비 50000', null, '관리비 50000'], ['관리비 5천원', null, '관리비 5천원'],
  // of another home, or no fee
  ['옆집 관리비 10만', null, null], ['상가 관리비 20만', null, null], ['본관 5층', null, null], ['관 5동', null, null], ['주차비 5만', null, null],
]
for (const [text, manwon, said] of TABLE)
  test(`R-ADDR-82: "${text}" says ${manwon ?? 'no amount'} of the fee`, () => {
    const { fees } = readDescription(text)
    assert.deepEqual(
      [onlyFee(fees), fees.length === 0 ? null : fees.map((each) => each.text).join(' · ')],
      [manwon, said],
    )
  })
