import { message } from '../../words/message.ts'
import { type Check, check, paper } from './check.ts'

/** Checks on ownership, claims ahead of the tenant and the landlord's debts. Sources: R-LAW-18 to R-LAW-30. */
export const RIGHTS_CHECKS: readonly Check[] = [
  check({
    id: 'REGISTRY_DOCUMENT',
    category: 'RIGHTS',
    source: 'registry-document',
    priority: 'HIGH',
    always: true,
    claims: 'SENIOR_DEBT',
    paper: paper('REGISTRY_DOCUMENT', {
      legalBasis: message('PAPER_REGISTRY_DOCUMENT_LEGAL_BASIS'),
      needsConsent: false,
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
    paper: paper('TRUST_LEDGER', { legalBasis: message('PAPER_TRUST_LEDGER_LEGAL_BASIS'), needsConsent: false }),
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
    paper: paper('FIXED_DATE_LIST', { legalBasis: message('PAPER_FIXED_DATE_LIST_LEGAL_BASIS'), needsConsent: true }),
  }),
  check({
    id: 'RESIDENT_LIST',
    category: 'RIGHTS',
    source: 'user-document',
    priority: 'HIGH',
    claims: 'SENIOR_DEPOSITS',
    paper: paper('RESIDENT_LIST', { legalBasis: message('PAPER_RESIDENT_LIST_LEGAL_BASIS'), needsConsent: true }),
  }),
  check({
    id: 'TAX_CERTIFICATES',
    category: 'RIGHTS',
    source: 'user-document',
    priority: 'HIGH',
    claims: 'SENIOR_DEBT',
    paper: paper('TAX_CERTIFICATES', {
      legalBasis: message('PAPER_TAX_CERTIFICATES_LEGAL_BASIS'),
      needsConsent: false,
    }),
  }),
]
