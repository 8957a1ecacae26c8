import type { CheckId } from '@lease-risk/contract/codes/assessment'
import { type Message, message, sentences } from '../../words/message.ts'
import type { LeaseTerms } from '../comparison/lease-terms.ts'
import { FOREIGN_MOVE_IN, TOLD } from '../law/told-facts.ts'
import { TAX_VIEWING } from '../rule-book/thresholds.ts'
import { type Check, check, paper } from './check.ts'

/** Checks on the typed input and on the building register's data about it. */
const REGISTER_CHECKS: readonly Check[] = [
  check({
    id: 'INPUT_AMOUNTS',
    category: 'PRICE',
    source: 'user-input',
    priority: 'HIGH',
  }),
  check({
    id: 'CONTRACT_TYPE',
    category: 'CONTRACT',
    source: 'user-input',
    priority: 'HIGH',
  }),
  check({
    id: 'ADDRESS_AND_UNIT',
    category: 'REGISTER',
    source: 'address',
    always: true,
  }),
  check({
    id: 'REGISTER_CHOICE',
    category: 'REGISTER',
    source: 'building-register',
    priority: 'HIGH',
  }),
  check({
    id: 'REGISTER_FLOOR_PLAN',
    category: 'REGISTER',
    source: 'building-register',
    priority: 'HIGH',
  }),
  check({
    id: 'UNIT_ON_SITE',
    category: 'REGISTER',
    source: 'site',
    priority: 'HIGH',
  }),
  check({
    id: 'EXCLUSIVE_AREA',
    category: 'REGISTER',
    source: 'user-input',
    priority: 'HIGH',
  }),
  check({
    id: 'BUILDING_REGISTER',
    category: 'REGISTER',
    source: 'building-register',
    priority: 'HIGH',
    always: true,
    paper: paper('BUILDING_REGISTER', {
      legalBasis: message('PAPER_BUILDING_REGISTER_LEGAL_BASIS'),
      needsConsent: false,
      cost: message('PAPER_BUILDING_REGISTER_COST'),
    }),
  }),
  check({
    id: 'VIOLATING_BUILDING',
    category: 'REGISTER',
    source: 'building-register',
    priority: 'HIGH',
    always: true,
  }),
  check({
    id: 'MAIN_USE',
    category: 'REGISTER',
    source: 'building-register',
    priority: 'HIGH',
  }),
  check({
    id: 'USE_LEGALITY',
    category: 'REGISTER',
    source: 'building-register',
    priority: 'HIGH',
  }),
  check({
    id: 'BUILDING_AGE',
    category: 'SITE',
    source: 'building-register',
  }),
  check({
    id: 'SITE_DEFECTS',
    category: 'SITE',
    source: 'site',
    always: true,
  }),
]

function brokerLiability(): Message {
  const { month, lowShare, highShare, checkedOn } = TOLD.BROKER_LIABILITY
  return message('BROKER_LIABILITY', { month, lowShare, highShare, checkedOn })
}

