import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testHttpApp } from '../../../test/app.ts'
import { PRODUCTION } from '../../../test/config-problems.ts'
import { createDatabase } from '../database/database.ts'
import { freePort } from '../embedded/cluster.ts'
import { envelope } from './envelope.ts'
import { createRateLimiter } from './rate-limit.ts'

test('with the database gone the service answers 503, says it is down, and stays alive', async () => {
  const gone = createDatabase({
    url: `postgres://u:p@127.0.0.1:${await freePort()}/x`,
    poolSize: 2,
    statementTimeoutMs: 1000,
  })
  const { app } = await testHttpApp({
    http: { database: gone },
    addRoutes: (app) =>
      void app.get('/rows', { config: { access: 'public' } }, async () =>
        envelope((await gone.pool.query('select 1')).rows),
      ),
  })
  const rows = await app.inject('/rows')
  assert.deepEqual(
    [rows.statusCode, rows.json().code, rows.headers['retry-after']],
    [503, 'COMMON_503_UNAVAILABLE', '5'],
  )
  const health = await app.inject('/api/health')
  assert.deepEqual(
    [health.statusCode, health.json().success, health.json().data.status, health.json().data.database],
    [503, false, 'DOWN', 'DOWN'],
  )
  assert.equal((await app.inject('/api/health/live')).statusCode, 200)
  await gone.close()
})

test('R-HTTP-15: the API documents and their page can be switched off, together or the page alone, which is off in production', async () => {
  const statuses = async (variables: Record<string, string>) => {
    const { app } = await testHttpApp({ variables })
    const paths = [
      '/v3/api-docs',
      '/v3/api-docs/public-api',
      '/swagger-ui',
      '/swagger-ui/static/swagger-initializer.js',
    ]
    return Promise.all(paths.map(async (path) => (await app.inject(path)).statusCode))
  }
  assert.deepEqual(await statuses({}), [200, 200, 200, 200])
  assert.deepEqual(await statuses({ API_DOCS_UI_ENABLED: 'false' }), [200, 200, 404, 404])
  assert.deepEqual(await statuses({ API_DOCS_ENABLED: 'false' }), [404, 404, 404, 404])
  const production = PRODUCTION
  assert.deepEqual(await statuses(production), [200, 200, 404, 404])
  assert.deepEqual(await statuses({ ...production, API_DOCS_UI_ENABLED: 'true' }), [200, 200, 200, 200])
})

test('the interactive page offers the three groups and loads nothing from elsewhere', async () => {
  const { app } = await testHttpApp()
  const script = (await app.inject('/swagger-ui/static/swagger-initializer.js')).body
  for (const group of ['public-api', 'authenticated-api', 'admin-api'])
    assert.ok(script.includes(`/v3/api-docs/${group}`), group)
  const page = await app.inject('/swagger-ui')
  const assets = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address ?? '')
  assert.ok(assets.length > 2)
  for (const address of assets) {
    assert.ok(!/^(https?:)?\/\//.test(address), address)
    assert.equal((await app.inject(new URL(address, 'http://h/swagger-ui').pathname)).statusCode, 200, address)
  }
  assert.match(String(page.headers['content-security-policy']), /script-src 'self'/)
  assert.equal((await app.inject('/v3/api-docs/no-such-group')).statusCode, 404)
})

async function metricsApp(variables: Record<string, string>) {
  const { app } = await testHttpApp({ variables })
  return (remoteAddress: string, headers: Record<string, string> = {}) =>
    app.inject({ url: '/metrics', remoteAddress, headers })
}

test('without a token metrics are for this machine alone; a request that came through a proxy is not of this machine', async () => {
  const read = await metricsApp({})
  assert.equal((await read('127.0.0.1')).statusCode, 200)
  assert.equal((await read('10.0.0.9')).statusCode, 404)
  assert.equal((await read('127.0.0.1', { 'x-forwarded-for': '10.0.0.9' })).statusCode, 404)
  const behindProxy = await metricsApp({ TRUST_PROXY: 'true' })
  for (const said of ['127.0.0.1', '::1', '10.0.0.9, 127.0.0.1'])
    assert.equal((await behindProxy('10.0.0.9', { 'x-forwarded-for': said })).statusCode, 404, said)
  const counted = /http_request_duration_seconds_count\{method="GET",route="\/metrics",status="200"\} /
  assert.match((await read('127.0.0.1')).body, counted)
})

