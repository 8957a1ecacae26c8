import { isIP } from 'node:net'
import { type Static, type TSchema, Type } from 'typebox'
import { Format } from 'typebox/format'
import { isSchedule } from '../jobs/job-schedule.ts'

/** Every `expects` completes the sentence "NAME must be …" when the value is wrong. */
type Annotated = { expects: string }

Format.Set('origin', (value) => {
  const url = URL.parse(value)
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === value.replace(/\/$/, '')
})
Format.Set('http-url', (value) => {
  const url = URL.parse(value)
  return url !== null && /^https?:$/.test(url.protocol) && url.search === '' && url.username === ''
})
Format.Set('origins', (value) => value.split(',').every((part) => Format.Test('origin', part.trim())))
Format.Set(
  'instant',
  (value) => /^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:?\d\d)$/.test(value) && !Number.isNaN(Date.parse(value)),
)
Format.Set('postgres-url', (value) => /^postgres(ql)?:$/.test(URL.parse(value)?.protocol ?? ''))
Format.Set('clamd', (value) => /^\/|^(?:[\w.-]+|\[[\da-f:]+\]):\d{1,5}$/i.test(value))
Format.Set('smtp-url', (value) => /^smtps?:$/.test(URL.parse(value)?.protocol ?? ''))
Format.Set('mailbox', (value) => /^(?:[^<>@\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(value))
Format.Set('vapid-public-key', (value) => /^B[\w-]{86}$/.test(value))
Format.Set('vapid-private-key', (value) => /^[\w-]{43}$/.test(value))
Format.Set('contact', (value) => /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/[^\s]+)$/.test(value))
Format.Set('mail-or-phone', (value) => /^[^\s<>@]+@[^\s<>@]+\.[^\s<>@]+$|^\+?\d[\d -]{5,18}\d$/.test(value))
Format.Set('networks', (value) => value.split(',').every((part) => isNetwork(part.trim())))
Format.Set('pem', (value) => /^-----BEGIN [A-Z ]+-----\s/.test(value))
Format.Set('schedule', isSchedule)
Format.Set(
  'trust-proxy',
  (value) => /^(true|false|\d{1,2})$/.test(value) || value.split(',').every((part) => isProxy(part.trim())),
)
// the portal's keys are ASCII; a partial multi-byte character cannot be decoded
Format.Set('portal-key', (value) => !/%[89a-f]/i.test(value))

/** An address, a range of addresses, or one of the ranges that have a name. */
function isProxy(text: string): boolean {
  return /^(loopback|linklocal|uniquelocal)$/.test(text) || isNetwork(text)
}

function isNetwork(text: string): boolean {
  const [, address = '', prefix = '1'] = /^([\da-f.:]+)(?:\/(\d{1,3}))?$/i.exec(text) ?? []
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0
  return Number(prefix) >= 1 && Number(prefix) <= bits
}

function text(options: { default?: string; minLength?: number } & Partial<Annotated> = {}) {
  return Type.String({ expects: 'a text', ...options })
}
function optionalText(options: { minLength?: number } & Partial<Annotated> = {}) {
  return Type.Optional(text(options))
}
function optionalContact() {
  return Type.Optional(Type.String({ format: 'mail-or-phone', expects: 'an e-mail address or a phone number' }))
}
function flag(fallback: boolean) {
  return Type.Boolean({ default: fallback, expects: 'true or false' })
}
function integer(fallback: number, minimum: number, maximum: number) {
  return Type.Integer({ default: fallback, minimum, maximum, expects: `a whole number from ${minimum} to ${maximum}` })
}
function origin(fallback: string) {
  return Type.String({
    default: fallback,
    format: 'origin',
    expects: 'an origin such as https://host[:port], without a path',
  })
}
function oneOf<const T extends string[]>(values: [...T], fallback: T[number]) {
  return Type.Union(
    values.map((value) => Type.Literal(value)) as { [K in keyof T]: ReturnType<typeof Type.Literal<T[K]>> },
    { default: fallback, expects: `one of ${values.join(', ')}` },
  )
}
/** How long the status token of a diagnosis gives access to it (`STATUS_TOKENS` of `domain/privacy/retention.ts`). */
const STATUS_TOKEN_DAYS = 7
const HOUR = 3600
const MINUTE = 60

/** `<NAME>_MAX` requests are allowed in `<NAME>_WINDOW_SECONDS`. */
function rateLimit<const N extends string>(name: N, max: number, windowSeconds: number) {
  return {
    [`RATE_LIMIT_${name}_MAX`]: integer(max, 1, 1_000_000),
    [`RATE_LIMIT_${name}_WINDOW_SECONDS`]: integer(windowSeconds, 1, 7 * 24 * HOUR),
  } as Record<`RATE_LIMIT_${N}_MAX` | `RATE_LIMIT_${N}_WINDOW_SECONDS`, ReturnType<typeof integer>>
}

/** Every environment variable the service reads (R-CONF-01), with its default. An empty value counts as unset. */
export const Environment = Type.Object({
  NODE_ENV: oneOf(['development', 'production', 'test'], 'development'),
  PORT: integer(8080, 0, 65_535),
  HOST: text({ default: '127.0.0.1' }),
  /** Processes on one port, each with its own database connections; `npm start`: one per core (`worker-count.ts`). */
  WORKERS: integer(1, 1, 64),
  // both or neither, in PEM: the service then serves https, for example behind a proxy on another machine
  TLS_CERTIFICATE: Type.Optional(Type.String({ format: 'pem', expects: 'a certificate in PEM' })),
  TLS_KEY: Type.Optional(Type.String({ format: 'pem', expects: 'a private key in PEM' })),
  TRUST_PROXY: Type.String({
    default: 'false',
    format: 'trust-proxy',
    expects: 'true, false, a number of proxies, or addresses and ranges separated by commas',
  }),
  CORS_ORIGINS: Type.Optional(
    Type.String({ format: 'origins', expects: 'origins without a path, separated by commas' }),
  ),
  // how long a client may take to send its headers and its whole request, and how long it may send nothing
  HTTP_HEADERS_TIMEOUT_MS: integer(10_000, 100, 600_000),
  HTTP_REQUEST_TIMEOUT_MS: integer(60_000, 100, 3_600_000),
  HTTP_CONNECTION_TIMEOUT_MS: integer(120_000, 1_000, 3_600_000),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'info'),
  // an OpenTelemetry collector, such as http://127.0.0.1:4318; unset: nothing is sent anywhere
  OTEL_EXPORTER_OTLP_ENDPOINT: Type.Optional(
    Type.String({ format: 'http-url', expects: 'an http(s) address without a query' }),
  ),
  OTEL_EXPORTER_OTLP_HEADERS: Type.Optional(
    Type.String({ pattern: '^[^=,]+=[^,]*(,[^=,]+=[^,]*)*$', expects: 'name=value pairs separated by commas' }),
  ),
  // otlp: log lines are also sent to the collector
  OTEL_LOGS_EXPORTER: oneOf(['none', 'otlp'], 'none'),
  OTEL_SERVICE_NAME: text({ default: 'lease-risk' }),
  OTEL_TRACES_SAMPLER_ARG: Type.Number({ default: 0.1, minimum: 0, maximum: 1, expects: 'a number from 0 to 1' }),
  METRICS_ENABLED: flag(true),
  METRICS_TOKEN: optionalText({ minLength: 16, expects: 'a text of 16 or more characters' }),
  API_DOCS_ENABLED: flag(true),
  // unset: everywhere but in production
  API_DOCS_UI_ENABLED: Type.Optional(Type.Boolean({ expects: 'true or false' })),
  CLOCK_NOW: Type.Optional(Type.String({ format: 'instant', expects: 'an ISO 8601 instant with an offset' })),

  DATABASE_URL: Type.Optional(Type.String({ format: 'postgres-url', expects: 'a postgres:// address' })),
  // bypasses the pooler, for connections that listen or hold a session
  DATABASE_DIRECT_URL: Type.Optional(Type.String({ format: 'postgres-url', expects: 'a postgres:// address' })),
  // the role that owns the tables; requests then need only a role that reads and writes rows
  DATABASE_MIGRATION_URL: Type.Optional(Type.String({ format: 'postgres-url', expects: 'a postgres:// address' })),
  // in production the database, the file storage and the collector are reached over TLS; off: they are on a private network
  INTERNAL_TLS: oneOf(['demanded', 'off'], 'demanded'),
  // false behind a pooler in transaction mode that does not support them (pgbouncer before 1.21)
  DATABASE_PREPARED_STATEMENTS: flag(true),
  // a streaming replica for reads that may be slightly stale, and their maximum staleness
  DATABASE_READ_URL: Type.Optional(Type.String({ format: 'postgres-url', expects: 'a postgres:// address' })),
  DATABASE_READ_MAX_LAG_SECONDS: integer(10, 1, 3_600),
  DATABASE_POOL_SIZE: integer(10, 1, 500),
  // how long a request waits for a connection, whether a free one from the pool or a new one
  DATABASE_CONNECT_TIMEOUT_MS: integer(3_000, 100, 600_000),
  DATABASE_STATEMENT_TIMEOUT_MS: integer(10_000, 100, 600_000),
  // a process idle in a transaction for this long is considered frozen; other processes are waiting for its locks
  DATABASE_IDLE_IN_TRANSACTION_TIMEOUT_MS: integer(5_000, 3_000, 600_000),
  DATA_DIR: text({ default: '.data' }),

  // who answers for the service and its personal data; the privacy policy and the terms name them
  OPERATOR_NAME: optionalText(),
  OPERATOR_CONTACT: optionalContact(),
  OPERATOR_ADDRESS: optionalText(),
  PRIVACY_OFFICER: optionalText(),
  PRIVACY_OFFICER_CONTACT: optionalContact(),

  JWT_SECRET: optionalText(),
  // the previous JWT_SECRET: accepted, but never used to sign, until it is removed
  JWT_SECRET_PREVIOUS: optionalText(),
  // seals the audit log; unset: JWT_SECRET is used
  AUDIT_SECRET: optionalText(),
  AUDIT_SECRET_PREVIOUS: optionalText(),
  ACCESS_TOKEN_TTL_SECONDS: integer(900, 1, 24 * HOUR),
  REFRESH_TOKEN_TTL_SECONDS: integer(604_800, 1, 366 * 24 * HOUR),
  PASSWORD_QUEUE_LENGTH: integer(100, 1, 10_000),
  UPLOADS_AT_ONCE: integer(32, 1, 1_000),
  // event streams that one process holds open
  STREAMS_AT_ONCE: integer(5_000, 1, 100_000),
  SEED_DEV_ACCOUNTS: flag(false),
  // without use for so long, an account's owner is told that it will be erased; 0: never
  DORMANT_ACCOUNT_DAYS: integer(365, 0, 3_660),
  ADMIN_USERNAME: optionalText(),
  ADMIN_PASSWORD: optionalText(),
  // off: no passkeys; optional: asked of those who registered one; required: of every operator; everyone: of all accounts
  OPERATOR_PASSKEYS: oneOf(['off', 'optional', 'required', 'everyone'], 'off'),
  // networks from which operators may use operator functions; unset: everywhere
  OPERATOR_NETWORKS: Type.Optional(
    Type.String({ format: 'networks', expects: 'addresses and ranges separated by commas' }),
  ),

  // the service's registration at each login provider; each ID needs its secret and SERVICE_ORIGIN
  KAKAO_LOGIN_CLIENT_ID: optionalText(),
  KAKAO_LOGIN_CLIENT_SECRET: optionalText(),
  KAKAO_LOGIN_ISSUER: origin('https://kauth.kakao.com'),
  NAVER_LOGIN_CLIENT_ID: optionalText(),
  NAVER_LOGIN_CLIENT_SECRET: optionalText(),
  NAVER_LOGIN_ISSUER: origin('https://nid.naver.com'),
  NAVER_PROFILE_BASE_URL: origin('https://openapi.naver.com'),
  GOOGLE_LOGIN_CLIENT_ID: optionalText(),
  GOOGLE_LOGIN_CLIENT_SECRET: optionalText(),
  GOOGLE_LOGIN_ISSUER: origin('https://accounts.google.com'),

  // all three or none: without them no mail is sent
  SMTP_URL: Type.Optional(Type.String({ format: 'smtp-url', expects: 'an smtp:// or smtps:// address' })),
  MAIL_FROM: Type.Optional(Type.String({ format: 'mailbox', expects: 'an e-mail address, or Name <address>' })),
  // the target of links in mails: the address under which users open the client
  SERVICE_ORIGIN: Type.Optional(Type.String({ format: 'origin', expects: 'an origin without a path' })),
  // to whom weaknesses are reported (security.txt)
  SECURITY_CONTACT: Type.Optional(Type.String({ format: 'contact', expects: 'mailto:address or an https address' })),

  // all three or none: without them no push messages are sent to browsers; both keys are in base64url
  VAPID_PUBLIC_KEY: Type.Optional(Type.String({ format: 'vapid-public-key', expects: 'a public key of P-256' })),
  VAPID_PRIVATE_KEY: Type.Optional(Type.String({ format: 'vapid-private-key', expects: 'a private key of P-256' })),
  // the contact for push services to write to about the messages they receive
  VAPID_SUBJECT: Type.Optional(Type.String({ format: 'contact', expects: 'mailto:address or an https address' })),
  // a stand-in push service, for tests
  PUSH_STAND_IN_ORIGIN: Type.Optional(Type.String({ format: 'origin', expects: 'an origin without a path' })),

  JUSO_SEARCH_KEY: optionalText(),
  JUSO_POPUP_KEY: optionalText(),
  JUSO_POPUP_RETURN_ORIGIN: Type.Optional(Type.String({ format: 'origin', expects: 'an origin without a path' })),
  JUSO_BASE_URL: origin('https://business.juso.go.kr'),
  DATA_GO_KR_SERVICE_KEY: Type.Optional(
    Type.String({ format: 'portal-key', expects: 'the key in either spelling of the portal' }),
  ),
  DATA_GO_KR_BASE_URL: origin('https://apis.data.go.kr'),
  VWORLD_KEY: optionalText(),
  VWORLD_DOMAIN: optionalText(),
  VWORLD_BASE_URL: origin('https://api.vworld.kr'),
  /** Whether a diagnosis asks the land ledger who owns a lot (ADR 90). */
  OWNERSHIP_FACTS: oneOf(['on', 'off'], 'off'),
  RONE_KEY: optionalText(),
  RONE_BASE_URL: origin('https://www.reb.or.kr'),
  PROVIDER_TIMEOUT_MS: integer(4000, 50, 60_000),

  OPENAI_API_KEY: optionalText(),
  OPENAI_BASE_URL: origin('https://api.openai.com'),
  RISK_SCORING_ENABLED: flag(false),
  RISK_SCORING_MODEL: text({ default: 'gpt-4.1-mini' }),
  RISK_SCORING_TIMEOUT_MS: integer(5000, 100, 120_000),
  RISK_SCORING_MAX_OUTPUT_TOKENS: integer(2400, 256, 100_000),
  RISK_SCORING_SEED: Type.Optional(Type.Integer({ expects: 'a whole number' })),

  DIAGNOSIS_DEADLINE_MS: integer(10_000, 100, 120_000),
  // for diagnoses without an owner; a token gives access to one until the token expires
  ANONYMOUS_DIAGNOSIS_RETENTION_DAYS: integer(30, STATUS_TOKEN_DAYS, 3_660),
  MAP_LOOKUPS_PER_MINUTE: integer(25, 1, 1_000_000),
  COLLECTION_REUSE_HOURS: Type.Number({
    default: 6,
    minimum: 0,
    maximum: 24 * 31,
    expects: 'a number of hours from 0 to 744',
  }),
  TRANSACTIONS_DAILY_LIMIT: integer(9_000, 0, 100_000_000),
  SCHEDULED_REFRESH_ENABLED: flag(false),
  SCHEDULED_REFRESH_CRON: Type.String({
    default: '0 4 * * 1',
    format: 'schedule',
    expects: 'five cron fields, read in Asia/Seoul',
  }),
  SCHEDULED_REFRESH_BATCH_SIZE: integer(50, 1, 10_000),

  NOTIFICATION_RETENTION_DAYS: integer(90, 1, 3_660),
  // one row per call to a provider
  EXTERNAL_CALL_RETENTION_DAYS: integer(90, 1, 3_660),

  // at least a day: for this long, a reader of events can resume from where it left off
  OUTBOX_RETENTION_HOURS: integer(72, 24, 24 * 366),

  // breached passwords as sorted SHA-1 hashes; unset: only the most common ones are refused
  BREACHED_PASSWORDS_LIST: optionalText(),
  // ClamAV's clamd, such as /run/clamav/clamd.ctl; unset: users' files are not scanned
  CLAMD_ADDRESS: Type.Optional(
    Type.String({ format: 'clamd', expects: 'the path of a socket or host:port, such as 127.0.0.1:3310' }),
  ),
  FILE_STORAGE: oneOf(['local', 's3'], 'local'),
  S3_BUCKET: optionalText(),
  S3_REGION: text({ default: 'us-east-1' }),
  S3_ENDPOINT: Type.Optional(Type.String({ format: 'origin', expects: 'an origin without a path' })),
  S3_ACCESS_KEY_ID: optionalText(),
  S3_SECRET_ACCESS_KEY: optionalText(),
  S3_FORCE_PATH_STYLE: flag(false),

  RATE_LIMIT_ENABLED: flag(true),
  ...rateLimit('SIGNUP', 10, HOUR),
  ...rateLimit('LOGIN_FAILURE', 10, 15 * MINUTE),
  // over all usernames; many people may share one address, so the limit is far above what one of them mistypes
  ...rateLimit('LOGIN_FAILURE_ADDRESS', 100, 15 * MINUTE),
  // over all networks, so that nobody guesses from many; more than one network fails by itself, or one would lock others out
  ...rateLimit('LOGIN_FAILURE_ACCOUNT', 20, 15 * MINUTE),
  // mails requested by one user or network, and mails sent to one address
  ...rateLimit('MAIL', 20, HOUR),
  ...rateLimit('MAIL_ADDRESS', 5, HOUR),
  ...rateLimit('IMAGE_UPLOAD', 10, 10 * MINUTE),
  // files with everything about a user: requests and downloads
  ...rateLimit('PERSONAL_EXPORT', 20, HOUR),
  ...rateLimit('DIAGNOSIS', 30, MINUTE),
  ...rateLimit('ADDRESS_SEARCH', 60, MINUTE),
  // each map read costs calls to a provider with a daily limit
  ...rateLimit('MAP', 30, MINUTE),
  // a phone screen shows about thirty tiles; each move of the map loads a dozen more
  ...rateLimit('TILES', 600, MINUTE),
  ...rateLimit('PAPERS', 60, MINUTE),
  ...rateLimit('SHARED_LINK', 60, MINUTE),
  // requests from people without an account; an operator reads each one
  ...rateLimit('TAKEDOWN', 5, HOUR),
  // cost units over all public reads (read-weights.ts); a page costs about ten
  ...rateLimit('READS', 600, MINUTE),
  ...rateLimit('POST', 10, 10 * MINUTE),
  ...rateLimit('COMMENT', 30, 10 * MINUTE),
  // the expected duration of a request above which new ones are refused
  SHED_EXPECTED_WAIT_MS: integer(600, 10, 3_600_000),
  RATE_LIMIT_OPEN_STREAMS: integer(20, 1, 100_000),
  RATE_LIMIT_OPEN_UPLOADS: integer(2, 1, 1_000),
})
export type Environment = Static<typeof Environment>

/** Whether the text of a numeric variable is a number as written: nothing is truncated, and `true` is not 1. */
export function isNumeral(name: string, given: string): boolean {
  const schema: TSchema | undefined = Environment.properties[name as keyof Environment]
  if (Type.IsInteger(schema)) return /^-?\d+$/.test(given)
  return !Type.IsNumber(schema) || Number.isFinite(Number(given))
}

/** Describes the values this variable accepts, for the error about a wrong one. */
export function expectationOf(name: string): string {
  const schema: (TSchema & Partial<Annotated>) | undefined = Environment.properties[name as keyof Environment]
  return schema?.expects ?? 'a valid value'
}
