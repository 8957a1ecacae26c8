import { resolve } from 'node:path'
import type { Environment } from './config-schema.ts'

/** Groups the variables by purpose, in the types the service works with. */
export function arrange(env: Environment) {
  return {
    environment: env.NODE_ENV,
    workers: env.WORKERS,
    port: env.PORT,
    host: env.HOST,
    trustProxy: trustProxy(env.TRUST_PROXY),
    http: httpOf(env),
    corsOrigins: env.CORS_ORIGINS?.split(',').map((part) => withoutTrailingSlash(part.trim())) ?? [],
    logLevel: env.LOG_LEVEL,
    telemetry: telemetryOf(env),
    /** `token` undefined: metrics are available to this machine only. */
    metrics: { enabled: env.METRICS_ENABLED, token: env.METRICS_TOKEN },
    apiDocs: apiDocsOf(env),
    /** `undefined`: the system's clock. */
    clockNow: env.CLOCK_NOW === undefined ? undefined : new Date(env.CLOCK_NOW),
    dataDir: resolve(env.DATA_DIR),
    database: databaseOf(env),
    accounts: accountsOf(env),
    /** Files received and processed at one time, each of up to 5 MiB in memory. */
    uploads: { atOnce: env.UPLOADS_AT_ONCE },
    /** The address of ClamAV's clamd; `undefined`: files are not scanned. */
    clamdAddress: env.CLAMD_ADDRESS,
    passkeys: passkeysOf(env),
    operator: operatorOf(env),
    /** Addresses and ranges from which operators may use operator functions; `undefined`: everywhere. */
    operatorNetworks: env.OPERATOR_NETWORKS?.split(',').map((part) => part.trim()),
    loginProviders: loginProvidersOf(env),
    mail: mailOf(env),
    security: securityOf(env),
    push: pushOf(env),
    providers: providersOf(env),
    ownershipFacts: env.OWNERSHIP_FACTS === 'on',
    riskScoring: riskScoringOf(env),
    diagnosis: diagnosisOf(env),
    /** Boundary and position lookups allowed to all map readers together, on one instance. */
    map: { lookupsPerMinute: Math.max(1, Math.floor(env.MAP_LOOKUPS_PER_MINUTE / env.WORKERS)) },
    collection: collectionOf(env),
    scheduledRefresh: {
      enabled: env.SCHEDULED_REFRESH_ENABLED,
      cron: env.SCHEDULED_REFRESH_CRON,
      batchSize: env.SCHEDULED_REFRESH_BATCH_SIZE,
    },
    /** How long domain events stay readable after delivery. */
    outbox: { retentionHours: env.OUTBOX_RETENTION_HOURS },
    notifications: { retentionDays: env.NOTIFICATION_RETENTION_DAYS },
    /** How long records of calls to providers are kept. */
    operations: { callRetentionDays: env.EXTERNAL_CALL_RETENTION_DAYS },
    storage: storageOf(env),
    rateLimit: rateLimitOf(env),
    shedding: { expectedWaitMs: env.SHED_EXPECTED_WAIT_MS },
  }
}

function apiDocsOf({ NODE_ENV, API_DOCS_ENABLED: enabled, API_DOCS_UI_ENABLED: isPageWanted }: Environment) {
  return { enabled, uiEnabled: enabled && (isPageWanted ?? NODE_ENV !== 'production') }
}

function collectionOf(env: Environment) {
  return {
    reuseHours: env.COLLECTION_REUSE_HOURS,
    /** Daily calls to each operation of the transaction service; the portal grants 10,000. */
    dealsDailyLimit: env.TRANSACTIONS_DAILY_LIMIT,
  }
}

function diagnosisOf(env: Environment) {
  return {
    deadlineMs: env.DIAGNOSIS_DEADLINE_MS,
    /** How long a diagnosis without an owner is kept. */
    anonymousRetentionDays: env.ANONYMOUS_DIAGNOSIS_RETENTION_DAYS,
  }
}

function httpOf(env: Environment) {
  return {
    /** From the first byte of a request to the end of its headers, then of its body. */
    headersTimeoutMs: env.HTTP_HEADERS_TIMEOUT_MS,
    requestTimeoutMs: env.HTTP_REQUEST_TIMEOUT_MS,
    /** Time without a byte in either direction; longer than any response takes and than any pause in an event stream. */
    connectionTimeoutMs: env.HTTP_CONNECTION_TIMEOUT_MS,
    tls: tlsOf(env),
  }
}

