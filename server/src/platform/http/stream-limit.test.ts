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
  return (signal: AbortSignal) => fetch(`${origin}/stream`, { signal })
}

const limited = await streams({ RATE_LIMIT_ENABLED: 'true', RATE_LIMIT_OPEN_STREAMS: '2' })
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
