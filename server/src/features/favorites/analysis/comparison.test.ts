import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FavoriteAnalysis, FavoriteComparison } from '@lease-risk/contract/favorite-analysis'
import { bearer, type LoggedIn, signUpAndLogIn } from '../../../../test/account-app.ts'
import { testService } from '../../../../test/service.ts'
import { storeDeals } from '../../../../test/stored-deals.ts'
import { findForbiddenWording } from '../../../domain/wording/word-guard.ts'
import { saying } from '../../../words/saying.fixture.ts'

const { app, database, diagnose, sandbox } = await testService()
const { pool } = database
const owner = await signUpAndLogIn(app, 'compare_owner')
const stranger = await signUpAndLogIn(app, 'compare_stranger')

async function keep(payload: object): Promise<number> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/favorites',
    headers: bearer(owner.accessToken),
    payload,
  })
  assert.equal(answer.statusCode, 201, answer.body)
  return answer.json().data.favoriteId
}
const get = (ids: string, by: LoggedIn = owner) =>
  app.inject({ url: `/api/favorites/comparison?ids=${ids}`, headers: bearer(by.accessToken) })

const VILLA = {
  address: '서울 관악구 신림동 1422-5',
  contractPurpose: 'JEONSE',
  depositAmountManwon: 12_000,
  exclusiveAreaSquareMeter: 29.35,
} as const
await diagnose(VILLA, owner.accessToken)
const homes = [
  await keep({ ...VILLA, label: '첫 집' }),
  await keep({ ...VILLA, label: '둘째 집', depositAmountManwon: 13_000 }),
  await keep({ address: '서울 관악구 신림동', label: '번지 모르는 집' }),
  await keep({
    address: '서울 강남구 역삼동 736-25',
    contractPurpose: 'MONTHLY_RENT',
    depositAmountManwon: 1_000,
    monthlyRentAmountManwon: 85,
  }),
  await keep({ address: '서울 강남구 역삼동 742-11', contractPurpose: 'JEONSE', depositAmountManwon: 21_000 }),
]

async function compare(...ids: (number | undefined)[]): Promise<FavoriteComparison> {
  const answer = await get(ids.join())
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json<{ data: FavoriteComparison }>().data
}

test('two homes stand side by side where both have evidence of the same kind, in the order asked for', async () => {
  const { homes: compared, items } = await compare(homes[1], homes[0])
  assert.deepEqual(
    compared.map(({ label }) => label),
    ['둘째 집', '첫 집'],
  )
  const deposit = items.find(({ code }) => code === 'DEPOSIT')
  assert.deepEqual([deposit?.comparable, deposit?.values.map(({ value }) => value)], [true, [13_000, 12_000]])
  assert.ok(items.find(({ code }) => code === 'LOT_LEASE_MEDIAN')?.comparable)
})

test('R-FAV-11: a home names the diagnosis of its own terms, of which papers are kept, and no other', async () => {
  const { homes: compared } = await compare(homes[0], homes[1], homes[2])
  const [first, ...others] = compared.map(({ diagnosisId }) => diagnosisId)
  assert.equal(typeof first, 'number')
  assert.deepEqual(others, [null, null])
  const kept = await app.inject({
    url: `/api/rent-risk-diagnoses/${first}/papers`,
    headers: bearer(owner.accessToken),
  })
  assert.equal(kept.statusCode, 200, kept.body)
})

test('a home without evidence is named with what to get, and its item is not compared', async () => {
  const { items, toGet } = await compare(homes[0], homes[2])
  const median = items.find(({ code }) => code === 'LOT_LEASE_MEDIAN')
  assert.deepEqual([median?.comparable, median?.values, median?.lacking[0]?.favoriteId], [false, [], homes[2]])
  assert.ok(toGet.some((line) => line.startsWith('번지 모르는 집: 지번 주소로')))
})

test('of an officetel the comparison says of public prices what the analysis says, and sends nobody for one', async () => {
  const officetel = await keep({ address: '서울 강남구 역삼동 1', label: '오피스텔', knownPropertyType: '오피스텔' })
  const { items, toGet } = await compare(homes[0], officetel)
  const lacking = items
    .find(({ code }) => code === 'PUBLIC_PRICE')
    ?.lacking.filter((each) => each.favoriteId === officetel)
  const analysed = await app.inject({
    url: `/api/favorites/${officetel}/analysis`,
    headers: bearer(owner.accessToken),
  })
  const { dataCoverage } = analysed.json<{ data: FavoriteAnalysis }>().data
  const sentence = dataCoverage.sources.find(({ key }) => key === 'public-price')?.sentence
  assert.match(sentence ?? '', /공시되지 않습니다/)
  assert.deepEqual(lacking, [{ favoriteId: officetel, sentence, action: null }])
  assert.ok(!toGet.some((line) => line.startsWith('오피스텔: ') && /공시가격|null/.test(line)), toGet.join())
})

test('a comparison of five is ten statements at most, and nobody is asked', async () => {
  const query = pool.query.bind(pool) as (...given: unknown[]) => Promise<unknown>
  let statements = 0
  pool.query = ((...given: unknown[]) => {
    statements += 1
    return query(...given)
  }) as typeof pool.query
  sandbox.requests.length = 0
  const comparison = await compare(...homes)
  pool.query = query as typeof pool.query
  assert.ok(statements <= 10, String(statements))
  assert.deepEqual(sandbox.requests, [])
  assert.ok((comparison.conversionRate?.source ?? '') !== '')
  assert.deepEqual(findForbiddenWording(JSON.stringify(comparison)), [])
})

