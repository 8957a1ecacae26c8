import assert from 'node:assert/strict'
import { PassThrough } from 'node:stream'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { testHttpApp } from '../../../test/app.ts'

async function streams(variables: Record<string, string>) {
  const { app } = await testHttpApp({
    variables,
    addRoutes(app) {
      app.get('/stream', { config: { access: 'public', eventStream: true } }, (_request, reply) => {
        const endless = new PassThrough()
        endless.write(':\n\n')
        return reply.type('text/event-stream').send(endless)
      })
    },
  })
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  return (signal: AbortSignal, address = '192.0.2.1') =>
    fetch(`${origin}/stream`, { signal, headers: { 'x-forwarded-for': address } })
}

const LIMITED = { RATE_LIMIT_ENABLED: 'true', RATE_LIMIT_OPEN_STREAMS: '2', TRUST_PROXY: 'true' }
const limited = await streams(LIMITED)
const unlimited = await streams({ RATE_LIMIT_OPEN_STREAMS: '1' })

test('so many open streams for one address, then 429; one that ends makes room', async () => {
  const [first, others] = [new AbortController(), new AbortController()]
  assert.equal((await limited(first.signal)).status, 200)
  assert.equal((await limited(others.signal)).status, 200)
  const refused = await limited(others.signal)
  assert.equal(refused.status, 429)
  assert.equal(((await refused.json()) as { code: string }).code, 'COMMON_429_RATE_LIMIT')
  assert.equal(refused.headers.get('retry-after'), '10')
  first.abort()
  let again = await limited(others.signal)
  for (let tries = 0; again.status === 429 && tries < 15_000; tries += 1) {
    await sleep(20)
    again = await limited(others.signal)
  }
  assert.equal(again.status, 200)
  others.abort()
})

test('switched off with the other limits', async () => {
  const all = new AbortController()
  for (const status of (await Promise.all([1, 2, 3].map(() => unlimited(all.signal)))).map((answer) => answer.status))
    assert.equal(status, 200)
  all.abort()
})

test('R-HTTP-26: the addresses of one IPv6 network hold their streams together', async () => {
  const all = new AbortController()
  assert.equal((await limited(all.signal, '2001:db8:1:2::1')).status, 200)
  assert.equal((await limited(all.signal, '2001:db8:1:2::2')).status, 200)
  assert.equal((await limited(all.signal, '2001:db8:1:2:ffff::3')).status, 429)
  assert.equal((await limited(all.signal, '2001:db8:1:3::1')).status, 200)
  all.abort()
})

test('R-HTTP-26: one process holds so many streams open, more are 503 with Retry-After, rate limits or not', async () => {
  for (const enabled of ['true', 'false']) {
    const open = await streams({ ...LIMITED, RATE_LIMIT_ENABLED: enabled, STREAMS_AT_ONCE: '3' })
    const all = new AbortController()
    for (const caller of [1, 2, 3]) assert.equal((await open(all.signal, `198.51.100.${caller}`)).status, 200)
    const refused = await open(all.signal, '198.51.100.4')
    assert.equal(refused.status, 503)
    assert.equal(((await refused.json()) as { code: string }).code, 'COMMON_503_UNAVAILABLE')
    assert.equal(refused.headers.get('retry-after'), '10')
    all.abort()
  }
})
