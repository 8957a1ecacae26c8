import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { KEY, setUpClient, testClientFailures } from '../../../test/client-under-test.ts'
import { createAddressSearchClient } from './client.ts'

const PATH = '/addrlink/addrLinkApi.do'
const fixture = readFileSync(new URL('fixtures/found.json', import.meta.url), 'utf8')
const query = { keyword: '신림로 900', currentPage: 1, countPerPage: 8 }

testClientFailures({
  path: PATH,
  ask: (baseUrl, http, key) => createAddressSearchClient({ http, baseUrl, key }).search(query),
  goodBody: fixture,
})

test('asks in JSON with a cleaned keyword, and the call log holds a mark instead of the keyword', async (t) => {
  const { standIn, http, records } = await setUpClient(t)
  const sent = {
    confmKey: KEY,
    keyword: '신림로 900',
    currentPage: '1',
    countPerPage: '8',
    resultType: 'json',
    hstryYn: 'N',
    firstSort: 'none',
    addInfoYn: 'Y',
  }
  standIn.expect({ path: PATH, query: sent }, { body: fixture })
  const client = createAddressSearchClient({ http, baseUrl: standIn.origin, key: KEY })
  const reply = await client.search({
    ...query,
    keyword: ' 신림로%900=',
    hstryYn: 'N',
    firstSort: 'none',
    addInfoYn: 'Y',
  })
  assert.equal(reply.status === 'FOUND' && reply.value.candidates.length, 2)
  assert.doesNotMatch(JSON.stringify(records), /신림/)
  assert.equal(records[0]?.requestSummary['keywordLength'], 7)
})

test('a keyword with nothing to search for is answered without a call', async (t) => {
  const { standIn, http } = await setUpClient(t)
  const reply = await createAddressSearchClient({ http, baseUrl: standIn.origin, key: KEY }).search({
    ...query,
    keyword: ' %% ',
  })
  assert.equal(reply.status === 'FOUND' && reply.value.refinement, 'KEYWORD_EMPTY')
  assert.equal(standIn.calls.length, 0)
})

test('a refused key inside HTTP 200 is ERROR KEY_REJECTED', async (t) => {
  const { standIn, http, records } = await setUpClient(t)
  standIn.expect(
    { path: PATH },
    { body: `{"results":{"common":{"errorMessage":"${KEY}","errorCode":"E0001","totalCount":"0"},"juso":null}}` },
  )
  const reply = await createAddressSearchClient({ http, baseUrl: standIn.origin, key: KEY }).search(query)
  assert.deepEqual(reply, { status: 'ERROR', reason: 'KEY_REJECTED' })
  assert.equal(records[0]?.errorMessage, 'KEY_REJECTED: code E0001')
})
