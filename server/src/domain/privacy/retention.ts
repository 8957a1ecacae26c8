import { BROKER_COPY, LAND_LEDGER } from '../rule-book/evidence-thresholds.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const MS = { days: DAY_MS, hours: HOUR_MS, minutes: MINUTE_MS, seconds: 1000 } as const

export type Unit = keyof typeof MS

/** A length of time: our own, or the value of a variable of the configuration. */
type Limit = { [U in Unit]: { [unit in U]: number } }[Unit] | { setting: string; unit: Unit }

/** When a kind of record ends by time (R-PRIV-02). Its words are the messages `KEPT_…` and `KEPT_…_WHY`. */
export type RetentionRule = {
  tables: readonly string[]
  /** `null`: each row carries its own end, as its owner or its purpose set it. */
  limit: Limit | null
  /** The column the time is counted from, or, with `expires`, the column that says when it is over. */
  since: string
  /** `TEXT`: the row stays without its text. */
  ends: 'ROW' | 'TEXT'
  /** Who can shorten it, besides ending the account: the operator by the variable, the user, or nobody. */
  shortenedBy: 'OPERATOR' | 'USER' | null
  /** Whether people are told of it by name; else it is a record of the machinery alone. */
  isPersonal: boolean
}

type Given = Omit<RetentionRule, 'ends' | 'shortenedBy' | 'isPersonal'> &
  Partial<Pick<RetentionRule, 'ends' | 'shortenedBy' | 'isPersonal'>>

function rule<const G extends Given>(given: G): G & RetentionRule {
  const isOfSetting = given.limit !== null && 'setting' in given.limit
  return { ends: 'ROW', shortenedBy: isOfSetting ? 'OPERATOR' : null, isPersonal: true, ...given }
}

/** Every kind of personal or operational record that ends by time. What is not here ends with its account, or never. */
export const RETENTION = {
  ANONYMOUS_DIAGNOSES: rule({
    tables: ['diagnoses'],
    limit: { setting: 'ANONYMOUS_DIAGNOSIS_RETENTION_DAYS', unit: 'days' },
    since: 'created_at',
  }),
  STATUS_TOKENS: rule({ tables: ['status_tokens', 'diagnosis_runs'], limit: { days: 7 }, since: 'expires_at' }),
  IDEMPOTENCY_KEYS: rule({ tables: ['idempotency_keys'], limit: { hours: 24 }, since: 'expires_at' }),
  SHARED_LINKS: rule({ tables: ['shared_links'], limit: null, since: 'expires_at', shortenedBy: 'USER' }),
  NOTIFICATIONS: rule({
    tables: ['notifications'],
    limit: { setting: 'NOTIFICATION_RETENTION_DAYS', unit: 'days' },
    since: 'changed_at',
  }),
  DELETED_CONTENT: rule({ tables: ['posts', 'comments'], limit: { days: 30 }, since: 'deleted_at', ends: 'TEXT' }),
  UNFINISHED_UPLOADS: rule({ tables: ['post_attachments'], limit: { minutes: 20 }, since: 'created_at' }),
  LEFT_PICTURES: rule({ tables: ['stray_profile_images'], limit: { hours: 1 }, since: 'left_at' }),
  LOGINS: rule({
    tables: ['refresh_tokens'],
    limit: { setting: 'REFRESH_TOKEN_TTL_SECONDS', unit: 'seconds' },
    since: 'expires_at',
    shortenedBy: 'USER',
  }),
  ENDED_SESSIONS: rule({ tables: ['sessions'], limit: { days: 1 }, since: 'last_seen_at' }),
  ENDED_ACCESS: rule({
    tables: ['revoked_access_tokens'],
    limit: { setting: 'ACCESS_TOKEN_TTL_SECONDS', unit: 'seconds' },
    since: 'expires_at',
  }),
  KNOWN_DEVICES: rule({ tables: ['known_devices'], limit: { days: 400 }, since: 'seen_at' }),
  MAILED_LINKS: rule({ tables: ['one_time_tokens'], limit: { minutes: 30 }, since: 'expires_at' }),
  PERSONAL_EXPORTS: rule({ tables: ['personal_exports'], limit: { hours: 24 }, since: 'expires_at' }),
  ACCOUNT_MAILS: rule({ tables: ['account_mails'], limit: { hours: 24 }, since: 'expires_at' }),
  PASSKEY_CHALLENGES: rule({ tables: ['passkey_challenges'], limit: { minutes: 5 }, since: 'expires_at' }),
  PERSONAL_READS: rule({ tables: ['personal_reads'], limit: { days: 730 }, since: 'occurred_at' }),
  SECURITY_EVENTS: rule({ tables: ['security_events'], limit: { days: 30 }, since: 'minute' }),
  LAND_LEDGER: rule({
    tables: ['land_ledger_lookups'],
    limit: { hours: LAND_LEDGER.freshHours },
    since: 'collected_at',
  }),
  BROKER_OFFICES: rule({
    tables: ['broker_office_lookups'],
    limit: { hours: BROKER_COPY.freshHours },
    since: 'collected_at',
  }),
  PROVIDER_CALLS: rule({
    tables: ['external_api_calls'],
    limit: { setting: 'EXTERNAL_CALL_RETENTION_DAYS', unit: 'days' },
    since: 'created_at',
  }),
  EVENTS: rule({
    tables: ['outbox'],
    limit: { setting: 'OUTBOX_RETENTION_HOURS', unit: 'hours' },
    since: 'occurred_at',
  }),
  GIVEN_UP_JOBS: rule({ tables: ['graphile_worker.jobs'], limit: { days: 7 }, since: 'run_at' }),
  CALL_COUNTS: rule({ tables: ['rate_limit_windows'], limit: null, since: 'ends_at' }),
  KILLED_JOBS: rule({
    tables: ['graphile_worker.jobs'],
    limit: { hours: 1 },
    since: 'run_at',
    isPersonal: false,
  }),
  RECENT_WRITERS: rule({ tables: ['recent_writers'], limit: null, since: 'until', isPersonal: false }),
} as const satisfies Record<string, RetentionRule>

