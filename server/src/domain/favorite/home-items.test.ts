import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inKorean } from '../../words/in-korean.fixture.ts'
import { SOURCE_WORDS } from '../../words/ko/sources.ts'
import { message } from '../../words/message.ts'
import { koreanOf, saying } from '../../words/saying.fixture.ts'
import type { PropertyType } from '../property/property-type.ts'
import { findForbiddenWording } from '../wording/word-guard.ts'
import { compareHomes } from './compare-homes.ts'
import { BUILDING, EVIDENCE, favoriteHome } from './favorite.fixture.ts'
import type { FavoriteHome, HomePublicPrice } from './favorite.ts'
import { homeItems, type ItemCode } from './home-items.ts'
import { readSources } from './source-readings.ts'

function missing(home: FavoriteHome, code: ItemCode) {
  const found = homeItems(home).find((each) => each.code === code)?.missing
  assert.ok(found, code)
  const said = inKorean(found)
  assert.deepEqual(findForbiddenWording(`${said.sentence} ${said.action}`), [])
  return said
}

const { property, diagnosis } = EVIDENCE
const ofType = (propertyType: PropertyType) => ({ ...property, propertyType, candidateTypes: [propertyType] })
const priced = (state: HomePublicPrice['state']) => ({ state, choice: null, collectedAt: null })
const OFFICETEL = favoriteHome({ property: ofType('OFFICETEL'), publicPrice: priced('NOT_PUBLISHED_FOR_TYPE') })
const UNCLEAR = { ...ofType('UNKNOWN'), building: null, candidates: [], candidateTypes: [] }
const SHOP_TOWER = { ...ofType('UNKNOWN'), candidateTypes: [] }

test('a type without published prices is shown in the words of the analysis, and nobody is sent for one', () => {
  const words = inKorean(readSources(OFFICETEL)).find(({ key }) => key === 'public-price')?.sentence
  for (const code of ['PUBLIC_PRICE', 'DEPOSIT_TO_PUBLIC_PRICE'] as const) {
    assert.deepEqual(missing(OFFICETEL, code), { sentence: words, action: null })
    const compared = compareHomes([favoriteHome(), OFFICETEL], null).find((item) => item.code === code)
    assert.deepEqual([compared?.lacking.length, compared?.toGet], [1, []])
  }
})

test('a public price that is missing sends nobody to what has been done or cannot help', () => {
  const action = (state: HomePublicPrice['state'], more = property) =>
    missing(favoriteHome({ publicPrice: priced(state), property: more }), 'PUBLIC_PRICE').action
  assert.equal(action('NOT_STORED'), koreanOf('DIAGNOSE_OR_READ_PUBLIC_PRICE'))
  assert.equal(action('NOT_FOUND'), koreanOf('READ_PUBLIC_PRICE'))
  assert.match(
    action('TYPE_UNKNOWN', UNCLEAR) ?? '',
    saying('SAVE_TYPE_OR_UNIT_AND', { action: message('READ_PUBLIC_PRICE') }),
  )
  assert.equal(action('TYPE_UNKNOWN', SHOP_TOWER), koreanOf('READ_PUBLIC_PRICE'))
})

test('what a register that was found leaves blank is shown as blank; without one building the unit is asked for', () => {
  const blank = {
    ...BUILDING,
    householdCount: 0,
    familyCount: 0,
    useApprovalDate: null,
    mainUseName: null,
    detailUse: null,
  }
  for (const [code, words] of [
    ['HOUSEHOLDS', '세대·가구 수가'],
    ['BUILDING_AGE', '사용승인일이'],
    ['MAIN_USE', '용도가'],
  ] as const) {
    const { sentence, action } = missing(favoriteHome({ property: { ...property, building: blank } }), code)
    assert.equal(sentence, `확인한 건축물대장에 ${words} 적혀 있지 않습니다. ${SOURCE_WORDS.MISSING_IS_NOT_GOOD}`)
    assert.match(action ?? '', /^열람한 건축물대장에서/)
    assert.match(
      missing(favoriteHome({ property: { ...property, building: null } }), code).action ?? '',
      /^동과 호수까지/,
    )
  }
})

test('an estimate that is missing asks for the area only where none is saved, and never for a floor', () => {
  const estimate = (...given: Parameters<typeof favoriteHome>) => {
    const { sentence, action } = missing(favoriteHome(...given), 'VALUE_ESTIMATE')
    assert.doesNotMatch(`${sentence} ${action}`, /층/)
    return `${sentence} ${action}`
  }
  assert.match(estimate({}, { areaSquareMeter: null }), /전용면적이 없습니다\. 전용면적을 적어 저장하십시오/)
  assert.match(estimate(), /매매 거래나 건물 자료가 모자라 .*뜻입니다\. 주변 중개사무소에서/)
  assert.doesNotMatch(estimate(), /저장하/)
  const several = { ...property, building: null, registerStatus: 'AMBIGUOUS' } as const
  assert.match(
    estimate({ property: several }),
    saying('SAVE_UNIT_AND', { action: message('ASK_BROKERS_FOR_SALE_PRICE') }),
  )
  assert.match(estimate({ property: UNCLEAR }), /주택 유형이 확인되지 않아 .*주택 유형이나 동과 호수를 적어/)
  for (const [type, words] of [
    ['DETACHED_MULTI_FAMILY', saying('NO_ESTIMATE_FOR_TYPE', { propertyType: 'DETACHED_MULTI_FAMILY' })],
    ['NEIGHBORHOOD_FACILITY', saying('NO_ESTIMATE_FOR_TYPE', { propertyType: 'NEIGHBORHOOD_FACILITY' })],
  ] as const) {
    const sentence = estimate({ property: ofType(type) }, { areaSquareMeter: null })
    assert.match(sentence, words)
    assert.doesNotMatch(sentence, /전용면적/)
  }
})

test('a diagnosis is promised to find deals only where there was none and the type’s deals are looked up', () => {
  for (const code of ['LOT_LEASE_MEDIAN', 'LOT_SALE_MEDIAN', 'DEPOSIT_TO_LOT_SALE'] as const) {
    const deals = (more: Parameters<typeof favoriteHome>[0]) => {
      const { sentence, action } = missing(favoriteHome({ deals: [], ...more }), code)
      return `${sentence} ${action}`
    }
    assert.match(deals({ diagnosis: null }), saying('DIAGNOSIS_LOOKS_UP_DEALS'))
    assert.match(deals({ diagnosis }), /해당 거래가 저장되어 있지 않습니다.*중개사에게/)
    assert.match(
      deals({ diagnosis: null, property: ofType('NEIGHBORHOOD_FACILITY') }),
      /공개 대상이 아니어서.*중개사에게/,
    )
    assert.match(
      deals({ diagnosis: null, property: UNCLEAR }),
      /주택 유형이 확인되지 않아.*주택 유형이나 동과 호수를 적어/,
    )
    for (const more of [
      { diagnosis },
      { diagnosis: null, property: ofType('NEIGHBORHOOD_FACILITY') },
      { diagnosis: null, property: UNCLEAR },
    ])
      assert.doesNotMatch(deals(more), /진단을 하면/)
  }
})

test('without a lot every figure of stored data asks for the address', () => {
  const asked = homeItems(favoriteHome(null)).flatMap(({ missing: lacks }) => lacks ?? [])
  assert.ok(asked.length > 5)
  assert.deepEqual([...new Set(inKorean(asked).map(({ action }) => action))], [koreanOf('SAVE_LOT_ADDRESS')])
})
