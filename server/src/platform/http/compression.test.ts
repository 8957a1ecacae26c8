import assert from 'node:assert/strict'
import { Readable } from 'node:stream'
import { test } from 'node:test'
import { brotliDecompressSync, gunzipSync, gzipSync, zstdDecompressSync } from 'node:zlib'
import { testHttpApp } from '../../../test/app.ts'

const LONG = { text: '신림동 1422-5 '.repeat(500) }
const HUGE = { text: '신림동 1422-5 '.repeat(20_000) }
const UNPACK = { zstd: zstdDecompressSync, br: brotliDecompressSync, gzip: gunzipSync }

const { app } = await testHttpApp({
  addRoutes(app) {
    const route = { config: { access: 'public' as const } }
    app.get('/long', route, async () => LONG)
    app.get('/huge', route, async () => HUGE)
    app.get('/bytes', route, (_request, reply) =>
      reply.type('application/json; charset=utf-8').send(Buffer.from(JSON.stringify(LONG))),
    )
    app.get('/short', route, async () => ({ text: '짧다' }))
    app.get('/events', route, (_request, reply) => reply.type('text/event-stream').send(Readable.from(['data: 1\n\n'])))
    app.get('/picture', route, (_request, reply) => reply.type('image/png').send(Buffer.alloc(5000)))
    app.post('/echo', route, async (request) => request.body)
  },
})

function get(url: string, accepted?: string) {
  return app.inject({ method: 'GET', url, headers: { ...(accepted && { 'accept-encoding': accepted }) } })
}

for (const [accepted, encoding] of Object.entries({
  'gzip, deflate, br, zstd': 'zstd',
  'gzip, br': 'br',
  gzip: 'gzip',
})) {
  for (const [url, body] of Object.entries({ '/long': LONG, '/bytes': LONG, '/huge': HUGE }))
    test(`${url} comes as ${encoding} to who takes ${accepted}, is the same, and says that it varies`, async () => {
      const { headers, rawPayload } = await get(url, accepted)
      assert.equal(headers['content-encoding'], encoding)
      assert.match(String(headers['vary']), /accept-encoding/i)
      const plain = UNPACK[encoding as keyof typeof UNPACK](rawPayload)
      assert.deepEqual(JSON.parse(plain.toString()), body)
      assert.ok(rawPayload.length < plain.length / 5)
    })
}

test('who takes nothing, or refuses, gets it plain', async () => {
  for (const accepted of [undefined, 'identity', 'zstd;q=0, gzip;q=0', 'compress']) {
    const { headers, payload } = await get('/long', accepted)
    assert.equal(headers['content-encoding'], undefined, accepted)
    assert.deepEqual(JSON.parse(payload), LONG)
  }
})

test('what is short, a stream of events and a picture go out as they are', async () => {
  for (const url of ['/short', '/events', '/picture']) {
    const { headers, statusCode } = await get(url, 'zstd, gzip')
    assert.deepEqual([statusCode, headers['content-encoding']], [200, undefined], url)
  }
})

test('a body that comes compressed is not unpacked, however small it is', async () => {
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/echo',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    payload: gzipSync(JSON.stringify(LONG)),
  })
  assert.equal(statusCode, 415)
})
