import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseCatalogueText } from './catalogue-text.ts'
import { buildDistrictTree } from './district-tree.ts'

const tree = (...lines: string[]) => buildDistrictTree(parseCatalogueText(lines.join('\n')))

test('a ward of a city has both names, and its dong stand under it', () => {
  const districts = tree('4111710100\t매탄동', '4111700000\t영통구', '4111000000\t수원시', '4100000000\t경기도')
  const dong = districts.get('4111710100')
  assert.equal(dong?.fullName, '경기도 수원시 영통구 매탄동')
  assert.equal(dong?.sigunguName, '수원시 영통구')
  assert.deepEqual(
    [...districts.values()].map(({ level, parentCode }) => [level, parentCode]),
    [
      ['SIDO', null],
      ['SIGUNGU', '4100000000'],
      ['SIGUNGU', '4111000000'],
      ['EMD', '4111700000'],
    ],
  )
})

test('neighbouring numbers alone put no county under another', () => {
  const districts = tree('4300000000\t충청북도', '4374000000\t영동군', '4374500000\t증평군')
  assert.equal(districts.get('4374500000')?.fullName, '충청북도 증평군')
})

test('Sejong is a 시도 without 시군구', () => {
  const districts = tree('3611000000\t세종특별자치시', '3611025000\t조치원읍', '3611025021\t원리')
  const ri = districts.get('3611025021')
  assert.deepEqual(
    [ri?.sidoName, ri?.sigunguName, ri?.emdName, ri?.riName],
    ['세종특별자치시', null, '조치원읍', '원리'],
  )
  assert.equal(districts.get('3611000000')?.level, 'SIDO')
})

test('a missing level between and a doubled code are refused', () => {
  assert.throws(() => tree('1100000000\t서울특별시', '1162010200\t신림동'), /nothing above 1162010200/)
  assert.throws(() => tree('3611000000\t세종특별자치시', '3611025021\t원리'), /nothing above 3611025021/)
  assert.throws(() => tree('1100000000\t서울특별시', '1100000000\t서울특별시'), /twice/)
})
