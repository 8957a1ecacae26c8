import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SAMPLE_REQUESTS } from '@lease-risk/sandbox'
import { testService } from '../../../test/service.ts'

const { app } = await testService()
const request = SAMPLE_REQUESTS[0]?.body

const WORDS = [
  'hotel',
  'photo',
  'Hoegi station',
  'HOTEL Gangnam 101',
  '1422-5 Sillim-dong, Gwanak-gu, Seoul',
  '23, Sillim-ro 59-gil, Gwanak-gu',
  'Unit 301, Bldg 2, 3rd floor, Chung-dong',
  'two-room near Hongdae under 100 million deposit, 600 thousand rent',
  'no villa, no, no, except Seoul except',
  'Gangnam '.repeat(12),
  'Teheran-ro '.repeat(9),
  'San San-ro 1-ga 12-3-4 B1 #',
  'Kangsŏ-ku Hwagok-tong',
  '신림동 hotel',
  '창원'.repeat(25),
  '중구'.repeat(24),
  '9'.repeat(100),
  '1-'.repeat(50),
  '('.repeat(100),
  '^[a-z]+$ \\p{L} (?<=',
  '% %ZZ %E0%A4%A',
  '\ud800 신림동',
  '신림동\u0000 1422-5',
  '\ufdfa'.repeat(100),
  "' or 1=1 --",
  '__proto__',
]

type Ask = (text: string) => { method: 'GET' | 'POST'; url: string; query?: Record<string, string>; payload?: object }

const OPERATIONS: Record<string, Ask> = {
  regions: (keyword) => ({ method: 'GET', url: '/api/regions', query: { keyword } }),
  properties: (keyword) => ({ method: 'GET', url: '/api/properties', query: { keyword } }),
  search: (keyword) => ({ method: 'GET', url: '/api/search', query: { keyword } }),
  'the address search': (keyword) => ({ method: 'GET', url: '/api/address-search/juso', query: { keyword } }),
  candidates: (address) => ({
    method: 'POST',
    url: '/api/rent-risk-diagnoses/address-candidates',
    payload: { address },
  }),
  diagnosis: (text) => ({
    method: 'POST',
    url: '/api/rent-risk-diagnoses',
    payload: { ...request, jusoAddress: undefined, address: text },
  }),
  'the description of a diagnosis': (description) => ({
    method: 'POST',
    url: '/api/rent-risk-diagnoses',
    payload: { ...request, description },
  }),
  'regional analysis': (rawKeyword) => ({
    method: 'POST',
    url: '/api/regional-indicator-analyses',
    payload: { rawKeyword, locationKeyword: rawKeyword, typeHints: [rawKeyword.slice(0, 40)] },
  }),
}

for (const [name, ask] of Object.entries(OPERATIONS)) {
  test(`${name}: no word that a person types is answered with a server error`, async () => {
    const failed: string[] = []
    for (const word of WORDS) {
      const { statusCode } = await app.inject(ask(word))
      assert.notEqual(statusCode, 404, `${name} is found`)
      if (statusCode >= 500) failed.push(`${statusCode} ${JSON.stringify(word)}`)
    }
    assert.deepEqual(failed, [])
  })
}
