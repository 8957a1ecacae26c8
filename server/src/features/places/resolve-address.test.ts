import assert from 'node:assert/strict'
import { test } from 'node:test'
import { privateDatabase } from '../../../test/database.ts'
import { lotOf, storeDeals, storeKnownComplexes } from '../../../test/stored-deals.ts'
import { addressFailureMessage } from '../../domain/address/address-failure.ts'
import { floorInText } from '../../domain/property/unit-floor.ts'
import { parseUnitText } from '../../domain/property/unit-text.ts'
import { findForbiddenWording } from '../../domain/wording/word-guard.ts'
import { createKeptNames } from '../../evidence/lot-names/index.ts'
import { loadDistrictCatalogue } from '../../platform/load-district-catalogue.ts'
import { loadRegionReader } from '../../platform/load-region-reader.ts'
import { createLogger } from '../../platform/log.ts'
import { inKorean } from '../../words/in-korean.fixture.ts'
import { resolveAddress } from './resolve-address.ts'

const { pool } = await privateDatabase()
const catalogue = loadDistrictCatalogue()
const services = {
  pool,
  catalogue,
  readKeyword: loadRegionReader(catalogue),
  names: createKeptNames({ pool, log: createLogger('silent') }),
}
await storeKnownComplexes(pool)
await storeDeals(pool, '1162010200', [
  { buildingName: '신림현대', lot: lotOf(1694) },
  { buildingName: '은하빌라', lot: lotOf(1500, 1) },
])
// of the same road and number: more deals at the lot of the higher code
const onRoad = (lot: number) => ({ lot: lotOf(lot), roadAddress: '큰마을길 8' })
await storeDeals(pool, '4113110200', [{ lot: lotOf(7), roadAddress: '이름길 7' }, onRoad(9)], '202606')
await storeDeals(pool, '4113110100', [onRoad(3), onRoad(3)], '202606')

