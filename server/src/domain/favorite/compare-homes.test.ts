import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inKorean } from '../../words/in-korean.fixture.ts'
import { koreanOf, saying } from '../../words/saying.fixture.ts'
import { anEstimate } from '../assessment/facts/lease-facts.fixture.ts'
import type { PublicPriceChoice } from '../property/public-price-choice.ts'
import { findForbiddenWording } from '../wording/word-guard.ts'
import * as side from './compare-homes.ts'
import { EVIDENCE, favoriteHome, SALES } from './favorite.fixture.ts'

const compareHomes = (...given: Parameters<typeof side.compareHomes>) => inKorean(side.compareHomes(...given))
const RATE = { basis: 'MARKET', value: 0.06, source: '시험 전환율' } as const
const item = (homes: Parameters<typeof compareHomes>[0], code: string) => {
  const found = compareHomes(homes, RATE).find((each) => each.code === code)
  assert.ok(found, code)
  return found
}

/** `home: action` for each home. */
const toGet = (homes: Parameters<typeof compareHomes>[0], code: string) =>
  item(homes, code)
    .toGet.map(({ home, action }) => `${home}: ${action}`)
    .join()
const choice = (change: Partial<PublicPriceChoice>) =>
  EVIDENCE.publicPrice.choice && { ...EVIDENCE.publicPrice.choice, ...change }

test('an item stands side by side only where every home has evidence of the same kind', () => {
  const both = item([favoriteHome(), favoriteHome()], 'LOT_SALE_MEDIAN')
  assert.deepEqual([both.comparable, both.values.map(({ value }) => value)], [true, [20_000, 20_000]])
  const one = item([favoriteHome(), favoriteHome({ deals: [] })], 'LOT_SALE_MEDIAN')
  assert.deepEqual([one.comparable, one.values, one.lacking.map(({ home }) => home)], [false, [], [1]])
  assert.match(one.lacking[0]?.action ?? '', /중개사에게/)
})

test('figures of different levels are not put side by side, and the levels are shown', () => {
  const similar = favoriteHome({ deals: [SALES, { ...SALES, similar: true, count: 1 }] })
  const found = item([favoriteHome(), similar], 'LOT_SALE_MEDIAN')
  assert.deepEqual([found.comparable, found.values], [false, []])
  assert.match(found.cautions.join(), /근거의 수준이 서로 다릅니다: 같은 지번의 전체 거래.*비슷한 면적 거래/)
  // if the area is given, the deals are already those with a similar area, if there are any
  assert.match(toGet([favoriteHome(), similar], 'LOT_SALE_MEDIAN'), /^0: .*비슷한 면적의 거래가 저장되어 있지 않습니다/)
  const noArea = favoriteHome({}, { areaSquareMeter: null })
  assert.match(toGet([similar, noArea], 'LOT_SALE_MEDIAN'), /^1: 전용면적을 적어 저장하십시오/)
  const median = favoriteHome({ publicPrice: { ...EVIDENCE.publicPrice, choice: choice({ basis: 'LOT_MEDIAN' }) } })
  assert.match(toGet([favoriteHome(), median], 'PUBLIC_PRICE'), /^1: 동과 호수/)
  assert.equal(toGet([median, median], 'PUBLIC_PRICE'), '')
})

test('public prices of different base years stand side by side with a word of it', () => {
  const older = favoriteHome({ publicPrice: { ...EVIDENCE.publicPrice, choice: choice({ baseYear: 2025 }) } })
  for (const code of ['PUBLIC_PRICE', 'DEPOSIT_TO_PUBLIC_PRICE']) {
    const found = item([favoriteHome(), older], code)
    assert.equal(found.comparable, true)
    assert.match(found.cautions.join(' '), saying('BASE_YEARS_DIFFER', { years: [2026, 2025] }))
  }
})

test('a home whose purpose is not given is of no purpose that others have', () => {
  const unsaid = favoriteHome({}, { purpose: null })
  for (const code of ['DEPOSIT', 'LOT_LEASE_MEDIAN', 'DEPOSIT_TO_LOT_SALE']) {
    const found = item([favoriteHome(), unsaid], code)
    assert.deepEqual([found.comparable, found.values], [false, []], code)
    assert.match(found.cautions.join(), saying('PURPOSES_DIFFER', { purposes: ['JEONSE', null] }))
    assert.match(toGet([favoriteHome(), unsaid], code), /^1: 계약 유형을 적어 저장하십시오/)
  }
  assert.equal(item([unsaid, unsaid], 'DEPOSIT').comparable, true)
})

