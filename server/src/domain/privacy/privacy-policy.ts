import { message, type Text } from '../../words/message.ts'
import { type DocumentSection, type Operator, operatorLines, section } from './document-section.ts'
import { DOCUMENT_VERSIONS } from './document-versions.ts'
import type { Purpose, StayReason } from './processed.ts'
import { PROCESSING } from './processing.ts'
import type { Receiver } from './receivers.ts'
import {
  inLargestUnit,
  limitOf,
  RETENTION,
  type RetentionName,
  type RetentionRule,
  UNUSED_NOTICE_DAYS,
} from './retention.ts'

type Lookup = 'ADDRESS' | 'PORTAL' | 'MAP' | 'STATISTICS'

/** What of the configuration the policy depends on. */
export type PolicyFacts = {
  operator: Operator
  /** Values of the variables that `RETENTION` names. */
  settings: Readonly<Record<string, number>>
  receivers: readonly Receiver[]
  lookups: readonly Lookup[]
  asksOwners: boolean
  /** After how many days an unused account is erased; 0: never. */
  unusedDays: number
  hasMail: boolean
  hasPasskeys: boolean
  hasProviderLogin: boolean
}

/** The privacy policy (처리방침) as it holds with these settings (R-PRIV-05). */
export function privacyPolicy(facts: PolicyFacts) {
  return {
    title: message('PRIVACY_TITLE'),
    version: DOCUMENT_VERSIONS.PRIVACY,
    sections: [
      purposes(),
      kept(facts),
      anonymous(facts),
      receivers(facts),
      abroad(facts),
      lookups(facts),
      rights(),
      stays(),
      browser(facts),
      section('SAFETY', [message('SAFE_SECRETS'), message('SAFE_READS')]),
      officer(facts),
      section('REMEDIES', [
        message('REMEDY'),
        message('REMEDY_KOPICO'),
        message('REMEDY_KISA'),
        message('REMEDY_PROSECUTION'),
        message('REMEDY_POLICE'),
      ]),
      section('CHANGES', [message('IN_FORCE_SINCE', { date: DOCUMENT_VERSIONS.PRIVACY }), message('FIRST_VERSION')]),
    ],
  }
}

/** Purposes in the order of the processing table, each with how long its data are kept. */
function purposes(): DocumentSection {
  const processed = Object.values(PROCESSING).filter(({ personal }) => personal.length > 0)
  const names = new Set(processed.flatMap(({ purpose }) => purpose ?? []))
  return section('PURPOSES', [message('MINIMUM')], {
    heads: ['PURPOSE', 'ITEMS', 'UNTIL'],
    rows: [...names].map((purpose) => [
      message('PURPOSE_NAME', { purpose }),
      message('PURPOSE_ITEMS', { purpose }),
      message('PURPOSE_UNTIL', { until: untilOf(purpose) }),
    ]),
  })
}

function untilOf(purpose: Purpose) {
  const ends = Object.values(PROCESSING)
    .filter((each) => each.purpose === purpose && each.personal.length > 0)
    .map(({ kept }) => {
      if (kept === 'ACCOUNT' || kept === 'CASE' || kept === 'NO_END') return kept
      return kept === 'DELETED_CONTENT' ? 'DELETED' : 'TIMED'
    })
  return [...new Set(ends)]
}

/** Records that exist only with a setting. */
const NEEDS: Partial<Record<RetentionName, (facts: PolicyFacts) => boolean>> = {
  LAND_LEDGER: ({ asksOwners }) => asksOwners,
  BROKER_OFFICES: ({ lookups: asked }) => asked.includes('MAP'),
  PROVIDER_CALLS: ({ lookups: asked }) => asked.length > 0,
  MAILED_LINKS: ({ hasMail }) => hasMail,
  ACCOUNT_MAILS: ({ hasMail }) => hasMail,
  PASSKEY_CHALLENGES: ({ hasPasskeys }) => hasPasskeys,
}

function kept(facts: PolicyFacts): DocumentSection {
  const names = Object.keys(RETENTION) as RetentionName[]
  const shown = names.filter((name) => RETENTION[name].isPersonal && (NEEDS[name]?.(facts) ?? true))
  const { unusedDays } = facts
  const unused = unusedDays > 0 ? [message('UNUSED_ERASED', { days: unusedDays, noticeDays: UNUSED_NOTICE_DAYS })] : []
  return section('KEPT', [message('KEPT_ABOUT'), ...unused], {
    heads: ['RECORD', 'WHY', 'HOW_LONG'],
    rows: shown.map((kind) => [
      message('KEPT_WHAT', { kind }),
      message('KEPT_WHY', { kind }),
      howLong(RETENTION[kind], facts.settings),
    ]),
  })
}

