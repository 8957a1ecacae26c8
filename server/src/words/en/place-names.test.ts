import assert from 'node:assert/strict'
import { test } from 'node:test'
import { romanize } from 'es-hangul'
import fc from '../../../test/properties.ts'
import { bareName } from '../../domain/district/name-index.ts'
import { loadDistrictCatalogue } from '../../platform/load-district-catalogue.ts'
import { romaniseAddress, romaniseName } from './place-names.ts'
import { romaniseSyllables } from './romanise.ts'

const catalogue = loadDistrictCatalogue()
const active = catalogue.active()

// R-ADDR-22
for (const [name, romanised] of Object.entries({
  서울특별시: 'Seoul',
  부산직할시: 'Busan',
  세종특별자치시: 'Sejong',
  제주특별자치도: 'Jeju',
  강원특별자치도: 'Gangwon State',
  경기도: 'Gyeonggi-do',
  강원도: 'Gangwon-do',
  수원시: 'Suwon-si',
  관악구: 'Gwanak-gu',
  중구: 'Jung-gu',
  종로구: 'Jongno-gu',
  신림동: 'Sillim-dong',
  신림1동: 'Sillim 1-dong',
  왕십리: 'Wangsip-ri',
  하왕십리동: 'Hawangsimni-dong',
  성수동1가: 'Seongsu-dong 1-ga',
  종로1가: 'Jongno 1-ga',
  신문로2가: 'Sinmunno 2-ga',
  을지로3가: 'Euljiro 3-ga',
  광령1리: 'Gwangnyeong 1-ri',
  '기암리(岐岩)': 'Giam-ri',
  안양시: 'Anyang-si',
  밀양시: 'Miryang-si',
  묵호진동: 'Mukhojin-dong',
  별내동: 'Byeollae-dong',
  학여울: 'Hangnyeoul',
  담빛리: 'Dambit-ri',
  김삿갓면: 'Gimsatgat-myeon',
  신림로: 'Sillim-ro',
  신림로59길: 'Sillim-ro 59-gil',
  신림로59가길: 'Sillim-ro 59ga-gil',
  중앙로12번길: 'Jungang-ro 12beon-gil',
  테헤란로: 'Teheran-ro',
  세종대로: 'Sejong-daero',
  종로: 'Jong-ro',
})) {
  test(`${name} is written ${romanised}`, () => assert.equal(romaniseName(name), romanised))
}

test('an address is written from its number up to the 시도', () => {
  assert.equal(romaniseAddress('서울특별시 관악구 신림동 1422-5'), '1422-5 Sillim-dong, Gwanak-gu, Seoul')
  assert.equal(romaniseAddress('서울특별시 관악구 신림동 산 56-1'), 'San 56-1 Sillim-dong, Gwanak-gu, Seoul')
  assert.equal(romaniseAddress('서울특별시 종로구 종로 1'), '1 Jong-ro, Jongno-gu, Seoul')
  assert.equal(romaniseAddress('경기도 수원시 영통구'), 'Yeongtong-gu, Suwon-si, Gyeonggi-do')
})

test('every district of the catalogue is written in letters, digits, hyphens and blanks of ASCII', () => {
  assert.ok(active.length > 20_000)
  for (const { name, fullName } of active) {
    assert.match(romaniseName(name), /^[A-Z\d][A-Za-z\d -]+$/, name)
    assert.match(romaniseAddress(fullName), /^[A-Z\d][A-Za-z\d, -]+$/, fullName)
  }
})

test('any text is written without a throw', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      romaniseName(text)
      romaniseAddress(text)
    }),
  )
})

/** Where es-hangul follows dictionary words: an ㄴ before 이 and 야, and ㅎ after ㄱ, ㄷ and ㅂ. */
const ELSE_IN_NAMES = /[\u11a8-\u11c2](?:\u110b[\u1163\u1164\u1167\u1168\u116d\u1172\u1175]|\u1112)/u
/** It romanises 담빛리 as dambitri, contrary to chapter 3, 1 of the notation. */
const BEFORE_RIEUL = /[\u11ba\u11bd\u11be\u11c0]\u1105/u

test('names sound as es-hangul has them, but for what names do otherwise than the words of a dictionary', () => {
  const names = [...new Set(active.map(({ name }) => bareName(name)))].filter((name) => /^[가-힣]+$/u.test(name))
  const compared = names.filter((name) => {
    const letters = name.normalize('NFD')
    return !ELSE_IN_NAMES.test(letters) && !BEFORE_RIEUL.test(letters)
  })
  assert.ok(compared.length > 8_000, `${compared.length}`)
  for (const name of compared) assert.equal(romaniseSyllables(name), romanize(name), name)
})