/** Address → lot and unit, from what is stored. */
const RESOLVED: [text: string, jibunAddress: string, unitText?: string][] = [
  ['서울 송파구 송파대로 345', '서울특별시 송파구 가락동 913'],
  ['서울특별시 송파구 송파대로 345, 101동 1203호 (가락동)', '서울특별시 송파구 가락동 913', '101동 1203호'],
  ['서울 송파구 송파대로345 (가락동, 헬리오시티)', '서울특별시 송파구 가락동 913'],
  ['서울 송파대로 345', '서울특별시 송파구 가락동 913'],
  ['송파대로 345 (가락동)', '서울특별시 송파구 가락동 913'],
  ['송파대로 345 (가락동, 헬리오시티)', '서울특별시 송파구 가락동 913'],
  ['송파대로 345 (가락동헬리오시티)', '서울특별시 송파구 가락동 913'],
  ['서울 강남구 삼성로 212', '서울특별시 강남구 대치동 316'],
  ['서울 강남구 삼성로 212 은마 31동', '서울특별시 강남구 대치동 316', '은마 31동'],
  ['서울 강남구 삼성로 212 (대치동, 은마) 31동 1203호', '서울특별시 강남구 대치동 316', '31동 1203호'],
  ['서울 강남구 삼성로 212 (대치동, 은마) #301', '서울특별시 강남구 대치동 316', '301호'],
  // R-ADDR-32
  ['신림동 1422-5 1동-301', '서울특별시 관악구 신림동 1422-5', '1동-301'],
  ['신림동 1422-5 신림빌라 #301', '서울특별시 관악구 신림동 1422-5', '신림빌라 #301'],
  ['신림동 1422-5 101-1101호', '서울특별시 관악구 신림동 1422-5', '101-1101호'],
  ['신림동 1422-5 B01', '서울특별시 관악구 신림동 1422-5', 'B01'],
  // R-ADDR-34
  ['서울특별시 송파구 잠실동 22 파크원타워즈', '서울특별시 송파구 잠실동 22', '파크원타워즈'],
  ['서울 강남구 역삼동 737 강남파이낸스센터 301호', '서울특별시 강남구 역삼동 737', '강남파이낸스센터 301호'],
  ['서울 서초구 신반포로 270 3층', '서울특별시 서초구 반포동 20-43', '3층'],
  ['서울 송파구 올림픽로 99', '서울특별시 송파구 잠실동 19'],
  ['올림픽로 99 (정자동)', '경기도 성남시 분당구 정자동 178-1'],
  ['서울 송파 송파대로 345', '서울특별시 송파구 가락동 913'],
  ['강남 대치동 은마아파트 1203호', '서울특별시 강남구 대치동 316', '1203호'],
  ['서울 강남 역삼동 737', '서울특별시 강남구 역삼동 737'],
  ['대치동 은마아파트', '서울특별시 강남구 대치동 316'],
  ['대치동 은마아파트 31동 1203호', '서울특별시 강남구 대치동 316', '31동 1203호'],
  ['강남구 대치동 은마 31-1203', '서울특별시 강남구 대치동 316', '31-1203'],
  ['서울 송파구 가락동 헬리오시티 101동 지하1층', '서울특별시 송파구 가락동 913', '101동 지하1층'],
  ['대치동 은마아파트 1203호', '서울특별시 강남구 대치동 316', '1203호'],
  ['반포동 반포자이 1203호', '서울특별시 서초구 반포동 20-43', '1203호'],
  ['반포 반포자이 1203호', '서울특별시 서초구 반포동 20-43', '1203호'],
  ['신림동 은하빌라 302호', '서울특별시 관악구 신림동 1500-1', '302호'],
  ['서울 관악구 신림동 은하빌라', '서울특별시 관악구 신림동 1500-1'],
  ['신림동 은하빌라 3층', '서울특별시 관악구 신림동 1500-1', '3층'],
  ['신림동 은하빌라 투룸', '서울특별시 관악구 신림동 1500-1'],
  ['tlsflaehd 1422-5', '서울특별시 관악구 신림동 1422-5'],
  ['rhksdkrrn tlsflaehd 1422-5', '서울특별시 관악구 신림동 1422-5'],
  ['신림동 1422-5', '서울특별시 관악구 신림동 1422-5'],
  // R-ADDR-25
  ['345, Songpa-daero, Songpa-gu, Seoul', '서울특별시 송파구 가락동 913'],
  ['Unit 1203, Bldg 101, 345 Songpa-daero, Seoul', '서울특별시 송파구 가락동 913', '101동 1203호'],
  ['212 Samsung-ro, Kangnam-gu', '서울특별시 강남구 대치동 316'],
  ['Samseong-ro 212, Gangnam-gu, Seoul', '서울특별시 강남구 대치동 316'],
  ['Sinbanpo-ro 270, Seocho-gu, 3F', '서울특별시 서초구 반포동 20-43', '3층'],
  ['Olympic-ro 99 (Jeongja-dong)', '경기도 성남시 분당구 정자동 178-1'],
  ['99, Olympic-ro, Songpa-gu', '서울특별시 송파구 잠실동 19'],
  ['1422-5 Sillim-dong', '서울특별시 관악구 신림동 1422-5'],
]

for (const [text, jibunAddress, unitText = null] of RESOLVED) {
  test(`${JSON.stringify(text)} is ${jibunAddress}`, async () => {
    const result = await resolveAddress(services, { address: text })
    assert.ok(result.ok, `refused: ${result.ok || inKorean(addressFailureMessage(result))}`)
    assert.deepEqual([result.address.jibunAddress, result.address.unitText], [jibunAddress, unitText])
  })
}

