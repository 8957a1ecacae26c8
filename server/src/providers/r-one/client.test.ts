import assert from 'node:assert/strict'
import { test } from 'node:test'
import { KEY, setUpClient, testClientFailures } from '../../../test/client-under-test.ts'
import type { IndicatorQuery } from '../../evidence/ports.ts'
import { createIndicatorClient } from './client.ts'

const TABLE = 'A_2024_00045'
const DATA_PATH = '/r-one/openapi/SttsApiTblData.do'
const QUERY: IndicatorQuery = {
  statblId: TABLE,
  cycle: 'MM',
  itemId: '100001',
  classId: '500021',
  from: '202601',
  to: '202609',
}

function body(operation: string, row: unknown[], total = row.length): string {
  const head = [{ list_total_count: total }, { RESULT: { CODE: 'INFO-000', MESSAGE: '' } }]
  return JSON.stringify({ [operation]: [{ head }, { row }] })
}

function observations(count: number) {
  const row = { WRTTIME_IDTFR_ID: '202609', CLS_ID: 500021, CLS_NM: '가온구', ITM_ID: 100001, ITM_NM: '지수' }
  return Array.from({ length: count }, (_, index) => ({ ...row, DTA_VAL: index }))
}

testClientFailures({
  path: DATA_PATH,
  ask: (baseUrl, http, key) => createIndicatorClient({ http, baseUrl, key }).readData(QUERY),
  goodBody: body('SttsApiTblData', observations(2)),
})

test('data: asks for one table, cycle, item, class and range, and reads every page', async (t) => {
  const { standIn, http, records } = await setUpClient(t)
  const query = {
    KEY,
    Type: 'json',
    pSize: '1000',
    STATBL_ID: TABLE,
    DTACYCLE_CD: 'MM',
    ITM_ID: '100001',
    CLS_ID: '500021',
    START_WRTTIME: '202601',
    END_WRTTIME: '202609',
  }
  const page = (count: number) => ({ body: body('SttsApiTblData', observations(count), 1003) })
  standIn.expect({ path: DATA_PATH, query: { ...query, pIndex: '1' } }, page(1000))
  standIn.expect({ path: DATA_PATH, query: { ...query, pIndex: '2' } }, page(3))
  const reply = await createIndicatorClient({ http, baseUrl: standIn.origin, key: KEY }).readData(QUERY)
  assert.equal(reply.status === 'FOUND' && reply.value.length, 1003)
  assert.equal(records[0]?.requestSummary.STATBL_ID, TABLE)
})

test('items: the tag goes out in Korean; a table is found by its id', async (t) => {
  const { standIn, http } = await setUpClient(t)
  const item = { ITM_ID: 500002, PAR_ITM_ID: 0, ITM_NM: '서울', ITM_FULLNM: '서울' }
  const path = '/r-one/openapi/SttsApiTblItm.do'
  standIn.expect({ path, query: { STATBL_ID: TABLE, ITM_TAG: '분류' } }, { body: body('SttsApiTblItm', [item]) })
  const table = { STATBL_ID: TABLE, STATBL_NM: '가온 지수', DTACYCLE_CD: 'MM' }
  standIn.expect({ path: '/r-one/openapi/SttsApiTbl.do' }, { body: body('SttsApiTbl', [table]) }, 2)
  const client = createIndicatorClient({ http, baseUrl: standIn.origin, key: KEY })
  const items = await client.readItems(TABLE, 'CLASS')
  assert.equal(items.status === 'FOUND' && items.value[0]?.itemId, '500002')
  const found = await client.readTable(TABLE)
  assert.equal(found.status === 'FOUND' && found.value.name, '가온 지수')
  assert.deepEqual(await client.readTable('A_2024_09999'), { status: 'NOT_FOUND' })
})

test('the traffic of the day used up: ERROR QUOTA_EXCEEDED, and not asked again before midnight', async (t) => {
  const { standIn, http } = await setUpClient(t)
  standIn.expect({ path: DATA_PATH }, { body: '{"RESULT":{"CODE":"ERROR-337","MESSAGE":""}}' })
  const client = createIndicatorClient({ http, baseUrl: standIn.origin, key: KEY })
  const expected = { status: 'ERROR', reason: 'QUOTA_EXCEEDED' }
  assert.deepEqual([await client.readData(QUERY), await client.readData(QUERY)], [expected, expected])
})

test('no data for the range is NOT_FOUND; an XML error though JSON was asked is ERROR', async (t) => {
  const { standIn, http } = await setUpClient(t)
  standIn.expect({ path: DATA_PATH }, { body: '{"RESULT":{"CODE":"INFO-200","MESSAGE":""}}' })
  standIn.expect({ path: DATA_PATH }, { body: '<RESULT><CODE>ERROR-290</CODE><MESSAGE/></RESULT>' })
  const client = createIndicatorClient({ http, baseUrl: standIn.origin, key: KEY })
  assert.deepEqual(await client.readData(QUERY), { status: 'NOT_FOUND' })
  assert.deepEqual(await client.readData(QUERY), { status: 'ERROR', reason: 'KEY_REJECTED' })
})
