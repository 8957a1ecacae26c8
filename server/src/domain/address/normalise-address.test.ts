import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { inKorean } from '../../words/in-korean.fixture.ts'
import { createDistrictCatalogue } from '../district/district-catalogue.ts'
import type { JusoAddress } from './juso-selection.ts'
import { normaliseAddress } from './normalise-address.ts'

const FILE = new URL('../district/catalogue/districts.tsv', import.meta.url)
const catalogue = createDistrictCatalogue(readFileSync(FILE, 'utf8'))

const SELECTION: JusoAddress = {
  roadAddr: '서울특별시 관악구 신림로 12 (신림동)',
  admCd: '1162010200',
  mtYn: '0',
  lnbrMnnm: '1422',
  lnbrSlno: '5',
}

function normalise(jusoAddress: JusoAddress | null, address = '서울 관악구 신림로 12 101동 1203호') {
  return normaliseAddress({ address, jusoAddress }, catalogue)
}

test('a parsed address carries everything the rest of the service asks for', () => {
  const result = normaliseAddress({ address: '경기도 화성시 봉담읍 동화리 산12-3번지 101동 1203호' }, catalogue)
  assert.deepEqual(result, {
    ok: true,
    lot: { legalDistrictCode: '4159325024', landKind: 'MOUNTAIN', mainNumber: '0012', subNumber: '0003' },
    address: {
      legalDistrictCode: '4159325024',
      lawdCd: '41593',
      sidoName: '경기도',
      sigunguName: '화성시 효행구',
      emdName: '봉담읍',
      riName: '동화리',
      fullDistrictName: '경기도 화성시 효행구 봉담읍 동화리',
      landKind: 'MOUNTAIN',
      mainNumber: '0012',
      subNumber: '0003',
      lotNumber: '산 12-3',
      jibunAddress: '경기도 화성시 효행구 봉담읍 동화리 산 12-3',
      roadAddress: null,
      pnu: '4159325024200120003',
      unitText: '101동 1203호',
      formerCode: null,
      basis: 'PARSED_TEXT',
    },
  })
})

test('R-ADDR-01: the code and numbers of a jusoAddress take precedence over the text', () => {
  const result = normalise(SELECTION, '부산 해운대구 우동 1 101동 1203호')
  assert.ok(result.ok)
  assert.equal(result.address.pnu, '1162010200114220005')
  assert.equal(result.address.basis, 'JUSO_SELECTION')
  assert.equal(result.address.roadAddress, '서울특별시 관악구 신림로 12 (신림동)')
  assert.equal(result.address.unitText, '101동 1203호')
})

test('numbers of a selection may be numbers, unpadded, with no sub number, or on mountain land', () => {
  const result = normalise({ admCd: 1162010200, mtYn: 1, lnbrMnnm: 56, lnbrSlno: '' })
  assert.ok(result.ok)
  assert.equal(result.address.lotNumber, '산 56')
  const padded = normalise({ ...SELECTION, mtYn: null, lnbrMnnm: '0056', lnbrSlno: null })
  assert.ok(padded.ok)
  assert.equal(padded.address.lotNumber, '56')
})

test('an abolished code in a selection resolves to its successor', () => {
  const result = normalise({ ...SELECTION, admCd: '2826011200' })
  assert.ok(result.ok)
  assert.equal(result.lot.legalDistrictCode, '2827511000')
  assert.equal(result.address.formerCode, '2826011200')
  assert.equal(result.address.fullDistrictName, '인천광역시 서해구 가좌동')
})

test('an abolished code that was split fails with the districts it could be', () => {
  const result = normalise({ ...SELECTION, admCd: '4159011800' })
  assert.ok(!result.ok)
  assert.equal(result.reason, 'AMBIGUOUS_DISTRICT')
  assert.deepEqual(
    result.candidates.map(({ code }) => code),
    ['4159510300', '4159710100'],
  )
})

test('R-ADDR-02: a code unknown to the catalogue fails, whatever the text says', () => {
  const result = normalise({ ...SELECTION, admCd: '1162099900' }, '서울 관악구 신림동 1422-5')
  assert.ok(!result.ok)
  assert.equal(result.reason, 'UNKNOWN_CODE')
})

test('a selection right under an 읍 fails with its 리', () => {
  const result = normalise({ ...SELECTION, admCd: '4159325000' })
  assert.ok(!result.ok)
  assert.equal(result.reason, 'NOT_LEAF_DISTRICT')
  assert.ok(result.candidates.some(({ fullName }) => inKorean(fullName).endsWith('봉담읍 동화리')))
})

for (const [what, change] of [
  ['a short code', { admCd: '11620' }],
  ['a main number of zero', { lnbrMnnm: '0' }],
  ['a main number that is no number', { lnbrMnnm: '12a' }],
  ['a sub number past 9999', { lnbrSlno: '10000' }],
  ['a negative sub number', { lnbrSlno: -1 }],
  ['a fraction', { lnbrMnnm: 1.5 }],
  ['an unknown land kind', { mtYn: '2' }],
] as const) {
  test(`a selection with ${what} is refused and not made good by the text`, () => {
    const result = normalise({ ...SELECTION, ...change }, '서울 관악구 신림동 1422-5')
    assert.ok(!result.ok)
    assert.equal(result.reason, 'INVALID_SELECTION')
  })
}

for (const change of [{ admCd: null }, { admCd: ' ' }, { lnbrMnnm: undefined }, { lnbrMnnm: '' }]) {
  test(`without ${Object.keys(change).join()} the text counts`, () => {
    const result = normalise({ ...SELECTION, ...change }, '서울 관악구 신림동 7')
    assert.ok(result.ok)
    assert.equal(result.address.basis, 'PARSED_TEXT')
    assert.equal(result.address.lotNumber, '7')
    assert.equal(result.address.roadAddress, SELECTION.roadAddr)
  })
}

for (const [text, unitText] of [
  ['서울 관악구 신림로 12, 101동 1203호 (신림동)', '101동 1203호'],
  ['서울 관악구 신림로 12 제1동 제203호', '제1동 제203호'],
  ['서울 관악구 신림로 12 가동 3층 302호', '가동 3층 302호'],
  ['서울 관악구 신림동 1203호', '1203호'],
  ['서울 관악구 신림동 1422-5 신림빌라 2층', '신림빌라 2층'],
  ['서울 관악구 신림로 12 지하 1층 (신림동)', '지하 1층'],
  ['서울 관악구 신림로 12, 반지하', '반지하'],
  ['서울 관악구 신림로 12 지층 1호', '지층 1호'],
  ['서울 관악구 신림로 12 지하1호', '지하1호'],
  ['서울 관악구 신림로 12 B101호', 'B101호'],
  ['서울 관악구 신림로 12 제비동 비01호', '제비동 비01호'],
  ['서울 관악구 신림로 12 나동 지하 1층 101호', '나동 지하 1층 101호'],
  ['서울 관악구 신림로 12 B1층', 'B1층'],
  ['서울 관악구 신림로 12 옥탑방', '옥탑방'],
  ['서울 강남구 봉은사로 지하 102', null],
  ['서울 관악구 신림로 12', null],
  ['', null],
] as const) {
  test(`beside a selection the text only gives the unit: ${JSON.stringify(text)}`, () => {
    const result = normalise(SELECTION, text)
    assert.ok(result.ok)
    assert.equal(result.address.unitText, unitText)
  })
}
