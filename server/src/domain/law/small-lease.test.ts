import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import fc from '../../../test/properties.ts'
import { createDistrictCatalogue } from '../district/district-catalogue.ts'
import type { SmallLeaseRegion } from './law-constant.ts'
import { SMALL_LEASE_MEMBERS } from './small-lease-members.ts'
import { smallLeaseRegion } from './small-lease-region.ts'
import { smallLeaseTerms } from './small-lease-terms.ts'

const catalogue = createDistrictCatalogue(
  readFileSync(new URL('../district/catalogue/districts.tsv', import.meta.url), 'utf8'),
)
const LETTERS: Record<string, SmallLeaseRegion> = {
  S: 'SEOUL',
  Z: 'OVERCROWDING_ZONE',
  M: 'METROPOLITAN_CITY',
  O: 'OTHER',
}

/**
 * R-LAW-16, manwon: Seoul, overcrowding zone, metropolitan cities, elsewhere; `-` where the decree had no such region.
 */
const LIMITS: [from: string, dayBefore: string, rows: string][] = [
  ['1990-02-19', '1990-02-18', '2000/700 - 2000/700 1500/500'],
  ['1995-10-19', '1995-10-18', '3000/1200 - 3000/1200 2000/800'],
  ['2001-09-15', '2001-09-14', '4000/1600 4000/1600 3500/1400 3000/1200'],
  ['2008-08-21', '2008-08-20', '6000/2000 6000/2000 5000/1700 4000/1400'],
  ['2010-07-26', '2010-07-25', '7500/2500 6500/2200 5500/1900 4000/1400'],
  ['2014-01-01', '2013-12-31', '9500/3200 8000/2700 6000/2000 4500/1500'],
  ['2016-03-31', '2016-03-30', '10000/3400 8000/2700 6000/2000 5000/1700'],
  ['2018-09-18', '2018-09-17', '11000/3700 10000/3400 6000/2000 5000/1700'],
  ['2021-05-11', '2021-05-10', '15000/5000 13000/4300 7000/2300 6000/2000'],
  ['2023-02-21', '2023-02-20', '16500/5500 14500/4800 8500/2800 7500/2500'],
]

function rowsOn(day: string): string {
  return Object.values(LETTERS)
    .map((region) => smallLeaseTerms(region, day))
    .map((terms) => (terms === null ? '-' : `${terms.limitManwon}/${terms.protectedManwon}`))
    .join(' ')
}

for (const [index, [from, dayBefore, rows]] of LIMITS.entries()) {
  test(`small leases: the row of ${from} counts from that day`, () => {
    assert.equal(rowsOn(from), rows)
    assert.equal(rowsOn(dayBefore), LIMITS[index - 1]?.[2] ?? '- - - -')
    assert.equal(smallLeaseTerms('SEOUL', from)?.effectiveFrom, from)
  })
}

const DAYS = [
  '1990-02-19',
  '1995-10-19',
  '2001-09-15',
  '2008-08-21',
  '2010-07-26',
  '2016-03-31',
  '2018-09-18',
  '2021-05-11',
  '2026-11-22',
]

/** The regions on each of `DAYS`; two letters: either of the two. */
const PLACES: [fullName: string, regions: string][] = [
  ['서울특별시 관악구 신림동', 'S S S S S S S S S'],
  ['부산광역시 해운대구 우동', 'M M M M M M M M M'],
  ['부산광역시 기장군 기장읍', 'O O O O O O O O O'],
  ['대구광역시 군위군 군위읍', 'O O O O O O O O O'],
  ['울산광역시 남구 무거동', 'O O M M M M M M M'],
  ['울산광역시 울주군 온산읍', 'O O O O O O O O O'],
  ['전남광주통합특별시 북구 용봉동', 'M M M M M M M M MO'],
  ['전남광주통합특별시 목포시 용당동', 'O O O O O O O O MO'],
  ['전남광주통합특별시 담양군 담양읍', 'O O O O O O O O O'],
  ['인천광역시 부평구 부평동', 'M M Z Z Z Z Z Z Z'],
  ['인천광역시 제물포구 송림동', 'M M Z Z Z Z Z Z Z'],
  ['인천광역시 서해구 가좌동', 'M M Z Z Z Z Z Z Z'],
  ['인천광역시 검단구 백석동', 'M M Z Z Z Z Z Z Z'],
  ['인천광역시 검단구 당하동', 'O M O O M M M M M'],
  ['인천광역시 영종구 운서동', 'M M ZO ZO ZM ZM ZM ZM ZM'],
  ['인천광역시 연수구 송도동', 'M M ZO ZO ZM ZM ZM ZM ZM'],
  ['인천광역시 서해구 청라동', 'M M ZO ZO ZM ZM ZM ZM ZM'],
  ['인천광역시 남동구 고잔동', 'M M ZO ZO ZM ZM ZM ZM ZM'],
  ['인천광역시 남동구 구월동', 'M M Z Z Z Z Z Z Z'],
  ['인천광역시 강화군 강화읍', 'O O O O O O O O O'],
  ['경기도 수원시 영통구 매탄동', 'O O Z Z Z Z Z Z Z'],
  ['경기도 부천시 원미구 심곡동', 'O O Z Z Z Z Z Z Z'],
  ['경기도 남양주시 호평동', 'O O Z Z Z Z Z Z Z'],
  ['경기도 남양주시 다산동', 'O O ZO ZO ZO ZO ZO ZO ZO'],
  ['경기도 남양주시 와부읍', 'O O O O O O O O O'],
  ['경기도 시흥시 정왕동', 'O O ZO ZO ZO ZO ZO ZO ZO'],
  ['경기도 용인시 수지구 죽전동', 'O O O O M M Z Z Z'],
  ['경기도 화성시 동탄구 반송동', 'O O O O O O Z Z Z'],
  ['경기도 김포시 운양동', 'O O O O M M M Z Z'],
  ['경기도 안산시 단원구 고잔동', 'O O O O M M M M M'],
  ['경기도 광주시 경안동', 'O O O O M M M M M'],
  ['경기도 파주시 금촌동', 'O O O O O O M M M'],
  ['경기도 이천시 창전동', 'O O O O O O O M M'],
  ['경기도 평택시 비전동', 'O O O O O O O M M'],
  ['경기도 오산시 원동', 'O O O O O O O O O'],
  ['세종특별자치시 나성동', 'O O O O O M Z Z Z'],
  ['강원특별자치도 춘천시 석사동', 'O O O O O O O O O'],
  ['제주특별자치도 제주시 연동', 'O O O O O O O O O'],
]

