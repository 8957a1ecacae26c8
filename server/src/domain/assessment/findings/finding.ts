import type { CheckId, CheckSource, FindingCode, Severity } from '@lease-risk/contract/codes/assessment'
import { message, type Text } from '../../../words/message.ts'
import type { Evidence, MissingData } from './evidence.ts'

export type Topic = 'MONEY' | 'RIGHTS' | 'BUILDING' | 'INPUT'

/** The fixed properties of a kind of finding. */
type FindingKind = {
  topic: Topic
  source: CheckSource
  /** The checks to do, in order. */
  checks: readonly CheckId[]
  /** The diagnosis is on hold until the input is clarified. */
  holds?: boolean
  /** Keeps the grade from being LOW by itself. */
  notLow?: boolean
}

const REGISTER = { topic: 'BUILDING', source: 'building-register' } as const
const LEASES = { topic: 'MONEY', source: 'rent-transaction' } as const
const SALES = { topic: 'MONEY', source: 'sale-transaction' } as const
const PRICE = { topic: 'MONEY', source: 'public-price' } as const
const INPUT = { topic: 'INPUT', source: 'user-input' } as const
/** Statements of a listing: those on the building, and those that a paper settles. */
const LISTING = { topic: 'BUILDING', source: 'user-input' } as const
const PAPER = { topic: 'RIGHTS', source: 'user-document' } as const
/** What the land ledger shows; only the registry document settles it. */
const LEDGER = { topic: 'RIGHTS', source: 'land-ledger' } as const
/** The register, which is free for anyone, shows whether the unit exists; the landlord's statement does not. */
const NOT_REGISTERED = { checks: ['REGISTER_FLOOR_PLAN', 'UNIT_ON_SITE'], notLow: true } as const

