import { type Static, Type } from 'typebox'
import { DecisionCode, SourceKey } from './assessment-codes.ts'
import { Nullable } from './common.ts'
import { DiagnosisAnswer } from './diagnosis-answer.ts'
import {
  ChecklistItem,
  ConfirmationMatrix,
  DiagnosisFinding,
  NextActionItem,
  RiskFinding,
} from './diagnosis-findings.ts'
import { DescriptionContradiction, UnseenSeniorDeposits } from './diagnosis-hints.ts'
import { SinceLastDiagnosis } from './diagnosis-repeat.ts'
import { ContractPurpose, SelectedRentCandidate } from './diagnosis-request.ts'
import { DistrictFiguresSaid } from './district-figures.ts'
import { RiskAssessment } from './risk-assessment.ts'
import { ValueEstimate } from './value-estimate.ts'

const text = (description: string) => Type.String({ description })
const optionalText = (description: string) => Nullable(Type.String({ description }))
const optionalNumber = (description: string) => Nullable(Type.Number({ description }))

export const SectionState = Type.Enum(['success', 'partial', 'empty', 'unavailable', 'ambiguous', 'error'], {
  $id: 'SectionState',
  description:
    'success 확인, partial 간접 근거, empty 결과 없음, unavailable 조회하지 못함, ambiguous 후보 여럿, error 조회 실패. success가 아니면 자료 부족이며 좋은 신호가 아닙니다.',
})
export type SectionState = Static<typeof SectionState>

export const PropertyTypeCode = Type.Enum(
  ['APARTMENT', 'OFFICETEL', 'ROW_HOUSE_MULTI_UNIT', 'DETACHED_MULTI_FAMILY', 'NEIGHBORHOOD_FACILITY', 'UNKNOWN'],
  { $id: 'PropertyTypeCode', description: '주택 유형 코드' },
)

const InputSummary = Type.Object(
  {
    address: text('입력한 주소'),
    contractPurpose: ContractPurpose,
    contractPurposeName: text('계약 유형 이름'),
    depositAmountManwon: Type.Number({ description: '보증금(만원)' }),
    monthlyRentAmountManwon: Type.Number({ description: '월세(만원)' }),
    maintenanceFeeAmountManwon: Type.Number({ description: '월 관리비(만원)' }),
    exclusiveAreaSquareMeter: optionalNumber('전용면적(㎡)'),
    floorNumber: optionalNumber('층'),
    knownPropertyType: optionalText('사용자가 말한 주택 유형(공식 사실이 아님)'),
    listingDescription: optionalText('사용자가 옮긴 설명(공식 사실이 아님)'),
    selectedRentCandidate: Nullable(SelectedRentCandidate),
    selectedRegisterKey: Type.Optional(optionalText('고른 건축물대장 후보')),
  },
  { $id: 'DiagnosisInputSummary', description: '입력 확인' },
)

const DistrictCandidate = Type.Object(
  {
    legalDistrictCode: text('법정동코드'),
    fullName: text('전체 이름'),
    jibunAddress: Type.Optional(
      Nullable(
        Type.String({
          description: '입력에서 읽은 지번을 붙인 지번주소. 맞는지만 확인하면 됩니다. 지번이 없으면 null',
        }),
      ),
    ),
  },
  { $id: 'DistrictCandidate', description: '주소가 뜻할 수 있는 법정동이나 지번' },
)

const DistrictMatch = Type.Object(
  {
    basis: Type.Enum(['JUSO_SELECTION', 'PARSED_TEXT', 'STORED_NAME'], {
      description: '무엇으로 맞췄는지. STORED_NAME: 저장된 자료에 하나뿐인 건물 이름 또는 도로명주소',
    }),
    sidoName: text('시도'),
    sigunguName: optionalText('시군구'),
    emdName: optionalText('읍면동'),
    riName: optionalText('리'),
    formerLegalDistrictCode: optionalText('입력에 쓰인 폐지된 코드'),
    administrativeDistrictName: optionalText('행정동. 공식 자료로 확인되지 않으면 null'),
  },
  { $id: 'DistrictMatch', description: '법정동·행정동 맞춤 정보' },
)

