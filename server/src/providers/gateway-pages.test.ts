import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { KEY, setUpClient } from '../../test/client-under-test.ts'
import type { StandInCall } from '../../test/stand-in.ts'
import { gatewayUrl, readAllPages } from './gateway-pages.ts'
import { readText } from './wire-object.ts'

const PATH = '/1613000/Service/getThings'

function page(from: number, to: number, totalCount: number): string {
  const items = Array.from({ length: to - from + 1 }, (_, index) => `<item><n>${from + index}</n></item>`).join('')
  return `<response><header><resultCode>00</resultCode></header><body><items>${items}</items><totalCount>${totalCount}</totalCount></body></response>`
}

/** Reads against a server that answers page by page with `bodies`. */
async function readBodies(t: TestContext, bodies: string[]) {
  const { standIn, http, records } = await setUpClient(t)
  bodies.forEach((body, index) => standIn.expect({ path: PATH, query: { pageNo: String(index + 1) } }, { body }))
  const reply = await readAllPages(http, {
    provider: 'transactions',
    apiName: 'getThings',
    url: gatewayUrl(standIn.origin, PATH, KEY, { numOfRows: '1000' }),
    summary: {},
    readRow: (row) => readText(row, 'n'),
  })
  return { reply, records }
}

test('reads on until the total is there, whatever page size the server grants', async (t) => {
  const { reply, records } = await readBodies(t, [page(1, 2, 5), page(3, 4, 5), page(5, 5, 5)])
  assert.deepEqual(reply, {
    status: 'FOUND',
    value: { values: ['1', '2', '3', '4', '5'], skippedRows: 0, totalCount: 5 },
  })
  assert.deepEqual(
    records.map((record) => record.requestSummary['pageNo']),
    [1, 2, 3],
  )
})

test('a bad row is dropped and counted; a page of bad rows only is ERROR, not an empty list', async (t) => {
  const { reply } = await readBodies(t, [page(1, 2, 2).replace('<n>2</n>', '<n> </n>')])
  assert.deepEqual(reply, { status: 'FOUND', value: { values: ['1'], skippedRows: 1, totalCount: 2 } })
  const { reply: renamed } = await readBodies(t, [page(1, 2, 2).replaceAll('<n>', '<m>').replaceAll('</n>', '</m>')])
  assert.deepEqual(renamed, { status: 'ERROR', reason: 'MALFORMED' })
})

test('a total that changes between pages is ERROR: half a list must not pass for a whole one', async (t) => {
  assert.deepEqual((await readBodies(t, [page(1, 2, 4), page(3, 5, 5)])).reply, {
    status: 'ERROR',
    reason: 'PROVIDER_ERROR',
  })
  const empty =
    '<response><header><resultCode>00</resultCode></header><body><items/><totalCount>0</totalCount></body></response>'
  assert.deepEqual((await readBodies(t, [page(1, 2, 4), empty])).reply, { status: 'ERROR', reason: 'PROVIDER_ERROR' })
})

test('a server that ignores the page number is noticed at the second page', async (t) => {
  assert.deepEqual((await readBodies(t, [page(1, 2, 6), page(1, 2, 6)])).reply, {
    status: 'ERROR',
    reason: 'MALFORMED',
  })
})

test('R-WIRE-08: pages that come again in turn, or rows beyond the total, are ERROR: no row must count twice', async (t) => {
  for (const bodies of [
    [page(1, 2, 6), page(3, 4, 6), page(1, 2, 6)],
    [page(1, 3, 5), page(3, 5, 5)],
    [page(1, 2, 1)],
    [page(1, 1, 0)],
  ])
    assert.deepEqual((await readBodies(t, bodies)).reply, { status: 'ERROR', reason: 'MALFORMED' })
})

test('a page without rows before the end is asked again, then ERROR', async (t) => {
  const { standIn, http } = await setUpClient(t)
  standIn.expect({ path: PATH }, { body: page(1, 0, 3) }, 3)
  const url = gatewayUrl(standIn.origin, PATH, KEY, {})
  const reply = await readAllPages(http, { provider: 'transactions', apiName: 'x', url, summary: {}, readRow: () => 1 })
  assert.deepEqual(reply, { status: 'ERROR', reason: 'MALFORMED' })
})

test('an endless list is TOO_LARGE', async (t) => {
  const { standIn, http } = await setUpClient(t)
  const endless = ({ query }: StandInCall) => ({
    body: page(Number(query.get('pageNo')), Number(query.get('pageNo')), 1_000_000),
  })
  standIn.expect({ path: PATH }, endless, 100)
  const url = gatewayUrl(standIn.origin, PATH, KEY, {})
  const reply = await readAllPages(http, { provider: 'transactions', apiName: 'x', url, summary: {}, readRow: () => 1 })
  assert.deepEqual(reply, { status: 'ERROR', reason: 'TOO_LARGE' })
})

test('both spellings of a service key are encoded exactly once', () => {
  const raw = 'aB+/c12=='
  for (const key of [raw, encodeURIComponent(raw), ` ${raw}\n`]) {
    assert.equal(gatewayUrl('https://apis.data.go.kr', '/x', key, {}).search, '?serviceKey=aB%2B%2Fc12%3D%3D')
  }
  assert.equal(gatewayUrl('https://apis.data.go.kr', '/x', '100%', {}).search, '?serviceKey=100%25')
})