test('five homes in five districts with a fit each are ten statements, too, in a process that has none of them yet', async () => {
  await pool.query(
    `insert into price_mean (kind, property_type, zone, version, as_of, fitted_at, deal_count, coefficients, gus)
     values ('SALE', 'APARTMENT', 'CAPITAL', 1, '2026-11-19', now(), 1, $1, '{}')`,
    [Array(40).fill(0)],
  )
  const places = ['관악구 신림동 1', '강남구 역삼동 1', '성동구 성수동2가 1', '마포구 합정동 1', '송파구 잠실동 1']
  const ids: number[] = []
  for (const place of places)
    ids.push(await keep({ address: `서울 ${place}`, knownPropertyType: '아파트', exclusiveAreaSquareMeter: 59 }))
  const { statements } = await database.recordStatements(() => compare(...ids))
  assert.ok(statements.length <= 10, statements.join('\n'))
  assert.ok(statements.some((text) => text.includes('price_mean as mean')))
})

test('R-FAV-12: past leases with rent are one amount a month, at the rate of the region where the homes share one', async () => {
  await pool.query(
    `insert into market_indicators (table_id, region_code, period, value, unit, region_name, collected_at)
     values ('T241163133546529', '1168000000', '202609', 6, '%', '서울>강남구', '2026-11-01')`,
  )
  await storeDeals(
    pool,
    '1168010100',
    [
      [1_000, 55],
      [5_000, 37],
      [9_000, 19],
    ].map(([depositManwon = 0, monthlyRentManwon = 0]) => ({
      source: 'OffiRent' as const,
      propertyType: 'OFFICETEL' as const,
      depositManwon,
      monthlyRentManwon,
      lot: { landKind: 'LAND' as const, mainNumber: '0001', subNumber: '0000' },
    })),
    '202610',
  )
  const terms = { contractPurpose: 'MONTHLY_RENT', knownPropertyType: '오피스텔', address: '서울 강남구 역삼동 1' }
  const ids = [
    await keep({ ...terms, depositAmountManwon: 2_000, monthlyRentAmountManwon: 55 }),
    await keep({ ...terms, depositAmountManwon: 10_000, monthlyRentAmountManwon: 15 }),
  ]
  const { items, conversionRate } = await compare(...ids)
  assert.equal(conversionRate?.value, 0.06)
  assert.match(conversionRate?.source ?? '', /서울 강남구/)
  const valuesOf = (code: string) => items.find((item) => item.code === code)?.values.map(({ value }) => value)
  assert.deepEqual(valuesOf('MONTHLY_COST'), [65, 65])
  // 60, 62 and 64 a month
  assert.deepEqual(valuesOf('LOT_LEASE_MEDIAN'), [62, 62])
  assert.match(
    items.find(({ code }) => code === 'LOT_LEASE_MEDIAN')?.title ?? '',
    saying('HOME_FIGURE', { figure: 'LOT_RENT_MEDIAN' }),
  )
  const analysed = await app.inject({ url: `/api/favorites/${ids[0]}/analysis`, headers: bearer(owner.accessToken) })
  const { termsAsRent, priceTrend } = analysed.json<{ data: FavoriteAnalysis }>().data
  assert.deepEqual([termsAsRent?.convertedMonthlyRentManwon, termsAsRent?.yearlyRate], [65, 0.06])
  assert.equal(priceTrend.at(-1)?.lease?.medianConvertedRentManwon, 62)
  // homes in two regions use the one rate of the market
  assert.equal((await compare(ids[0], homes[0])).conversionRate?.value, 0.065)
})

test('R-FAV-11: two units of one building are told apart, among the homes and in what is to be got', async () => {
  const units = [
    await keep({ ...VILLA, address: `${VILLA.address} 301호` }),
    await keep({ ...VILLA, address: `${VILLA.address} 302호` }),
    await keep({ ...VILLA, address: '서울 관악구 봉천동 41-855' }),
  ]
  const { homes: compared, toGet } = await compare(...units)
  assert.deepEqual(
    compared.map(({ unitText }) => unitText),
    ['301호', '302호', null],
  )
  const named = toGet.filter((line) => line.includes('신림동 1422-5'))
  assert.ok(
    named.every((line) => /1422-5 30[12]호/.test(line)),
    toGet.join('\n'),
  )
})

test('R-FAV-11: the diagnosis of a home is found however its unit is written, and not that of another unit', async () => {
  const { diagnosisId } = await diagnose({ ...VILLA, address: `${VILLA.address} 101-303` }, owner.accessToken)
  const units = [
    await keep({ ...VILLA, address: `${VILLA.address} 101동 303호` }),
    await keep({ ...VILLA, address: `${VILLA.address} 101동 403호` }),
    await keep({ ...VILLA, address: `${VILLA.address} 반지하` }),
  ]
  const found = (await compare(...units)).homes.map((home) => home.diagnosisId === diagnosisId)
  assert.deepEqual(found, [true, false, false])
})

test('another’s home among them is 404; one, six, a repeated or a wrong number is 400; without a login 401', async () => {
  assert.equal((await get(`${homes[0]},${homes[1]}`, stranger)).statusCode, 404)
  for (const ids of [`${homes[0]}`, '1,2,3,4,5,6', `${homes[0]},${homes[0]}`, 'a,b', ''])
    assert.equal((await get(ids)).statusCode, 400, ids)
  assert.equal((await app.inject(`/api/favorites/comparison?ids=${homes[0]},${homes[1]}`)).statusCode, 401)
})