/** How long before it is erased the owner of an unused account is told (R-PRIV-50). */
export const UNUSED_NOTICE_DAYS = 30

export type RetentionName = keyof typeof RETENTION

/** Kinds of records whose time no variable changes. */
export type OwnRetention = {
  [N in RetentionName]: (typeof RETENTION)[N]['limit'] extends null | { setting: string } ? never : N
}[RetentionName]

/** How long a kind of record is kept, in milliseconds. */
export function keptMs(name: OwnRetention): number {
  const { limit }: RetentionRule = RETENTION[name]
  const [[unit, amount] = ['days', 0]] = Object.entries(limit ?? {})
  return Number(amount) * MS[unit as Unit]
}

/** A record of that kind is over if it is older than this instant. */
export function keptSince(name: OwnRetention, now: Date): Date {
  return new Date(now.getTime() - keptMs(name))
}

/** When a record of that kind, made now, is over. */
export function keptUntil(name: OwnRetention, now: Date): Date {
  return new Date(now.getTime() + keptMs(name))
}

/** The length of time of a rule; `null`: its rows carry their own ends. `settings`: the values of the variables. */
export function limitOf(
  { limit }: RetentionRule,
  settings: Readonly<Record<string, unknown>>,
): { unit: Unit; amount: number } | null {
  if (limit === null) return null
  if ('setting' in limit) return { unit: limit.unit, amount: Number(settings[limit.setting]) }
  const [[unit, amount] = ['days', 0]] = Object.entries(limit)
  return { unit: unit as Unit, amount }
}

/** `604800` seconds as 7 days: the largest unit that divides it. */
export function inLargestUnit({ unit, amount }: { unit: Unit; amount: number }): { unit: Unit; amount: number } {
  const ms = amount * MS[unit]
  const units: Unit[] = ['days', 'hours', 'minutes', 'seconds']
  // a day has 24 hours, and so it is said of one day too
  const largest = units.find((each) => ms >= MS[each] && ms % MS[each] === 0 && !(each === 'days' && ms === DAY_MS))
  return largest === undefined ? { unit, amount } : { unit: largest, amount: ms / MS[largest] }
}
