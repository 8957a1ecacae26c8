import { PAPER_NAMES } from '../ko/paper-names.ts'

/** English names of the papers, each with its Korean name, which a tenant uses at an office. */
export const PAPERS = {
  BUILDING_REGISTER: `building register (${PAPER_NAMES.BUILDING_REGISTER})`,
  REGISTRY_DOCUMENT: `certificate of registered matters (${PAPER_NAMES.REGISTRY_DOCUMENT})`,
  TRUST_LEDGER: `trust ledger (${PAPER_NAMES.TRUST_LEDGER})`,
  FIXED_DATE_LIST: `list of fixed dates (${PAPER_NAMES.FIXED_DATE_LIST})`,
  RESIDENT_LIST: `list of registered households (${PAPER_NAMES.RESIDENT_LIST})`,
  TAX_CERTIFICATES: `tax clearance certificate (${PAPER_NAMES.TAX_CERTIFICATES})`,
  LANDLORD_IDENTITY: `proof of identity (${PAPER_NAMES.LANDLORD_IDENTITY})`,
  LANDLORD_RECORD: `record of the landlord at HUG (${PAPER_NAMES.LANDLORD_RECORD})`,
  BROKER_EXPLANATION: `broker's explanation of the property (${PAPER_NAMES.BROKER_EXPLANATION})`,
} as const

/** The name of the move-in report at an office, in brackets wherever a reader is told to make it. */
export const MOVE_IN_REPORT = '전입신고; for foreigners 체류지 변경신고'

/** Full names for requests, within a sentence. */
export const FULL_PAPERS = {
  ...PAPERS,
  TAX_CERTIFICATES: `${PAPERS.TAX_CERTIFICATES} of national and of local taxes`,
  LANDLORD_IDENTITY: `${PAPERS.LANDLORD_IDENTITY} of the landlord and the letter of authority (위임장)`,
} as const

/** Capitalizes a name for use as a title or list item. */
export function asTitle(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`
}
