import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { ConfigError, loadConfig } from './config.ts'

const DATA_DIR = mkdtempSync(join(tmpdir(), 'lease-risk-config-'))
after(() => rmSync(DATA_DIR, { recursive: true }))

const PRODUCTION = { DATA_DIR, NODE_ENV: 'production', JWT_SECRET: 'x'.repeat(32) }

/** The names of the variables that are refused, in the order told. */
function refused(variables: Record<string, string>): string[] {
  try {
    loadConfig({ DATA_DIR, ...variables })
    return []
  } catch (error) {
    assert.ok(error instanceof ConfigError)
    return error.problems.map((problem) => problem.split(' ')[0] ?? '').sort()
  }
}

test('with nothing set the service runs with the documented defaults', () => {
  const config = loadConfig({ DATA_DIR })
  assert.deepEqual([config.port, config.host, config.trustProxy], [8080, '127.0.0.1', false])
  assert.deepEqual(config.accounts, {
    accessTokenTtlSeconds: 900,
    refreshTokenTtlSeconds: 604_800,
    passwordQueueLength: 100,
    seedDevAccounts: false,
    firstAdministrator: undefined,
  })
  assert.deepEqual(
    [config.providers.timeoutMs, config.diagnosis.deadlineMs, config.collection.reuseHours],
    [4000, 10_000, 6],
  )
  assert.equal(config.providers.dataGoKr.serviceKey, undefined)
  assert.deepEqual(
    [config.riskScoring.enabled, config.riskScoring.timeoutMs, config.riskScoring.maxOutputTokens],
    [false, 5000, 2400],
  )
  assert.deepEqual(config.rateLimit.rules.diagnosis, { max: 30, windowSeconds: 60 })
})

test('every wrong key is named at once, and no value is told', () => {
  const wrong = {
    PORT: 'eighty',
    JWT_SECRET: 'too-short-secret',
    SEED_DEV_ACCOUNTS: 'maybe',
    TRUST_PROXY: 'my proxy',
    JUSO_BASE_URL: 'https://host/path',
    VWORLD_BASE_URL: 'not a url',
    PROVIDER_TIMEOUT_MS: '-1',
    CLOCK_NOW: 'yesterday',
    DATABASE_URL: 'mysql://host/db',
    CORS_ORIGINS: 'https://a.example,b',
    FILE_STORAGE: 'ftp',
    RATE_LIMIT_DIAGNOSIS_MAX: '0',
    ADMIN_USERNAME: 'alone',
  }
  const names = Object.keys(wrong).map((name) => (name === 'ADMIN_USERNAME' ? 'ADMIN_PASSWORD' : name))
  assert.deepEqual(refused(wrong), names.sort())
  assert.throws(
    () => loadConfig({ DATA_DIR, ...wrong }),
    (error: Error) => !Object.values(wrong).some((value) => value.length > 3 && error.message.includes(value)),
  )
})

test('an empty variable counts as unset', () => {
  assert.equal(loadConfig({ DATA_DIR, PORT: '', DATABASE_URL: ' ', VWORLD_KEY: '' }).providers.vworld.key, undefined)
})

test('spec Authentication rule 9: production refuses development accounts, a fixed clock and a missing secret', () => {
  assert.deepEqual(refused(PRODUCTION), [])
  assert.deepEqual(refused({ ...PRODUCTION, SEED_DEV_ACCOUNTS: 'true' }), ['SEED_DEV_ACCOUNTS'])
  assert.deepEqual(refused({ ...PRODUCTION, CLOCK_NOW: '2026-11-20T12:00:00+09:00' }), ['CLOCK_NOW'])
  assert.deepEqual(refused({ DATA_DIR, NODE_ENV: 'production' }), ['JWT_SECRET'])
})

test('the secret is 32 bytes or more; one is generated once outside production, for its owner only', () => {
  assert.deepEqual(refused({ JWT_SECRET: 'x'.repeat(31) }), ['JWT_SECRET'])
  assert.deepEqual(refused({ JWT_SECRET: '가'.repeat(11) }), [])
  const first = loadConfig({ DATA_DIR }).jwtSecret
  assert.equal(loadConfig({ DATA_DIR }).jwtSecret, first)
  assert.ok(Buffer.byteLength(first) >= 32)
  assert.equal(statSync(join(DATA_DIR, 'jwt-secret')).mode & 0o777, 0o600)
})

test('base addresses are origins: a path, a query or a user is refused', () => {
  assert.equal(
    loadConfig({ DATA_DIR, RONE_BASE_URL: 'http://127.0.0.1:9000/' }).providers.rOne.baseUrl,
    'http://127.0.0.1:9000',
  )
  for (const url of ['https://h/p', 'https://h?q=1', 'https://u:p@h', 'ftp://h', 'h:80'])
    assert.deepEqual(refused({ RONE_BASE_URL: url }), ['RONE_BASE_URL'], url)
})

test('both spellings of the portal key mean the same key', () => {
  const key = 'ab+c/d=='
  for (const DATA_GO_KR_SERVICE_KEY of [key, encodeURIComponent(key)]) {
    assert.equal(loadConfig({ DATA_DIR, DATA_GO_KR_SERVICE_KEY }).providers.dataGoKr.serviceKey, key)
  }
})

test('TRUST_PROXY takes true, false, a number of proxies, or addresses', () => {
  const trusted = (TRUST_PROXY: string) => loadConfig({ DATA_DIR, TRUST_PROXY }).trustProxy
  assert.equal(trusted('true'), true)
  assert.equal(trusted('false'), false)
  assert.deepEqual(trusted('10.0.0.0/8, 127.0.0.1'), ['10.0.0.0/8', '127.0.0.1'])
  const two = trusted('2')
  assert.ok(typeof two === 'function')
  assert.deepEqual(
    [0, 1, 2].map((hop) => two('10.0.0.1', hop)),
    [true, true, false],
  )
})

test('a client gets seconds for its headers, a minute for its request, and the headers never longer than the whole', () => {
  const { http } = loadConfig({ DATA_DIR })
  assert.deepEqual(http, { headersTimeoutMs: 10_000, requestTimeoutMs: 60_000, connectionTimeoutMs: 120_000 })
  assert.deepEqual(refused({ HTTP_REQUEST_TIMEOUT_MS: '9999' }), ['HTTP_HEADERS_TIMEOUT_MS'])
})

test('S3 needs its bucket', () => {
  assert.deepEqual(refused({ FILE_STORAGE: 's3' }), ['S3_BUCKET'])
  assert.deepEqual(refused({ FILE_STORAGE: 's3', S3_BUCKET: 'files' }), [])
})
