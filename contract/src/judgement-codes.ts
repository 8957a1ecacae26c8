import { type Static, Type } from 'typebox'

export const CriterionCode = Type.Enum(
  [
    'PROPERTY_IDENTITY_RISK',
    'DEPOSIT_TO_VALUE_RISK',
    'MARKET_PRICE_COMPARISON_RISK',
    'SALE_TRANSACTION_SUPPORT_RISK',
    'PUBLIC_PRICE_SUPPORT_RISK',
    'BUILDING_LEGAL_USE_RISK',
    'BUILDING_AGE_CONDITION_RISK',
    'MULTI_HOUSEHOLD_SENIOR_TENANT_RISK',
    'REGISTRY_RIGHTS_RISK',
    'GUARANTEE_INSURANCE_RISK',
    'MONTHLY_COST_BURDEN_RISK',
    'CONTRACT_CHECKLIST_RISK',
  ],
  { $id: 'CriterionCode', description: '평가 항목 코드. 결과의 순서와 같습니다.' },
)
export type CriterionCode = Static<typeof CriterionCode>

export const FindingCode = Type.Enum(
  [
    'ADDRESS_NOT_CONFIRMED',
    'BUILDING_CONFIRMED',
    'REGISTER_MISSING',
    'SEVERAL_BUILDINGS',
    'TYPE_OPEN',
    'TYPE_FROM_HINT',
    'TYPE_FROM_SAME_LOT_DEALS',
    'HINT_DIFFERS',
    'FLOOR_ABOVE_BUILDING',
    'FLOOR_BELOW_BUILDING',
    'DONG_NOT_IN_REGISTER',
    'HO_NOT_PLAUSIBLE',
    'BASEMENT',
    'MAIN_USE',
    'NEIGHBORHOOD_FACILITY',
    'NON_RESIDENTIAL',
    'MIXED_USE',
    'USE_UNCLEAR',
    'OFFICETEL_USE',
    'BUILDING_AGE',
    'OLD_BUILDING',
    'APPROVAL_DATE_MISSING',
    'LEASE_AMOUNT',
    'LEASE_AMOUNT_HIGH',
    'LEASE_AMOUNT_LOW',
    'LEASE_DEPOSIT',
    'LEASES_MISSING',
    'LEASES_LOWER_RELIABILITY',
    'LEASES_FEW_DEALS',
    'REGIONAL_LEASES',
    'REGIONAL_LEASES_HIGH',
    'REVERSE_JEONSE',
    'NO_DEPOSIT',
    'DEPOSIT_TO_SALE_PRICE',
    'DEPOSIT_SHARE_NOTEWORTHY',
    'DEPOSIT_NEAR_SALE_PRICE',
    'DEPOSIT_ABOVE_SALE_PRICE',
    'SALES_MISSING',
    'SALES_LOWER_RELIABILITY',
    'SALES_FEW_DEALS',
    'SALE_SUPPORT',
    'REGIONAL_SALES',
    'REGIONAL_SALES_HIGH',
    'OWN_YARDSTICK',
    'NO_VALUE_EVIDENCE',
    'DEPOSIT_TO_PUBLIC_PRICE',
    'DEPOSIT_ABOVE_PUBLIC_PRICE_LINE',
    'PUBLIC_PRICE_MISSING',
    'NO_PUBLIC_PRICE_FOR_OFFICETEL',
    'NO_PUBLIC_PRICE_FOR_USE',
    'OTHER_DEPOSITS_UNKNOWN',
    'SHARED_HOUSE',
    'MONTHLY_FIXED_COST',
    'MONTHLY_COST',
    'MONTHLY_COST_HIGH',
    'JEONSE_FEE',
    'RENT_IGNORED_FOR_JEONSE',
    'SELECTED_CANDIDATE',
    'AMOUNT_UNREALISTIC',
    'RISKS_ADD_UP',
    'SENIOR_TENANTS',
    'REGISTRY_RIGHTS',
    'TAX_ARREARS',
    'GUARANTEE',
    'CONTRACT_PARTIES',
    'VIOLATING_BUILDING',
    'SITE_DEFECTS',
  ],
  { $id: 'FindingCode', description: '발견 사항 코드. 한 가지 일은 어느 구역에서든 같은 코드로 나옵니다.' },
)
export type FindingCode = Static<typeof FindingCode>

export const FindingSeverity = Type.Enum(['SEVERE', 'CAUTION', 'GAP', 'ASK', 'NOTE'], {
  $id: 'FindingSeverity',
  description:
    'SEVERE 멈추고 검토할 이유, CAUTION 먼저 풀어야 할 주의, GAP 공공자료에서 확인하지 못함, ASK 직접 확인할 것, NOTE 참고. 없음이 좋은 신호인 값은 없습니다.',
})

export const CheckId = Type.Enum(
  [
    'INPUT_AMOUNTS',
    'CONTRACT_TYPE',
    'ADDRESS_AND_UNIT',
    'REGISTER_CHOICE',
    'UNIT_ON_SITE',
    'BUILDING_REGISTER',
    'VIOLATING_BUILDING',
    'MAIN_USE',
    'USE_LEGALITY',
    'REGISTRY_DOCUMENT',
    'TRUST_LEDGER',
    'ADD_CLAIMS',
    'SENIOR_TENANT_DEPOSITS',
    'FIXED_DATE_LIST',
    'RESIDENT_LIST',
    'TAX_CERTIFICATES',
    'LANDLORD_IDENTITY',
    'BROKER_EXPLANATION',
    'GUARANTEE',
    'REPAYMENT_PLAN',
    'OFFICETEL_MOVE_IN',
    'MOVE_IN_AND_FIXED_DATE',
    'LEASE_REPORT',
    'SPECIAL_TERMS',
    'MARKET_PRICE',
    'LEASE_PRICE',
    'PUBLIC_PRICE',
    'OFFICETEL_STANDARD_PRICE',
    'MAINTENANCE_FEE_DETAIL',
    'BUILDING_AGE',
    'SITE_DEFECTS',
  ],
  {
    $id: 'CheckId',
    description:
      '확인할 일과 서류의 코드. 확인 목록, 확인 현황, 다음에 할 일, 총점을 바꿀 수 있는 자료가 같은 코드를 씁니다.',
  },
)
export type CheckId = Static<typeof CheckId>

export const SourceKey = Type.Enum(
  ['building-register', 'rent-transaction', 'sale-transaction', 'public-price', 'registry-document'],
  { $id: 'SourceKey', description: '자료 상태 카드의 자료 종류' },
)

export const CheckSource = Type.Enum(
  [
    'building-register',
    'rent-transaction',
    'sale-transaction',
    'public-price',
    'registry-document',
    'address',
    'user-input',
    'user-document',
    'site',
  ],
  {
    $id: 'CheckSource',
    description:
      '자료 종류: 상태 카드의 key, 또는 address(주소), user-input(입력), user-document(직접 발급), site(현장)',
  },
)

export const SampleLevel = Type.Enum(
  ['SAME_LOT_SIMILAR', 'SAME_LOT_AREA', 'SAME_DISTRICT_SIMILAR', 'SAME_LOT_ALL', 'SAME_DISTRICT_ALL'],
  { $id: 'SampleLevel', description: '거래 표본의 수준. 앞의 것일수록 이 집에 가깝습니다.' },
)
