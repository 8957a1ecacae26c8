/** What is assessed. */
export const CRITERIA = {
  LEASE_RISK_TEMPLATE: '주택 임대차 계약 전 위험 진단',
  CRITERION_NAME: ({ criterion }: { criterion: Criterion }) => NAMES[criterion],
  SENTENCE_OF_MODEL: ({ sentence }: { sentence: string; byRules: string }) => sentence,
  TOTAL_RISK_SCORE: ({ rules }: { rules: string }) => `위험 점수(${rules})`,
}

const NAMES = {
  PROPERTY_IDENTITY_RISK: '대상 건물 확인',
  DEPOSIT_TO_VALUE_RISK: '보증금과 주택 가격 비교',
  MARKET_PRICE_COMPARISON_RISK: '주변 임대차 시세 비교',
  SALE_TRANSACTION_SUPPORT_RISK: '매매 실거래 근거',
  PUBLIC_PRICE_SUPPORT_RISK: '공시가격 대비 보증금',
  BUILDING_LEGAL_USE_RISK: '건축물 용도',
  BUILDING_AGE_CONDITION_RISK: '건물 경과 연수',
  MULTI_HOUSEHOLD_SENIOR_TENANT_RISK: '선순위 임차인',
  REGISTRY_RIGHTS_RISK: '등기 권리관계',
  GUARANTEE_INSURANCE_RISK: '보증금 반환보증',
  MONTHLY_COST_BURDEN_RISK: '월 고정비 부담',
  CONTRACT_CHECKLIST_RISK: '계약 전 확인 사항',
}
export type Criterion = keyof typeof NAMES
