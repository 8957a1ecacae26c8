import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anotherInstance, testService } from '../../../test/service.ts'
import type { ApiDocument } from './api-groups.ts'
import { READ_WEIGHTS } from './read-weights.ts'

const service = await testService({ RATE_LIMIT_ENABLED: 'true', RATE_LIMIT_READS_MAX: '12' })
const other = await anotherInstance(service)
const { app, clock, database } = service
const [keyword, address] = [encodeURIComponent('신림동'), '10.0.0.']
const SEARCH = `/api/search?keyword=${keyword}`

const statusOf = async (url: string, caller: number, on = app, headers = {}) =>
  (await on.inject({ url, remoteAddress: `${address}${caller}`, headers })).statusCode

test('R-HTTP-22: one budget over all public reads, each by its weight, then 429 with Retry-After; the next window begins anew', async () => {
  // 3 + 3 + 4 + 1 + 1
  for (const url of [SEARCH, SEARCH, '/api/regions/1162010200/summary'])
    assert.equal((await statusOf(url, 1)) === 429, false, url)
  for (const url of ['/api/regions/1162010200', '/api/community/boards']) assert.equal(await statusOf(url, 1), 200)
  const refused = await app.inject({ url: '/api/community/boards', remoteAddress: `${address}1` })
  assert.deepEqual([refused.statusCode, refused.json().code], [429, 'COMMON_429_RATE_LIMIT'])
  assert.ok(Number(refused.headers['retry-after']) >= 1)
  assert.equal(await statusOf('/api/community/boards', 2), 200, 'another caller has a budget of its own')
  assert.equal(await statusOf('/api/health', 1), 200)
  clock.time = new Date(clock.time.getTime() + 60_000)
  assert.equal(await statusOf('/api/community/boards', 1), 200)
})

test('R-HTTP-22: instances count as one', async () => {
  for (let time = 0; time < 4; time += 1) assert.equal(await statusOf(SEARCH, 3, time % 2 === 0 ? app : other.app), 200)
  assert.deepEqual([await statusOf(SEARCH, 3), await statusOf(SEARCH, 3, other.app)], [429, 429])
})

test('R-HTTP-22: a user has one budget, wherever the calls come from', async () => {
  const headers = { authorization: `Bearer ${await service.tokenOf('reader', 'ROLE_USER')}` }
  for (let time = 0; time < 4; time += 1) assert.equal(await statusOf(SEARCH, 10 + time, app, headers), 200)
  assert.equal(await statusOf(SEARCH, 20, app, headers), 429)
})

test('a read that has a limit of its own too is counted with one statement', async () => {
  const { statements } = await database.recordStatements(() =>
    statusOf(`/api/address-search/juso?keyword=${keyword}`, 30),
  )
  assert.equal(statements.filter((text) => text.includes('rate_limit_windows')).length, 1)
})

test('R-HTTP-22: what a message of an assistant asks for is counted, beside the operations of its tool', async () => {
  const ask = (caller: number, method: string, params: object) =>
    app.inject({
      method: 'POST',
      url: '/api/mcp',
      remoteAddress: `${address}${caller}`,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    })
  const unitsOf = async (caller: number, method: string, params: object) => {
    const { statusCode, body } = await ask(caller, method, params)
    const { rows } = await database.pool.query<{ used: number }>(
      `select used from rate_limit_windows where subject like 'reads %' order by ends_at desc, used desc`,
    )
    await database.pool.query('delete from rate_limit_windows')
    return { status: statusCode, body, used: Math.max(...rows.map(({ used }) => used)) }
  }
  await database.pool.query('delete from rate_limit_windows')
  assert.equal((await unitsOf(40, 'tools/list', {})).used, 8)
  assert.equal((await unitsOf(40, 'ping', {})).used, 2)
  assert.equal((await unitsOf(40, 'tools/call', { name: 'nothing' })).used, 2)
  const region = { name: 'region_indicators', arguments: { rawKeyword: '신림동 전세' } }
  assert.equal((await unitsOf(40, 'tools/call', region)).used, 2 + 3 + 3)
  // the second list is beyond the budget of 12
  assert.equal((await ask(41, 'tools/list', {})).statusCode, 200)
  assert.equal((await ask(41, 'tools/list', {})).statusCode, 429)
})

test('R-HTTP-22: a drawn sheet counts as what it costs, wherever its limit of calls would end', async () => {
  const url = '/api/rent-risk-diagnoses/1/sheet.pdf?statusToken=none'
  assert.equal(await statusOf(url, 50), 429)
  assert.equal(await statusOf('/api/rent-risk-diagnoses/1/sheet?statusToken=none', 51), 404)
})

/** Reads that cost almost nothing, or must be available to everybody. */
const WITHOUT = ['readHealth', 'readLiveness', 'startAddressPopup', 'finishAddressPopupByGet']

/** Not in the document, as they answer without the envelope. */
const UNDOCUMENTED = ['askAsAssistant']

test('every public read has a weight or a limit of its own, and every weight an operation', async () => {
  const { paths } = (await app.inject('/v3/api-docs')).json<ApiDocument>()
  const operations = Object.values(paths).flatMap((methods) =>
    Object.entries(methods).map(([method, operation]) => ({
      method,
      ...(operation as { operationId: string; 'x-access': string; responses: object }),
    })),
  )
  const reads = operations.filter((operation) => operation.method === 'get' && operation['x-access'] === 'public')
  const unlimited = reads.filter(
    ({ operationId, responses }) => !('429' in responses) && !WITHOUT.includes(operationId),
  )
  assert.deepEqual(
    unlimited.map(({ operationId }) => operationId),
    [],
  )
  const names = new Set([...operations.map(({ operationId }) => operationId), ...UNDOCUMENTED])
  assert.deepEqual(
    Object.keys(READ_WEIGHTS).filter((name) => !names.has(name)),
    [],
  )
})
