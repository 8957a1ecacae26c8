import assert from 'node:assert/strict'
import { test } from 'node:test'
import { TEST_NOW } from '../../../test/app.ts'
import { privateDatabase } from '../../../test/database.ts'
import { lotOf, storeDeals } from '../../../test/stored-deals.ts'
import type { Deal } from '../../domain/comparison/deal.ts'
import type { RegisterBuilding } from '../../domain/property/register-building.ts'
import { storePublicPrices } from '../public-price/read-public-price.ts'
import { storeRegister } from '../register/stored-register.ts'
import { findBuildings } from './find-buildings.ts'
import { findRoadLots } from './find-stored-lots.ts'

const { pool } = await privateDatabase()

const pnu = (code: string, main: string, sub = '0000') => `${code}1${main}${sub}`
const [GARAK, DAECHI, BANPO] = ['1171010700', '1168010600', '1165010700']

const helio: Partial<Deal> = { buildingName: '헬리오시티', lot: lotOf(913), roadAddress: '송파대로 345' }
await storeDeals(pool, GARAK, [helio, helio, { ...helio, lot: lotOf(914) }, { buildingName: '현대', lot: lotOf(20) }])
await storeDeals(pool, DAECHI, [
  { buildingName: '은마', lot: lotOf(316), roadAddress: '삼성로 212' },
  { buildingName: '현대', lot: lotOf(30) },
  { buildingName: '현대', lot: lotOf(30) },
])
await storeDeals(pool, BANPO, [{ buildingName: '반포자이', lot: lotOf(20, 43), roadAddress: '신반포로 270' }])

const found = async (texts: string[], prefixes: string[] | null = null) =>
  (await findBuildings(pool, { texts, prefixes, limit: 10 })).map(({ name, pnu: at, deals, isExact }) =>
    [name, at.slice(0, 10), deals, isExact ? '=' : '~'].join(' '),
  )

test('a complex is found by its name, once a district, at the lot with most deals', async () => {
  assert.deepEqual(await found(['헬리오시티']), [`헬리오시티 ${GARAK} 2 =`])
  const [building] = await findBuildings(pool, { texts: ['헬리오시티'], prefixes: null, limit: 1 })
  assert.equal(building?.pnu, pnu(GARAK, '0913'))
})

test('blanks, signs and 아파트 behind the name do not matter', async () => {
  for (const text of ['은마', '은마아파트', '은마 아파트', '(은마)APT', '은마Apt.']) {
    assert.deepEqual(await found([text]), [`은마 ${DAECHI} 1 =`], text)
  }
})

test('one wrong letter, and an end that is missing, find names that are only alike', async () => {
  for (const text of ['핼리오시티', '헬리오시디', '헬리오', '송파헬리오시티']) {
    assert.deepEqual(await found([text]), [`헬리오시티 ${GARAK} 2 ~`], text)
  }
  assert.deepEqual(await found(['호그와트']), [])
  assert.deepEqual(await found(['은']), [])
})

test('of several districts the one with most deals comes first, and a prefix narrows them', async () => {
  assert.deepEqual(await found(['현대아파트']), [`현대 ${DAECHI} 2 =`, `현대 ${GARAK} 1 =`])
  assert.deepEqual(await found(['현대'], ['11710']), [`현대 ${GARAK} 1 =`])
  assert.deepEqual(await found(['현대'], ['26']), [])
})

test('any of several spellings is enough', async () => {
  assert.deepEqual(await found(['반포반포자이', '반포자이']), [`반포자이 ${BANPO} 1 =`])
})

test('a road address leads to its lot, however it was published', async () => {
  assert.deepEqual(await findRoadLots(pool, ['송파대로 345']), [
    { roadKey: '송파대로 345', pnu: pnu(GARAK, '0913'), deals: 2 },
    { roadKey: '송파대로 345', pnu: pnu(GARAK, '0914'), deals: 1 },
  ])
  assert.deepEqual(await findRoadLots(pool, ['송파대로 346']), [])
})

const building = (buildingName: string | null, roadAddress: string | null) =>
  ({ buildingName, roadAddress }) as Partial<RegisterBuilding> as RegisterBuilding

test('registers and prices name lots too, and a register that changed adds its new name', async () => {
  const at = pnu('1162010200', '1422', '0005')
  const register = (name: string | null, road: string | null) =>
    storeRegister(pool, at, { status: 'FOUND', buildings: [building(name, road)], collectedAt: TEST_NOW })
  await register('샘플하늘빌라', '서울특별시 관악구 신림로12길 3-4 (신림동)')
  assert.deepEqual(await found(['샘플하늘빌라']), ['샘플하늘빌라 1162010200 0 ='])
  assert.deepEqual(await findRoadLots(pool, ['신림로12길 3-4']), [{ roadKey: '신림로12길 3-4', pnu: at, deals: 0 }])
  await register('새이름빌라', null)
  assert.deepEqual(await found(['새이름빌라']), ['새이름빌라 1162010200 0 ='])
  const price = {
    kind: 'APARTMENT_UNIT' as const,
    pnu: at,
    baseYear: 2026,
    baseMonth: 1,
    priceWon: 1,
    areaSquareMeter: 1,
  }
  const unit = { dongName: null, hoName: null, floorName: null, updatedOn: null }
  const prices = [{ ...price, ...unit, buildingName: '공시이름맨션' }]
  await storePublicPrices(pool, { pnu: at, kind: 'APARTMENT_UNIT', prices, collectedAt: TEST_NOW })
  assert.deepEqual(await found(['공시이름맨션']), ['공시이름맨션 1162010200 0 ='])
})

for (const [address, key] of [
  ['서울특별시 관악구 신림로12길 3-4 (신림동)', '신림로12길 3-4'],
  ['지봉로5길 7', '지봉로5길 7'],
  ['서울특별시 강남구 봉은사로 지하 102', '봉은사로 지하 102'],
  ['경기도 화성시 봉담읍 동화길 00012-00000', '동화길 12'],
  ['광주광역시 남구 2순환로 12', '2순환로 12'],
  ['서울특별시 종로구 종로 1', '종로 1'],
  ['언주로', null],
  ['서울특별시 관악구 신림동 1422-5', null],
] as const) {
  test(`the road of ${address} is ${key ?? 'none'}`, async () => {
    assert.deepEqual((await pool.query('select road_key($1) as key', [address])).rows, [{ key }])
  })
}

test('the index follows any way of storing deals, and merging them again adds nothing', async () => {
  const count = async () => (await pool.query('select count(*)::int as n from building_names')).rows[0].n
  const before = await count()
  await storeDeals(pool, GARAK, [helio, helio, { ...helio, lot: lotOf(914) }, { buildingName: '현대', lot: lotOf(20) }])
  assert.equal(await count(), before)
})