const AddressSection = Type.Object(
  {
    state: Type.Enum(['success', 'empty'], { description: '정규화 결과' }),
    message: text('안내 문장'),
    inputAddress: text('입력한 주소'),
    jibunAddress: optionalText('정규화한 지번주소'),
    roadAddress: optionalText('도로명주소'),
    legalDistrictCode: optionalText('법정동코드 10자리'),
    lawdCd: optionalText('LAWD_CD(법정동코드 앞 5자리)'),
    legalDistrictName: optionalText('법정동 전체 이름'),
    districtMatch: Nullable(DistrictMatch),
    mountain: Type.Boolean({ description: '산 지번인지' }),
    mainLotNumber: optionalText('본번 4자리'),
    subLotNumber: optionalText('부번 4자리'),
    pnu: optionalText('필지고유번호 19자리'),
    unitText: optionalText('동·호 표기'),
    unread: Type.Optional(
      Type.Array(Type.String(), {
        description: '입력한 주소에서 쓰지 않은 말. 다 썼으면 빈 배열. 이 필드가 생기기 전의 진단에는 없습니다.',
      }),
    ),
    lookupAvailable: Type.Boolean({ description: '공공자료를 조회할 수 있는 주소인지' }),
    candidates: Type.Array(DistrictCandidate, { description: '이름이 모호할 때의 법정동 후보' }),
  },
  { $id: 'DiagnosisAddress', description: '정규화한 주소' },
)
export type AddressSection = Static<typeof AddressSection>

const RegisterCandidate = Type.Object(
  {
    registerKey: text('후보의 식별자(관리건축물대장 번호). 진단 요청의 selectedRegisterKey로 쓸 수 있습니다.'),
    buildingName: optionalText('건물명'),
    dongName: optionalText('동 이름'),
    mainUse: optionalText('주용도'),
    detailUse: optionalText('기타용도'),
    useApprovalDate: optionalText('사용승인일'),
    chosen: Type.Boolean({ description: '이 진단이 기준으로 삼은 건물인지' }),
  },
  {
    $id: 'RegisterCandidate',
    description:
      '같은 지번의 건축물대장 후보 한 동. 모든 후보에 같은 값은 여기서 null이고 물건 식별에 한 번만 있습니다.',
  },
)

const PropertyIdentity = Type.Object(
  {
    state: SectionState,
    propertyType: PropertyTypeCode,
    propertyTypeName: text('주택 유형 이름'),
    candidatePropertyTypes: Type.Array(PropertyTypeCode, { description: '가능한 유형' }),
    determinationBasis: Type.Enum(['REGISTER', 'USER_HINT', 'SAME_LOT_DEALS', 'NONE'], { description: '판단 근거' }),
    registerConfirmed: Type.Boolean({ description: '건축물대장으로 유형이 확인됐는지' }),
    determinationStatus: text('판단 상태 문장'),
    buildingName: optionalText('건물명'),
    mainUse: optionalText('주용도'),
    detailUse: optionalText('기타용도'),
    useApprovalDate: optionalText('사용승인일'),
    householdCount: optionalNumber('세대수'),
    familyCount: optionalNumber('가구수'),
    registerBuildingCount: Type.Integer({ description: '같은 지번의 표제부 주건축물 수' }),
    registerCandidates: Type.Optional(
      Type.Array(RegisterCandidate, {
        description:
          '계약할 건물일 수 있는 건축물대장 후보, 많아도 여덟 동. 그 밖의 동은 주소에 동을 적어 고릅니다. 한 동뿐이면 빈 목록이고, 이전 판의 결과에는 없습니다.',
      }),
    ),
    cautions: Type.Array(Type.String(), { description: '주의할 점' }),
  },
  { $id: 'PropertyIdentity', description: '물건 식별' },
)
export type PropertyIdentity = Static<typeof PropertyIdentity>

const DataStatus = Type.Object(
  {
    key: SourceKey,
    state: SectionState,
    title: text('제목'),
    details: Type.Array(Type.String(), { description: '설명 줄' }),
    lookupStatus: Nullable(Type.Enum(['FOUND', 'AMBIGUOUS', 'NOT_FOUND', 'UNAVAILABLE', 'ERROR']), {
      description: '조회 결과. 자동 조회 대상이 아니면 null',
    }),
    source: text('출처'),
    referencePeriod: optionalText('기준 기간(2026-08 ~ 2026-10) 또는 기준연도(2026)'),
    collectedAt: optionalText('수집 시각'),
    sampleCount: Nullable(Type.Integer({ description: '근거 건수' })),
  },
  { $id: 'DataStatus', description: '공공자료 상태 카드' },
)
export type DataStatus = Static<typeof DataStatus>

