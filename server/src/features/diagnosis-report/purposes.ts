import type { DiagnosisPurpose } from '@lease-risk/contract/diagnosis-purposes'
import { checkOf } from '../../domain/checks/catalogue.ts'
import type { CheckId } from '../../domain/checks/check.ts'
import { PAPER_NAMES } from '../../domain/checks/paper-names.ts'
import type { ContractPurpose } from '../../domain/comparison/lease-terms.ts'
import type { Text, Unworded } from '../../words/message.ts'

const DIAGNOSIS_ENDPOINT = '/api/rent-risk-diagnoses'

/** What a purpose always leaves to the user: a sentence, and the checks that it stands for. */
export type PurposeItem = { checkIds: readonly CheckId[]; sentence: Text }

function item(...checkIds: [CheckId, ...CheckId[]]): PurposeItem {
  return { checkIds, sentence: checkOf(checkIds[0]).action }
}

/** Two papers that have cost tenants their deposits, in one line. */
export const TAX_AND_VIOLATION: PurposeItem = {
  checkIds: ['TAX_CERTIFICATES', 'VIOLATING_BUILDING'],
  sentence: `임대인에게 국세와 지방세 ${PAPER_NAMES.TAX_CERTIFICATES}를 요구하고, ${PAPER_NAMES.BUILDING_REGISTER}을 발급받아 위반건축물 표시를 확인하십시오.`,
}
export const VIOLATION_ALONE = item('VIOLATING_BUILDING')

const REGISTRY = item('REGISTRY_DOCUMENT', 'TRUST_LEDGER')
const SENIOR_TENANTS = item('SENIOR_TENANT_DEPOSITS', 'FIXED_DATE_LIST', 'RESIDENT_LIST')

/** In the order in which they are shown where nothing else decides. */
export const LEASE_ITEMS: Record<ContractPurpose, readonly PurposeItem[]> = {
  JEONSE: [REGISTRY, TAX_AND_VIOLATION, SENIOR_TENANTS, item('GUARANTEE'), item('SITE_DEFECTS')],
  MONTHLY_RENT: [
    REGISTRY,
    TAX_AND_VIOLATION,
    SENIOR_TENANTS,
    item('MAINTENANCE_FEE_DETAIL'),
    item('GUARANTEE'),
    item('SITE_DEFECTS'),
  ],
}

/** The purpose catalogue (R-DIAG-09): two that can be run, five that are only planned. */
export const DIAGNOSIS_PURPOSES: readonly Unworded<DiagnosisPurpose>[] = [
  executable('LEASE_JEONSE', 'JEONSE', '전세 계약'),
  executable('LEASE_MONTHLY_RENT', 'MONTHLY_RENT', '월세 계약'),
  planned('RESIDENTIAL_SALE', '주택 매매', [
    `${PAPER_NAMES.REGISTRY_DOCUMENT}에서 소유자와 근저당권을 확인하십시오.`,
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
    `${PAPER_NAMES.REGISTRY_DOCUMENT}와 ${PAPER_NAMES.BUILDING_REGISTER} 원본을 확인하십시오.`,
    '서류의 해석은 법률 전문가에게 확인하십시오.',
  ]),
]

function executable(
  purposeCode: DiagnosisPurpose['purposeCode'],
  leaseContractPurpose: ContractPurpose,
  purposeName: string,
): Unworded<DiagnosisPurpose> {
  return {
    purposeCode,
    purposeName,
    mvpSupported: true,
    currentEndpoint: DIAGNOSIS_ENDPOINT,
    leaseContractPurpose,
    directConfirmationRequiredItems: LEASE_ITEMS[leaseContractPurpose].map(({ sentence }) => sentence),
  }
}

function planned(
  purposeCode: DiagnosisPurpose['purposeCode'],
  purposeName: string,
  directConfirmationRequiredItems: string[],
): Unworded<DiagnosisPurpose> {
  return { purposeCode, purposeName, mvpSupported: false, currentEndpoint: null, directConfirmationRequiredItems }
}