/** Certificate and key in PEM; `null`: plain http, on this machine or a private network. */
function tlsOf({ TLS_CERTIFICATE: cert, TLS_KEY: key }: Environment) {
  return cert === undefined || key === undefined ? null : { cert, key }
}

function databaseOf(env: Environment) {
  return {
    /** `undefined`: the embedded PostgreSQL. */
    url: env.DATABASE_URL,
    /** Bypasses the pooler; `undefined`: there is no pooler. */
    directUrl: env.DATABASE_DIRECT_URL,
    /** Connects as the role that owns the tables; `undefined`: one role is used for everything. */
    migrationUrl: env.DATABASE_MIGRATION_URL,
    preparedStatements: env.DATABASE_PREPARED_STATEMENTS,
    /** A streaming replica; `undefined`: none. */
    readUrl: env.DATABASE_READ_URL,
    readMaxLagSeconds: env.DATABASE_READ_MAX_LAG_SECONDS,
    poolSize: env.DATABASE_POOL_SIZE,
    connectTimeoutMs: env.DATABASE_CONNECT_TIMEOUT_MS,
    statementTimeoutMs: env.DATABASE_STATEMENT_TIMEOUT_MS,
    idleInTransactionMs: env.DATABASE_IDLE_IN_TRANSACTION_TIMEOUT_MS,
  }
}

function accountsOf(env: Environment) {
  return {
    accessTokenTtlSeconds: env.ACCESS_TOKEN_TTL_SECONDS,
    refreshTokenTtlSeconds: env.REFRESH_TOKEN_TTL_SECONDS,
    /** The number of requests that may wait (further ones get 503), and the path of the list of breached passwords. */
    passwords: { waiting: env.PASSWORD_QUEUE_LENGTH, breachedList: env.BREACHED_PASSWORDS_LIST },
    seedDevAccounts: env.SEED_DEV_ACCOUNTS,
    /** Days without use after which an account's owner is told that it will be erased; 0: never. */
    dormantDays: env.DORMANT_ACCOUNT_DAYS,
    firstAdministrator:
      env.ADMIN_USERNAME === undefined || env.ADMIN_PASSWORD === undefined
        ? undefined
        : { username: env.ADMIN_USERNAME, password: env.ADMIN_PASSWORD },
  }
}

/** Who answers for the service; `null`: not said, which is possible outside production only. */
function operatorOf(env: Environment) {
  const { OPERATOR_NAME: name, OPERATOR_CONTACT: contact, OPERATOR_ADDRESS: address = null } = env
  const { PRIVACY_OFFICER: officer, PRIVACY_OFFICER_CONTACT: officerContact } = env
  if (name === undefined || contact === undefined || officer === undefined || officerContact === undefined) return null
  return { name, contact, address, officer, officerContact }
}

/** `null`: passkeys are neither registered nor required. A key belongs to the host under which the client is opened. */
function passkeysOf({ OPERATOR_PASSKEYS: demand, SERVICE_ORIGIN: origin }: Environment) {
  if (demand === 'off' || origin === undefined) return null
  const demandedOf = { optional: 'NOBODY', required: 'OPERATORS', everyone: 'EVERYONE' } as const
  return { demandedOf: demandedOf[demand], origin: withoutTrailingSlash(origin), rpId: new URL(origin).hostname }
}

/** `null`: users log in with a password only. */
function loginProvidersOf(env: Environment) {
  const { SERVICE_ORIGIN: origin } = env
  const registered = {
    kakao: registeredOf(env.KAKAO_LOGIN_CLIENT_ID, env.KAKAO_LOGIN_CLIENT_SECRET, env.KAKAO_LOGIN_ISSUER),
    naver: registeredOf(env.NAVER_LOGIN_CLIENT_ID, env.NAVER_LOGIN_CLIENT_SECRET, env.NAVER_LOGIN_ISSUER),
    google: registeredOf(env.GOOGLE_LOGIN_CLIENT_ID, env.GOOGLE_LOGIN_CLIENT_SECRET, env.GOOGLE_LOGIN_ISSUER),
  }
  if (origin === undefined || Object.values(registered).every((client) => client === undefined)) return null
  return {
    origin: withoutTrailingSlash(origin),
    registered,
    naverProfileUrl: `${withoutTrailingSlash(env.NAVER_PROFILE_BASE_URL)}/v1/nid/me`,
    timeoutMs: env.PROVIDER_TIMEOUT_MS,
  }
}

function registeredOf(clientId: string | undefined, clientSecret: string | undefined, issuer: string) {
  if (clientId === undefined || clientSecret === undefined) return undefined
  return { clientId, clientSecret, issuer: withoutTrailingSlash(issuer) }
}

