import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import fastify from 'fastify'
import { PRODUCTION as DEMANDED, refusedVariables } from '../../../test/config-problems.ts'
import { VAPID } from '../../../test/push-service.ts'
import { loadConfig } from './config.ts'

const DATA_DIR = mkdtempSync(join(tmpdir(), 'lease-risk-config-'))
after(() => rmSync(DATA_DIR, { recursive: true }))

const PRODUCTION = { DATA_DIR, ...DEMANDED }

/** Returns the names of the refused variables, in the order reported. */
const refused = (variables: Record<string, string>) => refusedVariables(() => loadConfig({ DATA_DIR, ...variables }))

test('with nothing set the service runs with the documented defaults', () => {
  const config = loadConfig({ DATA_DIR })
  assert.deepEqual([config.port, config.host, config.trustProxy], [8080, '127.0.0.1', false])
  assert.deepEqual(config.accounts, {
    accessTokenTtlSeconds: 900,
    refreshTokenTtlSeconds: 604_800,
    passwords: { waiting: 100, breachedList: undefined },
    seedDevAccounts: false,
    dormantDays: 365,
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

test('every wrong key is named at once, and no value is printed', () => {
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

test('a number is digits: what would have to be cut or read as one is refused', () => {
  const wrong = { PORT: 'true', WORKERS: '2.5', ACCESS_TOKEN_TTL_SECONDS: 'true', UPLOADS_AT_ONCE: '0x20' }
  const fractions = { OTEL_TRACES_SAMPLER_ARG: 'true', COLLECTION_REUSE_HOURS: 'false', RISK_SCORING_SEED: '1.5' }
  assert.deepEqual(refused({ ...wrong, ...fractions }), Object.keys({ ...wrong, ...fractions }).sort())
  assert.deepEqual(refused({ PORT: '8116.7' }), ['PORT'])
  const { collection, port } = loadConfig({ DATA_DIR, COLLECTION_REUSE_HOURS: '0.5', PORT: '08116' })
  assert.deepEqual([collection.reuseHours, port], [0.5, 8116])
})

test('a schedule that never comes and a key that cannot be decoded are named', () => {
  for (const cron of ['99 4 * * 1', '0 4 * * 8', '5-1 * * * *', '*/0 * * * *', 'a b c d e', '0 4 * *', '0 4 * * 1 x'])
    assert.deepEqual(refused({ SCHEDULED_REFRESH_CRON: cron }), ['SCHEDULED_REFRESH_CRON'], cron)
  for (const cron of ['0 4 * * 1', '*/15 0,12 1-7 * 0-6', '5  3 * * 7'])
    assert.deepEqual(refused({ SCHEDULED_REFRESH_CRON: cron }), [], cron)
  assert.deepEqual(refused({ DATA_GO_KR_SERVICE_KEY: 'abc%EBdef' }), ['DATA_GO_KR_SERVICE_KEY'])
})

test('R-ADMIN-19: networks of operators are addresses and ranges, and believe no caller', () => {
  const networks = (value: string, trust = 'false') => refused({ OPERATOR_NETWORKS: value, TRUST_PROXY: trust })
  assert.deepEqual(networks('203.0.113.0/28, 2001:db8::1'), [])
  for (const wrong of ['loopback', '10.0.0.0/33', '10.0.0.0/0', 'office', '10.0.0.1,'])
    assert.deepEqual(networks(wrong), ['OPERATOR_NETWORKS'], wrong)
  assert.deepEqual(networks('10.0.0.1', 'true'), ['OPERATOR_NETWORKS'])
})

test('an empty variable counts as unset', () => {
  assert.equal(loadConfig({ DATA_DIR, PORT: '', DATABASE_URL: ' ', VWORLD_KEY: '' }).providers.vworld.key, undefined)
})

test('R-CONF-10: production refuses development accounts, a fixed clock and a missing secret', () => {
  assert.deepEqual(refused(PRODUCTION), [])
  assert.deepEqual(refused({ ...PRODUCTION, SEED_DEV_ACCOUNTS: 'true' }), ['SEED_DEV_ACCOUNTS'])
  assert.deepEqual(refused({ ...PRODUCTION, CLOCK_NOW: '2026-11-20T12:00:00+09:00' }), ['CLOCK_NOW'])
  assert.deepEqual(refused({ ...PRODUCTION, JWT_SECRET: '' }), ['JWT_SECRET'])
})

test('the secret is 32 bytes or more; one is generated once outside production, for its owner only', () => {
  assert.deepEqual(refused({ JWT_SECRET: 'x'.repeat(31) }), ['JWT_SECRET'])
  assert.deepEqual(refused({ JWT_SECRET: '가'.repeat(11) }), [])
  const first = loadConfig({ DATA_DIR }).jwtSecret
  assert.equal(loadConfig({ DATA_DIR }).jwtSecret, first)
  assert.ok(Buffer.byteLength(first) >= 32)
  assert.equal(statSync(join(DATA_DIR, 'jwt-secret')).mode & 0o777, 0o600)
})

test('R-CONF-04: in production a secret that repeats itself is refused, whatever its length; a random one is not', () => {
  const repeated = [
    'x'.repeat(40),
    'ab'.repeat(30),
    '가'.repeat(40),
    'changeme-'.repeat(8),
    '0123456789'.repeat(6),
    'password1234'.repeat(3),
  ]
  for (const secret of repeated) {
    assert.deepEqual(refused({ ...PRODUCTION, JWT_SECRET: secret }), ['JWT_SECRET'], secret)
    assert.deepEqual(refused({ ...PRODUCTION, AUDIT_SECRET: secret }), ['AUDIT_SECRET'], secret)
    assert.deepEqual(refused({ JWT_SECRET: secret }), [])
  }
  // 100 of each, as `openssl rand -hex`, `-base64` and a password manager write them
  for (let time = 0; time < 100; time += 1)
    for (const secret of [
      randomBytes(16).toString('hex'),
      randomBytes(24).toString('base64'),
      randomBytes(48).toString('base64url'),
    ])
      assert.deepEqual(refused({ ...PRODUCTION, JWT_SECRET: secret }), [], secret)
})

test('the secrets are 32 bytes or more, the former ones too', () => {
  for (const name of ['JWT_SECRET_PREVIOUS', 'AUDIT_SECRET', 'AUDIT_SECRET_PREVIOUS']) {
    const others = { JWT_SECRET: 'x'.repeat(32), AUDIT_SECRET: 'x'.repeat(32) }
    assert.deepEqual(refused({ ...others, [name]: 'x'.repeat(31) }), [name])
    assert.deepEqual(refused({ ...others, [name]: 'y'.repeat(32) }), [])
  }
})

test('JWT_SECRET cannot be changed while it seals the audit log: the log gets a secret of its own first', () => {
  const [one, other, seal] = ['x'.repeat(32), 'y'.repeat(32), 's'.repeat(32)]
  assert.deepEqual(loadConfig({ DATA_DIR, JWT_SECRET: one }).auditSecrets, [one])
  assert.deepEqual(refused({ JWT_SECRET: other, JWT_SECRET_PREVIOUS: one }), ['AUDIT_SECRET'])
  const changed = loadConfig({ DATA_DIR, JWT_SECRET: other, JWT_SECRET_PREVIOUS: one, AUDIT_SECRET: one })
  assert.deepEqual(changed.auditSecrets, [one])
  const own = { JWT_SECRET: other, AUDIT_SECRET: seal, AUDIT_SECRET_PREVIOUS: one }
  assert.deepEqual(loadConfig({ DATA_DIR, ...own }).auditSecrets, [seal, one])
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

test('TRUST_PROXY is refused where no such address or range can be', () => {
  for (const wrong of [
    '1.2.3.4/99',
    '999.1.1.1',
    '10.0.0.0/0',
    '::1/129',
    '10.0.0.0/8,',
    'TRUE',
    'LoopBack',
    '10.0.0.0/8/8',
    'fe80::1%eth0',
    '...',
    '100',
    '-1',
  ])
    assert.deepEqual(refused({ TRUST_PROXY: wrong }), ['TRUST_PROXY'], wrong)
  const right = ['loopback', 'linklocal, uniquelocal,10.1.2.3', '0', '12', 'fd00::/8', '::ffff:10.0.0.1', '10.0.0.0/32']
  for (const value of right) {
    const { trustProxy } = loadConfig({ DATA_DIR, TRUST_PROXY: value })
    assert.doesNotThrow(() => fastify({ trustProxy }), value)
  }
})

test('a client gets seconds for its headers, a minute for its request, and the headers never longer than the whole', () => {
  const { tls, ...limits } = loadConfig({ DATA_DIR }).http
  assert.equal(tls, null)
  assert.deepEqual(limits, { headersTimeoutMs: 10_000, requestTimeoutMs: 60_000, connectionTimeoutMs: 120_000 })
  assert.deepEqual(refused({ HTTP_REQUEST_TIMEOUT_MS: '9999' }), ['HTTP_HEADERS_TIMEOUT_MS'])
})

test('anonymous diagnoses are kept for at least as long as their tokens show them', () => {
  assert.equal(loadConfig({ DATA_DIR }).diagnosis.anonymousRetentionDays, 30)
  assert.deepEqual(refused({ ANONYMOUS_DIAGNOSIS_RETENTION_DAYS: '7' }), [])
  assert.deepEqual(refused({ ANONYMOUS_DIAGNOSIS_RETENTION_DAYS: '6' }), ['ANONYMOUS_DIAGNOSIS_RETENTION_DAYS'])
})

test('R-ACCT-26: passkeys need the address of the client, by the name of a host and over TLS unless it is this machine', () => {
  const asked = (origin: string) => ({ OPERATOR_PASSKEYS: 'required', SERVICE_ORIGIN: origin })
  for (const origin of ['', 'http://lease.example', 'http://127.0.0.1:8080', 'https://[::1]:8443', 'https://192.0.2.1'])
    assert.deepEqual(refused(asked(origin)), ['OPERATOR_PASSKEYS'], origin)
  assert.deepEqual(refused(asked('lease.example')), ['SERVICE_ORIGIN'])
  assert.equal(loadConfig({ DATA_DIR, ...asked('https://lease.example:8443') }).passkeys?.rpId, 'lease.example')
  assert.equal(loadConfig({ DATA_DIR, ...asked('http://localhost:8080') }).passkeys?.rpId, 'localhost')
})

test('R-ACCT-40: passkeys are not demanded of everybody where accounts without a password log in by a provider', () => {
  const asked = { OPERATOR_PASSKEYS: 'everyone', SERVICE_ORIGIN: 'https://lease.example' }
  const provider = { KAKAO_LOGIN_CLIENT_ID: 'client', KAKAO_LOGIN_CLIENT_SECRET: 'secret' }
  assert.deepEqual(refused(asked), [])
  assert.deepEqual(refused({ ...asked, ...provider }), ['OPERATOR_PASSKEYS'])
  assert.deepEqual(refused({ ...asked, ...provider, OPERATOR_PASSKEYS: 'required' }), [])
})

test('R-CONF-15: keys of web push are a pair with a contact, all three or none, and no stand-in is pushed by in production', () => {
  const given = (changed: object) => refused({ ...VAPID, ...changed }).toSorted()
  assert.deepEqual(given({}), [])
  assert.equal(loadConfig({ DATA_DIR, ...VAPID }).push?.subject, 'mailto:operator@example.com')
  assert.deepEqual(refused({ VAPID_SUBJECT: VAPID.VAPID_SUBJECT }).toSorted(), [
    'VAPID_PRIVATE_KEY',
    'VAPID_PUBLIC_KEY',
  ])
  assert.deepEqual(given({ VAPID_SUBJECT: 'operator@example.com' }), ['VAPID_SUBJECT'])
  for (const key of ['short', 'A'.repeat(43)])
    assert.deepEqual(given({ VAPID_PRIVATE_KEY: key }), ['VAPID_PRIVATE_KEY'])
  assert.deepEqual(given({ VAPID_PUBLIC_KEY: `B${'A'.repeat(86)}` }), ['VAPID_PUBLIC_KEY'])
  const standIn = { PUSH_STAND_IN_ORIGIN: 'http://127.0.0.1:1' }
  assert.deepEqual(given(standIn), [])
  assert.ok(given({ ...standIn, NODE_ENV: 'production' }).includes('PUSH_STAND_IN_ORIGIN'))
})

test('S3 needs its bucket', () => {
  assert.deepEqual(refused({ FILE_STORAGE: 's3' }), ['S3_BUCKET'])
  assert.deepEqual(refused({ FILE_STORAGE: 's3', S3_BUCKET: 'files' }), [])
})

test('R-ACCT-27: a login provider needs its id, its secret and the origin, and TLS in production', () => {
  const origin = { SERVICE_ORIGIN: 'https://lease.example' }
  const google = { GOOGLE_LOGIN_CLIENT_ID: 'id', GOOGLE_LOGIN_CLIENT_SECRET: 'secret' }
  assert.deepEqual(refused({ ...origin, GOOGLE_LOGIN_CLIENT_ID: 'id' }), ['GOOGLE_LOGIN_CLIENT_SECRET'])
  assert.deepEqual(refused({ GOOGLE_LOGIN_CLIENT_SECRET: 'secret' }), ['GOOGLE_LOGIN_CLIENT_ID'])
  assert.deepEqual(refused(google), ['GOOGLE_LOGIN_CLIENT_ID'])
  const plain = { ...origin, ...google, GOOGLE_LOGIN_ISSUER: 'http://127.0.0.1:9' }
  assert.deepEqual(refused({ ...plain, ...DEMANDED }), ['GOOGLE_LOGIN_ISSUER'])
  const { loginProviders, mail } = loadConfig({ ...plain }, () => 'x'.repeat(32))
  assert.equal(mail, undefined)
  assert.deepEqual(loginProviders?.registered.google, {
    clientId: 'id',
    clientSecret: 'secret',
    issuer: 'http://127.0.0.1:9',
  })
  assert.equal(loginProviders?.registered.kakao, undefined)
})