/** All kinds of findings; `words` has a title for each. */
const KINDS = {
  ADDRESS_NOT_CONFIRMED: { topic: 'BUILDING', source: 'address', checks: ['ADDRESS_AND_UNIT'] },
  BUILDING_CONFIRMED: { ...REGISTER, checks: [] },
  REGISTER_MISSING: { ...REGISTER, checks: ['BUILDING_REGISTER', 'MAIN_USE'] },
  LOT_NOT_IN_REGISTER: { ...REGISTER, checks: ['ADDRESS_AND_UNIT', 'BUILDING_REGISTER'] },
  SEVERAL_BUILDINGS: { ...REGISTER, checks: ['REGISTER_CHOICE', 'ADDRESS_AND_UNIT'] },
  TYPE_OPEN: { ...REGISTER, checks: ['MAIN_USE'] },
  TYPE_FROM_HINT: { ...REGISTER, checks: ['BUILDING_REGISTER'] },
  TYPE_FROM_SAME_LOT_DEALS: { ...REGISTER, checks: ['BUILDING_REGISTER'] },
  HINT_DIFFERS: { ...REGISTER, checks: ['MAIN_USE'] },
  FLOOR_ABOVE_BUILDING: { ...REGISTER, ...NOT_REGISTERED },
  FLOOR_BELOW_BUILDING: { ...REGISTER, ...NOT_REGISTERED },
  DONG_NOT_IN_REGISTER: { ...REGISTER, ...NOT_REGISTERED },
  HO_NOT_PLAUSIBLE: { ...REGISTER, ...NOT_REGISTERED },
  UNIT_NOT_PUBLISHED: { ...REGISTER, source: 'public-price', ...NOT_REGISTERED },
  BASEMENT: { ...REGISTER, checks: ['MAIN_USE', 'SITE_DEFECTS'] },
  ROOFTOP: { ...REGISTER, checks: ['REGISTER_FLOOR_PLAN', 'VIOLATING_BUILDING', 'MAIN_USE'], notLow: true },
  FLOOR_DIFFERS: { ...INPUT, topic: 'BUILDING', checks: ['UNIT_ON_SITE'] },
  FLOOR_UNLIKE_UNIT: { ...INPUT, topic: 'BUILDING', checks: ['UNIT_ON_SITE'] },
  AREA_UNLIKE_LOT: { ...INPUT, topic: 'BUILDING', checks: ['EXCLUSIVE_AREA'], notLow: true },
  AREA_DIFFERS_FROM_UNIT: { ...INPUT, topic: 'BUILDING', checks: ['EXCLUSIVE_AREA'], notLow: true },
  AREA_OF_UNIT: { ...INPUT, topic: 'BUILDING', checks: [] },
  AREA_NOT_GIVEN: { ...INPUT, topic: 'BUILDING', checks: ['EXCLUSIVE_AREA'], notLow: true },
  MAIN_USE: { ...REGISTER, checks: [] },
  NEIGHBORHOOD_FACILITY: { ...REGISTER, checks: ['USE_LEGALITY', 'MAIN_USE'] },
  NON_RESIDENTIAL: { ...REGISTER, checks: ['USE_LEGALITY', 'MAIN_USE'] },
  MIXED_USE: { ...REGISTER, checks: ['MAIN_USE'] },
  USE_UNCLEAR: { ...REGISTER, checks: ['MAIN_USE'] },
  OFFICETEL_USE: { ...REGISTER, checks: ['OFFICETEL_MOVE_IN', 'MAIN_USE'] },
  BUILDING_AGE: { ...REGISTER, checks: [] },
  OLD_BUILDING: { ...REGISTER, checks: ['BUILDING_AGE'] },
  APPROVAL_DATE_MISSING: { ...REGISTER, checks: ['BUILDING_REGISTER'] },
  LEASE_AMOUNT: { ...LEASES, checks: [] },
  LEASE_AMOUNT_HIGH: { ...LEASES, checks: ['LEASE_PRICE'] },
  LEASE_AMOUNT_LOW: { ...LEASES, checks: ['LEASE_PRICE'] },
  LEASE_TO_ESTIMATE: { ...LEASES, checks: [] },
  LEASE_ABOVE_ESTIMATE: { ...LEASES, checks: ['LEASE_PRICE'] },
  LEASE_BELOW_ESTIMATE: { ...LEASES, checks: ['LEASE_PRICE'] },
  LEASE_DEPOSIT: { ...LEASES, checks: ['LEASE_PRICE'] },
  NO_RECENT_LEASES: { ...LEASES, checks: ['LEASE_PRICE'] },
  LEASES_MISSING: { ...LEASES, checks: ['LEASE_PRICE'] },
  LEASES_LOWER_RELIABILITY: { ...LEASES, checks: [] },
  LEASES_FEW_DEALS: { ...LEASES, checks: [] },
  REGIONAL_LEASES: { ...LEASES, checks: [] },
  REGIONAL_LEASES_HIGH: { ...LEASES, checks: ['LEASE_PRICE'] },
  REVERSE_JEONSE: { ...LEASES, checks: ['REPAYMENT_PLAN'] },
  NO_DEPOSIT: { ...INPUT, topic: 'MONEY', checks: [] },
  DEPOSIT_TO_SALE_PRICE: { ...SALES, checks: [] },
  DEPOSIT_SHARE_NOTEWORTHY: { ...SALES, checks: ['ADD_CLAIMS'] },
  DEPOSIT_TO_ESTIMATE: { ...SALES, checks: ['ADD_CLAIMS'] },
  DEPOSIT_MAY_EXCEED_ESTIMATE: { ...SALES, checks: ['ADD_CLAIMS'] },
  DEPOSIT_NEAR_VALUE: { ...SALES, checks: ['ADD_CLAIMS'] },
  DEPOSIT_PROBABLY_ABOVE_VALUE: { ...SALES, checks: ['ADD_CLAIMS'] },
  DEPOSIT_ABOVE_VALUE: { ...SALES, checks: ['ADD_CLAIMS'] },
  DEPOSIT_TO_DATED_SALES: { ...SALES, checks: ['ADD_CLAIMS'] },
  DEPOSIT_TO_PRICED_VALUE: { ...PRICE, checks: ['MARKET_PRICE'] },
  NO_RECENT_SALES: { ...SALES, checks: ['MARKET_PRICE'] },
  SALES_MISSING: { ...SALES, checks: ['MARKET_PRICE'] },
  SALES_LOWER_RELIABILITY: { ...SALES, checks: [] },
  SALES_FEW_DEALS: { ...SALES, checks: [] },
  SALE_SUPPORT: { ...SALES, checks: ['MARKET_PRICE'] },
  REGIONAL_SALES: { ...SALES, checks: [] },
  REGIONAL_SALES_HIGH: { ...SALES, checks: ['ADD_CLAIMS'] },
  OWN_YARDSTICK: { ...SALES, checks: ['MARKET_PRICE'] },
  SAME_TIME_DEAL: { ...SALES, checks: ['OWNER_CHANGE', 'SPECIAL_TERMS'], notLow: true },
  SAME_TIME_DEALS_OF_LOT: { ...SALES, checks: ['OWNER_CHANGE', 'SPECIAL_TERMS'] },
  LOT_JEONSE_ABOVE_USUAL: { ...SALES, checks: ['MARKET_PRICE', 'PUBLIC_PRICE'] },
  NO_VALUE_EVIDENCE: { ...SALES, checks: ['MARKET_PRICE'], notLow: true },
  NEVER_SOLD_LOT: { ...SALES, checks: ['MARKET_PRICE', 'PUBLIC_PRICE'], notLow: true },
  DEPOSIT_TO_PUBLIC_PRICE: { ...PRICE, checks: ['PUBLIC_PRICE'] },
  DEPOSIT_ABOVE_PUBLIC_PRICE_LINE: { ...PRICE, checks: ['GUARANTEE', 'PUBLIC_PRICE'] },
  PUBLIC_PRICE_MISSING: { ...PRICE, checks: ['PUBLIC_PRICE'] },
  NO_PUBLIC_PRICE_FOR_OFFICETEL: { ...PRICE, checks: ['OFFICETEL_STANDARD_PRICE'] },
  NO_PUBLIC_PRICE_FOR_USE: { ...PRICE, checks: [] },
  OTHER_DEPOSITS_UNKNOWN: {
    ...PAPER,
    topic: 'MONEY',
    checks: ['SENIOR_TENANT_DEPOSITS', 'FIXED_DATE_LIST', 'RESIDENT_LIST'],
  },
  SHARED_HOUSE_FRAME: { ...PRICE, checks: ['SENIOR_TENANT_DEPOSITS', 'FIXED_DATE_LIST', 'MARKET_PRICE'], notLow: true },
  SHARED_HOUSE: { ...PAPER, checks: ['SENIOR_TENANT_DEPOSITS', 'FIXED_DATE_LIST', 'RESIDENT_LIST'] },
  MONTHLY_FIXED_COST: { ...INPUT, checks: ['MAINTENANCE_FEE_DETAIL'] },
  MONTHLY_COST: { ...LEASES, checks: [] },
  MONTHLY_COST_HIGH: { ...LEASES, checks: ['MAINTENANCE_FEE_DETAIL'] },
  JEONSE_FEE: { ...INPUT, checks: ['MAINTENANCE_FEE_DETAIL'] },
  RENT_IGNORED_FOR_JEONSE: { ...INPUT, checks: ['CONTRACT_TYPE'] },
  SELECTED_CANDIDATE: { ...INPUT, checks: [] },
  AMOUNT_UNREALISTIC: { ...INPUT, checks: ['INPUT_AMOUNTS'], holds: true },
  DESCRIPTION_AREA_DIFFERS: { ...LISTING, checks: ['EXCLUSIVE_AREA'], notLow: true },
  DESCRIPTION_FLOOR_DIFFERS: { ...LISTING, ...NOT_REGISTERED },
  DESCRIPTION_BUILDING_FLOORS_DIFFERS: { ...LISTING, ...NOT_REGISTERED },
  DESCRIPTION_BUILT_YEAR_DIFFERS: { ...LISTING, checks: ['BUILDING_REGISTER'], notLow: true },
  DESCRIPTION_TYPE_DIFFERS: { ...LISTING, checks: ['MAIN_USE', 'USE_LEGALITY'], notLow: true },
  DESCRIPTION_HOUSEHOLDS_DIFFERS: { ...LISTING, checks: ['BUILDING_REGISTER'], notLow: true },
  DESCRIPTION_DEPOSIT_DIFFERS: { ...INPUT, checks: ['INPUT_AMOUNTS'], notLow: true },
  DESCRIPTION_RENT_DIFFERS: { ...INPUT, checks: ['INPUT_AMOUNTS'], notLow: true },
  LISTING_SHOP_USE: { ...LISTING, checks: ['MAIN_USE', 'USE_LEGALITY'], notLow: true },
  LISTING_NO_DEBT: { ...LISTING, topic: 'RIGHTS', checks: ['REGISTRY_DOCUMENT'] },
  LISTING_GUARANTEE: { ...LISTING, topic: 'RIGHTS', checks: ['GUARANTEE', 'SPECIAL_TERMS'] },
  LISTING_GUARANTEE_REFUSED: {
    ...LISTING,
    topic: 'RIGHTS',
    checks: ['GUARANTEE', 'REGISTRY_DOCUMENT', 'USE_LEGALITY'],
    notLow: true,
  },
  LISTING_LOAN: { ...LISTING, topic: 'RIGHTS', checks: ['SPECIAL_TERMS'] },
  LISTING_LOAN_REFUSED: {
    ...LISTING,
    topic: 'RIGHTS',
    checks: ['REGISTRY_DOCUMENT', 'USE_LEGALITY', 'SPECIAL_TERMS'],
    notLow: true,
  },
  LISTING_MOVE_IN: { ...LISTING, topic: 'RIGHTS', checks: ['OFFICETEL_MOVE_IN'] },
  LISTING_NO_BASEMENT: { ...LISTING, checks: NOT_REGISTERED.checks },
  LISTING_NO_VIOLATION: { ...LISTING, checks: ['VIOLATING_BUILDING'] },
  RISKS_ADD_UP: { ...INPUT, checks: ['REGISTRY_DOCUMENT'] },
  SENIOR_TENANTS: { ...PAPER, checks: ['FIXED_DATE_LIST', 'RESIDENT_LIST'] },
  REGISTRY_RIGHTS: { topic: 'RIGHTS', source: 'registry-document', checks: ['REGISTRY_DOCUMENT', 'TRUST_LEDGER'] },
  TAX_ARREARS: { ...PAPER, checks: ['TAX_CERTIFICATES'] },
  DEPOSIT_ABOVE_GUARANTEE_CAP: { ...PAPER, checks: ['GUARANTEE', 'SPECIAL_TERMS'] },
  GUARANTEE: { ...PAPER, checks: ['GUARANTEE'] },
  CONTRACT_PARTIES: { ...PAPER, checks: ['LANDLORD_IDENTITY', 'BROKER_REGISTRATION', 'BROKER_EXPLANATION'] },
  OWNER_LOAN_LIMIT: { ...PAPER, checks: ['REPAYMENT_PLAN'] },
  PERMIT_ZONE_SALE: { ...SALES, topic: 'RIGHTS', checks: ['OWNER_MOVE_IN'] },
  OWNER_CHANGED_LATELY: { ...LEDGER, checks: ['OWNER_CHANGE', 'REGISTRY_DOCUMENT', 'SPECIAL_TERMS'], notLow: true },
  OWNER_IS_COMPANY: { ...LEDGER, checks: ['LANDLORD_IDENTITY', 'REGISTRY_DOCUMENT', 'TAX_CERTIFICATES'] },
  OWNERS_ARE_SEVERAL: { ...LEDGER, checks: ['LANDLORD_IDENTITY', 'REGISTRY_DOCUMENT'] },
  LAND_RIGHT_NOT_LISTED: { ...LEDGER, checks: ['REGISTRY_DOCUMENT'], notLow: true },
  LAND_RIGHT_LISTED: { ...LEDGER, checks: [] },
  VIOLATING_BUILDING: { ...REGISTER, checks: ['VIOLATING_BUILDING'] },
  SITE_DEFECTS: { topic: 'BUILDING', source: 'site', checks: ['SITE_DEFECTS'] },
} as const satisfies Record<FindingCode, FindingKind>

