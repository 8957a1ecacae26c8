import { createSecureContext } from 'node:tls'
import type { Environment } from './config-schema.ts'

type Rule = [name: keyof Environment, broken: boolean, sentence: string]

const DATABASES = ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_READ_URL', 'DATABASE_MIGRATION_URL'] as const
/** Servers of the service's operator, possibly on a private network. */
const INTERNAL = ['S3_ENDPOINT', 'OTEL_EXPORTER_OTLP_ENDPOINT'] as const
const OUTSIDE = [
  'SERVICE_ORIGIN',
  'JUSO_BASE_URL',
  'DATA_GO_KR_BASE_URL',
  'VWORLD_BASE_URL',
  'RONE_BASE_URL',
  'OPENAI_BASE_URL',
  'NAVER_PROFILE_BASE_URL',
] as const

/** R-OPS-11: in production, nothing leaves this machine in plain text. */
export function tlsRules(environment: Environment): Rule[] {
  return [
    ...ownCertificateRules(environment),
    ...(environment.NODE_ENV === 'production' ? plainTextRules(environment) : []),
  ]
}

function ownCertificateRules({ TLS_CERTIFICATE: cert, TLS_KEY: key }: Environment): Rule[] {
  const isPair = cert !== undefined && key !== undefined
  return [
    ['TLS_CERTIFICATE', cert === undefined && key !== undefined, 'must be set together with TLS_KEY'],
    ['TLS_KEY', key === undefined && cert !== undefined, 'must be set together with TLS_CERTIFICATE'],
    ['TLS_KEY', isPair && !fit(cert, key), 'must be the private key of TLS_CERTIFICATE, without a passphrase'],
  ]
}

function fit(cert: string, key: string): boolean {
  try {
    createSecureContext({ cert, key })
    return true
  } catch {
    return false
  }
}

function plainTextRules(environment: Environment): Rule[] {
  const isDemanded = environment.INTERNAL_TLS === 'demanded'
  const isPlain = (name: (typeof INTERNAL | typeof OUTSIDE)[number]) => {
    const address = environment[name]
    return address !== undefined && !address.startsWith('https:') && !leadsToThisMachine(address)
  }
  return [
    ...DATABASES.map((name): Rule => {
      const address = environment[name]
      const isBroken = address !== undefined && !isChecked(address) && !leadsToThisMachine(address)
      const sentence = 'must end with sslmode=verify-full in production, unless INTERNAL_TLS is off'
      return [name, isDemanded && isBroken, sentence]
    }),
    ...INTERNAL.map((name): Rule => {
      return [name, isDemanded && isPlain(name), 'must be an https address in production, unless INTERNAL_TLS is off']
    }),
    [
      'HOST',
      isDemanded && environment.TLS_CERTIFICATE === undefined && !isLoopback(environment.HOST),
      'must be an address of this machine alone in production, unless TLS_CERTIFICATE is set or INTERNAL_TLS is off',
    ],
    [
      'CLAMD_ADDRESS',
      isDemanded && environment.CLAMD_ADDRESS !== undefined && !isLocal(environment.CLAMD_ADDRESS),
      'must be a socket or an address of this machine in production, unless INTERNAL_TLS is off',
    ],
    ...OUTSIDE.map((name): Rule => [name, isPlain(name), 'must be an https address in production']),
  ]
}

/** Files are sent to clamd in plain text. */
const isLocal = (address: string) => address.startsWith('/') || leadsToThisMachine(`tcp://${address}`)

/** Whether an address uses the loopback interface or a socket in the file system. */
export function leadsToThisMachine(address: string): boolean {
  const url = URL.parse(address)
  if (url === null) return false
  // a `host` parameter overrides the host of the URL
  const hosts = url.searchParams.getAll('host')
  const host = decodeURIComponent(hosts.at(-1) ?? url.hostname)
  return host === '' || host.startsWith('/') || isLoopback(host)
}

const isLoopback = (host: string) => /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/.test(host)

/** The certificate and its host name must be verified: encryption alone does not stop a man in the middle. */
function isChecked(address: string): boolean {
  const parameters = URL.parse(address)?.searchParams
  return parameters?.getAll('sslmode').at(-1) === 'verify-full'
}