/** `undefined`: no mail is sent. `url` contains the password of the mail server. */
function mailOf({ SMTP_URL: url, MAIL_FROM: from, SERVICE_ORIGIN: origin }: Environment) {
  if (url === undefined || from === undefined || origin === undefined) return undefined
  return { url, from, origin: withoutTrailingSlash(origin) }
}

/** `contact`: to whom weaknesses are reported; `undefined`: nobody is named. */
function securityOf({ SECURITY_CONTACT: contact, SERVICE_ORIGIN: origin }: Environment) {
  return { contact, origin: origin && withoutTrailingSlash(origin) }
}

/** `undefined`: no push messages are sent to browsers. */
function pushOf({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT, PUSH_STAND_IN_ORIGIN }: Environment) {
  if (VAPID_PUBLIC_KEY === undefined || VAPID_PRIVATE_KEY === undefined || VAPID_SUBJECT === undefined) return undefined
  const standInOrigin = PUSH_STAND_IN_ORIGIN && withoutTrailingSlash(PUSH_STAND_IN_ORIGIN)
  return { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY, subject: VAPID_SUBJECT, standInOrigin }
}

function providersOf(env: Environment) {
  return {
    timeoutMs: env.PROVIDER_TIMEOUT_MS,
    juso: {
      baseUrl: withoutTrailingSlash(env.JUSO_BASE_URL),
      searchKey: env.JUSO_SEARCH_KEY,
      popupKey: env.JUSO_POPUP_KEY,
      popupReturnOrigin: env.JUSO_POPUP_RETURN_ORIGIN && withoutTrailingSlash(env.JUSO_POPUP_RETURN_ORIGIN),
    },
    dataGoKr: {
      baseUrl: withoutTrailingSlash(env.DATA_GO_KR_BASE_URL),
      serviceKey: decodedKey(env.DATA_GO_KR_SERVICE_KEY),
    },
    vworld: { baseUrl: withoutTrailingSlash(env.VWORLD_BASE_URL), key: env.VWORLD_KEY, domain: env.VWORLD_DOMAIN },
    rOne: { baseUrl: withoutTrailingSlash(env.RONE_BASE_URL), key: env.RONE_KEY },
  }
}

function riskScoringOf(env: Environment) {
  return {
    baseUrl: withoutTrailingSlash(env.OPENAI_BASE_URL),
    apiKey: env.OPENAI_API_KEY,
    enabled: env.RISK_SCORING_ENABLED,
    model: env.RISK_SCORING_MODEL,
    timeoutMs: env.RISK_SCORING_TIMEOUT_MS,
    maxOutputTokens: env.RISK_SCORING_MAX_OUTPUT_TOKENS,
    seed: env.RISK_SCORING_SEED,
  }
}

function storageOf(env: Environment) {
  return {
    kind: env.FILE_STORAGE,
    s3: {
      bucket: env.S3_BUCKET,
      region: env.S3_REGION,
      endpoint: env.S3_ENDPOINT && withoutTrailingSlash(env.S3_ENDPOINT),
      accessKeyId: env.S3_ACCESS_KEY_ID,
      secretAccessKey: env.S3_SECRET_ACCESS_KEY,
      forcePathStyle: env.S3_FORCE_PATH_STYLE,
    },
  }
}

function rateLimitOf(env: Environment) {
  return {
    enabled: env.RATE_LIMIT_ENABLED,
    /** Event streams one network may hold open on one instance. */
    openStreams: env.RATE_LIMIT_OPEN_STREAMS,
    /** Event streams that one process holds open, also where limits are switched off. */
    streamsAtOnce: env.STREAMS_AT_ONCE,
    /** Files one user may upload to one instance at the same time. */
    openUploads: env.RATE_LIMIT_OPEN_UPLOADS,
    rules: limitRulesOf(env),
  }
}