test('what is missing is named: the term, the rate, the home without a fee', () => {
  const nothing = favoriteHome({}, { purpose: null, depositManwon: null, areaSquareMeter: null })
  const lacks = (code: string) => item([favoriteHome(), nothing], code).lacking.map(({ action }) => action)
  assert.deepEqual(lacks('DEPOSIT'), [koreanOf('SAVE_TERM', { term: 'DEPOSIT' })])
  assert.deepEqual(lacks('MONTHLY_RENT'), [koreanOf('SAVE_TERM', { term: 'MONTHLY_RENT' })])
  assert.deepEqual(lacks('AREA'), [koreanOf('SAVE_TERM', { term: 'AREA' })])
  assert.deepEqual(lacks('DEPOSIT_TO_LOT_SALE'), [koreanOf('SAVE_TERM', { term: 'DEPOSIT' })])
  assert.deepEqual(lacks('MONTHLY_COST'), [koreanOf('SAVE_TERM', { term: 'DEPOSIT' })])
  const [cost] = compareHomes([favoriteHome()], null).slice(-1)
  assert.doesNotMatch(cost?.lacking[0]?.action ?? '', /저장하십시오/)
  assert.match(cost?.lacking[0]?.action ?? '', /전환율/)
  const charged = favoriteHome({}, { maintenanceFeeManwon: 5 })
  const costs = item([charged, favoriteHome()], 'MONTHLY_COST')
  assert.match(costs.cautions.join(' '), saying('FEES_MISSING', { homes: [2] }))
  assert.match(toGet([charged, favoriteHome()], 'MONTHLY_COST'), /^1: 관리비를 적어 저장하십시오/)
})

test('months and counts that differ are shown beside the figures', () => {
  const other = favoriteHome({ deals: [{ ...SALES, count: 1, fromMonth: '202510', toMonth: '202510' }] })
  const found = item([favoriteHome(), other], 'LOT_SALE_MEDIAN')
  assert.equal(found.comparable, true)
  assert.match(
    found.cautions.join(' '),
    /기간이 서로 다릅니다: 2026년 6월~2026년 10월, 2025년 10월.*건수가 서로 다릅니다: 3건, 1건/,
  )
})

test('homes of different types or purposes are not compared by their deals or deposits', () => {
  const officetel = favoriteHome({
    property: { ...EVIDENCE.property, propertyType: 'OFFICETEL' },
    deals: [{ ...SALES, propertyType: 'OFFICETEL' }],
  })
  assert.match(
    item([favoriteHome(), officetel], 'LOT_SALE_MEDIAN').cautions.join(),
    saying('TYPES_DIFFER', { types: ['ROW_HOUSE_MULTI_UNIT', 'OFFICETEL'] }),
  )
  const rented = favoriteHome({}, { purpose: 'MONTHLY_RENT', depositManwon: 1_000, monthlyRentManwon: 60 })
  const deposits = item([favoriteHome(), rented], 'DEPOSIT')
  assert.deepEqual([deposits.comparable, deposits.values], [false, []])
})

test('all deposits become a monthly cost at one stated rate', () => {
  const rented = favoriteHome(
    {},
    { purpose: 'MONTHLY_RENT', depositManwon: 1_000, monthlyRentManwon: 60, maintenanceFeeManwon: 5 },
  )
  const cost = item([favoriteHome(), rented], 'MONTHLY_COST')
  assert.deepEqual(
    cost.values.map(({ value }) => value),
    [60, 70],
  )
  assert.match(cost.cautions.join(), /같은 전환율 연 6%로 바꿨습니다\(시험 전환율\).*관리비가 빠져/)
})

test('nothing is ranked, totalled or praised', () => {
  const homes = [favoriteHome(), favoriteHome(null), favoriteHome({ deals: [] }, { depositManwon: null })]
  const compared = compareHomes(homes, RATE)
  for (const { code } of compared) assert.doesNotMatch(code, /TOTAL|RANK|SCORE|GRADE|BEST|WINNER/)
  const words = compared.flatMap(({ title, lacking, cautions, toGet: actions }) => [
    title,
    ...cautions,
    ...actions.map(({ action }) => action),
    ...lacking.map(({ sentence }) => sentence),
  ])
  assert.doesNotMatch(words.join(), /더 낫|더 좋|순위|추천|1위/)
  assert.deepEqual(words.flatMap(findForbiddenWording), [])
})

test('issue 10: estimates stand side by side with their intervals in the words; a home without one is named', () => {
  const valued = favoriteHome({ valueEstimate: anEstimate({ midManwon: 20_000 }, 12_000) })
  const both = item(
    [valued, favoriteHome({ valueEstimate: anEstimate({ midManwon: 30_000 }, 12_000) })],
    'VALUE_ESTIMATE',
  )
  assert.deepEqual(
    both.values.map(({ value }) => value),
    [20_000, 30_000],
  )
  assert.ok(both.values.every(({ basis }) => /10번 중 8번이 들어갈 범위 .*~/.test(basis.words)))
  const one = item([valued, favoriteHome()], 'DEPOSIT_TO_ESTIMATE')
  assert.deepEqual([one.comparable, one.lacking[0]?.home], [false, 1])
})