/** Address → why no lot, and the message. */
const OPEN: [text: string, reason: string, expected: RegExp | null][] = [
  // one stored lot does not prove the city of a road
  ['송파대로 345', 'AMBIGUOUS_LOT', /가락동 913/],
  ['송파대로 345 (신림동)', 'AMBIGUOUS_LOT', /가락동 913/],
  ['서울 송파구 송파대로 345 (신림동)', 'AMBIGUOUS_LOT', /가락동 913/],
  ['송파대로 345 (락동)', 'AMBIGUOUS_LOT', /가락동 913/],
  ['경기 이름길 7', 'AMBIGUOUS_LOT', /태평동 7/],
  // R-ADDR-31: beside the building, or another phase of it
  ...'옆|근처|앞|뒤|사이|도보 5분|주변 원룸|부근 투룸|인근 신축|2차|2단지|쪽|말고 다른 빌라|전세 2억|의 옆집'
    .split('|')
    .map((words): [string, string, RegExp] => [`신림동 은하빌라 ${words}`, 'AMBIGUOUS_LOT', /신림동 1500-1 은하빌라/]),
  ['신림동 은하빌라2차', 'AMBIGUOUS_LOT', /신림동 1500-1 은하빌라/],
  ['근처 신림동 은하빌라', 'AMBIGUOUS_LOT', /신림동 1500-1 은하빌라/],
  // R-ADDR-27: the number of another building
  ['서울 강남구 삼성로 212 맞은편', 'AMBIGUOUS_LOT', /대치동 316/],
  ['서울 강남구 삼성로 212 옆집 201호', 'AMBIGUOUS_LOT', /대치동 316/],
  ['서울 강남구 삼성로 212 (대치동) 맞은편', 'AMBIGUOUS_LOT', /대치동 316/],
  ['서울 강남구 삼성로 212 (맞은편)', 'AMBIGUOUS_LOT', /대치동 316/],
  ['opposite 212 Samseong-ro, Gangnam-gu, Seoul', 'AMBIGUOUS_LOT', /대치동 316/],
  // R-ADDR-34: the name of another lot, another name of this lot, no official address, or no name
  ['서울특별시 송파구 잠실동 22 잠실엘스', 'LOT_UNSURE', /잠실동 22/],
  ['서울특별시 강남구 대치동 316 강남파이낸스센터', 'LOT_UNSURE', /대치동 316/],
  ['역삼동 737 강남파이낸스센터', 'LOT_UNSURE', /역삼동 737/],
  ...'옆|옆건물|맞은편|아님|문의주세요|말고다른집|전세매물|입주가능|보증금|강남파이낸스센터 옆|강남파이낸스센터 말고|만원대'
    .split('|')
    .map((words): [string, string, RegExp] => [`서울특별시 강남구 역삼동 737 ${words}`, 'LOT_UNSURE', /역삼동 737/]),
  ['큰마을길 8', 'AMBIGUOUS_LOT', /신흥동 3, .*태평동 9/],
  // everyday names of a 동 only suggest it
  ['성수1가 656', 'NO_DISTRICT', /후보: 서울특별시 성동구 성수동1가/],
  ['여의도 12', 'NO_DISTRICT', /후보: 서울특별시 영등포구 여의도동/],
  ['강남역삼동 737', 'NO_DISTRICT', /서울특별시 강남구 역삼동/],
  ['신림 1422-5', 'NO_DISTRICT', /후보: 서울특별시 관악구 신림동/],
  ['서울 관악구 없는동 12', 'NO_DISTRICT', /입력해|선택해/],
  // a station is in a 동, but is not one
  ['신림역 은하빌라 302호', 'AMBIGUOUS_LOT', /신림동 1500-1 은하빌라/],
  ['신림역 은하빌라', 'AMBIGUOUS_LOT', /신림동 1500-1 은하빌라/],
  ['올림픽로 99', 'AMBIGUOUS_LOT', /송파구 잠실동 19, 경기도 성남시 분당구 정자동 178-1/],
  ['서울 강남구 테헤란로 152', 'ROAD_ADDRESS', null],
  ['부산 송파대로 345', 'ROAD_ADDRESS', null],
  ['헬리오시티', 'AMBIGUOUS_LOT', /가락동 913 헬리오시티\(거래 3건\)/],
  ['헬리오시티 101동 1203호', 'AMBIGUOUS_LOT', /가락동 913 헬리오시티/],
  ['핼리오시티', 'AMBIGUOUS_LOT', /가락동 913 헬리오시티/],
  ['현대아파트', 'AMBIGUOUS_LOT', /반포동 55 현대\(거래 2건\), .*가락동 20 현대\(거래 1건\)/],
  ['서초구 현대아파트', 'AMBIGUOUS_LOT', /반포동 55 현대/],
  ['대치동 헬리오시티', 'NO_LOT', null],
  ['반포동 반포자인', 'AMBIGUOUS_LOT', /반포동 20-43 반포자이/],
  ['싱림동 1422-5', 'NO_DISTRICT', /후보: 서울특별시 관악구 신림동/],
  ['없는동네 12', 'NO_DISTRICT', null],
  ['신림동', 'NO_LOT', null],
  // names in English may be misspelt, too
  ['Eunma Apartment, Daechi-dong', 'AMBIGUOUS_LOT', /대치동 316 은마/],
  ['Unit 1203, Bldg 31, Eunma Apt, Daechi-dong, Gangnam-gu', 'AMBIGUOUS_LOT', /대치동 316 은마/],
  ['Songpa-daero 345', 'AMBIGUOUS_LOT', /가락동 913/],
  ['152, Teheran-ro, Gangnam-gu', 'ROAD_ADDRESS', null],
  ['12 Samsung-dong', 'AMBIGUOUS_DISTRICT', /서울특별시 강남구 삼성동/],
  ['1422-5 Sillim', 'NO_DISTRICT', /후보: 서울특별시 관악구 신림동/],
  ['Hogwarts-dong 12', 'NO_DISTRICT', null],
  ['hotel', 'NO_DISTRICT', null],
  // of the many 정자동 the one with stored deals comes first
  ['정자동 178-1', 'AMBIGUOUS_DISTRICT', /후보: 경기도 성남시 분당구 정자동/],
]