const RiskSummary = Type.Object(
  {
    title: text('제목'),
    summary: text('요약'),
    riskLevel: text('수준 이름'),
    riskLevelCode: Type.Enum(
      ['CONDITIONAL_REVIEW', 'REGIONAL_REFERENCE_ONLY', 'FURTHER_CONFIRMATION_NEEDED', 'NOT_ENOUGH_DATA'],
      { description: '수준 코드' },
    ),
    reasons: Type.Array(Type.String(), { description: '이유 문장' }),
  },
  { $id: 'RiskSummary', description: '위험 요약' },
)
export type RiskSummary = Static<typeof RiskSummary>

const DecisionSummary = Type.Object(
  {
    statusCode: DecisionCode,
    label: text('이름'),
    title: text('제목'),
    summary: text('요약'),
    dataConfidenceLabel: text('자료 신뢰 수준'),
    primaryAction: text('가장 먼저 할 일'),
    cautionMessage: text('주의 문구'),
  },
  { $id: 'DecisionSummary', description: '최상위 판단' },
)
export type DecisionSummary = Static<typeof DecisionSummary>

export const FinishedStatus = Type.Enum(['COMPLETED', 'FALLBACK_COMPLETED'], {
  description:
    'COMPLETED 모든 자료에서 답을 받음, FALLBACK_COMPLETED 답을 받지 못한 자료가 있거나 모델 점수 대신 규칙 점수를 씀. 이전 진단에는 없을 수 있습니다.',
})
export type FinishedStatus = Static<typeof FinishedStatus>

export const RentRiskDiagnosisResponse = Type.Object(
  {
    diagnosisId: Type.Integer({ description: '저장된 진단 이력 번호' }),
    diagnosisState: Type.Enum(['success', 'empty'], { description: 'empty는 주소를 확인하지 못한 제한된 결과' }),
    processingStatus: Type.Optional(FinishedStatus),
    createdAt: Type.String({ description: '진단 시각(ISO 8601)' }),
    answer: Type.Optional(DiagnosisAnswer),
    decision: Type.Optional(DecisionCode),
    inputSummary: InputSummary,
    address: AddressSection,
    propertyIdentity: PropertyIdentity,
    dataStatuses: Type.Array(DataStatus, { description: '자료 상태 카드 다섯 장' }),
    riskSummary: RiskSummary,
    decisionSummary: DecisionSummary,
    topRiskFindings: Type.Array(RiskFinding, { minItems: 3, maxItems: 3, description: '주요 위험 카드 세 장' }),
    confirmationMatrix: ConfirmationMatrix,
    riskAssessment: RiskAssessment,
    valueEstimate: Type.Optional(
      Nullable(ValueEstimate, {
        description:
          '추정 매매가. 면적을 모르거나, 거래가 적거나, 같은 단지의 거래와 면적이 두 배 넘게 다르거나, 여러 가구가 사는 집이면 null, 이전 판의 결과에는 없습니다.',
      }),
    ),
    jeonseEstimate: Type.Optional(
      Nullable(ValueEstimate, {
        description: '추정 전세 보증금. 월세이거나 추정하지 못하면 null, 이전 판의 결과에는 없습니다.',
      }),
    ),
    checklist: Type.Array(ChecklistItem, { description: '계약 전 확인 목록' }),
    findings: Type.Optional(
      Type.Array(DiagnosisFinding, { description: '발견 사항 전체. 이전 판의 결과에는 없습니다.' }),
    ),
    nextActions: Type.Array(Type.String(), { description: '다음에 할 일' }),
    nextActionItems: Type.Optional(
      Type.Array(NextActionItem, { description: 'nextActions와 같은 순서. 이전 판의 결과에는 없습니다.' }),
    ),
    descriptionContradictions: Type.Optional(
      Type.Array(DescriptionContradiction, {
        description: '매물 설명이 공공자료나 입력과 다른 점. 이전 판의 결과에는 없습니다.',
      }),
    ),
    unseenSeniorDeposits: Type.Optional(
      Nullable(UnseenSeniorDeposits, {
        description:
          '다가구에서 다른 가구의 보증금을 가정해 본 금액. 해당하지 않으면 null, 이전 판의 결과에는 없습니다.',
      }),
    ),
    districtFigures: Type.Optional(DistrictFiguresSaid),
    sinceLastDiagnosis: Type.Optional(
      Nullable(SinceLastDiagnosis, {
        description:
          '로그인한 사용자가 같은 지번을 다시 진단했을 때 지난 진단과 달라진 것. 처음이거나 로그인하지 않았으면 null',
      }),
    ),
  },
  { $id: 'RentRiskDiagnosisResponse', description: '정확한 주소의 전월세 위험 사전 진단 결과' },
)
export type RentRiskDiagnosisResponse = Static<typeof RentRiskDiagnosisResponse>
