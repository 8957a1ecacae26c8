import type { CheckId, PaperReasonCode } from '@lease-risk/contract/codes/assessment'

/** Cautions of papers that stop, in the order in which they lead (R-ANSWER-10). */
export const STOPS = {
  AUCTION: 'REGISTRY_DOCUMENT',
  TRUST: 'TRUST_LEDGER',
  OWNER_NO: 'LANDLORD_IDENTITY',
  LEASE_REGISTRATION: 'REGISTRY_DOCUMENT',
  INJUNCTION: 'REGISTRY_DOCUMENT',
  PROVISIONAL_REGISTRATION: 'REGISTRY_DOCUMENT',
  SEIZURE: 'TAX_CERTIFICATES',
  PROVISIONAL_SEIZURE: 'REGISTRY_DOCUMENT',
  NO_LAND_RIGHT: 'REGISTRY_DOCUMENT',
} as const satisfies Partial<Record<PaperReasonCode, CheckId>>

/** Cautions of papers that lead after the value, in this order; none of them stops by itself. */
export const CAUTIONS = {
  LANDLORD_LISTED: 'DEFAULTER_LIST',
  LANDLORD_BARRED: 'LANDLORD_RECORD',
  LANDLORD_REPAID: 'LANDLORD_RECORD',
  AGENT_WITHOUT_AUTHORITY: 'LANDLORD_IDENTITY',
  VIOLATION_MARK: 'VIOLATING_BUILDING',
  JEONSE_RIGHT: 'REGISTRY_DOCUMENT',
  SEPARATE_LAND_REGISTRY: 'REGISTRY_DOCUMENT',
  ENTRY_AFTER_CONTRACT: 'REGISTRY_DOCUMENT',
  OTHER_PART: 'REGISTRY_DOCUMENT',
} as const satisfies Partial<Record<PaperReasonCode, CheckId>>