for (const [text, reason, expected] of OPEN) {
  test(`${JSON.stringify(text)} is no lot: ${reason}`, async () => {
    const result = await resolveAddress(services, { address: text })
    assert.ok(!result.ok, result.ok ? `read as ${result.address.jibunAddress}` : '')
    assert.equal(result.reason, reason)
    const message = inKorean(addressFailureMessage(result))
    assert.deepEqual(findForbiddenWording(message), [])
    if (expected !== null) assert.match(message, expected)
  })
}

const SELECTION = {
  admCd: '1162010200',
  lnbrMnnm: '1422',
  lnbrSlno: '5',
  jibunAddr: '서울특별시 관악구 신림동 1422-5 어떤빌라',
  roadAddr: '서울특별시 관악구 신림로59길 23 (신림동, 어떤빌라)',
  bdNm: '어떤빌라',
}

/** Address → what of it was not used, without a selection or beside one. */
const UNREAD: [text: string, unread: string[], unreadBesideSelection?: string[]][] = [
  ['신림동 1422-5 301호', [], []],
  ['신림동1422-5 101-1203', [], []],
  ['신림동 1422-5 신림빌라 301호', ['신림빌라'], ['신림빌라']],
  ['신림동 1422-5 외 2필지 301호, 302호', ['외 2필지', '302호'], ['외 2필지', '302호']],
  ['신림동 1422-5 301호 302호', ['302호'], ['302호']],
  ['신림동 1422-5 301,302호', ['301'], ['301']],
  ['신림동 1422-5 301호/302호', ['302호'], ['302호']],
  ['신림동 1422-5 101동 301호 302호', ['302호'], ['302호']],
  ['신림동 1422-5 101동 301호 102동 302호', ['102동 302호'], ['102동 302호']],
  ['신림동 1422-5 3층 301호 4층', ['4층'], ['4층']],
  ['신림동 1422-5 301호~303호', ['301호-303호'], ['301호-303호']],
  ['신림동 은하빌라 301호 302호', ['302호']],
  ['신림동 은하빌라 301호, 302호', ['302호']],
  ['신림동 은하빌라 301호/302호', ['302호']],
  ['신림동 은하빌라 301,302호', ['301']],
  ['대치동 은마아파트 31동 1203호 1204호', ['1204호']],
  ['송파대로 345 301호 302호', ['302호']],
  ['신림동 1422-5 옆 건물', ['옆 건물'], ['옆 건물']],
  ['[전세] 신림동 1422-5 302호', ['전세'], ['전세']],
  ['안녕하세요 신림동 1422-5 301호 전세 2억', ['안녕하세요', '전세 2억'], ['안녕하세요', '전세 2억']],
  ['신림동 1422-5 어떤빌라 301호', ['어떤빌라'], []],
  ['서울특별시 관악구 신림동 1422-5 어떤빌라 #301', ['어떤빌라'], []],
  ['서울특별시 관악구 신림동 1422-5 어떤빌라 1', ['어떤빌라 1'], []],
  ['서울특별시 관악구 신림동 1422-5 어떤빌라 옆집 1', ['어떤빌라 옆집 1'], ['옆집 1']],
  ['서울특별시 관악구 신림로59길 23, 301호', ['서울특별시 관악구 신림로59길 23, 301호'], []],
  ['아무 글', ['아무 글'], ['아무 글']],
  ['봉천동 855', [], ['봉천동 855']],
  ['서울 강남구 대치동 316 은마 31동', [], ['서울 강남구 대치동 316', '은마']],
  ['서울특별시 송파구 송파대로 345 (가락동, 헬리오시티)', []],
  ['송파대로 345 (가락동헬리오시티) 301호', []],
  ['서울특별시 강남구 역삼동 737 강남파이낸스센터 301호', ['강남파이낸스센터']],
  ['대치동 은마아파트 31동 1203호', []],
  ['신림동 은하빌라 투룸', ['투룸']],
  ['1422-5 Sillim-dong, room 301', []],
  ['not 1422-5 Sillim-dong', ['not']],
  ['', []],
]

