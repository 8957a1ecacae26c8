import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isSameHome } from './same-home.ts'

const UNIT = '서울특별시 관악구 신림동 1422-5 하늘빌라 제101동 제3층 제302호'

test('R-REG-08: a document is of a home as far as both name lot, building and unit', () => {
  const homes: [home: string, address: string, same: boolean][] = [
    ['서울 관악구 신림동 1422-5 101동 302호', UNIT, true],
    ['서울 관악구 신림동 1422-5', UNIT, true],
    ['관악구 신림동 1422-5 302호', UNIT, true],
    ['서울 관악구 신림동 1422-6 302호', UNIT, false],
    ['서울 관악구 신림동 1422 302호', UNIT, false],
    ['서울 관악구 봉천동 1422-5 302호', UNIT, false],
    ['서울 동작구 신림동 1422-5', UNIT, false],
    ['부산 관악구 신림동 1422-5', UNIT, false],
    ['서울 관악구 신림동 1422-5 102동 302호', UNIT, false],
    ['서울 관악구 신림동 1422-5 101동 303호', UNIT, false],
    ['충북 청주시 상당구 용암동 12', '충청북도 청주시 상당구 용암동 12', true],
    ['경기 수원시 팔달구 인계동 12', '경기도 용인시 팔달구 인계동 12', false],
    ['서울 종로구 종로1가 24', '서울특별시 종로구 종로1가 24', true],
    ['서울 관악구 신림동 1422-5', '서울특별시 관악구 신림동 1422-4, 1422-5 하늘빌라 제302호', true],
    ['서울 관악구 신림로 23', UNIT, false],
    ['아무 데나', UNIT, false],
  ]
  for (const [home, address, same] of homes)
    assert.equal(isSameHome(home, address, address), same, `${home} / ${address}`)
  assert.ok(isSameHome('서울 관악구 신림로 23', UNIT, '서울특별시관악구신림로23'))
})
