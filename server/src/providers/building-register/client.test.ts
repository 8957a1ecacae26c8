import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { IMPATIENT_MS, KEY, setUpClient } from '../../../test/client-under-test.ts'
import type { StandInReply } from '../../../test/stand-in.ts'
import { createBuildingRegisterClient } from './client.ts'

const PATH = '/1613000/BldRgstHubService/getBrTitleInfo'
const lot = { legalDistrictCode: '1162010200', landKind: 'LAND', mainNumber: '1422', subNumber: '0005' } as const
const fixture = (name: string) => readFileSync(new URL(`fixtures/${name}`, import.meta.url), 'utf8')
const empty =
  '<response><header><resultCode>00</resultCode></header><body><items/><totalCount>0</totalCount></body></response>'

test('asks for the lot and gives each building once', async (t) => {
  const { standIn, http, records } = await setUpClient(t)
  const query = {
    serviceKey: KEY,
    sigunguCd: '11620',
    bjdongCd: '10200',
    platGbCd: '0',
    bun: '1422',
    ji: '0005',
    numOfRows: '100',
    pageNo: '1',
  }
  standIn.expect({ path: PATH, query }, { body: fixture('titles.xml') })
  const reply = await createBuildingRegisterClient({ http, baseUrl: standIn.origin, key: KEY }).readTitles(lot)
  assert.ok(reply.status === 'FOUND')
  assert.deepEqual(
    reply.value.map((building) => building.registerKey),
    ['9999102000001234567890', '9999102000001234567891'],
  )
  const { lotHash, ...summary } = records[0]?.requestSummary ?? {}
  assert.deepEqual(summary, { legalDistrictCode: '1162010200', pageNo: 1 }, 'the call log names no lot')
  assert.match(String(lotHash), /^[0-9a-f]{16}$/)
})

test('mountain land is 1 here, where the PNU says 2', async (t) => {
  const { standIn, http } = await setUpClient(t)
  standIn.expect({ path: PATH, query: { platGbCd: '1' } }, { body: empty })
  const client = createBuildingRegisterClient({ http, baseUrl: standIn.origin, key: KEY })
  assert.deepEqual(await client.readTitles({ ...lot, landKind: 'MOUNTAIN' }), { status: 'NOT_FOUND' })
})

test('reads every page of a large complex, 100 rows at most a page', async (t) => {
  const { standIn, http } = await setUpClient(t)
  const page = (from: number, to: number) => {
    const items = Array.from(
      { length: to - from + 1 },
      (_, index) => `<item><mgmBldrgstPk>${from + index}</mgmBldrgstPk></item>`,
    ).join('')
    return empty.replace('<items/>', `<items>${items}</items>`).replace('>0<', '>131<')
  }
  standIn.expect({ path: PATH, query: { pageNo: '1' } }, { body: page(1, 100) })
  standIn.expect({ path: PATH, query: { pageNo: '2' } }, { body: page(101, 131) })
  const reply = await createBuildingRegisterClient({ http, baseUrl: standIn.origin, key: KEY }).readTitles(lot)
  assert.equal(reply.status === 'FOUND' && reply.value.length, 131)
})

test('an empty body is asked again, then in the other format; never "no building"', async (t) => {
  const { standIn, http, records } = await setUpClient(t)
  const client = createBuildingRegisterClient({ http, baseUrl: standIn.origin, key: KEY })
  standIn.expect({ path: PATH, query: { _type: 'json' } }, { body: fixture('title-one.json') })
  standIn.expect({ path: PATH }, { body: '' }, 3)
  assert.equal((await client.readTitles(lot)).status, 'FOUND')
  standIn.expect({ path: PATH, query: { _type: 'json' } }, { body: '' }, 3)
  standIn.expect({ path: PATH }, { body: '' }, 3)
  assert.deepEqual(await client.readTitles(lot), { status: 'ERROR', reason: 'MALFORMED' })
  assert.deepEqual(
    records.map((record) => record.resultStatus),
    ['ERROR', 'SUCCESS', 'ERROR', 'ERROR'],
  )
})

const envelope = (code: string) =>
  `<OpenAPI_ServiceResponse><cmmMsgHeader><returnReasonCode>${code}</returnReasonCode></cmmMsgHeader></OpenAPI_ServiceResponse>`
const failures: [what: string, reply: StandInReply, calls: number, reason: string][] = [
  ['service timeout (code 26) inside HTTP 200', { body: envelope('26') }, 3, 'PROVIDER_ERROR'],
  ['key refused (code 30)', { status: 403, body: envelope('30') }, 1, 'KEY_REJECTED'],
  ['plain Forbidden', { status: 403, body: 'Forbidden' }, 1, 'KEY_REJECTED'],
  ['404', { status: 404, body: 'Not Found' }, 1, 'HTTP_STATUS'],
  ['503', { status: 503, body: '<html>busy</html>' }, 3, 'HTTP_STATUS'],
  ['firewall page', { status: 400, body: '<html>Request Blocked</html>' }, 1, 'HTTP_STATUS'],
  ['reset', 'RESET', 3, 'NETWORK'],
  ['slow', 'HANG', 1, 'TIMEOUT'],
]
for (const [what, standInReply, calls, reason] of failures) {
  test(`${what} is ERROR ${reason} after ${calls} calls`, async (t) => {
    const { standIn, http } = await (standInReply === 'HANG' ? setUpClient(t, IMPATIENT_MS) : setUpClient(t))
    standIn.expect({ path: PATH }, standInReply, calls)
    const reply = await createBuildingRegisterClient({ http, baseUrl: standIn.origin, key: KEY }).readTitles(lot)
    assert.deepEqual(reply, { status: 'ERROR', reason })
  })
}

const unreadable: [what: string, body: string][] = [
  ['truncated XML', fixture('titles.xml').slice(0, -30)],
  ['HTML page', '<!doctype html><html><body>점검</body></html>'],
  ['rows without a key', fixture('titles.xml').replaceAll('mgmBldrgstPk', 'pk')],
]
for (const [what, body] of unreadable) {
  test(`${what} in both formats is ERROR MALFORMED, not an empty list`, async (t) => {
    const { standIn, http } = await setUpClient(t)
    standIn.expect({ path: PATH }, { body }, what === 'rows without a key' ? 2 : 6)
    const reply = await createBuildingRegisterClient({ http, baseUrl: standIn.origin, key: KEY }).readTitles(lot)
    assert.deepEqual(reply, { status: 'ERROR', reason: 'MALFORMED' })
  })
}

test('without a key UNAVAILABLE, recorded, and no call', async (t) => {
  const { standIn, http, records } = await setUpClient(t)
  const client = createBuildingRegisterClient({ http, baseUrl: standIn.origin, key: undefined })
  assert.deepEqual(await client.readTitles(lot), { status: 'UNAVAILABLE', reason: 'NO_KEY' })
  assert.equal(records[0]?.resultStatus, 'UNAVAILABLE')
  assert.equal(standIn.calls.length, 0)
})
