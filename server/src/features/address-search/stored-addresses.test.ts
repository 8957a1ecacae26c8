import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { AddressSearchResponse, ListingReading } from '@lease-risk/contract/address-search'
import { testService } from '../../../test/service.ts'
import { storeKnownComplexes } from '../../../test/stored-deals.ts'
import { findForbiddenWording } from '../../domain/wording/word-guard.ts'

const { app, database, sandbox, diagnose } = await testService({ JUSO_SEARCH_KEY: '' })
await storeKnownComplexes(database.pool)

async function search(keyword: string, query: Record<string, string> = {}): Promise<AddressSearchResponse> {
  const answer = await app.inject({ url: '/api/address-search/juso', query: { keyword, ...query } })
  assert.equal(answer.statusCode, 200, answer.body)
  assert.deepEqual(findForbiddenWording(answer.body), [])
  return answer.json<{ data: AddressSearchResponse }>().data
}
const found = async (keyword: string) => (await search(keyword)).candidates.map(({ jibunAddr }) => jibunAddr)

test('R-ADDR-11: without a key the status stays UNAVAILABLE, nobody is asked, and what is stored is shown', async () => {
  const { status, notice, totalCount, candidates } = await search('헬리오시티')
  assert.deepEqual([status, totalCount, sandbox.requests], ['UNAVAILABLE', 1, []])
  assert.match(notice ?? '', /저장된 자료가 아는 주소만/)
  const [candidate] = candidates
  assert.deepEqual(
    [candidate?.jibunAddr, candidate?.bdNm, candidate?.admCd, candidate?.lnbrMnnm],
    ['서울특별시 송파구 가락동 913 헬리오시티', '헬리오시티', '1171010700', '913'],
  )
})

for (const [keyword, expected] of [
  ['은마아파트', ['서울특별시 강남구 대치동 316 은마']],
  ['대치동 은마', ['서울특별시 강남구 대치동 316 은마']],
  ['잠실 엘스', ['서울특별시 송파구 잠실동 19 잠실엘스']],
  ['핼리오시티', ['서울특별시 송파구 가락동 913 헬리오시티']],
  ['현대', ['서울특별시 서초구 반포동 55 현대', '서울특별시 송파구 가락동 20 현대']],
  ['송파 현대', ['서울특별시 송파구 가락동 20 현대']],
  ['송파대로 345', ['서울특별시 송파구 가락동 913']],
  ['가락동 913', ['서울특별시 송파구 가락동 913 헬리오시티']],
  ['가락동 914', []],
  ['Eunma Apartment', ['서울특별시 강남구 대치동 316 은마']],
  ['Songpa-daero 345', ['서울특별시 송파구 가락동 913']],
  ['913 Garak-dong, Songpa-gu', ['서울특별시 송파구 가락동 913 헬리오시티']],
  ['호그와트', []],
] as const) {
  test(`without a key "${keyword}" finds ${expected.join(', ') || 'nothing'}`, async () => {
    assert.deepEqual(await found(keyword), expected)
  })
}

test('pages of what is stored', async () => {
  const { totalCount, candidates } = await search('현대', { currentPage: '2', countPerPage: '1' })
  assert.deepEqual([totalCount, candidates.map(({ admCd }) => admCd)], [2, ['1171010700']])
})

test('a stored candidate serves as the jusoAddress of a diagnosis', async () => {
  const [jusoAddress] = (await search('반포자이')).candidates
  assert.ok(jusoAddress)
  const diagnosis = await diagnose({
    address: '반포자이',
    jusoAddress,
    contractPurpose: 'JEONSE',
    depositAmountManwon: 100_000,
  })
  assert.equal(diagnosis.address.pnu, '1165010700100200043')
})

test('R-ADDR-30: a pasted text leads to the lot of the complex that it names, and to what it says of the lease', async () => {
  const read = async (text: string) => {
    const answer = await app.inject({ method: 'POST', url: '/api/address-search/listing-text', payload: { text } })
    assert.equal(answer.statusCode, 200, answer.body)
    return answer.json<{ data: ListingReading }>().data
  }
  const { candidates, depositAmountManwon, contractPurpose } = await read('가락동 헬리오시티 101동 1203호\n전세 11억')
  assert.deepEqual(
    [candidates[0]?.jibunAddr, contractPurpose, depositAmountManwon],
    ['서울특별시 송파구 가락동 913 헬리오시티', 'JEONSE', 110_000],
  )
  assert.deepEqual(
    (await read('신림동 1422-5 옆 건물')).candidates.map(({ jibunAddr }) => jibunAddr),
    ['서울특별시 관악구 신림동 1422-5'],
  )
  const shop = await read('신림동 1422-5 근생 500/45 관리비 별도, 보증보험 불가')
  assert.deepEqual(
    [shop.maintenanceFeeAmountManwon, shop.maintenanceFeeStated, shop.warnings, shop.unread],
    [null, '관리비 별도', ['근생', '보증보험 불가'], []],
  )
  const refused = await app.inject({ method: 'POST', url: '/api/address-search/listing-text', payload: { text: '' } })
  assert.equal(refused.statusCode, 400)
})
