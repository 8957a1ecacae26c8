import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from '@lease-risk/contract/common'
import type { PropertySummary, SearchResult } from '@lease-risk/contract/places'
import { testService } from '../../../test/service.ts'
import { storeKnownComplexes } from '../../../test/stored-deals.ts'

const { app, database } = await testService()
await storeKnownComplexes(database.pool)

async function get<T>(url: string, query: Record<string, string>): Promise<T> {
  const answer = await app.inject({ url, query })
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json<{ data: T }>().data
}
const addresses = (lots: PropertySummary[]) => lots.map(({ jibunAddress }) => jibunAddress)

for (const [keyword, expected] of [
  ['헬리오시티', ['서울특별시 송파구 가락동 913']],
  ['반포자이 30평대', ['서울특별시 서초구 반포동 20-43']],
  ['송파 헬리오시티 전세', ['서울특별시 송파구 가락동 913']],
  ['잠실 엘스', ['서울특별시 송파구 잠실동 19']],
  ['핼리오시티', ['서울특별시 송파구 가락동 913']],
  ['현대', ['서울특별시 서초구 반포동 55', '서울특별시 송파구 가락동 20']],
  ['송파구 현대', ['서울특별시 송파구 가락동 20']],
  ['없는단지이름', []],
  // a lot number after the everyday name of a 구 or a 동
  ['강남 대치동 316', ['서울특별시 강남구 대치동 316']],
  ['서울 송파 가락동 913번지', ['서울특별시 송파구 가락동 913']],
  ['대치 316', ['서울특별시 강남구 대치동 316']],
  ['대치 317', []],
  ['대치 31평', ['서울특별시 강남구 대치동 30', '서울특별시 강남구 대치동 316']],
] as [string, string[]][]) {
  test(`search "${keyword}" finds ${expected?.join(', ') || 'no lot'}`, async () => {
    assert.deepEqual(addresses((await get<SearchResult>('/api/search', { keyword })).lots), expected)
  })
}

test('lots of a name come in pages, most stored deals first', async () => {
  const page = await get<Page<PropertySummary>>('/api/properties', { keyword: '현대', page: '1', size: '1' })
  assert.deepEqual([page.totalElements, addresses(page.content)], [2, ['서울특별시 송파구 가락동 20']])
})
