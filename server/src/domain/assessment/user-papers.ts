import type { CriterionCode } from './assessment.ts'

/**
 * A paper or check that only the user can get. `claims`: what it reveals comes out of the home's value before the deposit
 * does, so it would be added to the deposit where that is compared with a value.
 */
export type UserPaper = {
  criterionCode: CriterionCode
  field: string
  name: string
  claims: 'SENIOR_DEBT' | 'SENIOR_DEPOSITS' | null
  requiredAction: string
}

/** In the order in which the four user-confirmed criteria name them. */
export const USER_PAPERS = [
  {
    criterionCode: 'MULTI_HOUSEHOLD_SENIOR_TENANT_RISK',
    field: 'fixedDateList',
    name: '확정일자 부여현황',
    claims: 'SENIOR_DEPOSITS',
    requiredAction: '임대인의 동의를 받아 주민센터에서 확정일자 부여현황을 발급받으십시오.',
  },
  {
    criterionCode: 'MULTI_HOUSEHOLD_SENIOR_TENANT_RISK',
    field: 'residentList',
    name: '전입세대확인서',
    claims: 'SENIOR_DEPOSITS',
    requiredAction: '주민센터에서 전입세대확인서를 발급받아 이미 전입한 세대를 확인하십시오.',
  },
  {
    criterionCode: 'REGISTRY_RIGHTS_RISK',
    field: 'registryDocument',
    name: '등기사항전부증명서',
    claims: 'SENIOR_DEBT',
    requiredAction: '인터넷등기소에서 등기사항전부증명서를 발급받아 갑구와 을구를 확인하십시오.',
  },
  {
    criterionCode: 'REGISTRY_RIGHTS_RISK',
    field: 'trustLedger',
    name: '신탁원부',
    claims: null,
    requiredAction: '신탁등기가 있으면 신탁원부와 수탁자의 서면 동의를 확인하십시오.',
  },
  {
    criterionCode: 'REGISTRY_RIGHTS_RISK',
    field: 'taxCertificates',
    name: '임대인의 국세·지방세 납세증명서',
    claims: 'SENIOR_DEBT',
    requiredAction: '계약할 때 임대인에게 납세증명서를 요구하거나 세무서에서 미납 국세를 열람하십시오.',
  },
  {
    criterionCode: 'GUARANTEE_INSURANCE_RISK',
    field: 'guaranteeConditions',
    name: '보증기관의 가입 조건 확인',
    claims: null,
    requiredAction: '계약 전에 보증기관에 주소, 보증금, 선순위 채권을 알려 가입 조건을 문의하십시오.',
  },
  {
    criterionCode: 'CONTRACT_CHECKLIST_RISK',
    field: 'landlordIdentity',
    name: '임대인의 신분증',
    claims: null,
    requiredAction:
      '등기부의 소유자와 임대인의 신분증이 같은지 확인하고, 대리인이면 위임장과 인감증명서를 확인하십시오.',
  },
  {
    criterionCode: 'CONTRACT_CHECKLIST_RISK',
    field: 'brokerExplanation',
    name: '중개대상물 확인·설명서',
    claims: null,
    requiredAction: '공인중개사에게 중개대상물 확인·설명서를 받아 권리관계와 체납 설명을 확인하십시오.',
  },
  {
    criterionCode: 'CONTRACT_CHECKLIST_RISK',
    field: 'siteCondition',
    name: '현장 확인',
    claims: null,
    requiredAction: '누수, 결로, 불법 증축, 호실 표시를 현장에서 확인하고 사진으로 남기십시오.',
  },
] as const satisfies readonly UserPaper[]

export type UserPaperField = (typeof USER_PAPERS)[number]['field']
