import { resolve } from 'node:path'
import { Value } from 'typebox/value'
import { Environment, expectationOf, isNumeral } from './config-schema.ts'
import { givenVariables, type Variables } from './given-variables.ts'
import { readOrCreateSecret } from './secret-file.ts'

export type Config = ReturnType<typeof arrange> & Secrets
export type RateLimits = Config['rateLimit']['rules']

/** Names every wrong key at once and never prints a value. */
export class ConfigError extends Error {
  readonly problems: string[]
  constructor(problems: string[]) {
    super(`The configuration is wrong:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
    this.name = 'ConfigError'
    this.problems = problems
  }
}

/**
 * Reads the configuration once, at start.
 * Outside production a missing `JWT_SECRET` is generated into `DATA_DIR` and stays the same from then on, by `secretIn`.
 * @throws ConfigError naming every wrong key.
 */
export function loadConfig(variables: Variables, secretIn = readOrCreateSecret): Config {
  const environment = readEnvironment(variables)
  const arranged = arrange(environment)
  return { ...arranged, ...secretsOf(environment, () => secretIn(arranged.dataDir, 'jwt-secret')) }
}

type Secrets = {
  jwtSecret: string
  /** Accepted as well, and never used for anything new; `undefined` unless the secret is being changed. */
  previousJwtSecret: string | undefined
  /** The first seals the audit log; what any of them has sealed counts as whole. */
  auditSecrets: readonly [string, ...string[]]
}

function secretsOf(env: Environment, ownSecret: () => string): Secrets {
  const jwtSecret = env.JWT_SECRET ?? ownSecret()
  const former = env.AUDIT_SECRET_PREVIOUS === undefined ? [] : [env.AUDIT_SECRET_PREVIOUS]
  return {
    jwtSecret,
    previousJwtSecret: env.JWT_SECRET_PREVIOUS,
    auditSecrets: [env.AUDIT_SECRET ?? jwtSecret, ...former],
  }
}

function readEnvironment(variables: Variables): Environment {
  const known = Object.entries(givenVariables(variables)).filter(([name]) => name in Environment.properties)
  const candidate = Value.Convert(Environment, Value.Default(Environment, Object.fromEntries(known))) as Environment
  // One variable at a time: asked about all at once, the library stops after a few errors.
  const names = Object.keys(candidate) as (keyof Environment)[]
  const wrong = new Set<string>(names.filter((name) => !Value.Check(Environment.properties[name], candidate[name])))
  for (const [name, given] of known) if (!isNumeral(name, given)) wrong.add(name)
  const problems = [...wrong].map((name) => `${name} must be ${expectationOf(name)}`)
  problems.push(...problemsBetween(candidate, wrong))
  if (problems.length > 0) throw new ConfigError(problems)
  return candidate
}

const SECRETS = ['JWT_SECRET', 'JWT_SECRET_PREVIOUS', 'AUDIT_SECRET', 'AUDIT_SECRET_PREVIOUS'] as const

/** Rules over several variables; variables already known to be wrong are left out. */
function problemsBetween(environment: Environment, wrong: Set<string>): string[] {
  const production = environment.NODE_ENV === 'production'
  const rules: [name: keyof Environment, broken: boolean, sentence: string][] = [
    ...SECRETS.map((name): [typeof name, boolean, string] => [
      name,
      Buffer.byteLength(environment[name] ?? 'x'.repeat(32)) < 32,
      'must be 32 bytes or longer',
    ]),
    ['JWT_SECRET', production && environment.JWT_SECRET === undefined, 'must be set in production'],
    [
      'AUDIT_SECRET',
      environment.AUDIT_SECRET === undefined &&
        (environment.JWT_SECRET_PREVIOUS ?? environment.AUDIT_SECRET_PREVIOUS) !== undefined,
      'must be set before JWT_SECRET is changed, which sealed the audit log without it: first to what JWT_SECRET was',
    ],
    ['SEED_DEV_ACCOUNTS', production && environment.SEED_DEV_ACCOUNTS, 'must not be set in production'],
    ['CLOCK_NOW', production && environment.CLOCK_NOW !== undefined, 'must not be set in production'],
    [
      'ADMIN_USERNAME',
      environment.ADMIN_USERNAME === undefined && environment.ADMIN_PASSWORD !== undefined,
      'must be set together with ADMIN_PASSWORD',
    ],
    [
      'ADMIN_PASSWORD',
      environment.ADMIN_USERNAME !== undefined && environment.ADMIN_PASSWORD === undefined,
      'must be set together with ADMIN_USERNAME',
    ],
    [
      'S3_BUCKET',
      environment.FILE_STORAGE === 's3' && environment.S3_BUCKET === undefined,
      'must be set when FILE_STORAGE is s3',
    ],
    [
      'DATABASE_READ_URL',
      environment.DATABASE_READ_URL !== undefined && environment.DATABASE_URL === undefined,
      'must be set together with DATABASE_URL, of which it is a replica',
    ],
    [
      'HTTP_HEADERS_TIMEOUT_MS',
      environment.HTTP_HEADERS_TIMEOUT_MS > environment.HTTP_REQUEST_TIMEOUT_MS,
      'must not be longer than HTTP_REQUEST_TIMEOUT_MS',
    ],
  ]
  return rules.filter(([name, broken]) => broken && !wrong.has(name)).map(([name, , sentence]) => `${name} ${sentence}`)
}

type TrustProxy = boolean | string[] | ((address: string, hop: number) => boolean)

/**
 * A number is how many proxies stand in front of the service. Nobody may be able to reach it past them then:
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

/** The portal hands out its key in two spellings; requests are built from the decoded one. */
function decodedKey(key: string | undefined): string | undefined {
  return key?.replaceAll(/%[0-9a-f]{2}/gi, (escape) => decodeURIComponent(escape))
}

/** `undefined`: nothing is sent. */
function telemetryOf(env: Environment) {
  if (env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return undefined
  const pairs = env.OTEL_EXPORTER_OTLP_HEADERS?.split(',').map((pair) =>
    pair.split(/=(.*)/s, 2).map((part) => part.trim()),
  )
  return {
    endpoint: withoutTrailingSlash(env.OTEL_EXPORTER_OTLP_ENDPOINT),
    headers: Object.fromEntries(pairs ?? []) as Record<string, string>,
    serviceName: env.OTEL_SERVICE_NAME,
    /** Of all requests and jobs, those that are traced. */
    traceRatio: env.OTEL_TRACES_SAMPLER_ARG,
  }
}

function arrange(env: Environment) {
  return {
    environment: env.NODE_ENV,
    workers: env.WORKERS,
    port: env.PORT,
    host: env.HOST,
    trustProxy: trustProxy(env.TRUST_PROXY),
    http: {
      /** From the first byte of a request to the end of its headers, then of its body. */
      headersTimeoutMs: env.HTTP_HEADERS_TIMEOUT_MS,
      requestTimeoutMs: env.HTTP_REQUEST_TIMEOUT_MS,
      /** Without a byte in either direction; longer than any answer takes and than event streams are silent. */
      connectionTimeoutMs: env.HTTP_CONNECTION_TIMEOUT_MS,
    },
    corsOrigins: env.CORS_ORIGINS?.split(',').map((part) => withoutTrailingSlash(part.trim())) ?? [],
    logLevel: env.LOG_LEVEL,
    telemetry: telemetryOf(env),
    /** `token` undefined: for this machine alone. */
    metrics: { enabled: env.METRICS_ENABLED, token: env.METRICS_TOKEN },
    apiDocs: { enabled: env.API_DOCS_ENABLED, uiEnabled: env.API_DOCS_ENABLED && env.API_DOCS_UI_ENABLED },
    /** `undefined`: the system's clock. */
    clockNow: env.CLOCK_NOW === undefined ? undefined : new Date(env.CLOCK_NOW),
    dataDir: resolve(env.DATA_DIR),
    database: {
      /** `undefined`: the embedded PostgreSQL. */
      url: env.DATABASE_URL,
      /** Past a pooler; `undefined`: there is none. */
      directUrl: env.DATABASE_DIRECT_URL,
      preparedStatements: env.DATABASE_PREPARED_STATEMENTS,
      /** A streaming replica; `undefined`: there is none. */
      readUrl: env.DATABASE_READ_URL,
      readMaxLagSeconds: env.DATABASE_READ_MAX_LAG_SECONDS,
      poolSize: env.DATABASE_POOL_SIZE,
      statementTimeoutMs: env.DATABASE_STATEMENT_TIMEOUT_MS,
    },
    accounts: {
      accessTokenTtlSeconds: env.ACCESS_TOKEN_TTL_SECONDS,
      refreshTokenTtlSeconds: env.REFRESH_TOKEN_TTL_SECONDS,
      /** Passwords that may wait for their turn; whoever comes on top is answered 503. */
      passwordQueueLength: env.PASSWORD_QUEUE_LENGTH,
      seedDevAccounts: env.SEED_DEV_ACCOUNTS,
      firstAdministrator:
        env.ADMIN_USERNAME === undefined || env.ADMIN_PASSWORD === undefined
          ? undefined
          : { username: env.ADMIN_USERNAME, password: env.ADMIN_PASSWORD },
    },
    /** Files that are received and worked on at one time, each of up to 5 MiB in memory. */
    uploads: { atOnce: env.UPLOADS_AT_ONCE },
    providers: {
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
    },
    riskScoring: {
      baseUrl: withoutTrailingSlash(env.OPENAI_BASE_URL),
      apiKey: env.OPENAI_API_KEY,
      enabled: env.RISK_SCORING_ENABLED,
      model: env.RISK_SCORING_MODEL,
      timeoutMs: env.RISK_SCORING_TIMEOUT_MS,
      maxOutputTokens: env.RISK_SCORING_MAX_OUTPUT_TOKENS,
      seed: env.RISK_SCORING_SEED,
    },
    diagnosis: {
      deadlineMs: env.DIAGNOSIS_DEADLINE_MS,
      /** How long a diagnosis without an owner is kept. */
      anonymousRetentionDays: env.ANONYMOUS_DIAGNOSIS_RETENTION_DAYS,
    },
    /** Boundaries and positions that all readers of the map together may have looked up, on one instance. */
    map: { lookupsPerMinute: env.MAP_LOOKUPS_PER_MINUTE },
    collection: {
      reuseHours: env.COLLECTION_REUSE_HOURS,
      /** Calls a day to each operation of the transaction service; the portal grants 10,000. */
      dealsDailyLimit: env.TRANSACTIONS_DAILY_LIMIT,
    },
    scheduledRefresh: {
      enabled: env.SCHEDULED_REFRESH_ENABLED,
      cron: env.SCHEDULED_REFRESH_CRON,
      batchSize: env.SCHEDULED_REFRESH_BATCH_SIZE,
    },
    /** How long domain events stay readable after they were delivered. */
    outbox: { retentionHours: env.OUTBOX_RETENTION_HOURS },
    notifications: { retentionDays: env.NOTIFICATION_RETENTION_DAYS },
    /** How long calls to providers stay readable. */
    operations: { callRetentionDays: env.EXTERNAL_CALL_RETENTION_DAYS },
    storage: {
      kind: env.FILE_STORAGE,
      s3: {
        bucket: env.S3_BUCKET,
        region: env.S3_REGION,
        endpoint: env.S3_ENDPOINT && withoutTrailingSlash(env.S3_ENDPOINT),
        accessKeyId: env.S3_ACCESS_KEY_ID,
        secretAccessKey: env.S3_SECRET_ACCESS_KEY,
        forcePathStyle: env.S3_FORCE_PATH_STYLE,
      },
    },
    rateLimit: {
      enabled: env.RATE_LIMIT_ENABLED,
      /** Event streams that one address may hold open on one instance. */
      openStreams: env.RATE_LIMIT_OPEN_STREAMS,
      /** Files that one user may send at one time to one instance. */
      openUploads: env.RATE_LIMIT_OPEN_UPLOADS,
      rules: {
        signup: { max: env.RATE_LIMIT_SIGNUP_MAX, windowSeconds: env.RATE_LIMIT_SIGNUP_WINDOW_SECONDS },
        loginFailure: {
          max: env.RATE_LIMIT_LOGIN_FAILURE_MAX,
          windowSeconds: env.RATE_LIMIT_LOGIN_FAILURE_WINDOW_SECONDS,
        },
        loginFailureAddress: {
          max: env.RATE_LIMIT_LOGIN_FAILURE_ADDRESS_MAX,
          windowSeconds: env.RATE_LIMIT_LOGIN_FAILURE_ADDRESS_WINDOW_SECONDS,
        },
        imageUpload: {
          max: env.RATE_LIMIT_IMAGE_UPLOAD_MAX,
          windowSeconds: env.RATE_LIMIT_IMAGE_UPLOAD_WINDOW_SECONDS,
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
        post: { max: env.RATE_LIMIT_POST_MAX, windowSeconds: env.RATE_LIMIT_POST_WINDOW_SECONDS },
        comment: { max: env.RATE_LIMIT_COMMENT_MAX, windowSeconds: env.RATE_LIMIT_COMMENT_WINDOW_SECONDS },
      },
    },
  }
}