function lettersOf(code: string, day: string): string {
  const regions = smallLeaseRegion(code, day)?.regions ?? []
  return Object.keys(LETTERS)
    .filter((letter) => regions.some((region) => region === LETTERS[letter]))
    .join('')
}

for (const [fullName, regions] of PLACES) {
  test(`small leases: ${fullName} is in ${regions}`, () => {
    const district = catalogue.active().find((each) => each.fullName === fullName)
    assert.ok(district, `${fullName} is not in the catalogue`)
    assert.equal(DAYS.map((day) => lettersOf(district.code, day)).join(' '), regions)
  })
}

test('small leases: each city changes its group on the day of the decree, not before', () => {
  assert.equal(lettersOf('4146510100', '2010-07-25') + lettersOf('4146510100', '2018-09-17'), 'OM')
  assert.equal(lettersOf('4157010300', '2021-05-10') + lettersOf('4157010300', '2021-05-11'), 'MZ')
  assert.equal(lettersOf('3611010600', '2016-03-30') + lettersOf('3611010600', '2018-09-17'), 'OM')
  assert.equal(lettersOf('3114010100', '1997-07-14') + lettersOf('3114010100', '1997-07-15'), 'OM')
})

test('R-LAW-16: the ten districts of Namyangju that the decree lists are in the zone, the former 가운동 too', () => {
  const listed = '호평동 평내동 금곡동 일패동 이패동 삼패동 가운동 수석동 지금동 도농동'.split(' ')
  for (const [index, name] of listed.entries()) {
    const code = String(4_136_010_100 + index * 100)
    assert.equal(catalogue.find(code)?.name, name)
    assert.equal(DAYS.map((day) => lettersOf(code, day)).join(' '), 'O O Z Z Z Z Z Z Z', name)
  }
})

test('small leases: a code above places that differ gives the regions of all of them', () => {
  assert.equal(lettersOf('4136000000', '2026-11-22'), 'ZO')
  assert.equal(lettersOf('2829000000', '2026-11-22'), 'ZM')
  assert.equal(lettersOf('2826000000', '2026-11-22'), 'ZM')
  assert.equal(lettersOf('4100000000', '2026-11-22'), 'ZMO')
  assert.equal(lettersOf('4113000000', '2026-11-22'), 'Z')
})

test('small leases: what rests on general knowledge says so', () => {
  assert.equal(smallLeaseRegion('4111710100', '2026-11-22')?.sureness, 'V')
  // R-LAW-17: Suwon counts as elsewhere in 1990 and 1995
  assert.equal(smallLeaseRegion('4111710100', '1992-01-01')?.sureness, 'K')
  assert.equal(smallLeaseRegion('4139013200', '2026-11-22')?.sureness, 'K')
  assert.equal(smallLeaseRegion('4136000000', '2026-11-22')?.sureness, 'K')
})

const districts = catalogue.active().flatMap(({ code }) => [code, ...catalogue.predecessorsOf(code)])
const day = fc
  .date({ min: new Date('1990-02-19'), max: new Date('2040-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

test('small leases: every district of the country has a row on every day since 1990-02-19', () => {
  fc.assert(
    fc.property(fc.constantFrom(...districts), day, (code, on) => {
      const membership = smallLeaseRegion(code, on)
      assert.ok(membership && membership.regions.length > 0, `${code} ${on}`)
      for (const region of membership.regions) assert.ok(smallLeaseTerms(region, on), `${code} ${on} ${region}`)
    }),
    { numRuns: 2_000 },
  )
})

test('small leases: a district has the regions of the one that surely took its place', () => {
  for (const code of districts) {
    const successor = catalogue.successorOf(code)
    if (successor === null || code.endsWith('00000') || catalogue.find(code)?.isGuess) continue
    for (const on of DAYS) assert.equal(lettersOf(code, on), lettersOf(successor, on), `${code} ${successor} ${on}`)
  }
})

test('small leases: no code of no province, no other text and no earlier day has a row', () => {
  for (const code of ['9911010100', '', '11680', '116801010a', '11680101001']) {
    assert.equal(smallLeaseRegion(code, '2026-11-22'), null)
  }
  assert.equal(smallLeaseRegion('1168010100', '1990-02-18'), null)
  fc.assert(fc.property(fc.string(), fc.string(), (code, on) => void smallLeaseRegion(code, on)))
})

test('small leases: each code of the capital area stands for a place that its entry names', () => {
  for (const { name, codes } of SMALL_LEASE_MEMBERS) {
    for (const code of codes.filter((each) => /^(?:28|41)\d{2}/.test(each) && !name.startsWith('광역시'))) {
      const district = catalogue.find(code.padEnd(10, '0'))
      assert.ok(district !== null && name.includes(district.name), `${code} ${district?.name} ${name}`)
    }
  }
})