/** Checks on ownership, claims ahead of the tenant and the landlord's debts. Sources: R-LAW-18 to R-LAW-30. */
const RIGHTS_CHECKS: readonly Check[] = [
  check({
    id: 'REGISTRY_DOCUMENT',
    detail: sentences([
      message('CHECK_REGISTRY_DOCUMENT_DETAIL'),
      message('REGISTRY_ALERT', { year: TOLD.REGISTRY_ALERT.year }),
    ]),
    category: 'RIGHTS',
    source: 'registry-document',
    priority: 'HIGH',
    always: true,
    claims: 'SENIOR_DEBT',
    paper: paper('REGISTRY_DOCUMENT', {
      legalBasis: message('PAPER_REGISTRY_DOCUMENT_LEGAL_BASIS'),
      needsConsent: false,
      cost: message('PAPER_REGISTRY_DOCUMENT_COST'),
    }),
  }),
  check({
    id: 'OWNER_CHANGE',
    category: 'RIGHTS',
    source: 'registry-document',
    priority: 'HIGH',
  }),
  check({
    id: 'TRUST_LEDGER',
    category: 'RIGHTS',
    source: 'user-document',
    paper: paper('TRUST_LEDGER', {
      legalBasis: message('PAPER_TRUST_LEDGER_LEGAL_BASIS'),
      needsConsent: false,
      cost: message('PAPER_TRUST_LEDGER_COST'),
    }),
  }),
  check({
    id: 'ADD_CLAIMS',
    category: 'PRICE',
    source: 'registry-document',
    priority: 'HIGH',
  }),
  check({
    id: 'SENIOR_TENANT_DEPOSITS',
    category: 'RIGHTS',
    source: 'user-document',
    priority: 'HIGH',
  }),
  check({
    id: 'FIXED_DATE_LIST',
    category: 'RIGHTS',
    source: 'user-document',
    priority: 'HIGH',
    claims: 'SENIOR_DEPOSITS',
    paper: paper('FIXED_DATE_LIST', {
      legalBasis: message('PAPER_FIXED_DATE_LIST_LEGAL_BASIS'),
      needsConsent: true,
      cost: message('PAPER_FIXED_DATE_LIST_COST'),
    }),
  }),
  check({
    id: 'RESIDENT_LIST',
    detail: sentences([
      message('CHECK_RESIDENT_LIST_DETAIL'),
      message('RESIDENT_LIST_LEAVES_OUT', { from: TOLD.FOREIGN_RESIDENTS.from }),
    ]),
    category: 'RIGHTS',
    source: 'user-document',
    priority: 'HIGH',
    claims: 'SENIOR_DEPOSITS',
    paper: paper('RESIDENT_LIST', {
      legalBasis: message('PAPER_RESIDENT_LIST_LEGAL_BASIS'),
      needsConsent: true,
      cost: message('RESIDENT_LIST_FEE', TOLD.RESIDENT_LIST_FEE),
    }),
  }),
  check({
    id: 'TAX_CERTIFICATES',
    detail: sentences([
      message('CHECK_TAX_CERTIFICATES_DETAIL'),
      message('TAX_VIEWED_THERE', { checkedOn: TOLD.TAX_VIEWED_THERE.checkedOn }),
    ]),
    category: 'RIGHTS',
    source: 'user-document',
    priority: 'HIGH',
    claims: 'SENIOR_DEBT',
    paper: paper('TAX_CERTIFICATES', {
      legalBasis: message('PAPER_TAX_CERTIFICATES_LEGAL_BASIS'),
      needsConsent: false,
      cost: message('PAPER_TAX_CERTIFICATES_COST'),
    }),
  }),
]

/** Checks on sale prices and rents of similar homes, and on the cost of living in the home. */
const PRICE_CHECKS: readonly Check[] = [
  check({
    id: 'MARKET_PRICE',
    category: 'PRICE',
    source: 'sale-transaction',
  }),
  check({
    id: 'MARKET_QUOTATION',
    category: 'PRICE',
    source: 'user-document',
  }),
  check({
    id: 'LEASE_PRICE',
    category: 'PRICE',
    source: 'rent-transaction',
  }),
  check({
    id: 'PUBLIC_PRICE',
    category: 'PRICE',
    source: 'public-price',
  }),
  check({
    id: 'OFFICETEL_STANDARD_PRICE',
    category: 'PRICE',
    source: 'public-price',
  }),
  check({
    id: 'MAINTENANCE_FEE_DETAIL',
    category: 'COST',
    source: 'user-input',
  }),
]

