import { type Message, message } from '../../../words/message.ts'
import type { LawConstant } from '../../law/law-constant.ts'
import { PERMIT_ZONE, PERMIT_ZONE_DISTRICTS } from '../../law/permit-zones.ts'

/** A dated number behind a sentence or a calculation of the papers: from law, from common practice, or assumed. */
export type PaperConstant = Omit<LawConstant, 'id' | 'unit' | 'region' | 'sourceName'> & {
  id: string
  name: Message
  unit: 'MANWON' | 'SHARE' | 'SHARE_PER_YEAR' | 'DAYS' | 'MONTHS' | 'HOUR' | 'COUNT'
  sourceName: Message
}

const CHECKED = { effectiveFrom: null, effectiveTo: null, checkedOn: '2026-10-09', recheckAfterDays: 365 } as const

const LEASE_ACT = {
  ...CHECKED,
  sourceUrl: 'https://www.law.go.kr/법령/주택임대차보호법',
  sureness: 'V',
} as const
const LEASE_REPORT = {
  ...LEASE_ACT,
  effectiveFrom: '2021-06-01',
  sourceName: message('CONSTANT_SOURCE', { source: 'LEASE_REPORT_ACT' }),
} as const
const RENEWAL = {
  ...LEASE_ACT,
  unit: 'MONTHS',
  effectiveFrom: '2020-12-10',
  sourceName: message('CONSTANT_SOURCE', { source: 'LEASE_ACT_6_3' }),
  sureness: '2',
} as const

const GUARANTOR = { ...CHECKED, unit: 'SHARE', sourceUrl: null, sureness: '2' } as const
const HUG = { ...GUARANTOR, sourceName: message('CONSTANT_SOURCE', { source: 'HUG_GUIDES' }) } as const
const HF = { ...GUARANTOR, sourceName: message('CONSTANT_SOURCE', { source: 'HF_GUIDES' }) } as const
const SGI = { ...GUARANTOR, sourceName: message('CONSTANT_SOURCE', { source: 'SGI_GUIDES' }) } as const
/** Read again in guides of 2026 that cite the product pages. */
const READ_AGAIN = { checkedOn: '2026-11-28' } as const

const LOANS = {
  ...GUARANTOR,
  ...READ_AGAIN,
  sourceName: message('CONSTANT_SOURCE', { source: 'LOAN_GUIDES' }),
} as const
/** First days of the rules on loans (R-LAW-45). */
export const LOAN_RULES_SINCE = { ownerLimit: '2025-06-28', shares: '2027-01-01' } as const
/** Announced: to be looked up again on the day on which they begin. */
const LOANS_OF_2027 = { ...LOANS, effectiveFrom: LOAN_RULES_SINCE.shares, staleFrom: LOAN_RULES_SINCE.shares } as const

const OWN_ASSUMPTION = {
  ...CHECKED,
  sourceName: message('CONSTANT_SOURCE', { source: 'OWN_ASSUMPTION' }),
  sourceUrl: null,
  sureness: 'K',
} as const

