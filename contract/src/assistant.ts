import { type Static, type TSchema, Type } from 'typebox'
import { CheckId, FindingCode } from './assessment-codes.ts'
import { CheckCatalogue } from './checks.ts'
import { Nullable } from './common.ts'
import { DiagnosisFinding, Paper } from './diagnosis-findings.ts'
import { RentRiskDiagnosisResponse } from './diagnosis-response.ts'
import { AssessmentCriterion } from './risk-assessment.ts'

/** One message from an assistant (JSON-RPC 2.0); batches are refused. */
export const AssistantMessage = Type.Object(
  {
    jsonrpc: Type.Literal('2.0', { description: 'JSON-RPC의 판' }),
    method: Type.String({ minLength: 1, maxLength: 100, description: '예: tools/list, tools/call' }),
    id: Type.Optional(
      Type.Union([Type.String({ maxLength: 200 }), Type.Integer()], { description: '답과 짝을 맞출 번호' }),
    ),
    params: Type.Optional(Type.Unsafe<Record<string, unknown>>({ type: 'object', description: '인자' })),
  },
  { $id: 'AssistantMessage', description: 'Model Context Protocol의 메시지 하나(JSON-RPC 2.0)' },
)

/** The result of every tool: the service's answer, and a notice of what the answer is not. */
export function AssistantAnswer<T extends TSchema>(answer: T) {
  return Type.Object({
    notice: Type.String({ description: '이 답이 무엇이 아닌지. 사용자에게 함께 전해야 합니다.' }),
    isSampleData: Type.Boolean({ description: '지어낸 샘플 자료로 한 답인지' }),
    answeredAt: Type.String({ description: '답한 시각(+09:00)' }),
    answer,
  })
}

const StatusToken = Type.String({ minLength: 1, maxLength: 100, description: 'diagnose_lease가 준 statusToken' })

export const QuestionsInput = Type.Object({ statusToken: StatusToken })
export const ExplanationInput = Type.Object({
  statusToken: StatusToken,
  findingCode: Type.Enum(FindingCode.enum, { description: 'diagnose_lease의 findings에 있는 code' }),
})

const createdAt = Type.String({ description: '진단 시각(ISO 8601)' })
const { dataStatuses } = RentRiskDiagnosisResponse.properties

export const FindingExplanation = Type.Object(
  {
    createdAt,
    finding: DiagnosisFinding,
    sentence: Type.String({ description: '발견 사항의 문장' }),
    criteria: Type.Array(AssessmentCriterion, { description: '이것이 속한 평가 항목과 그 근거' }),
    checks: Type.Array(CheckCatalogue.properties.checks.items, { description: '직접 확인할 일. 앞의 것부터' }),
    dataStatuses,
  },
  { $id: 'FindingExplanation', description: '발견 사항 하나와 그 근거, 출처, 직접 확인할 일' },
)
export type FindingExplanation = Static<typeof FindingExplanation>

export const QuestionsToAsk = Type.Object(
  {
    createdAt,
    questions: Type.Array(
      Type.Object({
        checkId: CheckId,
        question: Type.String({ description: '임대인이나 중개사에게 한국어로 여쭤볼 말' }),
        about: Type.String({ description: '무엇을 알아보는 질문인지' }),
        paper: Nullable(Paper, { description: '받을 서류. 서류가 아니면 null' }),
      }),
      { description: '중요한 것부터 셋까지' },
    ),
    dataStatuses,
  },
  { $id: 'QuestionsToAsk', description: '계약 전에 임대인이나 중개사에게 여쭤볼 것' },
)
export type QuestionsToAsk = Static<typeof QuestionsToAsk>
