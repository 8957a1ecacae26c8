/** Somebody outside of the service's own machines who gets data through a setting. */
type ReceiverCode =
  | 'RISK_MODEL'
  | 'PUSH'
  | 'FILES'
  | 'MAIL'
  | 'DATABASE'
  | 'TELEMETRY'
  | 'KAKAO_LOGIN'
  | 'NAVER_LOGIN'
  | 'GOOGLE_LOGIN'

/** `UNKNOWN`: the configuration does not say; it is treated as abroad. */
type Country = 'KR' | 'US' | 'JP' | 'SG' | 'DE' | 'IE' | 'GB' | 'UNKNOWN'

/** `host`: `null` where each browser has another. */
export type Receiver = { receiver: ReceiverCode; host: string | null; country: Country }

/** Hosts that the settings name; `null` or absent: not configured. */
export type ConfiguredHosts = {
  riskModel: string | null
  hasPush: boolean
  /** `region`: of Amazon S3 itself; `null` with another endpoint. */
  files: { host: string; region: string | null } | null
  mail: string | null
  database: string | null
  telemetry: string | null
  logins: readonly ('KAKAO' | 'NAVER' | 'GOOGLE')[]
}

/** Addresses of this machine or of a private network: the operator's own. */
const OWN =
  /^(?:localhost|[^.:]+|127\..*|10\..*|192\.168\..*|172\.(?:1[6-9]|2\d|3[01])\..*|\[?::1\]?|\[f[cd][\da-f:]*\]|.*\.(?:internal|local|localhost))$/i
const KOREAN = /(?:\.kr|(?:^|\.)(?:kakao|naver|daum|ncloud|navercorp|kakaocorp)\.(?:com|net))$/i

/** Its hosts name their region, as `email-smtp.ap-northeast-2.amazonaws.com` does. */
const AMAZON = /\b([a-z]{2}-[a-z]+-\d)\..*amazonaws\.com$/i

const REGIONS: readonly [RegExp, Country][] = [
  [/^ap-northeast-2$/, 'KR'],
  [/^us-/, 'US'],
  [/^ap-northeast-[13]$/, 'JP'],
  [/^ap-southeast-1$/, 'SG'],
  [/^eu-central-1$/, 'DE'],
  [/^eu-west-1$/, 'IE'],
  [/^eu-west-2$/, 'GB'],
]

/** Who gets data, in the order in which the policy names them (R-PRIV-06). */
export function receiversOf(hosts: ConfiguredHosts): Receiver[] {
  const { riskModel, hasPush, files, mail, database, telemetry, logins } = hosts
  return [
    ...atHost('DATABASE', database),
    ...(files?.region == null
      ? atHost('FILES', files?.host ?? null)
      : [{ receiver: 'FILES' as const, host: files.host, country: countryOfRegion(files.region) }]),
    ...atHost('MAIL', mail),
    ...atHost('RISK_MODEL', riskModel),
    ...(hasPush ? [{ receiver: 'PUSH' as const, host: null, country: 'UNKNOWN' as const }] : []),
    ...logins.map((login): Receiver => {
      return { receiver: `${login}_LOGIN`, host: null, country: login === 'GOOGLE' ? 'UNKNOWN' : 'KR' }
    }),
    ...atHost('TELEMETRY', telemetry),
  ]
}

/** None for a machine of the operator. */
function atHost(receiver: ReceiverCode, host: string | null): Receiver[] {
  if (host === null || OWN.test(host)) return []
  const [, region] = AMAZON.exec(host) ?? []
  const country = region === undefined ? 'UNKNOWN' : countryOfRegion(region)
  return [{ receiver, host, country: KOREAN.test(host) ? 'KR' : country }]
}

function countryOfRegion(region: string): Country {
  return REGIONS.find(([pattern]) => pattern.test(region))?.[1] ?? 'UNKNOWN'
}
