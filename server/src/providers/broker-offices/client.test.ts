import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { KEY, setUpClient, testClientFailures } from '../../../test/client-under-test.ts'
import { readRegistrationNumber } from '../../domain/brokers/registration-number.ts'
import { createBrokerOfficeClient } from './client.ts'

const PATH = '/ned/data/getEBOfficeInfo'
const NUMBER = readRegistrationNumber('11620-2023-00123')
const FOUND = readFileSync(new URL('fixtures/found.json', import.meta.url), 'utf8')

testClientFailures({
  path: PATH,
  ask: (baseUrl, http, key) => createBrokerOfficeClient({ http, baseUrl, key, domain: undefined }).readOffices(NUMBER),
  goodBody: FOUND,
})

test('R-VWORLD-06: asks with the number and the district in it; the call log holds neither the number nor a name', async (t) => {
  const { standIn, http, records } = await setUpClient(t)
  const query = {
    key: KEY,
    domain: 'https://example.test',
    jurirno: '11620-2023-00123',
    ldCode: '11620',
    format: 'json',
  }
  standIn.expect({ path: PATH, query: { ...query, numOfRows: '1000', pageNo: '1' } }, { body: FOUND })
  const access = { http, baseUrl: standIn.origin, key: KEY, domain: 'https://example.test' }
  const reply = await createBrokerOfficeClient(access).readOffices(NUMBER)
  assert.equal(reply.status === 'FOUND' && reply.value.length, 1, 'the doubled row counts once')
  assert.deepEqual(records[0]?.requestSummary, { numberHash: http.hashForLog(NUMBER.key), pageNo: 1 })
  assert.doesNotMatch(JSON.stringify(records), /00123|견본|샘플공인중개사/)
})

test('R-VWORLD-06: an older number is asked without a district, and rows of other numbers are left out', async (t) => {
  const { standIn, http } = await setUpClient(t)
  standIn.expect({ path: PATH, query: { jurirno: '9250-1001' } }, { body: FOUND })
  const client = createBrokerOfficeClient({ http, baseUrl: standIn.origin, key: KEY, domain: undefined })
  assert.deepEqual(await client.readOffices(readRegistrationNumber('9250-1001')), { status: 'NOT_FOUND' })
  assert.equal(standIn.calls[0]?.query.has('ldCode'), false)
})

test('R-VWORLD-05, R-WIRE-02: an error under HTTP 200 is an error, the renamed root with no rows is nothing found', async (t) => {
  const { standIn, http } = await setUpClient(t)
  standIn.expect({ path: PATH }, { body: JSON.stringify({ EDOffices: { resultCode: 'INVALID_KEY', resultMsg: KEY } }) })
  standIn.expect({ path: PATH }, { body: JSON.stringify({ response: { resultCode: '', totalCount: '0' } }) })
  const client = createBrokerOfficeClient({ http, baseUrl: standIn.origin, key: KEY, domain: undefined })
  assert.deepEqual(await client.readOffices(NUMBER), { status: 'ERROR', reason: 'KEY_REJECTED' })
  assert.deepEqual(await client.readOffices(NUMBER), { status: 'NOT_FOUND' })
})
