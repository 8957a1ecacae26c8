import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testHttpApp } from '../../../test/app.ts'
import fc from '../../../test/properties.ts'
import { until } from '../../../test/until.ts'
import { envelope } from './envelope.ts'
import { type Pressure, shareToShed } from './shedding.ts'

const LIMITS = { expectedWaitMs: 600 }

test('R-HTTP-23: nothing is refused below the line, everything from twice the line on, and never where only providers are waited for', () => {
  const busy = { answeredPerSecond: 100, isBusy: true }
  assert.deepEqual(
    [60, 90, 120, 10_000].map((underWay) => shareToShed({ ...busy, underWay }, LIMITS)),
    [0, 0.5, 1, 1],
  )
  assert.equal(shareToShed({ underWay: 10_000, answeredPerSecond: 1, isBusy: false }, LIMITS), 0)
  assert.equal(shareToShed({ underWay: 15, answeredPerSecond: 0, isBusy: true }, LIMITS), 0)
  assert.equal(shareToShed({ underWay: 16, answeredPerSecond: 0, isBusy: true }, LIMITS), 1)
})

test('R-HTTP-23: the share is one, more under way never lowers it, and faster answers never raise it', () => {
  fc.assert(
    fc.property(fc.nat(2_000), fc.nat(1_000), fc.nat(100), (underWay, answeredPerSecond, more) => {
      const shareOf = (pressure: Partial<Pressure>) =>
        shareToShed({ underWay, answeredPerSecond, isBusy: true, ...pressure }, LIMITS)
      const share = shareOf({})
      assert.ok(share >= 0 && share <= 1)
      assert.ok(shareOf({ underWay: underWay + more }) >= share)
      assert.ok(shareOf({ answeredPerSecond: answeredPerSecond + more }) <= share)
    }),
  )
})

test('R-HTTP-23: beyond what the process can do is 503 with Retry-After at once; health and administration are served, and then everybody', async () => {
  const held = Promise.withResolvers<void>()
  const { app, database } = await testHttpApp({
    addRoutes(app) {
      const config = { access: 'public' } as const
      app.get('/held', { config }, async () => held.promise.then(() => envelope(null)))
      for (const path of ['/free', '/api/admin/free']) app.get(path, { config }, async () => envelope(null))
    },
    variables: { SHED_EXPECTED_WAIT_MS: '600' },
  })
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  const ask = (path: string) => fetch(`${origin}${path}`)
  const { pool } = database
  // a query waits for a connection, so that the process counts as busy
  const taken = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
  const waiting = pool.query('select 1')
  const underWay = Array.from({ length: 16 }, () => ask('/held'))
  await until(async () => (await ask('/free')).status === 503, 'a refusal')
  const refused = await ask('/free')
  assert.deepEqual([refused.status, refused.headers.get('retry-after')], [503, '2'])
  assert.equal(((await refused.json()) as { code: string }).code, 'COMMON_503_OVERLOADED')
  for (const path of ['/api/health/live', '/api/admin/free']) assert.equal((await ask(path)).status, 200, path)
  for (const connection of taken) connection.release()
  await waiting
  held.resolve()
  for (const answer of await Promise.all(underWay)) assert.equal(answer.status, 200)
  await until(async () => (await ask('/free')).status === 200, 'an answer again')
  const shed = /^lease_risk_shed_requests_total (\d+)$/m.exec(await (await ask('/metrics')).text())?.[1]
  assert.ok(Number(shed) >= 2, `${shed} counted`)
})