const NUMBERS = {
  AUCTION_COSTS: { ...OWN_ASSUMPTION, value: 0.01, unit: 'SHARE' },
  RECENT_MORTGAGE_DAYS: {
    ...OWN_ASSUMPTION,
    value: 90,
    unit: 'DAYS',
    sourceName: message('CONSTANT_SOURCE', { source: 'CHECKING_TOOLS' }),
    sureness: '2',
  },
  GAP_STARTS_AT: { ...OWN_ASSUMPTION, value: 9, unit: 'HOUR' },
  SMALL_LEASE_CAP: {
    ...LEASE_ACT,
    value: 0.5,
    unit: 'SHARE',
    sourceName: message('CONSTANT_SOURCE', { source: 'LEASE_ACT_8' }),
  },
  STANDING_NEXT_DAY: {
    ...LEASE_ACT,
    value: 0,
    unit: 'HOUR',
    sourceName: message('CONSTANT_SOURCE', { source: 'LEASE_ACT_3' }),
  },
  TAX_VIEWING_DEPOSIT: {
    ...LEASE_ACT,
    value: 1_000,
    unit: 'MANWON',
    effectiveFrom: '2023-04-03',
    sourceName: message('CONSTANT_SOURCE', { source: 'TAX_COLLECTION_ACT' }),
  },
  LEASE_REPORT_DEPOSIT: { ...LEASE_REPORT, value: 6_000, unit: 'MANWON' },
  LEASE_REPORT_RENT: { ...LEASE_REPORT, value: 30, unit: 'MANWON' },
  LEASE_REPORT_DAYS: { ...LEASE_REPORT, value: 30, unit: 'DAYS' },
  RENEWAL_FROM_MONTHS: { ...RENEWAL, value: 6 },
  RENEWAL_UNTIL_MONTHS: { ...RENEWAL, value: 2 },
  GUARANTEE_TERM_SHARE: { ...HUG, value: 0.5 },
  HUG_DEPOSIT_CAP_CAPITAL: { ...HUG, ...READ_AGAIN, value: 70_000, unit: 'MANWON' },
  HUG_DEPOSIT_CAP_OTHER: { ...HUG, ...READ_AGAIN, value: 50_000, unit: 'MANWON' },
  HUG_PRICE_SHARE: { ...HUG, ...READ_AGAIN, value: 0.9 },
  HUG_SENIOR_SHARE: { ...HUG, ...READ_AGAIN, value: 0.6 },
  HUG_SENIOR_SHARE_OF_90: { ...HUG, ...READ_AGAIN, value: 0.54 },
  HUG_PRICE_CAP: { ...HUG, value: 120_000, unit: 'MANWON' },
  HUG_SHARED_HOUSE_SHARE: { ...HUG, ...READ_AGAIN, value: 0.8 },
  HF_DEPOSIT_CAP_CAPITAL: { ...HF, ...READ_AGAIN, value: 70_000, unit: 'MANWON' },
  HF_DEPOSIT_CAP_OTHER: { ...HF, ...READ_AGAIN, value: 50_000, unit: 'MANWON' },
  HF_SENIOR_SHARE_OF_PRICE: { ...HF, value: 0.6 },
  HF_SENIOR_SHARE: { ...HF, value: 0.54 },
  HF_SHARED_HOUSE_SHARE: { ...HF, value: 0.8 },
  SGI_DEPOSIT_CAP_NOT_APARTMENT: { ...SGI, ...READ_AGAIN, value: 100_000, unit: 'MANWON' },
  OWNER_LOAN_LIMIT: { ...LOANS, value: 10_000, unit: 'MANWON', effectiveFrom: LOAN_RULES_SINCE.ownerLimit },
  JEONSE_LOAN_SHARE_CAPITAL: { ...LOANS_OF_2027, value: 0.7 },
  JEONSE_LOAN_SHARE_OTHER: { ...LOANS_OF_2027, value: 0.8 },
  PERMIT_ZONE_DISTRICTS: {
    ...GUARANTOR,
    value: PERMIT_ZONE_DISTRICTS,
    unit: 'COUNT',
    effectiveFrom: '2025-10-20',
    effectiveTo: PERMIT_ZONE.until,
    checkedOn: PERMIT_ZONE.checkedOn,
    staleFrom: PERMIT_ZONE.staleFrom,
    sourceName: message('CONSTANT_SOURCE', { source: 'PERMIT_ZONE_GUIDES' }),
  },
} as const satisfies Record<string, Omit<PaperConstant, 'id' | 'name'>>
type PaperConstantId = keyof typeof NUMBERS

/** Numbers of the papers that are in no table of `domain/law`; sources and sureness as in R-LAW-09 to R-LAW-24. */
export const PAPER_CONSTANTS = Object.fromEntries(
  (Object.keys(NUMBERS) as PaperConstantId[]).map((id) => [
    id,
    { id, name: message('CONSTANT_NAME', { constant: id }), ...NUMBERS[id] },
  ]),
) as Record<PaperConstantId, PaperConstant>