for (const [text, unread, unreadBesideSelection] of UNREAD) {
  test(`R-ADDR-33: of ${JSON.stringify(text)} not used: ${unread.join(' · ') || 'nothing'}`, async () => {
    assert.deepEqual((await resolveAddress(services, { address: text })).unread, unread)
    if (unreadBesideSelection === undefined) return
    const selected = await resolveAddress(services, { address: text, jusoAddress: SELECTION })
    assert.deepEqual(selected.unread, unreadBesideSelection)
  })
}

for (const [typed, dong, ho, floor] of [
  ['301', null, '301', null],
  ['1203', null, '1203', null],
  ['1', null, '1', null],
  ['B01', null, 'B1', -1],
  ['지하1', null, null, -1],
  ['101동1203호', '101', '1203', null],
  ['101-1203', '101', '1203', null],
  ['제3층 301호', null, '301', 3],
  ['#301', null, '301', null],
  ['room 301', null, '301', null],
] as const) {
  test(`R-ADDR-32: "${typed}" beside a chosen address is a part of the building`, async () => {
    for (const jibunAddr of ['서울특별시 관악구 신림동 1422-5', SELECTION.jibunAddr]) {
      const jusoAddress = { ...SELECTION, jibunAddr }
      const result = await resolveAddress(services, { address: `${jibunAddr} ${typed}`, jusoAddress })
      assert.ok(result.ok)
      assert.deepEqual(parseUnitText(result.address.unitText), { dong, ho })
      assert.equal(floorInText(result.address.unitText), floor)
      assert.deepEqual(result.unread, [])
    }
  })
}

test('R-ADDR-33: a lot that is asked about keeps the unit that was read', async () => {
  for (const [text, unitText] of [
    ['신림동 1422-5 301', '301호'],
    ['신림동 1422-5 옆 건물 3층 302호', '3층 302호'],
    ['신사동 123-4 101-1203', '101동 1203호'],
  ] as const) {
    const result = await resolveAddress(services, { address: text })
    assert.ok(!result.ok && result.candidates.length > 0)
    assert.equal(result.unitText, unitText)
  }
})

test('R-ADDR-28: the number beside the short name of a district stays with each candidate, in either language', async () => {
  for (const address of ['신림 1422-5', 'Sillim 1422-5', '1422-5 Sillim, Gwanak, Seoul']) {
    const result = await resolveAddress(services, { address })
    assert.ok(!result.ok)
    assert.equal(result.candidates[0]?.jibunAddress, '서울특별시 관악구 신림동 1422-5', address)
  }
})

test('a selection of the address search decides alone, whatever is stored under the text', async () => {
  const jusoAddress = { admCd: '1162010200', lnbrMnnm: '1422', lnbrSlno: '5' }
  const result = await resolveAddress(services, { address: '대치동 은마아파트', jusoAddress })
  assert.ok(result.ok && result.address.jibunAddress === '서울특별시 관악구 신림동 1422-5')
  const bad = await resolveAddress(services, {
    address: '대치동 은마아파트',
    jusoAddress: { ...jusoAddress, admCd: '1' },
  })
  assert.ok(!bad.ok && bad.reason === 'INVALID_SELECTION')
})