/**
 * One conclusion from the facts, stated once. Its severity, sentence, numbers and checks are the same everywhere, because
 * every section shows this finding and nothing of its own.
 */
export type Finding = {
  code: FindingCode
  severity: Severity
  topic: Topic
  source: CheckSource
  title: Text
  /** Full sentences. */
  sentence: Text
  /** One short sentence with the decisive number, for leading the answer; `null`: the title is used. */
  headline: Text | null
  /** The short sentence for use in a criterion; `null`: the headline is used, else the sentence. */
  short: Text | null
  /** The measured numbers and their sources. */
  evidence: readonly Evidence[]
  missing: readonly MissingData[]
  checks: readonly CheckId[]
  holds: boolean
  notLow: boolean
}

type Statement = {
  sentence: Text
  headline?: Text
  short?: Text
  title?: Text
  evidence?: readonly Evidence[]
  missing?: readonly MissingData[]
  checks?: readonly CheckId[]
}

export function finding(code: FindingCode, severity: Severity, statement: Statement): Finding {
  const { topic, source, checks, holds = false, notLow = false }: FindingKind = KINDS[code]
  const title = message(`${code}_TITLE`)
  const kind = { code, severity, topic, source, title, checks, holds, notLow }
  return { ...kind, headline: null, short: null, evidence: [], missing: [], ...statement }
}

const WEIGHT: Record<Severity, number> = { SEVERE: 0, CAUTION: 1, GAP: 2, ASK: 3, NOTE: 4 }

/** Sorts the most severe first and otherwise keeps the order. */
export function bySeverity(findings: readonly Finding[]): Finding[] {
  return findings.toSorted((a, b) => WEIGHT[a.severity] - WEIGHT[b.severity])
}

export function ofSeverity(findings: readonly Finding[], ...severities: Severity[]): Finding[] {
  return findings.filter(({ severity }) => severities.includes(severity))
}
