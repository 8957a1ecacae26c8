import type { CheckId } from '@lease-risk/contract/codes/assessment'
import { message, sentences, type Text } from '../../words/message.ts'
import { jeonseLoanShares } from '../papers/guarantors/jeonse-loans.ts'

/** A special clause (특약) for the contract: its text, what it protects against and what it cannot do. */
export type Clause = {
  id: ClauseId
  /** Applies to a home for which one of these checks is due. */
  checks: readonly CheckId[]
  /** Applies to every lease. */
  always: boolean
  title: Text
  text: Text
  protects: Text
  limits: Text
}

const CLAUSE_IDS = [
  'REGISTRY_UNCHANGED',
  'MORTGAGE_CLEARED',
  'TAXES_PAID',
  'GUARANTEE_REFUSED',
  'TRUST_CONSENT',
  'REGISTER_AS_AGREED',
  'SENIOR_DEPOSITS',
  'AS_STATED',
  'MOVE_IN_FREE',
  'OWNER_ACCOUNT',
  'LANDLORD_RECORD',
  'OWNER_CHANGE',
  'OWNER_MOVE_IN',
  'RETURN_ON_THE_DAY',
  'REPAIRS',
  'MAINTENANCE_FEE',
] as const
type ClauseId = (typeof CLAUSE_IDS)[number]

/** R-PAPERS-25: the only list of clauses; those that protect the deposit come first. */
const KINDS: Record<ClauseId, { checks: readonly CheckId[]; always?: true }> = {
  REGISTRY_UNCHANGED: { checks: ['REGISTRY_DOCUMENT', 'SPECIAL_TERMS'], always: true },
  MORTGAGE_CLEARED: { checks: ['ADD_CLAIMS', 'REGISTRY_DOCUMENT'] },
  TAXES_PAID: { checks: ['TAX_CERTIFICATES'], always: true },
  GUARANTEE_REFUSED: {
    checks: ['GUARANTEE', 'MARKET_QUOTATION', 'PUBLIC_PRICE', 'OFFICETEL_STANDARD_PRICE', 'MARKET_PRICE'],
  },
  TRUST_CONSENT: { checks: ['TRUST_LEDGER'] },
  REGISTER_AS_AGREED: {
    checks: [
      'BUILDING_REGISTER',
      'VIOLATING_BUILDING',
      'MAIN_USE',
      'USE_LEGALITY',
      'REGISTER_CHOICE',
      'REGISTER_FLOOR_PLAN',
      'UNIT_ON_SITE',
      'EXCLUSIVE_AREA',
      'ADDRESS_AND_UNIT',
    ],
  },
  SENIOR_DEPOSITS: { checks: ['SENIOR_TENANT_DEPOSITS', 'FIXED_DATE_LIST', 'RESIDENT_LIST'] },
  AS_STATED: { checks: ['BROKER_EXPLANATION', 'SENIOR_TENANT_DEPOSITS'] },
  MOVE_IN_FREE: { checks: ['MOVE_IN_AND_FIXED_DATE', 'OFFICETEL_MOVE_IN', 'LEASE_REPORT'], always: true },
  OWNER_ACCOUNT: { checks: ['LANDLORD_IDENTITY', 'BROKER_EXPLANATION'], always: true },
  LANDLORD_RECORD: { checks: ['LANDLORD_RECORD', 'DEFAULTER_LIST'] },
  OWNER_CHANGE: { checks: ['OWNER_CHANGE', 'SPECIAL_TERMS'] },
  OWNER_MOVE_IN: { checks: ['OWNER_MOVE_IN'] },
  RETURN_ON_THE_DAY: { checks: ['REPAYMENT_PLAN', 'LEASE_PRICE'], always: true },
  REPAIRS: { checks: ['SITE_DEFECTS', 'BUILDING_AGE'] },
  MAINTENANCE_FEE: { checks: ['MAINTENANCE_FEE_DETAIL'] },
}

export const CLAUSES: readonly Clause[] = CLAUSE_IDS.map((id) => ({
  id,
  always: false,
  ...KINDS[id],
  title: message(`CLAUSE_${id}_TITLE`),
  text: message(`CLAUSE_${id}_TEXT`),
  protects: message(`CLAUSE_${id}_PROTECTS`),
  limits: message(`CLAUSE_${id}_LIMITS`),
}))

/** The clauses with what is told of them on a day: the one that names the loan says what a guarantee covers of it. */
export function clausesOn(asOf: string): Clause[] {
  return CLAUSES.map((clause) =>
    clause.id === 'GUARANTEE_REFUSED'
      ? { ...clause, limits: sentences([clause.limits, jeonseLoanShares(asOf)]) }
      : clause,
  )
}
