import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import type { Lot } from '../address/lot.ts'
import { createDistrictCatalogue } from '../district/district-catalogue.ts'
import type { RegistryHome } from './papers-input.ts'
import { matchRegistryHome, namesOf, withDistrictCode } from './registry-home.ts'

const lot: Lot = { legalDistrictCode: '1162010200', landKind: 'LAND', mainNumber: '1422', subNumber: '0005' }
const named: RegistryHome = { legalDistrictCode: null, legalDistrict: null, lot: '1422-5', dong: null, ho: '301' }
const match = (parts: Partial<RegistryHome>, unitText: string | null = '301호') =>
  matchRegistryHome({ ...named, ...parts }, { lot, unitText })

test('R-PAPERS-30: a lot, building or room that differs makes the document one of another home', () => {
  assert.equal(match({}), 'SAME')
  assert.equal(match({ ho: '제301호' }), 'SAME')
  assert.equal(match({ lot: '1422-6' }), 'OTHER')
  assert.equal(match({ lot: '산 1422-5' }), 'OTHER')
  assert.equal(match({ ho: '302' }), 'OTHER')
  assert.equal(match({ dong: '102' }, '101동 301호'), 'OTHER')
  assert.equal(match({ dong: '제101동' }, '101동 301호'), 'SAME')
  assert.equal(matchRegistryHome({ ...named, legalDistrictCode: null }, null), 'UNKNOWN')
})

test('R-PAPERS-30: too little, or names in other letters, tell nothing', () => {
  assert.equal(match({ ho: null }), 'UNKNOWN')
  assert.equal(match({}, null), 'UNKNOWN')
  assert.equal(match({ lot: null, ho: null }), 'UNKNOWN')
  assert.notEqual(match({ dong: '가' }, 'A동 301호'), 'OTHER')
})

test('R-PAPERS-30: a unit of the basement is another one than a unit above ground', () => {
  assert.equal(match({ ho: 'B01' }), 'OTHER')
  assert.equal(match({ ho: '제비101' }, '301호'), 'OTHER')
  assert.equal(match({ ho: '301' }, '비01호'), 'OTHER')
  assert.equal(match({ ho: '지하1' }, 'B01호'), 'SAME')
})

test('R-PAPERS-30: one of several lots is enough, and lots that are not named may be those of the home', () => {
  assert.equal(match({ lot: '1422-4, 1422-5' }), 'SAME')
  assert.equal(match({ lot: '1422-5 외' }), 'SAME')
  assert.equal(match({ lot: '1422-4, 1422-6' }), 'OTHER')
  assert.equal(match({ lot: '1422-4 외' }), 'UNKNOWN')
  assert.equal(match({ lot: '1422-4 외', ho: '302' }), 'OTHER')
})

test('R-PAPERS-30: the name of another district makes it one of another home, a name that nobody knows does not', () => {
  const catalogue = createDistrictCatalogue(
    readFileSync(new URL('../district/catalogue/districts.tsv', import.meta.url), 'utf8'),
  )
  const place = { lot, unitText: '301호' }
  const of = (legalDistrict: string) => withDistrictCode({ ...named, legalDistrict }, place, catalogue)
  const matched = (legalDistrict: string) => matchRegistryHome(of(legalDistrict), place)
  for (const name of ['서울특별시 관악구 신림동', '서울 관악구 신림동', '관악구 신림동'])
    assert.equal(matched(name), 'SAME', name)
  assert.equal(matched('서울특별시 관악구 봉천동'), 'OTHER')
  assert.equal(matched('부산광역시 해운대구 우동'), 'OTHER')
  assert.equal(matched('서울특별시 관악구 없는이름동'), 'SAME')
  const { paper, home } = namesOf(of('서울특별시 관악구 봉천동'), place, catalogue)
  assert.notDeepEqual(paper, home)
  assert.match(JSON.stringify([paper, home]), /봉천동.*신림동/)
})
