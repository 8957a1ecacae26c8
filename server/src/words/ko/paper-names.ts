/** The papers a tenant asks for, by the check each one answers. Sentences use these names. */
export const PAPER_NAMES = {
  BUILDING_REGISTER: '건축물대장',
  REGISTRY_DOCUMENT: '등기사항전부증명서',
  TRUST_LEDGER: '신탁원부',
  FIXED_DATE_LIST: '확정일자 부여현황',
  RESIDENT_LIST: '전입세대확인서',
  TAX_CERTIFICATES: '납세증명서',
  LANDLORD_IDENTITY: '신분증',
  LANDLORD_RECORD: '임대인 정보 조회 결과',
  BROKER_EXPLANATION: '확인·설명서',
}

/** Full names for requests. */
export const FULL_PAPER_NAMES: Record<keyof typeof PAPER_NAMES, string> = {
  ...PAPER_NAMES,
  TAX_CERTIFICATES: `국세·지방세 ${PAPER_NAMES.TAX_CERTIFICATES}`,
  LANDLORD_IDENTITY: `임대인의 ${PAPER_NAMES.LANDLORD_IDENTITY}과 위임장`,
  LANDLORD_RECORD: `안심전세앱의 ${PAPER_NAMES.LANDLORD_RECORD}`,
  BROKER_EXPLANATION: `중개대상물 ${PAPER_NAMES.BROKER_EXPLANATION}`,
}
