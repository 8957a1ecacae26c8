import { message } from '../../words/message.ts'
import { type Check, check, paper } from './check.ts'

/** Checks on signing, terms and follow-up. Sources: R-LAW-08 to R-LAW-13, R-LAW-18 to R-LAW-25, R-LAW-39 to R-LAW-41. */
export const CONTRACT_CHECKS: readonly Check[] = [
  check({
    id: 'LANDLORD_IDENTITY',
    category: 'CONTRACT',
    source: 'registry-document',
    priority: 'HIGH',
    always: true,
    paper: paper('LANDLORD_IDENTITY', { legalBasis: null, needsConsent: false }),
  }),
  check({
    id: 'LANDLORD_RECORD',
    category: 'CONTRACT',
    source: 'user-document',
    always: true,
    paper: paper('LANDLORD_RECORD', {
      legalBasis: message('PAPER_LANDLORD_RECORD_LEGAL_BASIS'),
      needsConsent: false,
    }),
  }),
  check({
    id: 'DEFAULTER_LIST',
    category: 'CONTRACT',
    source: 'user-document',
    always: true,
  }),
  check({
    id: 'BROKER_EXPLANATION',
    category: 'CONTRACT',
    source: 'user-document',
    paper: paper('BROKER_EXPLANATION', {
      legalBasis: message('PAPER_BROKER_EXPLANATION_LEGAL_BASIS'),
      needsConsent: false,
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
    id: 'OFFICETEL_MOVE_IN',
    category: 'CONTRACT',
    source: 'user-document',
    priority: 'HIGH',
  }),
  check({
    id: 'MOVE_IN_AND_FIXED_DATE',
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
