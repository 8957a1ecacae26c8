import type { CheckId } from '../checks/check.ts'

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
} as const satisfies Record<string, CheckId>

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
} as const satisfies Record<string, CheckId>

export const PAPER_REASON_CODES = [
  'PAPER_OF_OTHER_HOME',
  ...(Object.keys(STOPS) as (keyof typeof STOPS)[]),
  'CLAIMS_ABOVE_VALUE',
  'CLAIMS_MAY_EXCEED_VALUE',
  'CLAIMS_NEAR_VALUE',
  'CLAIM_OF_UNKNOWN_AMOUNT',
  ...(Object.keys(CAUTIONS) as (keyof typeof CAUTIONS)[]),
] as const
export type PaperReasonCode = (typeof PAPER_REASON_CODES)[number]