test('with a token metrics are for whoever has it, and for nobody else, on this machine neither', async () => {
  const read = await metricsApp({ METRICS_TOKEN: 'a-token-of-16-or-more' })
  for (const address of ['127.0.0.1', '10.0.0.9']) {
    const status = async (authorization?: string) =>
      (await read(address, authorization === undefined ? {} : { authorization })).statusCode
    assert.equal(await status('Bearer a-token-of-16-or-more'), 200)
    for (const wrong of [undefined, '', 'Bearer', 'Bearer another-token-of-16', 'a-token-of-16-or-more'])
      assert.equal(await status(wrong), 404, `${wrong} from ${address}`)
  }
})

test('metrics can be switched off', async () => {
  const read = await metricsApp({ METRICS_ENABLED: 'false', METRICS_TOKEN: 'a-token-of-16-or-more' })
  assert.equal((await read('127.0.0.1', { authorization: 'Bearer a-token-of-16-or-more' })).statusCode, 404)
})

test('cross-origin callers: the listed ones, this machine in development, nobody else', async () => {
  const allowed = async (variables: Record<string, string>, origin: string) => {
    const { app } = await testHttpApp({ variables })
    const answer = await app.inject({
      method: 'OPTIONS',
      url: '/api/health',
      headers: { origin, 'access-control-request-method': 'GET' },
    })
    return answer.headers['access-control-allow-origin'] === origin
  }
  const production = { ...PRODUCTION, CORS_ORIGINS: 'https://app.example' }
  assert.equal(await allowed({}, 'http://localhost:5173'), true)
  assert.equal(await allowed({}, 'http://127.0.0.1:3000'), true)
  assert.equal(await allowed({}, 'http://localhost.evil.example'), false)
  assert.equal(await allowed(production, 'https://app.example'), true)
  assert.equal(await allowed(production, 'http://localhost:5173'), false)
})

test('sample mode marks every answer, errors too', async () => {
  const { app } = await testHttpApp({ http: { dataMode: 'sample' } })
  for (const path of ['/api/health', '/nowhere'])
    assert.equal((await app.inject(path)).headers['x-data-mode'], 'sample')
  const { app: real } = await testHttpApp()
  assert.equal((await real.inject('/api/health')).headers['x-data-mode'], undefined)
})

const LIMITED = { RATE_LIMIT_ENABLED: 'true', RATE_LIMIT_DIAGNOSIS_MAX: '2', RATE_LIMIT_DIAGNOSIS_WINDOW_SECONDS: '30' }

test('a rate limit counts per address, answers 429 with Retry-After, and leaves other addresses alone', async () => {
  const { app } = await testHttpApp({
    variables: LIMITED,
    addRoutes: (app) =>
      void app.get('/limited', { config: { access: 'public', rateLimit: 'diagnosis' } }, async () => envelope(null)),
  })
  const call = (remoteAddress: string) => app.inject({ url: '/limited', remoteAddress })
  const statuses = await Promise.all([1, 2, 3, 4].map(async () => (await call('10.0.0.1')).statusCode))
  assert.deepEqual(
    statuses.sort((a, b) => a - b),
    [200, 200, 429, 429],
  )
  const refused = await call('10.0.0.1')
  assert.deepEqual([refused.json().code, refused.headers['retry-after']], ['COMMON_429_RATE_LIMIT', '30'])
  assert.equal((await call('10.0.0.2')).statusCode, 200)
})

test('the count ends with its window, can be taken back, and is shared by all instances on one database', async () => {
  const { config, database } = await testHttpApp({ variables: LIMITED })
  let now = new Date('2026-11-20T03:00:00Z')
  const clock = { now: () => now }
  const [here, there] = [createRateLimiter(database, clock, config), createRateLimiter(database, clock, config)]
  await here.consume('diagnosis', ['user:1'])
  await there.consume('diagnosis', ['user:1'])
  await assert.rejects(here.consume('diagnosis', ['user:1', 'user:2']), {
    code: 'COMMON_429_RATE_LIMIT',
    headers: { 'retry-after': '30' },
  })
  await assert.rejects(here.consume('diagnosis', ['user:1'], 'AUTH_429_TOO_MANY_ATTEMPTS'), {
    code: 'AUTH_429_TOO_MANY_ATTEMPTS',
  })
  await there.forget('diagnosis', ['user:1'])
  await here.consume('diagnosis', ['user:1'])
  await here.consume('diagnosis', ['user:1'])
  now = new Date('2026-11-20T03:00:30Z')
  await here.consume('diagnosis', ['user:1'])
  now = new Date('2026-11-20T03:01:00Z')
  await here.removeEnded()
  assert.equal((await database.pool.query('select 1 from rate_limit_windows')).rowCount, 0)
})
