import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { KEY, setUpClient, testClientFailures } from '../../../test/client-under-test.ts'
import { DEAL_SOURCES } from '../../domain/comparison/deal.ts'
import { createDealClient } from './client.ts'

const pathOf = (source: string) => `/1613000/RTMSDataSvc${source}/getRTMSDataSvc${source}`
const fixture = (source: string) => readFileSync(new URL(`fixtures/${source}.xml`, import.meta.url), 'utf8')
const query = { source: 'AptRent', lawdCd: '11620', dealMonth: '202609' } as const

testClientFailures({
  path: pathOf('AptRent'),
  ask: (baseUrl, http, key) => createDealClient({ http, baseUrl, key }).readMonth(query),
  goodBody: fixture('AptRent'),
})

test('each source is an operation of its own, asked by LAWD_CD and month', async (t) => {
  const { standIn, http, records } = await setUpClient(t)
  const client = createDealClient({ http, baseUrl: standIn.origin, key: KEY })
  const asked = { serviceKey: KEY, LAWD_CD: '11620', DEAL_YMD: '202609', pageNo: '1', numOfRows: '1000' }
  for (const source of DEAL_SOURCES) {
    standIn.expect({ path: pathOf(source), query: asked }, { body: fixture(source) })
    const reply = await client.readMonth({ ...query, source })
    assert.ok(reply.status === 'FOUND', source)
    assert.ok(reply.value.deals.every((deal) => deal.source === source && deal.lawdCd === '11620'))
    assert.equal(reply.value.deals.length + reply.value.skippedRows, reply.value.totalCount)
  }
  assert.deepEqual(records[0]?.requestSummary, { lawdCd: '11620', dealMonth: '202609', pageNo: 1 })
})

test('an unreadable row is counted and the month kept', async (t) => {
  const { standIn, http } = await setUpClient(t)
  standIn.expect({ path: pathOf('AptRent') }, { body: fixture('AptRent') })
  const reply = await createDealClient({ http, baseUrl: standIn.origin, key: KEY }).readMonth(query)
  assert.ok(reply.status === 'FOUND')
  assert.deepEqual([reply.value.deals.length, reply.value.skippedRows, reply.value.totalCount], [2, 1, 3])
})

const refusals = [
  ['30', 403, 'KEY_REJECTED'],
  ['22', 200, 'QUOTA_EXCEEDED'],
  ['10', 400, 'PROVIDER_ERROR'],
] as const
for (const [code, status, reason] of refusals) {
  test(`gateway code ${code} with HTTP ${status} is ERROR ${reason} after one call`, async (t) => {
    const { standIn, http } = await setUpClient(t)
    const body = `<OpenAPI_ServiceResponse><cmmMsgHeader><errMsg>${KEY}</errMsg><returnReasonCode>${code}</returnReasonCode></cmmMsgHeader></OpenAPI_ServiceResponse>`
    standIn.expect({ path: pathOf('AptRent') }, { status, body })
    const reply = await createDealClient({ http, baseUrl: standIn.origin, key: KEY }).readMonth(query)
    assert.deepEqual(reply, { status: 'ERROR', reason })
  })
}

test('code page 949 sent as UTF-8 is ERROR MALFORMED, declared it is read', async (t) => {
  const { standIn, http } = await setUpClient(t)
  const client = createDealClient({ http, baseUrl: standIn.origin, key: KEY })
  // 봉천동 in code page 949.
  const name = Buffer.from([0xba, 0xc0, 0xc3, 0xb5, 0xb5, 0xbf])
  const [before = '', after = ''] = fixture('OffiTrade')
    .replace(/<offiNm>.*<\/offiNm>|<estateAgentSggNm>.*<\/estateAgentSggNm>/g, '')
    .replace(/<(\w+)>[^<]*[가-힣][^<]*<\/\1>/g, (cell) => (cell.includes('umdNm') ? '<umdNm>@</umdNm>' : ''))
    .split('@')
  const body = Buffer.concat([Buffer.from(before), name, Buffer.from(after)])
  standIn.expect({ path: pathOf('OffiTrade') }, { headers: { 'content-type': 'text/xml;charset=UTF-8' }, body })
  standIn.expect({ path: pathOf('OffiTrade') }, { headers: { 'content-type': 'text/xml;charset=euc-kr' }, body })
  const offices = { ...query, source: 'OffiTrade' } as const
  assert.deepEqual(await client.readMonth(offices), { status: 'ERROR', reason: 'MALFORMED' })
  const reply = await client.readMonth(offices)
  assert.equal(reply.status === 'FOUND' && reply.value.deals[0]?.districtName, '봉천동')
})

test('an endless body is ERROR TOO_LARGE', async (t) => {
  const { standIn, http } = await setUpClient(t)
  standIn.expect({ path: pathOf('AptRent') }, 'ENDLESS')
  const reply = await createDealClient({ http, baseUrl: standIn.origin, key: KEY }).readMonth(query)
  assert.deepEqual(reply, { status: 'ERROR', reason: 'TOO_LARGE' })
})
