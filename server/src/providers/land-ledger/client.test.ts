import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { KEY, setUpClient, testClientFailures } from '../../../test/client-under-test.ts'
import { createLandLedgerClient } from './client.ts'

const PNU = '1162010200114220005'
const fixture = (name: string) => readFileSync(new URL(`fixtures/${name}.json`, import.meta.url), 'utf8')
const LISTS = [
  { path: '/ned/data/getPossessionAttr', verb: 'readOwners', found: fixture('owners') },
  { path: '/ned/data/ldaregList', verb: 'readLandRights', found: fixture('land-rights') },
] as const

for (const { path, verb, found } of LISTS) {
  testClientFailures({
    path,
    ask: (baseUrl, http, key) => createLandLedgerClient({ http, baseUrl, key, domain: undefined })[verb](PNU),
    goodBody: found,
  })

  test(`R-VWORLD-07: ${verb} asks by the lot alone, gives each doubled row once, and the call log names no lot`, async (t) => {
    const { standIn, http, records } = await setUpClient(t)
    const query = { key: KEY, domain: 'https://example.test', pnu: PNU, format: 'json', numOfRows: '1000', pageNo: '1' }
    standIn.expect({ path, query }, { body: found })
    const access = { http, baseUrl: standIn.origin, key: KEY, domain: 'https://example.test' }
    const reply = await createLandLedgerClient(access)[verb](PNU)
    const rows = found.split('"pnu"').length - 1
    assert.equal(reply.status === 'FOUND' && reply.value.length, rows / 2)
    const expected = { legalDistrictCode: PNU.slice(0, 10), lotHash: http.hashForLog(PNU), pageNo: 1 }
    assert.deepEqual(records[0]?.requestSummary, expected)
  })

  test(`R-VWORLD-05: ${verb}: errors under HTTP 200, rows of other lots, too many rows, and no rows`, async (t) => {
    const { standIn, http } = await setUpClient(t)
    const client = createLandLedgerClient({ http, baseUrl: standIn.origin, key: KEY, domain: undefined })
    const root = Object.keys(JSON.parse(found))[0] ?? ''
    const refused = { [root]: { resultCode: 'OVER_REQUEST_LIMIT', resultMsg: KEY } }
    const many = { [root]: { ...JSON.parse(found)[root], totalCount: '8848' } }
    many[root].field = many[root].ldaregVOList = Array.from({ length: 1000 }, (_, index) => ({ pnu: PNU, index }))
    const cases = [
      [refused, PNU, { status: 'ERROR', reason: 'QUOTA_EXCEEDED' }],
      [many, PNU, { status: 'ERROR', reason: 'TOO_LARGE' }],
      [{ response: { resultCode: '', totalCount: '0' } }, PNU, { status: 'NOT_FOUND' }],
    ] as const
    for (const [body, pnu, expected] of cases) {
      const own = createLandLedgerClient({ http, baseUrl: standIn.origin, key: KEY, domain: undefined })
      if (body === refused) continue
      standIn.expect({ path }, { body: JSON.stringify(body) })
      assert.deepEqual(await own[verb](pnu), expected)
    }
    standIn.expect({ path }, { body: found })
    assert.deepEqual(await client[verb]('1162010200114220006'), { status: 'NOT_FOUND' })
    standIn.expect({ path }, { body: JSON.stringify(refused) })
    assert.deepEqual(await client[verb](PNU), cases[0][2], 'last: nothing is asked after it until midnight')
  })
}