/** How long a kind of record is kept, in words. */
export function howLong(rule: RetentionRule, settings: PolicyFacts['settings']): Text {
  const limit = limitOf(rule, settings)
  return limit === null ? message('KEPT_TO_ITS_END') : message('KEPT_FOR', inLargestUnit(limit))
}

function daysOf(name: RetentionName, { settings }: PolicyFacts): number {
  return limitOf(RETENTION[name], settings)?.amount ?? 0
}

function anonymous(facts: PolicyFacts): DocumentSection {
  return section('ANONYMOUS', [
    message('ANONYMOUS_KEPT', { days: daysOf('ANONYMOUS_DIAGNOSES', facts) }),
    message('ANONYMOUS_LINK', { days: daysOf('STATUS_TOKENS', facts) }),
    message('ANONYMOUS_READERS'),
    message('ANONYMOUS_COUNTED'),
  ])
}

const nameOf = ({ receiver, host }: Receiver) => message('RECEIVER_NAME', { receiver, host })

function receivers({ receivers: all }: PolicyFacts): DocumentSection {
  return section('RECEIVERS', [all.length === 0 ? message('NO_RECEIVERS') : message('RECEIVERS_ABOUT')], {
    heads: ['RECEIVER', 'WHAT', 'WHY'],
    rows: all.map((each) => [nameOf(each), message('RECEIVER_WHAT', each), message('RECEIVER_WHY', each)]),
  })
}

function abroad({ receivers: all }: PolicyFacts): DocumentSection {
  const beyond = all.filter(({ country }) => country !== 'KR')
  return section('ABROAD', [beyond.length === 0 ? message('NOT_ABROAD') : message('ABROAD_ABOUT')], {
    heads: ['RECEIVER', 'COUNTRY', 'WHAT', 'WHY', 'HOW', 'REFUSAL'],
    rows: beyond.map((each) => [
      nameOf(each),
      message('RECEIVER_COUNTRY', each),
      message('RECEIVER_WHAT', each),
      message('RECEIVER_WHY', each),
      message('RECEIVER_HOW', each),
      message('RECEIVER_REFUSAL', each),
    ]),
  })
}

function lookups({ lookups: asked }: PolicyFacts): DocumentSection {
  return section(
    'LOOKUPS',
    asked.length === 0
      ? [message('NO_LOOKUPS')]
      : [message('LOOKUPS_ABOUT'), ...asked.map((lookup) => message('LOOKUP_OF', { lookup }))],
  )
}

function rights(): DocumentSection {
  return section('RIGHTS', [
    message('RIGHT_TO_SEE'),
    message('RIGHT_TO_KNOW'),
    message('RIGHT_TO_COPY'),
    message('RIGHT_TO_END'),
    message('RIGHT_OF_OTHERS'),
    message('RIGHT_TO_ASK'),
  ])
}

/** The reasons for which something stays when an account ends, from the processing table (R-PRIV-07). */
function whatStays(): Text[] {
  const reasons = Object.values(PROCESSING).flatMap(({ personal, erased }): StayReason[] =>
    erased === 'ROWS' || personal.length === 0 ? [] : [erased.stays],
  )
  return [...new Set(reasons)].map((reason) => message('STAYS', { reason }))
}

function stays(): DocumentSection {
  return section('STAYS', [message('ERASED_AT_ONCE'), ...whatStays(), message('ERASED_IN_BACKUPS')])
}

function browser({ hasProviderLogin }: PolicyFacts): DocumentSection {
  const cookies = ['service_refresh_token', 'service_device'] as const
  const stored = [
    ...cookies,
    ...(hasProviderLogin ? ['service_provider_login' as const] : []),
    'BROWSER_STORAGE' as const,
  ]
  return section('BROWSER', [message('NO_TRACKERS')], {
    heads: ['NAME', 'USE_OF_IT'],
    rows: stored.map((each) => [message('STORED_NAME', { stored: each }), message('STORED_USE', { stored: each })]),
  })
}

function officer({ operator }: PolicyFacts): DocumentSection {
  const named =
    operator === null ? [] : [message('OFFICER_IS', { officer: operator.officer, contact: operator.officerContact })]
  return section('OFFICER', [...named, ...operatorLines(operator)])
}
