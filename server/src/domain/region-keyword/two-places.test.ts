import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openNames, settledNames } from '../../../test/open-or-settled.ts'

/** Question → the places that it names, parted by commas. */
const OPEN: [text: string, names: string][] = [
  ['강남 신림 월세', '강남구, 신림동'],
  ['강남, 잠실 전세', '강남구, 잠실동'],
  ['강남/신림 월세', '강남구, 신림동'],
  ['강남 아니면 신림', '강남구, 신림동'],
  ['강남 혹은 신림 월세', '강남구, 신림동'],
  ['강남 또는 신림 월세', '강남구, 신림동'],
  ['강남구 신림동 월세', '강남구, 신림동'],
  ['용산 성수 전세', '용산구, 성수동1가'],
  ['서초 잠실 월세', '서초구, 잠실동'],
  ['신림이나 봉천 전세', '신림동, 봉천동'],
  ['강남이나 신림 월세', '강남구, 신림동'],
  ['수원이나 용인 전세', '수원시, 용인시'],
  ['부천이나 인천 전세', '부천시, 인천광역시'],
  ['노원이나 도봉 전세', '노원구, 도봉구'],
  ['마포나 용산 전세', '마포구, 용산구'],
  ['신림보다 봉천 월세', '신림동, 봉천동'],
  ['신림이든 봉천이든 월세', '신림동, 봉천동'],
  ['신림부터 봉천까지 월세', '신림동, 봉천동'],
  ['강남에서 신림 출퇴근 월세', '강남구, 신림동'],
  ['신림, 봉천, 낙성대', '신림동, 봉천동'],
  ['신림 봉천 서울대입구 원룸', '신림동, 봉천동'],
  ['Gangnam or Sillim one room', '강남구, 신림동'],
  ['Commute to Gangnam, live in Sillim', '강남구, 신림동'],
]

for (const [text, names] of OPEN) {
  test(`R-REGION-17: ${text} leaves open which of ${names}`, () => {
    const candidates = openNames(text)
    for (const name of names.split(', ')) assert.ok(candidates.includes(name), `${name} in ${candidates.join(', ')}`)
  })
}

const ONE: Record<string, string> = {
  '강남 역삼동': '역삼동',
  '서울 강남 원룸': '강남구',
  '인천 부평 부개 원룸': '부개동',
  '분당 삼성 아파트': '분당구',
  '강남 한양 전세': '강남구',
  '노원 상계 주공': '상계동',
  '신림동 상록빌라': '신림동',
  '강남 빼고 신림': '신림동',
}

for (const [text, name] of Object.entries(ONE)) {
  test(`R-REGION-17: ${text} is one place, ${name}`, () => {
    assert.deepEqual(settledNames(text), [name])
  })
}
