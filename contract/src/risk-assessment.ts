import { type Static, Type } from 'typebox'
import { Nullable } from './common.ts'

export const CriterionStatus = Type.Enum(
  [
    'AVAILABLE',
    'PARTIAL',
    'DATA_MISSING',
    'NEEDS_USER_DOCUMENT',
    'NOT_APPLICABLE',
    'AI_UNAVAILABLE',
    'CALCULATION_FAILED',
  ],
  { $id: 'CriterionStatus', description: '항목 상태. AVAILABLE과 PARTIAL에만 점수가 있습니다.' },
)

const ScoringMode = Type.Enum(['OPENAI_STRUCTURED_OUTPUT', 'RULE_BASED_FALLBACK', 'HYBRID_FALLBACK'], {
  $id: 'ScoringMode',
  description: '점수를 낸 방식',
})

const CriterionEvidence = Type.Object(
  {
    source: Type.String({ description: '자료 이름' }),
    field: Type.String({ description: '자료 안의 항목' }),
    value: Type.Union([Type.String(), Type.Number()], { description: '값' }),
    description: Type.String({ description: '사람이 읽는 설명' }),
  },
  { $id: 'CriterionEvidence', description: '항목 판단의 근거 한 건' },
)

const MissingData = Type.Object(
  {
    field: Type.String({ description: '없는 자료' }),
    reason: Type.String({ description: '없는 까닭' }),
    requiredAction: Type.String({ description: '필요한 행동' }),
  },
  { $id: 'MissingData', description: '확인하지 못한 자료 한 건' },
)

export const AssessmentCriterion = Type.Object(
  {
    criterionCode: Type.String({ description: '항목 코드' }),
    criterionName: Type.String({ description: '항목 이름' }),
    status: CriterionStatus,
    riskScore: Nullable(
      Type.Integer({ minimum: 0, maximum: 100, description: '위험 점수. 높을수록 위험, 없으면 null' }),
    ),
    confidence: Type.Number({ minimum: 0, maximum: 1, description: '근거의 신뢰도' }),
    weight: Type.Number({ description: '총점에서의 비중' }),
    weightedScore: Nullable(Type.Number({ description: '비중을 곱한 점수' })),
    riskLevel: Type.String({ description: '점수나 상태의 이름' }),
    evidence: Type.Array(CriterionEvidence, { description: '근거' }),
    missingData: Type.Array(MissingData, { description: '없는 자료' }),
    reason: Type.String({ description: '판단 이유' }),
    userVisibleExplanation: Type.String({ description: '사용자에게 보이는 설명' }),
    recommendedActions: Type.Array(Type.String(), { description: '권하는 행동' }),
    scoringMode: ScoringMode,
  },
  { $id: 'AssessmentCriterion', description: '위험 평가 항목' },
)

const AiProcessing = Type.Object(
  {
    status: Type.Enum(
      ['OPENAI_SUCCESS', 'OPENAI_PARTIAL_FALLBACK', 'OPENAI_FAILED_FALLBACK', 'OPENAI_DISABLED_FALLBACK'],
      { description: '언어 모델 처리 결과' },
    ),
    attempts: Type.Integer({ description: '시도 수' }),
    successes: Type.Integer({ description: '성공 수' }),
    fallbacks: Type.Integer({ description: '규칙으로 대신한 항목 수' }),
    openAiShortCircuited: Type.Boolean({ description: '남은 호출을 막았는지' }),
    shortCircuitReason: Nullable(Type.String({ description: '막은 까닭' })),
    model: Nullable(Type.String({ description: '모델 이름' })),
    latencyMillis: Type.Integer({ description: '걸린 시간(밀리초). 쓰지 않으면 0' }),
  },
  { $id: 'AiProcessing', description: '언어 모델 사용 내역. 총점·등급·판단은 언제나 서버가 계산합니다.' },
)

export const RiskAssessment = Type.Object(
  {
    templateCode: Type.Literal('LEASE_RENT_RISK', { description: '평가 틀' }),
    templateName: Type.String({ description: '평가 틀 이름' }),
    ruleBookVersion: Type.String({ description: '규칙집 판' }),
    promptVersion: Nullable(Type.String({ description: '지시문 판. 모델을 쓰지 않으면 null' })),
    schemaVersion: Type.String({ description: '평가 결과 스키마 판' }),
    scoringMode: ScoringMode,
    baseScore: Nullable(Type.Integer({ description: '점수가 있는 항목의 가중 평균. 하나도 없으면 null' })),
    uncertaintyPenalty: Type.Integer({ description: '확인하지 못한 항목 때문에 더한 점수' }),
    totalRiskScore: Nullable(Type.Integer({ description: '총 위험 점수 0~100. 점수 항목이 없으면 null' })),
    severityFloor: Nullable(Type.Integer({ description: '심각한 항목 하나가 정하는 총점의 하한' })),
    severityFloorCriterion: Nullable(Type.String({ description: '하한을 정한 항목 코드' })),
    scoreCoverage: Type.Number({ minimum: 0, maximum: 1, description: '점수 항목 가운데 자료로 채운 비율' }),
    scoreRange: Type.Object(
      {
        low: Type.Integer({ description: '모르는 항목을 모두 0으로 볼 때' }),
        high: Type.Integer({ description: '모르는 항목을 모두 100으로 볼 때' }),
      },
      { description: '모르는 항목에 따라 기본 점수가 놓일 수 있는 범위' },
    ),
    riskGrade: Type.Enum(['LOW', 'MODERATE', 'HIGH', 'CRITICAL', 'NEED_MORE_INFORMATION'], {
      description: '위험 등급',
    }),
    displayVerdict: Type.Enum(
      [
        'INSUFFICIENT_DATA',
        'DO_NOT_PROCEED_WITHOUT_EXPERT_REVIEW',
        'HIGH_RISK_REVIEW_REQUIRED',
        'CHECK_REQUIRED_BEFORE_CONTRACT',
        'REVIEW_POSSIBLE',
      ],
      { description: '표시용 판단. 계약 승인이 아닙니다.' },
    ),
    summary: Type.String({ description: '요약 문장' }),
    aiProcessing: AiProcessing,
    criteria: Type.Array(AssessmentCriterion, { minItems: 12, maxItems: 12, description: '고정된 12개 항목' }),
  },
  { $id: 'RiskAssessment', description: '구조화 위험 평가' },
)
export type RiskAssessment = Static<typeof RiskAssessment>
