import { type Static, Type } from 'typebox'
import { DecisionCode } from './assessment-codes.ts'
import { Nullable, PageQuery } from './common.ts'
import { DiagnosisAnswer } from './diagnosis-answer.ts'
import { PAPER_NAMES } from './paper-names.ts'

export const DiagnosisState = Type.Enum(['success', 'empty'], {
  description: 'success 진단 완료, empty 주소를 확인하지 못한 제한된 결과',
})

export const RegistryConfirmationStatus = Type.Enum(['NOT_CHECKED', 'CHECKED', 'NEEDS_HELP'], {
  description: 'NOT_CHECKED 확인 전, CHECKED 직접 확인함, NEEDS_HELP 도움이 필요함',
})
export type RegistryConfirmationStatus = Static<typeof RegistryConfirmationStatus>

/** One diagnosis in a list. */
export const DiagnosisHistorySummary = Type.Object(
  {
    diagnosisId: Type.Integer({ description: '진단 번호' }),
    purpose: Type.Enum(['LEASE_JEONSE', 'LEASE_MONTHLY_RENT'], { description: '진단 목적' }),
    purposeName: Type.String({ description: '진단 목적의 이름' }),
    address: Type.String({ description: '정규화한 지번주소. 확인하지 못했으면 입력한 주소' }),
    legalDistrictCode: Nullable(Type.String({ description: '법정동코드 10자리' })),
    depositAmountManwon: Type.Number({ description: '보증금(만원)' }),
    monthlyRentAmountManwon: Type.Number({ description: '월세(만원)' }),
    diagnosisState: DiagnosisState,
    riskGrade: Type.String({ description: '위험 등급' }),
    registry: Type.Object(
      { contract: RegistryConfirmationStatus, balance: RegistryConfirmationStatus },
      {
        $id: 'RegistryStates',
        description: '등기를 직접 확인한 기록: contract 계약 직전(때를 적지 않은 것 포함), balance 잔금 직전',
      },
    ),
    withPapers: Type.Optional(
      Nullable(
        Type.Object(
          { headline: DiagnosisAnswer.properties.headline, decision: DecisionCode },
          { $id: 'HistoryAnswerWithPapers', description: '저장한 서류까지 본 답' },
        ),
        { description: '저장한 서류까지 본 답. 저장한 서류가 없으면 null이며 등급이 말합니다.' },
      ),
    ),
    createdAt: Type.String({ format: 'date-time', description: '진단 시각(+09:00)' }),
  },
  { $id: 'RentRiskDiagnosisHistorySummaryResponse', description: '진단 이력 한 건의 요약' },
)
export type DiagnosisHistorySummary = Static<typeof DiagnosisHistorySummary>

export const DiagnosisHistoryQuery = Type.Object({
  diagnosisState: Type.Optional(DiagnosisState),
  ...PageQuery.properties,
})
export type DiagnosisHistoryQuery = Static<typeof DiagnosisHistoryQuery>

export const RegistryOccasion = Type.Enum(['CONTRACT', 'BALANCE'], {
  description: '어느 때의 열람인지: CONTRACT 계약 직전, BALANCE 잔금 직전',
})
export type RegistryOccasion = Static<typeof RegistryOccasion>

const memo = Nullable(Type.String({ description: '메모' }))
const occasion = Nullable(RegistryOccasion, { description: '어느 때의 열람인지. 적지 않았으면 null' })
const viewedOn = Nullable(Type.String({ format: 'date' }), { description: '등기부를 본 날. 적지 않았으면 null' })

export const RegistryDocumentConfirmationRequest = Type.Object(
  {
    status: RegistryConfirmationStatus,
    memo: Type.Optional(
      Type.String({ maxLength: 1_000, description: '메모(1,000자 이하). 생략하거나 비우면 메모 없음' }),
    ),
    occasion: Type.Optional(RegistryOccasion),
    viewedOn: Type.Optional(
      Type.String({
        format: 'date',
        pattern: '^(19|20)',
        description: '등기부를 본 날(YYYY-MM-DD). 오늘(한국 시각)보다 뒤일 수 없음',
      }),
    ),
  },
  {
    $id: 'RegistryDocumentConfirmationRequest',
    description: `${PAPER_NAMES.REGISTRY_DOCUMENT}를 직접 확인했는지의 기록. 파일은 받지 않습니다.`,
  },
)
export type RegistryDocumentConfirmationRequest = Static<typeof RegistryDocumentConfirmationRequest>

export const RegistryDocumentConfirmationResponse = Type.Object(
  {
    diagnosisId: Type.Integer({ description: '진단 번호' }),
    status: RegistryConfirmationStatus,
    memo,
    occasion,
    viewedOn,
    updatedAt: Nullable(Type.String({ format: 'date-time', description: '마지막으로 저장한 시각(+09:00)' })),
    history: Type.Array(
      Type.Object(
        {
          status: RegistryConfirmationStatus,
          memo,
          occasion,
          viewedOn,
          updatedAt: Type.String({ format: 'date-time', description: '저장한 시각(+09:00)' }),
        },
        { $id: 'RegistryConfirmationRecord', description: '저장한 기록 한 건' },
      ),
      { description: '저장한 기록. 최근 것부터 200건까지이며 지금 상태도 들어 있음' },
    ),
  },
  {
    $id: 'RegistryDocumentConfirmationResponse',
    description: '등기 확인 상태. 사용자의 기록일 뿐 확인된 사실이 아니며 점수를 바꾸지 않습니다.',
  },
)
export type RegistryDocumentConfirmationResponse = Static<typeof RegistryDocumentConfirmationResponse>
