import { FULL_PAPER_NAMES, PAPER_NAMES } from '../paper-names.ts'

/** What each purpose of a diagnosis leaves to the user, and the names of the papers to request. */
export const PURPOSES = {
  PAPER_NAME: ({ paper }: { paper: keyof typeof FULL_PAPER_NAMES }) => FULL_PAPER_NAMES[paper],
  TAX_AND_VIOLATION: `임대인에게 국세와 지방세 ${PAPER_NAMES.TAX_CERTIFICATES}를 요구하고, ${PAPER_NAMES.BUILDING_REGISTER}을 발급받아 위반건축물 표시를 확인하십시오.`,
  LEASE_JEONSE_NAME: '전세 계약',
  LEASE_MONTHLY_RENT_NAME: '월세 계약',
  RESIDENTIAL_SALE_NAME: '주택 매매',
  SALE_REGISTRY: `${PAPER_NAMES.REGISTRY_DOCUMENT}에서 소유자와 근저당권을 확인하십시오.`,
  SALE_LAND_USE: '토지이용계획과 위반건축물 여부를 확인하십시오.',
  COMMERCIAL_STARTUP_NAME: '상가 창업',
  STARTUP_PERMITS: '업종의 인허가 조건과 건축물의 용도를 확인하십시오.',
  STARTUP_LEASE: '권리금과 상가건물 임대차 조건을 확인하십시오.',
  LAND_FOREST_DEVELOPMENT_NAME: '토지·임야 개발',
  LAND_USE_PLAN: '토지이용계획과 개발행위 허가 조건을 확인하십시오.',
  LAND_ACCESS: '도로 접함, 경사도, 농지·산지 전용 조건을 확인하십시오.',
  SMALL_COMMERCIAL_BUILDING_NAME: '꼬마빌딩 매입',
  BUILDING_LEASES: '임대차 현황과 임차인의 보증금을 확인하십시오.',
  BUILDING_VIOLATION_AND_USE: '위반건축물 여부와 건물의 용도를 확인하십시오.',
  DOCUMENT_RIGHTS_ASSISTANCE_NAME: '서류·권리 확인',
  ORIGINAL_PAPERS: `${PAPER_NAMES.REGISTRY_DOCUMENT}와 ${PAPER_NAMES.BUILDING_REGISTER} 원본을 확인하십시오.`,
  LEGAL_EXPERT: '서류의 해석은 법률 전문가에게 확인하십시오.',
}