function limitRulesOf(env: Environment) {
  return {
    signup: { max: env.RATE_LIMIT_SIGNUP_MAX, windowSeconds: env.RATE_LIMIT_SIGNUP_WINDOW_SECONDS },
    loginFailure: {
      max: env.RATE_LIMIT_LOGIN_FAILURE_MAX,
      windowSeconds: env.RATE_LIMIT_LOGIN_FAILURE_WINDOW_SECONDS,
    },
    loginFailureAddress: {
      max: env.RATE_LIMIT_LOGIN_FAILURE_ADDRESS_MAX,
      windowSeconds: env.RATE_LIMIT_LOGIN_FAILURE_ADDRESS_WINDOW_SECONDS,
    },
    loginFailureAccount: {
      max: env.RATE_LIMIT_LOGIN_FAILURE_ACCOUNT_MAX,
      windowSeconds: env.RATE_LIMIT_LOGIN_FAILURE_ACCOUNT_WINDOW_SECONDS,
    },
    mail: { max: env.RATE_LIMIT_MAIL_MAX, windowSeconds: env.RATE_LIMIT_MAIL_WINDOW_SECONDS },
    mailAddress: {
      max: env.RATE_LIMIT_MAIL_ADDRESS_MAX,
      windowSeconds: env.RATE_LIMIT_MAIL_ADDRESS_WINDOW_SECONDS,
    },
    imageUpload: {
      max: env.RATE_LIMIT_IMAGE_UPLOAD_MAX,
      windowSeconds: env.RATE_LIMIT_IMAGE_UPLOAD_WINDOW_SECONDS,
    },
    personalExport: {
      max: env.RATE_LIMIT_PERSONAL_EXPORT_MAX,
      windowSeconds: env.RATE_LIMIT_PERSONAL_EXPORT_WINDOW_SECONDS,
    },
    diagnosis: { max: env.RATE_LIMIT_DIAGNOSIS_MAX, windowSeconds: env.RATE_LIMIT_DIAGNOSIS_WINDOW_SECONDS },
    addressSearch: {
      max: env.RATE_LIMIT_ADDRESS_SEARCH_MAX,
      windowSeconds: env.RATE_LIMIT_ADDRESS_SEARCH_WINDOW_SECONDS,
    },
    map: { max: env.RATE_LIMIT_MAP_MAX, windowSeconds: env.RATE_LIMIT_MAP_WINDOW_SECONDS },
    tiles: { max: env.RATE_LIMIT_TILES_MAX, windowSeconds: env.RATE_LIMIT_TILES_WINDOW_SECONDS },
    papers: { max: env.RATE_LIMIT_PAPERS_MAX, windowSeconds: env.RATE_LIMIT_PAPERS_WINDOW_SECONDS },
    sharedLink: { max: env.RATE_LIMIT_SHARED_LINK_MAX, windowSeconds: env.RATE_LIMIT_SHARED_LINK_WINDOW_SECONDS },
    takedown: { max: env.RATE_LIMIT_TAKEDOWN_MAX, windowSeconds: env.RATE_LIMIT_TAKEDOWN_WINDOW_SECONDS },
    reads: { max: env.RATE_LIMIT_READS_MAX, windowSeconds: env.RATE_LIMIT_READS_WINDOW_SECONDS },
    post: { max: env.RATE_LIMIT_POST_MAX, windowSeconds: env.RATE_LIMIT_POST_WINDOW_SECONDS },
    comment: { max: env.RATE_LIMIT_COMMENT_MAX, windowSeconds: env.RATE_LIMIT_COMMENT_WINDOW_SECONDS },
  }
}

type TrustProxy = boolean | string[] | ((address: string, hop: number) => boolean)

/**
 * A number is how many proxies are in front of the service. It is safe only if nobody can bypass them:
 * only addresses and ranges distinguish a proxy from a caller that pretends to be one.
 */
function trustProxy(value: string): TrustProxy {
  if (value === 'true' || value === 'false') return value === 'true'
  if (/^\d+$/.test(value)) return (_address, hop) => hop < Number(value)
  return value.split(',').map((part) => part.trim())
}

function withoutTrailingSlash(origin: string): string {
  return origin.replace(/\/$/, '')
}

/** The portal issues its key in two forms; requests are built from the decoded one. */
function decodedKey(key: string | undefined): string | undefined {
  return key?.replaceAll(/%[0-9a-f]{2}/gi, (escape) => decodeURIComponent(escape))
}

/** `undefined`: no telemetry is sent. */
function telemetryOf(env: Environment) {
  if (env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return undefined
  const pairs = env.OTEL_EXPORTER_OTLP_HEADERS?.split(',').map((pair) =>
    pair.split(/=(.*)/s, 2).map((part) => part.trim()),
  )
  return {
    endpoint: withoutTrailingSlash(env.OTEL_EXPORTER_OTLP_ENDPOINT),
    headers: Object.fromEntries(pairs ?? []) as Record<string, string>,
    serviceName: env.OTEL_SERVICE_NAME,
    sendsLog: env.OTEL_LOGS_EXPORTER === 'otlp',
    /** The share of requests and jobs that is traced. */
    traceRatio: env.OTEL_TRACES_SAMPLER_ARG,
  }
}
