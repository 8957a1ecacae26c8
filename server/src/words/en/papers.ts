/** The papers under their English names, each with its Korean one: a tenant asks for it at an office. */
export const PAPERS = {
  BUILDING_REGISTER: 'building register (건축물대장)',
  REGISTRY_DOCUMENT: 'certificate of registered matters (등기사항전부증명서)',
  TRUST_LEDGER: 'trust ledger (신탁원부)',
  FIXED_DATE_LIST: 'list of fixed dates (확정일자 부여현황)',
  RESIDENT_LIST: 'list of registered households (전입세대확인서)',
  TAX_CERTIFICATES: 'tax clearance certificate (납세증명서)',
  LANDLORD_IDENTITY: 'proof of identity (신분증)',
  BROKER_EXPLANATION: "broker's explanation of the property (확인·설명서)",
} as const
