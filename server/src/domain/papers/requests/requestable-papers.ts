import { checkOf } from '../../checks/catalogue.ts'
import type { CheckId, Paper } from '../../checks/check.ts'

/** The checks that a paper answers, in the order of the catalogue; what the paper is, the check tells. */
export const PAPER_IDS = [
  'BUILDING_REGISTER',
  'REGISTRY_DOCUMENT',
  'TRUST_LEDGER',
  'FIXED_DATE_LIST',
  'RESIDENT_LIST',
  'TAX_CERTIFICATES',
  'LANDLORD_IDENTITY',
  'BROKER_EXPLANATION',
] as const satisfies CheckId[]
export type PaperId = (typeof PAPER_IDS)[number]

/** As one asks for them. */
const PAPER_NAMES: Record<PaperId, string> = {
  BUILDING_REGISTER: '건축물대장',
  REGISTRY_DOCUMENT: '등기사항전부증명서',
  TRUST_LEDGER: '신탁원부',
  FIXED_DATE_LIST: '확정일자 부여현황',
  RESIDENT_LIST: '전입세대확인서',
  TAX_CERTIFICATES: '국세·지방세 납세증명서',
  LANDLORD_IDENTITY: '임대인의 신분증과 위임장',
  BROKER_EXPLANATION: '중개대상물 확인·설명서',
}

export type RequestablePaper = Paper & { name: string }

export function requestablePaper(id: PaperId): RequestablePaper {
  const { paper } = checkOf(id)
  if (paper === null) throw new RangeError(`${id} has no paper`)
  return { name: PAPER_NAMES[id], ...paper }
}
