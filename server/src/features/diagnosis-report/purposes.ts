import type { DiagnosisPurpose } from '@lease-risk/contract/diagnosis-purposes'
import type { UserPaperField } from '../../domain/assessment/user-papers.ts'
import type { ContractPurpose } from '../../domain/comparison/lease-terms.ts'

/** How a purpose item begins where it is merged into the next actions (decisions.md section 4). */
export const DIRECT_CONFIRMATION_PREFIX = '직접 확인 필요: '

const DIAGNOSIS_ENDPOINT = '/api/rent-risk-diagnoses'

const REGISTRY = '등기사항전부증명서에서 소유자, 근저당권, 압류, 신탁등기를 확인하십시오.'
const SENIOR_TENANTS = '먼저 들어온 임차인이 있는지와 그 보증금 합계를 확인하십시오.'
const JEONSE_GUARANTEE = '전세보증금 반환보증에 가입할 수 있는지 보증기관에 확인하십시오.'
const GUARANTEE = '보증금 반환보증에 가입할 수 있는지 보증기관에 확인하십시오.'
const ARREARS = '임대인의 국세와 지방세 체납 여부를 납세증명서로 확인하십시오.'
const SITE_DEFECTS = '누수, 곰팡이, 난방, 불법 증축 같은 현장의 하자를 확인하십시오.'

/** The papers of the assessment that a lease's item asks for; an item that is missing here asks for none of them. */
const PAPERS_ASKED_FOR: Record<string, readonly UserPaperField[]> = {
  [REGISTRY]: ['registryDocument', 'trustLedger'],
  [SENIOR_TENANTS]: ['fixedDateList', 'residentList'],
  [JEONSE_GUARANTEE]: ['guaranteeConditions'],
  [GUARANTEE]: ['guaranteeConditions'],
  [ARREARS]: ['taxCertificates'],
  [SITE_DEFECTS]: ['siteCondition'],
}

/** The purpose catalogue of spec.md: two that can be run, five that are only planned. */
export const DIAGNOSIS_PURPOSES: readonly DiagnosisPurpose[] = [
  {
    ...executable('LEASE_JEONSE', 'JEONSE', '전세 계약'),
    directConfirmationRequiredItems: [REGISTRY, SENIOR_TENANTS, JEONSE_GUARANTEE, ARREARS, SITE_DEFECTS],
  },
  {
    ...executable('LEASE_MONTHLY_RENT', 'MONTHLY_RENT', '월세 계약'),
    directConfirmationRequiredItems: [
      REGISTRY,
      SENIOR_TENANTS,
      '관리비에 들어 있는 항목과 따로 내는 요금을 확인하십시오.',
      GUARANTEE,
      SITE_DEFECTS,
    ],
  },
  planned('RESIDENTIAL_SALE', '주택 매매', [
    '등기사항전부증명서에서 소유자와 근저당권을 확인하십시오.',
    '토지이용계획과 위반건축물 여부를 확인하십시오.',
  ]),
  planned('COMMERCIAL_STARTUP', '상가 창업', [
    '업종의 인허가 조건과 건축물의 용도를 확인하십시오.',
    '권리금과 상가건물 임대차 조건을 확인하십시오.',
  ]),
  planned('LAND_FOREST_DEVELOPMENT', '토지·임야 개발', [
    '토지이용계획과 개발행위 허가 조건을 확인하십시오.',
    '도로 접함, 경사도, 농지·산지 전용 조건을 확인하십시오.',
  ]),
  planned('SMALL_COMMERCIAL_BUILDING', '꼬마빌딩 매입', [
    '임대차 현황과 임차인의 보증금을 확인하십시오.',
    '위반건축물 여부와 건물의 용도를 확인하십시오.',
  ]),
  planned('DOCUMENT_RIGHTS_ASSISTANCE', '서류·권리 확인', [
    '등기사항전부증명서와 건축물대장 원본을 확인하십시오.',
    '서류의 해석은 법률 전문가에게 확인하십시오.',
  ]),
]

/** What the user has to confirm for a lease, whatever the public data say. */
export function directConfirmationItems(purpose: ContractPurpose): readonly string[] {
  const entry = DIAGNOSIS_PURPOSES.find(({ leaseContractPurpose }) => leaseContractPurpose === purpose)
  return entry?.directConfirmationRequiredItems ?? []
}

/** Which papers one of these items asks the user to get. */
export function papersAskedFor(item: string): readonly UserPaperField[] {
  return PAPERS_ASKED_FOR[item] ?? []
}

function executable(
  purposeCode: DiagnosisPurpose['purposeCode'],
  leaseContractPurpose: ContractPurpose,
  purposeName: string,
) {
  return { purposeCode, purposeName, mvpSupported: true, currentEndpoint: DIAGNOSIS_ENDPOINT, leaseContractPurpose }
}

function planned(
  purposeCode: DiagnosisPurpose['purposeCode'],
  purposeName: string,
  directConfirmationRequiredItems: string[],
): DiagnosisPurpose {
  return { purposeCode, purposeName, mvpSupported: false, currentEndpoint: null, directConfirmationRequiredItems }
}
