import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import type { ClientSettings } from '@lease-risk/contract/client-settings'
import { SANDBOX_KEY } from '@lease-risk/sandbox'
import { testService } from '../../../test/service.ts'
import { KOREA } from '../../domain/bounding-box.ts'
import { isOfKorea } from './tiles.ts'

const { app, database, logLines, sandbox } = await testService({
  LOG_LEVEL: 'trace',
  RATE_LIMIT_ENABLED: 'true',
  RATE_LIMIT_TILES_MAX: '12',
})
const keyless = await testService({ VWORLD_KEY: '' })
/** Around Seoul. */
const SEOUL = '/api/map/tiles/11/1746/793'

test('R-MAP-07: a tile comes by way of the service, with headers for the browser alone, and nothing is stored', async () => {
  const answer = await app.inject(SEOUL)
  assert.deepEqual(
    [answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']],
    [200, 'image/png', 'private, max-age=3600'],
  )
  assert.equal(answer.rawPayload.subarray(1, 4).toString('latin1'), 'PNG')
  assert.match(sandbox.requests.at(-1)?.path ?? '', /\/Base\/11\/793\/1746\.png$/)
})

test('the key leaves the server for the provider alone: it is in no answer, log line or row of the call log', async () => {
  sandbox.faults.set('map-tiles', 'errorInside200')
  const failed = await app.inject(SEOUL)
  sandbox.clear()
  assert.deepEqual([failed.statusCode, failed.json().code], [503, 'COMMON_503_UNAVAILABLE'])
  const rows = async () =>
    (
      await database.pool.query(
        `select each::text as text from external_api_calls as each where provider = 'map-tiles'`,
      )
    ).rows
  while ((await rows()).length < 2) await setTimeout(20)
  const settings = await app.inject('/api/client-settings')
  const texts = [
    failed.body,
    settings.body,
    JSON.stringify(failed.headers),
    JSON.stringify(await rows()),
    JSON.stringify(logLines),
  ]
  for (const text of texts) assert.ok(!text.includes(SANDBOX_KEY))
})

test('bounded to Korea: other tiles are 404 and cost no call', async () => {
  sandbox.requests.length = 0
  for (const tile of ['6/0/0', '11/1820/806', '11/1746/793000']) {
    const answer = await app.inject(`/api/map/tiles/${tile}`)
    assert.ok([400, 404].includes(answer.statusCode), tile)
  }
  for (const tile of ['5/27/12', '19/446976/203008', 'a/1/1'])
    assert.equal((await app.inject(`/api/map/tiles/${tile}`)).statusCode, 400)
  assert.deepEqual(sandbox.requests, [])
  assert.ok(isOfKorea({ zoom: 6, column: 54, row: 24 }))
  assert.ok(!isOfKorea({ zoom: 11, column: 1820, row: 806 }))
})

test('more than the limit is 429 with Retry-After', async () => {
  const answers = []
  for (let count = 0; count < 14; count++) answers.push(await app.inject(SEOUL))
  const last = answers.at(-1)
  assert.equal(last?.statusCode, 429)
  assert.ok(Number(last?.headers['retry-after']) > 0)
})

test('without a key a tile is UNAVAILABLE, nobody is asked, and the client knows beforehand', async () => {
  const answer = await keyless.app.inject(SEOUL)
  assert.equal(answer.statusCode, 503)
  assert.match(answer.json().message, /인증키가 없어/)
  assert.deepEqual(keyless.sandbox.requests, [])
  const settings = (await keyless.app.inject('/api/client-settings')).json<{ data: ClientSettings }>().data
  assert.deepEqual([settings.tiles.available, settings.popup.available], [false, true])
})

test('R-MAP-11: the client learns data mode, version, tiles and popup', async () => {
  const { dataMode, version, tiles, popup } = (await app.inject('/api/client-settings')).json<{
    data: ClientSettings
  }>().data
  assert.deepEqual([dataMode, version, tiles.available, popup.available], ['sample', '0.0.0-test', true, true])
  const url = tiles.urlTemplate.replace('{z}', '11').replace('{x}', '1746').replace('{y}', '793')
  assert.equal(url, SEOUL)
  assert.deepEqual(tiles.bounds, KOREA)
})
