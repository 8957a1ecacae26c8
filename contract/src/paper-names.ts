/** Papers that a tenant requests, by `checkId`. A test of the service compares them with its catalogue of checks. */
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
} as const

/** A room of the tenants' table: a number or a word for a floor, so that no name of a person fits. */
export const ROOM_PATTERN = '^[0-9A-Za-z가-힣 -]{0,8}(\\d|옥탑|지하|지층)[0-9A-Za-z가-힣 -]{0,3}$'

/** `201호 ` and `201` are one room. */
export function plainRoom(room: string): string {
  return room.replaceAll(/\s|호$/g, '').toUpperCase()
}
