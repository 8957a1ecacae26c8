import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { PRODUCTION, problemsOf, refusedVariables } from '../../../test/config-problems.ts'
import { loadConfig } from './config.ts'
import { Environment } from './config-schema.ts'

const DATA_DIR = mkdtempSync(join(tmpdir(), 'lease-risk-production-'))
after(() => rmSync(DATA_DIR, { recursive: true }))

const refused = (variables: Record<string, string>) =>
  refusedVariables(() => loadConfig({ DATA_DIR, ...PRODUCTION, ...variables }))

/** Without them production does not start. */
const DEMANDED = ['JWT_SECRET', 'OPERATOR_NAME', 'OPERATOR_CONTACT', 'PRIVACY_OFFICER', 'PRIVACY_OFFICER_CONTACT']

/** Values with which production does not start, though everything else does. */
const REFUSED: Record<string, string> = {
  SEED_DEV_ACCOUNTS: 'true',
  CLOCK_NOW: '2026-11-20T12:00:00+09:00',
  PUSH_STAND_IN_ORIGIN: 'http://127.0.0.1:9',
}

const REPEATED = 'changeme-'.repeat(8)
const DATABASE = 'postgres://role@db.example/lease_risk'
const PLAIN = 'http://elsewhere.example'
const LOGIN = { SERVICE_ORIGIN: 'https://lease.example', KAKAO_LOGIN_CLIENT_ID: 'id', KAKAO_LOGIN_CLIENT_SECRET: 's' }

/** Values that production takes only in a stricter form, with what they need beside them. */
const STRICTER: Record<string, Record<string, string>> = {
  JWT_SECRET_PREVIOUS: { JWT_SECRET_PREVIOUS: REPEATED, AUDIT_SECRET: PRODUCTION.JWT_SECRET },
  AUDIT_SECRET: { AUDIT_SECRET: REPEATED },
  AUDIT_SECRET_PREVIOUS: { AUDIT_SECRET_PREVIOUS: REPEATED, AUDIT_SECRET: PRODUCTION.JWT_SECRET },
  DATABASE_URL: { DATABASE_URL: DATABASE },
  DATABASE_DIRECT_URL: { DATABASE_DIRECT_URL: DATABASE },
  DATABASE_MIGRATION_URL: { DATABASE_MIGRATION_URL: DATABASE },
  DATABASE_READ_URL: { DATABASE_READ_URL: DATABASE, DATABASE_URL: `${DATABASE}?sslmode=verify-full` },
  HOST: { HOST: '0.0.0.0' },
  S3_ENDPOINT: { S3_ENDPOINT: PLAIN },
  OTEL_EXPORTER_OTLP_ENDPOINT: { OTEL_EXPORTER_OTLP_ENDPOINT: PLAIN },
  CLAMD_ADDRESS: { CLAMD_ADDRESS: 'scanner.example:3310' },
  SERVICE_ORIGIN: { SERVICE_ORIGIN: PLAIN, SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'a@lease.example' },
  KAKAO_LOGIN_ISSUER: { ...LOGIN, KAKAO_LOGIN_ISSUER: PLAIN },
  NAVER_LOGIN_ISSUER: { ...LOGIN, NAVER_LOGIN_ISSUER: PLAIN },
  GOOGLE_LOGIN_ISSUER: { ...LOGIN, GOOGLE_LOGIN_ISSUER: PLAIN },
  ...Object.fromEntries(
    [
      'JUSO_BASE_URL',
      'DATA_GO_KR_BASE_URL',
      'VWORLD_BASE_URL',
      'RONE_BASE_URL',
      'OPENAI_BASE_URL',
      'NAVER_PROFILE_BASE_URL',
    ].map((name) => [name, { [name]: PLAIN }]),
  ),
}

/** Production treats them more carefully by itself: what their default is there. */
const OF_PRODUCTION = ['NODE_ENV', 'API_DOCS_UI_ENABLED', 'INTERNAL_TLS', 'SMTP_URL']

