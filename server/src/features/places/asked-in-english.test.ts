import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from '@lease-risk/contract/common'
import type { PropertySummary, SearchResult } from '@lease-risk/contract/places'
import type { RegionalIndicatorAnalysisResponse, RegionCandidate } from '@lease-risk/contract/regional'
import { SAMPLE_REQUESTS } from '@lease-risk/sandbox'
import { testService } from '../../../test/service.ts'

const { app, sandbox, diagnose } = await testService()
const [sample] = SAMPLE_REQUESTS
assert.ok(sample)
const inKorean = await diagnose(sample.body)

async function get<T>(url: string, query: Record<string, string>): Promise<T> {
  const answer = await app.inject({ url, query })
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json<{ data: T }>().data
}

async function analyse(rawKeyword: string) {
  const answer = await app.inject({ method: 'POST', url: '/api/regional-indicator-analyses', payload: { rawKeyword } })
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json<{ data: RegionalIndicatorAnalysisResponse }>().data.inputInterpretation
}

test('R-ADDR-23: a diagnosis of an English address is that of the Korean one, and no provider sees English', async () => {
  sandbox.clear()
  const english = await diagnose({ ...sample.body, address: 'Unit 301, 1422-5 Shillim-dong, Gwanak-gu, Seoul' })
  assert.equal(english.address.pnu, inKorean.address.pnu)
  assert.equal(english.address.jibunAddress, '서울특별시 관악구 신림동 1422-5')
  assert.equal(english.address.unitText, '301호')
  assert.doesNotMatch(JSON.stringify(sandbox.requests.map(({ parameters }) => parameters)), /sh?illim/i)
})

test('regions are found by their English names, the likeliest first', async () => {
  for (const [keyword, fullName] of [
    ['Sillim', '서울특별시 관악구 신림동'],
    ['Shillim-dong', '서울특별시 관악구 신림동'],
    ['Gangnam District', '서울특별시 강남구'],
    ['Hoegi station', '서울특별시 동대문구 휘경동'],
    ['Silli', '서울특별시 관악구 신림동'],
  ] as const) {
    const [first] = await get<RegionCandidate[]>('/api/regions', { keyword, limit: '5' })
    assert.equal(first?.fullName, fullName, keyword)
  }
  assert.deepEqual(await get('/api/regions', { keyword: 'hotel', limit: '5' }), [])
})

test('a stored lot is found by its English address, in the list of lots and in the search', async () => {
  const keyword = '1422-5 Sillim-dong, Gwanak-gu'
  const { content } = await get<Page<PropertySummary>>('/api/properties', { keyword })
  assert.deepEqual(
    content.map(({ pnu }) => pnu),
    [inKorean.address.pnu],
  )
  const { lots, districts } = await get<SearchResult>('/api/search', { keyword })
  assert.deepEqual(
    lots.map(({ pnu }) => pnu),
    [inKorean.address.pnu],
  )
  assert.equal(districts[0]?.fullName, '서울특별시 관악구 신림동')
})

test('R-REGION-10: a question in English is read as one in Korean, and shows what was typed', async () => {
  const { regions, chips, contractPurpose, typeHints, unreadWords, matchedText } = await analyse(
    'quiet officetel in Sillim-dong, under 100 million deposit, 600 thousand rent, with a gym',
  )
  assert.deepEqual(
    regions.map(({ fullName }) => fullName),
    ['서울특별시 관악구 신림동'],
  )
  assert.deepEqual(
    chips.map(({ kind, text, label }) => [kind, text, label]),
    [
      ['DEPOSIT', 'under 100 million deposit', '보증금 1억 원 이하'],
      ['MONTHLY_RENT', '600 thousand rent', '월세 60만 원 이하'],
    ],
  )
  assert.deepEqual([contractPurpose, typeHints, matchedText], ['MONTHLY_RENT', ['officetel'], 'Sillim-dong'])
  assert.deepEqual(unreadWords, ['gym'])
})

test('R-ADDR-24: what a spelling leaves open is asked about, and what is no place is unread', async () => {
  const open = await analyse('Samsung-dong villa')
  assert.deepEqual([open.ambiguous, open.regions], [true, []])
  const names = open.candidates.map(({ fullName }) => fullName)
  for (const name of ['서울특별시 강남구 삼성동', '경기도 양주시 삼숭동']) assert.ok(names.includes(name), name)
  const heard = await analyse('Yuksam studio')
  assert.deepEqual([heard.ambiguous, heard.candidates.map(({ name }) => name)], [true, ['역삼동']])
  const none = await analyse('photo hotel')
  assert.deepEqual([none.locationBasis, none.unreadWords], ['NOT_RECOGNISED', ['photo', 'hotel']])
})
