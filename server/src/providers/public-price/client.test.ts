import assert from 'node:assert/strict'
import { test } from 'node:test'
import { KEY, setUpClient, testClientFailures } from '../../../test/client-under-test.ts'
import type { StandInCall } from '../../../test/stand-in.ts'
import { createPublicPriceClient } from './client.ts'

const PNU = '1162010200100010002'
const PATH = '/ned/data/getApartHousingPriceAttr'

function body(rows: number, totalCount: number, first = 0): string {
  const field = Array.from({ length: rows }, (_, index) => ({
    pnu: PNU,
    stdrYear: '2026',
    dongNm: '101',
    hoNm: String(first + index),
    prvuseAr: '59.9',
    pblntfPc: '500000000',
  }))
  return JSON.stringify({ apartHousingPrices: { field, totalCount: String(totalCount), resultCode: '' } })
}

testClientFailures({
  path: PATH,
  ask: (baseUrl, http, key) =>
    createPublicPriceClient({ http, baseUrl, key, domain: undefined }).readApartmentUnits({
      pnu: PNU,
      baseYear: 2026,
    }),
  goodBody: body(2, 2),
})

test('asks with key, domain, lot, year and at most 1,000 rows a page, and reads every page', async (t) => {
  const { standIn, http, records } = await setUpClient(t)
  const query = { key: KEY, domain: 'https://example.test', pnu: PNU, stdrYear: '2026', format: 'json' }
  const pageOf = (call: StandInCall) => {
    const pageNo = Number(call.query.get('pageNo'))
    return { body: body(pageNo === 6 ? 7 : 1000, 5007, (pageNo - 1) * 1000) }
  }
  standIn.expect({ path: PATH, query: { ...query, numOfRows: '1000' } }, pageOf, 6)
  const client = createPublicPriceClient({ http, baseUrl: standIn.origin, key: KEY, domain: 'https://example.test' })
  const reply = await client.readApartmentUnits({ pnu: PNU, baseYear: 2026 })
  assert.equal(reply.status === 'FOUND' && reply.value.length, 5007)
  const pages = standIn.calls.map((call) => Number(call.query.get('pageNo')))
  assert.deepEqual(
    pages.sort((a, b) => a - b),
    [1, 2, 3, 4, 5, 6],
  )
  assert.deepEqual(records[0]?.requestSummary, {
    legalDistrictCode: PNU.slice(0, 10),
    lotHash: http.hashForLog(PNU),
    stdrYear: 2026,
    pageNo: 1,
  })
})

test('one page that fails fails the list', async (t) => {
  const { standIn, http } = await setUpClient(t)
  standIn.expect({ path: PATH, query: { pageNo: '1' } }, { body: body(1000, 2000) })
  standIn.expect({ path: PATH, query: { pageNo: '2' } }, { body: body(400, 2000, 1000) }, 3)
  const client = createPublicPriceClient({ http, baseUrl: standIn.origin, key: KEY, domain: undefined })
  assert.deepEqual(await client.readApartmentUnits({ pnu: PNU, baseYear: null }), {
    status: 'ERROR',
    reason: 'MALFORMED',
  })
})

test('houses and land go to their own operations; without year and domain neither is sent', async (t) => {
  const { standIn, http } = await setUpClient(t)
  const empty = { body: JSON.stringify({ response: { resultCode: '', totalCount: '0' } }) }
  standIn.expect({ path: '/ned/data/getIndvdHousingPriceAttr' }, empty)
  standIn.expect({ path: '/ned/data/getIndvdLandPriceAttr' }, empty)
  const client = createPublicPriceClient({ http, baseUrl: standIn.origin, key: KEY, domain: undefined })
  assert.deepEqual(await client.readIndividualHouses({ pnu: PNU, baseYear: null }), { status: 'NOT_FOUND' })
  assert.deepEqual(await client.readLand({ pnu: PNU, baseYear: null }), { status: 'NOT_FOUND' })
  for (const { query } of standIn.calls) assert.deepEqual([query.has('stdrYear'), query.has('domain')], [false, false])
})

test('rows of other years and lots only are NOT_FOUND', async (t) => {
  const { standIn, http } = await setUpClient(t)
  standIn.expect({ path: PATH }, { body: body(3, 3) }, 2)
  const client = createPublicPriceClient({ http, baseUrl: standIn.origin, key: KEY, domain: undefined })
  assert.deepEqual(await client.readApartmentUnits({ pnu: PNU, baseYear: 2025 }), { status: 'NOT_FOUND' })
  const neighbour = { pnu: '1162010200100010003', baseYear: null }
  assert.deepEqual(await client.readApartmentUnits(neighbour), { status: 'NOT_FOUND' })
})

test('INCORRECT_KEY under HTTP 200 is asked again, INVALID_KEY is not', async (t) => {
  const { standIn, http, records } = await setUpClient(t)
  const error = (code: string) => ({
    body: JSON.stringify({ apartHousingPrices: { resultCode: code, resultMsg: KEY } }),
  })
  standIn.expect({ path: PATH }, error('INCORRECT_KEY'))
  standIn.expect({ path: PATH }, { body: body(1, 1) })
  standIn.expect({ path: PATH }, error('INVALID_KEY'))
  const client = createPublicPriceClient({ http, baseUrl: standIn.origin, key: KEY, domain: undefined })
  assert.equal((await client.readApartmentUnits({ pnu: PNU, baseYear: 2026 })).status, 'FOUND')
  assert.deepEqual(await client.readApartmentUnits({ pnu: PNU, baseYear: 2026 }), {
    status: 'ERROR',
    reason: 'KEY_REJECTED',
  })
  assert.equal(records.at(-1)?.errorMessage, 'KEY_REJECTED: INVALID_KEY')
})
