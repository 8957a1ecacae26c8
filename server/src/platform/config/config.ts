import { createECDH } from 'node:crypto'
import { accessSync, constants } from 'node:fs'
import { isIP } from 'node:net'
import { deflateRawSync } from 'node:zlib'
import { Value } from 'typebox/value'
import { arrange } from './arrange-config.ts'
import { Environment, expectationOf, isNumeral } from './config-schema.ts'
import { givenVariables, readOrCreateSecret, type Variables, variablesFromFiles } from './given-variables.ts'
import { tlsRules } from './tls-rules.ts'

export type Config = ReturnType<typeof arrange> & Secrets
export type RateLimits = Config['rateLimit']['rules']

/** Lists every wrong key at once and never prints a value. */
export class ConfigError extends Error {
  readonly problems: string[]
  constructor(problems: string[]) {
    super(`The configuration is wrong:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
    this.name = 'ConfigError'
    this.problems = problems
  }
}

/**
 * Reads the configuration once, at startup.
 * Outside production, `secretIn` generates a missing `JWT_SECRET` in `DATA_DIR`; it stays the same from then on.
 * @throws ConfigError naming every wrong key.
 */
export function loadConfig(variables: Variables, secretIn = readOrCreateSecret): Config {
  const environment = readEnvironment(variables)
  const arranged = arrange(environment)
  return { ...arranged, ...secretsOf(environment, () => secretIn(arranged.dataDir, 'jwt-secret')) }
}

type Secrets = {
  jwtSecret: string
  /** Accepted, but never used for anything new; `undefined` unless the secret is being changed. */
  previousJwtSecret: string | undefined
  /** The first one seals the audit log; entries sealed with any of them count as intact. */
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
  const isKnown = (name: string) => name in Environment.properties
  const fromFiles = variablesFromFiles(givenVariables(variables), isKnown)
  const known = Object.entries(fromFiles.given).filter(([name]) => isKnown(name))
  const candidate = Value.Convert(Environment, Value.Default(Environment, Object.fromEntries(known))) as Environment
  // One variable at a time: when all are checked at once, the library stops after a few errors.
  const names = Object.keys(candidate) as (keyof Environment)[]
  const wrong = new Set<string>(names.filter((name) => !Value.Check(Environment.properties[name], candidate[name])))
  for (const [name, given] of known) if (!isNumeral(name, given)) wrong.add(name)
  const problems = [...fromFiles.problems, ...[...wrong].map((name) => `${name} must be ${expectationOf(name)}`)]
  problems.push(...problemsBetween(candidate, wrong))
  if (problems.length > 0) throw new ConfigError(problems)
  return candidate
}

const SECRETS = ['JWT_SECRET', 'JWT_SECRET_PREVIOUS', 'AUDIT_SECRET', 'AUDIT_SECRET_PREVIOUS'] as const

const MAIL = ['SMTP_URL', 'MAIL_FROM', 'SERVICE_ORIGIN'] as const

const LOGIN = ['KAKAO', 'NAVER', 'GOOGLE'] as const

function hasLoginProvider(environment: Environment): boolean {
  return LOGIN.some((provider) => environment[`${provider}_LOGIN_CLIENT_ID`] !== undefined)
}

/** Whether mail is configured. The origin alone may be set for passkeys, provider logins or `security.txt`. */
function asksForMail(environment: Environment): boolean {
  const given = MAIL.filter((name) => environment[name] !== undefined)
  const { OPERATOR_PASSKEYS: passkeys, SECURITY_CONTACT: contact } = environment
  const isForOthers = passkeys !== 'off' || contact !== undefined || hasLoginProvider(environment)
  return given.some((name) => name !== 'SERVICE_ORIGIN' || !isForOthers)
}

/** Each provider needs both ID and secret or neither, the origin that browsers return to, and TLS for secrets. */
function loginRules(environment: Environment): [keyof Environment, boolean, string][] {
  return LOGIN.flatMap((provider): [keyof Environment, boolean, string][] => {
    const [id, secret, issuer] = [
      `${provider}_LOGIN_CLIENT_ID`,
      `${provider}_LOGIN_CLIENT_SECRET`,
      `${provider}_LOGIN_ISSUER`,
    ] as const
    const [hasId, hasSecret] = [environment[id] !== undefined, environment[secret] !== undefined]
    const isPlain = environment.NODE_ENV === 'production' && !environment[issuer].startsWith('https:')
    return [
      [id, hasSecret && !hasId, `must be set together with ${secret}`],
      [secret, hasId && !hasSecret, `must be set together with ${id}`],
      [id, hasId && environment.SERVICE_ORIGIN === undefined, 'must be set together with SERVICE_ORIGIN'],
      [issuer, isPlain, 'must be an https address in production'],
    ]
  })
}

function mailRules(environment: Environment): [keyof Environment, boolean, string][] {
  return MAIL.map((name) => [
    name,
    environment[name] === undefined && asksForMail(environment),
    'must be set together with SMTP_URL, MAIL_FROM and SERVICE_ORIGIN',
  ])
}

const PUSH = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'] as const

function pushRules(environment: Environment): [keyof Environment, boolean, string][] {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, PUSH_STAND_IN_ORIGIN: standIn } = environment
  const isWanted = PUSH.some((name) => environment[name] !== undefined)
  const derived = privateKey && publicKeyOf(privateKey)
  return [
    ...PUSH.map((name): [typeof name, boolean, string] => [
      name,
      isWanted && environment[name] === undefined,
      'must be set together with VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY and VAPID_SUBJECT',
    ]),
    ['VAPID_PRIVATE_KEY', derived === null, 'must be a private key of P-256'],
    [
      'VAPID_PUBLIC_KEY',
      Boolean(publicKey && derived && publicKey !== derived),
      'must be the public key of VAPID_PRIVATE_KEY',
    ],
    [
      'PUSH_STAND_IN_ORIGIN',
      environment.NODE_ENV === 'production' && standIn !== undefined,
      'must not be set in production',
    ],
  ]
}

const PRIVATE_KEY_BYTES = 32

/** Returns null if the text is not a key. */
function publicKeyOf(privateKey: string): string | null {
  const pair = createECDH('prime256v1')
  const key = Buffer.from(privateKey, 'base64url')
  if (key.length !== PRIVATE_KEY_BYTES) return null
  try {
    pair.setPrivateKey(key)
    return pair.getPublicKey('base64url')
  } catch {
    return null
  }
}

/** Browsers create passkeys only for host names, over TLS or on this machine. */
function mayHaveKeys(origin: string): boolean {
  const url = URL.parse(origin)
  // its own rule reports the problem
  if (url === null) return true
  const { protocol, hostname } = url
  const isName = isIP(hostname.replace(/^\[|\]$/g, '')) === 0
  return isName && (protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost'))
}

/** A passkey is bound to the host under which the client is opened. */
function passkeyRule({ OPERATOR_PASSKEYS, SERVICE_ORIGIN }: Environment): ['OPERATOR_PASSKEYS', boolean, string] {
  const isBroken = OPERATOR_PASSKEYS !== 'off' && (SERVICE_ORIGIN === undefined || !mayHaveKeys(SERVICE_ORIGIN))
  return [
    'OPERATOR_PASSKEYS',
    isBroken,
    'must be off unless SERVICE_ORIGIN, to which keys are bound, is an https address with a host name, or localhost',
  ]
}

/** R-ACCT-40: an account created by a provider has no password to register a passkey with. */
function everyoneRule(environment: Environment): ['OPERATOR_PASSKEYS', boolean, string] {
  const isBroken = environment.OPERATOR_PASSKEYS === 'everyone' && hasLoginProvider(environment)
  return ['OPERATOR_PASSKEYS', isBroken, 'must not be everyone where people log in by a provider']
}

const OPERATOR = ['OPERATOR_NAME', 'OPERATOR_CONTACT', 'PRIVACY_OFFICER', 'PRIVACY_OFFICER_CONTACT'] as const

/** R-CONF-17: nobody may keep data of persons without saying who does. */
function operatorRules(environment: Environment): [keyof Environment, boolean, string][] {
  const isProduction = environment.NODE_ENV === 'production'
  const sentence = 'must be set in production: the privacy policy and the terms name it'
  return OPERATOR.map((name) => [name, isProduction && environment[name] === undefined, sentence])
}

/** Rules for the first administrator and for the networks operators may connect from. */
function administratorRules(environment: Environment): [keyof Environment, boolean, string][] {
  return [
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
      'OPERATOR_NETWORKS',
      environment.OPERATOR_NETWORKS !== undefined && environment.TRUST_PROXY === 'true',
      'must not be set with TRUST_PROXY=true, with which every caller says where it comes from',
    ],
  ]
}

/** Checks rules that span several variables; variables already known to be wrong are left out. */
function problemsBetween(environment: Environment, wrong: Set<string>): string[] {
  const production = environment.NODE_ENV === 'production'
  const rules: [name: keyof Environment, broken: boolean, sentence: string][] = [
    ...secretRules(environment),
    ['JWT_SECRET', production && environment.JWT_SECRET === undefined, 'must be set in production'],
    [
      'AUDIT_SECRET',
      environment.AUDIT_SECRET === undefined &&
        (environment.JWT_SECRET_PREVIOUS ?? environment.AUDIT_SECRET_PREVIOUS) !== undefined,
      'must be set before JWT_SECRET is changed, which sealed the audit log without it: first to what JWT_SECRET was',
    ],
    ['SEED_DEV_ACCOUNTS', production && environment.SEED_DEV_ACCOUNTS, 'must not be set in production'],
    ['CLOCK_NOW', production && environment.CLOCK_NOW !== undefined, 'must not be set in production'],
    ...operatorRules(environment),
    ...administratorRules(environment),
    ...mailRules(environment),
    passkeyRule(environment),
    everyoneRule(environment),
    breachedListRule(environment),
    ...pushRules(environment),
    ...loginRules(environment),
    ...tlsRules(environment),
    [
      'OTEL_LOGS_EXPORTER',
      environment.OTEL_LOGS_EXPORTER === 'otlp' && environment.OTEL_EXPORTER_OTLP_ENDPOINT === undefined,
      'must be set together with OTEL_EXPORTER_OTLP_ENDPOINT',
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

function secretRules(environment: Environment): [keyof Environment, boolean, string][] {
  return SECRETS.flatMap((name): [keyof Environment, boolean, string][] => {
    const secret = environment[name]
    if (secret === undefined) return []
    const isShort = Buffer.byteLength(secret) < SECRET_BYTES
    const isRepeated = environment.NODE_ENV === 'production' && !isShort && repeatsItself(secret)
    return [
      [name, isShort, 'must be 32 bytes or longer'],
      [name, isRepeated, 'must be random in production: this one repeats itself'],
    ]
  })
}

const SECRET_BYTES = 32
const FEWEST_LETTERS = 8
const FEWEST_BYTES = 20

/** Whether a secret that is long has little in it: few letters, or a word again and again, which compresses to almost nothing. */
function repeatsItself(secret: string): boolean {
  return new Set(secret).size < FEWEST_LETTERS || deflateRawSync(secret).length < FEWEST_BYTES
}

function breachedListRule({ BREACHED_PASSWORDS_LIST: path }: Environment): [keyof Environment, boolean, string] {
  return [
    'BREACHED_PASSWORDS_LIST',
    path !== undefined && !isReadable(path),
    'must be the path of a file that can be read',
  ]
}

function isReadable(path: string): boolean {
  try {
    accessSync(path, constants.R_OK)
    return true
  } catch {
    return false
  }
}