/** Checks on signing, terms and follow-up. Sources: R-LAW-08 to R-LAW-13, R-LAW-18 to R-LAW-25, R-LAW-39 to R-LAW-41. */
const CONTRACT_CHECKS: readonly Check[] = [
  check({
    id: 'LANDLORD_IDENTITY',
    category: 'CONTRACT',
    source: 'registry-document',
    priority: 'HIGH',
    always: true,
    paper: paper('LANDLORD_IDENTITY', {
      legalBasis: null,
      needsConsent: false,
      cost: message('PAPER_LANDLORD_IDENTITY_COST'),
    }),
  }),
  check({
    id: 'LANDLORD_RECORD',
    detail: sentences([
      message('CHECK_LANDLORD_RECORD_DETAIL'),
      message('HUG_APP_GRADE', { month: TOLD.HUG_APP_GRADE.month, checkedOn: TOLD.HUG_APP_GRADE.checkedOn }),
    ]),
    category: 'CONTRACT',
    source: 'user-document',
    always: true,
    paper: paper('LANDLORD_RECORD', {
      legalBasis: message('PAPER_LANDLORD_RECORD_LEGAL_BASIS'),
      needsConsent: false,
      cost: message('PAPER_LANDLORD_RECORD_COST'),
    }),
  }),
  check({
    id: 'DEFAULTER_LIST',
    detail: sentences([
      message('CHECK_DEFAULTER_LIST_DETAIL'),
      message('TWO_LANDLORD_LISTS', { checkedOn: TOLD.TWO_LANDLORD_LISTS.checkedOn }),
    ]),
    category: 'CONTRACT',
    source: 'user-document',
    always: true,
  }),
  check({
    id: 'BROKER_REGISTRATION',
    category: 'CONTRACT',
    source: 'user-document',
    always: true,
  }),
  check({
    id: 'BROKER_EXPLANATION',
    detail: sentences([message('CHECK_BROKER_EXPLANATION_DETAIL'), brokerLiability()]),
    category: 'CONTRACT',
    source: 'user-document',
    paper: paper('BROKER_EXPLANATION', {
      legalBasis: message('PAPER_BROKER_EXPLANATION_LEGAL_BASIS'),
      needsConsent: false,
      cost: message('PAPER_BROKER_EXPLANATION_COST'),
    }),
  }),
  check({
    id: 'GUARANTEE',
    category: 'CONTRACT',
    source: 'user-document',
    always: true,
  }),
  check({
    id: 'REPAYMENT_PLAN',
    category: 'CONTRACT',
    source: 'rent-transaction',
  }),
  check({
    id: 'OWNER_MOVE_IN',
    category: 'CONTRACT',
    source: 'sale-transaction',
  }),
  check({
    id: 'OFFICETEL_MOVE_IN',
    category: 'CONTRACT',
    source: 'user-document',
    priority: 'HIGH',
  }),
  check({
    id: 'MOVE_IN_AND_FIXED_DATE',
    detail: sentences([message('CHECK_MOVE_IN_AND_FIXED_DATE_DETAIL'), FOREIGN_MOVE_IN]),
    category: 'CONTRACT',
    source: 'user-document',
    priority: 'HIGH',
    always: true,
  }),
  check({
    id: 'LEASE_REPORT',
    category: 'CONTRACT',
    source: 'user-document',
    priority: 'LOW',
  }),
  check({
    id: 'SPECIAL_TERMS',
    category: 'CONTRACT',
    source: 'user-document',
    priority: 'LOW',
    always: true,
  }),
  check({
    id: 'TENANT_SUPPORT',
    category: 'CONTRACT',
    source: 'user-document',
    priority: 'LOW',
    always: true,
  }),
]

/** Every check and paper, defined only here; their texts are in `words/ko/checks-*.ts` and next to it. */
export const CHECKS: readonly Check[] = [...REGISTER_CHECKS, ...RIGHTS_CHECKS, ...PRICE_CHECKS, ...CONTRACT_CHECKS]

const BY_ID = new Map(CHECKS.map((check) => [check.id, check]))

export function checkOf(id: CheckId): Check {
  const check = BY_ID.get(id)
  if (check === undefined) throw new RangeError(`no check ${id}`)
  return check
}

/** Always for a jeonse; for a monthly lease if the law grants access to the landlord's tax papers for its deposit. */
export function asksForTaxPapers({ purpose, depositManwon }: LeaseTerms): boolean {
  return purpose === 'JEONSE' || depositManwon > TAX_VIEWING.depositOver
}