/** Off, or as safe in production as elsewhere, unless an operator says otherwise. */
const SAFE = [
  ['PORT', 'WORKERS', 'TLS_CERTIFICATE', 'TLS_KEY', 'TRUST_PROXY', 'CORS_ORIGINS'],
  ['HTTP_HEADERS_TIMEOUT_MS', 'HTTP_REQUEST_TIMEOUT_MS', 'HTTP_CONNECTION_TIMEOUT_MS', 'LOG_LEVEL'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'OTEL_LOGS_EXPORTER', 'OTEL_SERVICE_NAME', 'OTEL_TRACES_SAMPLER_ARG'],
  ['METRICS_ENABLED', 'METRICS_TOKEN', 'API_DOCS_ENABLED', 'DATA_DIR'],
  ['DATABASE_PREPARED_STATEMENTS', 'DATABASE_READ_MAX_LAG_SECONDS', 'DATABASE_POOL_SIZE'],
  ['DATABASE_CONNECT_TIMEOUT_MS', 'DATABASE_STATEMENT_TIMEOUT_MS', 'DATABASE_IDLE_IN_TRANSACTION_TIMEOUT_MS'],
  ['OPERATOR_ADDRESS', 'ACCESS_TOKEN_TTL_SECONDS', 'REFRESH_TOKEN_TTL_SECONDS', 'PASSWORD_QUEUE_LENGTH'],
  ['UPLOADS_AT_ONCE', 'STREAMS_AT_ONCE', 'ADMIN_USERNAME', 'ADMIN_PASSWORD', 'OPERATOR_PASSKEYS', 'OPERATOR_NETWORKS'],
  ['KAKAO_LOGIN_CLIENT_ID', 'KAKAO_LOGIN_CLIENT_SECRET', 'NAVER_LOGIN_CLIENT_ID', 'NAVER_LOGIN_CLIENT_SECRET'],
  ['GOOGLE_LOGIN_CLIENT_ID', 'GOOGLE_LOGIN_CLIENT_SECRET', 'MAIL_FROM'],
  ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'],
  ['JUSO_SEARCH_KEY', 'JUSO_POPUP_KEY', 'JUSO_POPUP_RETURN_ORIGIN', 'DATA_GO_KR_SERVICE_KEY'],
  ['VWORLD_KEY', 'VWORLD_DOMAIN', 'OWNERSHIP_FACTS', 'RONE_KEY', 'PROVIDER_TIMEOUT_MS'],
  ['OPENAI_API_KEY', 'RISK_SCORING_ENABLED', 'RISK_SCORING_MODEL', 'RISK_SCORING_TIMEOUT_MS'],
  ['RISK_SCORING_MAX_OUTPUT_TOKENS', 'RISK_SCORING_SEED', 'DIAGNOSIS_DEADLINE_MS'],
  ['ANONYMOUS_DIAGNOSIS_RETENTION_DAYS', 'MAP_LOOKUPS_PER_MINUTE', 'COLLECTION_REUSE_HOURS'],
  ['TRANSACTIONS_DAILY_LIMIT', 'SCHEDULED_REFRESH_ENABLED', 'SCHEDULED_REFRESH_CRON', 'SCHEDULED_REFRESH_BATCH_SIZE'],
  ['NOTIFICATION_RETENTION_DAYS', 'EXTERNAL_CALL_RETENTION_DAYS', 'OUTBOX_RETENTION_HOURS'],
  ['BREACHED_PASSWORDS_LIST', 'FILE_STORAGE', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['S3_FORCE_PATH_STYLE', 'SHED_EXPECTED_WAIT_MS', 'DORMANT_ACCOUNT_DAYS', 'SECURITY_CONTACT'],
].flat()

test('R-CONF-18: every variable is classified once: demanded, refused, stricter, of production or safe', () => {
  const limits = Object.keys(Environment.properties).filter((name) => name.startsWith('RATE_LIMIT_'))
  const classified = [DEMANDED, Object.keys(REFUSED), Object.keys(STRICTER), OF_PRODUCTION, SAFE, limits].flat()
  assert.deepEqual(classified.toSorted(), Object.keys(Environment.properties).toSorted())
})

test('R-CONF-17, R-CONF-18: production names everything demanded that is missing, together with what is wrong', () => {
  assert.deepEqual(refused({}), [])
  for (const name of DEMANDED) assert.deepEqual(refused({ [name]: '' }), [name])
  assert.deepEqual(
    refusedVariables(() => loadConfig({ DATA_DIR, NODE_ENV: 'production', PORT: 'eighty' })),
    [...DEMANDED, 'PORT'].toSorted(),
  )
  assert.deepEqual(loadConfig({ DATA_DIR }).operator, null)
})

test('R-CONF-17: contacts are e-mail addresses or phone numbers', () => {
  for (const contact of ['privacy@lease-risk.example', '02-123-4567', '+82 2 123 4567', '0212345678', '1588-0000'])
    assert.deepEqual(refused({ PRIVACY_OFFICER_CONTACT: contact }), [], contact)
  for (const contact of ['nobody', 'a@b', '12', 'https://lease-risk.example/ask'])
    assert.deepEqual(refused({ OPERATOR_CONTACT: contact }), ['OPERATOR_CONTACT'], contact)
})

test('R-CONF-18: production refuses what is refused there, which starts elsewhere', () => {
  for (const [name, value] of Object.entries(REFUSED)) {
    assert.deepEqual(refused({ [name]: value }), [name])
    assert.deepEqual(
      problemsOf(() => loadConfig({ DATA_DIR, [name]: value })),
      [],
    )
  }
})

test('R-CONF-18: production holds what is stricter there to its rule, which starts elsewhere', () => {
  for (const [name, variables] of Object.entries(STRICTER)) {
    assert.deepEqual(refused(variables), [name])
    const elsewhere = { ...PRODUCTION, ...variables, NODE_ENV: 'development' }
    assert.deepEqual(
      problemsOf(() => loadConfig({ DATA_DIR, ...elsewhere })),
      [],
      name,
    )
  }
})

test('R-CONF-18: what is set to nothing is off, or safe, in production', () => {
  const config = loadConfig({ DATA_DIR, ...PRODUCTION })
  assert.deepEqual(
    [config.host, config.trustProxy, config.corsOrigins, config.apiDocs.uiEnabled, config.metrics.token],
    ['127.0.0.1', false, [], false, undefined],
  )
  assert.deepEqual(
    [config.push, config.mail, config.loginProviders, config.telemetry, config.riskScoring.enabled],
    [undefined, undefined, null, undefined, false],
  )
  assert.equal(config.ownershipFacts || !config.rateLimit.enabled, false)
})
