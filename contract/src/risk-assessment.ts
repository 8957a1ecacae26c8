import { type Static, Type } from 'typebox'
import { CheckId, CriterionCode, SampleLevel } from './assessment-codes.ts'
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

export const CriterionEvidence = Type.Object(
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
    reason: Type.Optional(Type.String({ description: '없는 까닭. 직접 받을 서류면 생략' })),
    requiredAction: Type.Optional(
      Type.String({ description: '필요한 행동. checkId가 있으면 확인 목록의 그 항목이 말하므로 생략' }),
    ),
    checkId: Type.Optional(
      Nullable(CheckId, { description: '확인할 일의 코드. 목록에 없으면 null, field와 같으면 생략' }),
    ),
    choices: Type.Optional(
      Type.Array(Type.Number(), { description: '공공자료에서 확인되어 고를 수 있는 값(면적이면 ㎡). 없으면 생략' }),
    ),
  },
  { $id: 'MissingData', description: '확인하지 못한 자료 한 건' },
)

export const AssessmentCriterion = Type.Object(
  {
    criterionCode: CriterionCode,
    criterionName: Type.String({ description: '항목 이름' }),
    status: CriterionStatus,
    riskScore: Nullable(
      Type.Integer({ minimum: 0, maximum: 100, description: '위험 점수. 높을수록 위험, 없으면 null' }),
    ),
    severityScore: Type.Optional(
      Nullable(
        Type.Integer({
          minimum: 0,
          maximum: 100,
          description:
            '총점의 하한을 정하는 점수: 이 집에 유리한 쪽 끝에서 본 값. 하한을 올리지 않으면 생략(이전 판의 결과에서는 null)',
        }),
      ),
    ),
    confidence: Type.Number({ minimum: 0, maximum: 1, description: '근거의 신뢰도' }),
    weight: Type.Number({ description: '총점에서의 비중' }),
    weightedScore: Nullable(Type.Number({ description: '비중을 곱한 점수' })),
    riskLevel: Type.String({ description: '점수나 상태의 이름' }),
    evidence: Type.Array(CriterionEvidence, { description: '근거' }),
    missingData: Type.Array(MissingData, { description: '없는 자료' }),
    reason: Type.Optional(Type.String({ description: '판단 이유. 이전 판의 결과에만 있습니다.' })),
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

const DepositLine = Type.Object(
  {
    share: Type.Number({ description: '기준 금액에 곱한 비율(0.8은 80%)' }),
    depositManwon: Nullable(Type.Integer({ description: '이 비율에 이르는 보증금(만원). 기준 금액이 없으면 null' })),
    reached: Nullable(Type.Boolean({ description: '입력한 보증금이 이 금액에 이르는지. 기준 금액이 없으면 null' })),
  },
  { $id: 'DepositLine', description: '비율 하나와 그 비율에 이르는 보증금' },
)

const DepositLineSample = Type.Object(
  {
    count: Type.Integer({ description: '근거 건수' }),
    level: Type.Union([SampleLevel, Type.Enum(['UNIT', 'LOT_MEDIAN', 'HOUSE', 'LAND', 'ESTIMATE'])], {
      description: '거래 표본의 수준, 공시가격의 근거, 또는 ESTIMATE 추정에 반영한 거래',
    }),
    months: Type.Array(Type.String(), { description: '거래의 계약 연월(YYYY-MM). 공시가격과 추정이면 빈 목록' }),
    baseYear: Nullable(Type.Integer({ description: '공시가격의 기준연도. 거래이면 null' })),
  },
  { $id: 'DepositLineSample', description: '기준 금액의 근거' },
)

const DepositLines = Type.Object(
  {
    basis: Type.Enum(['VALUE_ESTIMATE', 'SALE_MEDIAN', 'PUBLIC_PRICE', 'LEASE_DEPOSIT_MEDIAN'], {
      description:
        '기준 금액: 추정 매매가, 과거 매매가의 중앙값, 공시가격, 과거 전세 보증금의 중앙값(월세는 보증금 + 월세 × 12 ÷ 전환율의 중앙값이며, 비율별 보증금은 입력한 월세를 그대로 둘 때의 보증금)',
    }),
    referenceManwon: Nullable(Type.Number({ description: '기준 금액(만원). 없으면 null' })),
    sample: Nullable(DepositLineSample),
    lines: Type.Array(DepositLine, { description: '비율별 보증금' }),
    explanation: Type.Optional(Type.String({ description: '셈한 방법. 기준 금액이 없으면 생략' })),
    reason: Nullable(Type.String({ description: '기준 금액이 없는 까닭. 있으면 null' })),
  },
  {
    $id: 'DepositLines',
    description: '과거 자료에 비율을 곱한 보증금. 셈한 값일 뿐 알맞은 보증금을 정해 주지 않습니다.',
  },
)

const PossibleChange = Type.Object(
  {
    kind: Type.Enum(['CRITERION', 'PAPER', 'INPUT'], {
      description: 'CRITERION 점수를 내지 못한 항목, PAPER 직접 받아야 하는 자료, INPUT 입력하지 않은 값',
    }),
    criterionCode: CriterionCode,
    criterionCodes: Type.Optional(
      Type.Array(CriterionCode, {
        description:
          '이 자료를 기다리는 항목 모두. 첫째가 criterionCode입니다. 한 항목뿐이거나 이전 판의 결과이면 없습니다.',
      }),
    ),
    field: Type.String({ description: '없는 자료의 코드' }),
    checkId: Type.Optional(Nullable(CheckId, { description: '확인할 일의 코드. 목록에 없으면 null' })),
    title: Type.String({ description: '제목' }),
    low: Nullable(Type.Integer({ description: '총점이 될 수 있는 가장 낮은 값. 총점이 없으면 null' })),
    high: Nullable(Type.Integer({ description: '총점이 될 수 있는 가장 높은 값. 총점이 없으면 null' })),
    span: Type.Integer({ description: '높은 값과 낮은 값의 차이. 점수에 들어가지 않는 자료는 0' }),
    explanation: Type.String({ description: '설명' }),
    choices: Type.Optional(
      Type.Array(Type.Number(), {
        description: '공공자료에서 확인되어 고를 수 있는 값. exclusiveAreaSquareMeter이면 ㎡. 없으면 생략',
      }),
    ),
  },
  { $id: 'PossibleChange', description: '아직 없는 자료 하나가 총점을 바꿀 수 있는 폭' },
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
    severityFloorCriterion: Nullable(CriterionCode, { description: '하한을 정한 항목. 없으면 null' }),
    scoreCoverage: Type.Number({ minimum: 0, maximum: 1, description: '점수 항목 가운데 자료로 채운 비율' }),
    counts: Type.Optional(
      Type.Object(
        {
          byData: Type.Integer({ description: '자료로 점수를 낸 항목 수' }),
          byPapers: Type.Integer({ description: '서류로 직접 확인해야 하는 항목 수' }),
          open: Type.Integer({ description: '자료가 없어 모르는 항목 수' }),
          notApplicable: Type.Integer({ description: '이 계약에 해당하지 않는 항목 수' }),
          sentence: Type.String({ description: '12항목을 어떻게 확인하는지 한 문장. 비율로 말하지 않습니다.' }),
        },
        { $id: 'CriterionCounts', description: '12항목의 내역. 이전 판의 결과에는 없습니다.' },
      ),
    ),
    scoreRange: Type.Object(
      {
        low: Type.Integer({ description: '모르는 항목을 모두 0으로 볼 때' }),
        high: Type.Integer({ description: '모르는 항목을 모두 100으로 볼 때' }),
      },
      { description: '모르는 항목에 따라 총점이 놓일 수 있는 범위. 하한과 총점을 언제나 담습니다.' },
    ),
    scoreReach: Type.Optional(
      Nullable(
        Type.Object({
          low: Type.Integer({ description: '가장 낮은 총점' }),
          high: Type.Integer({ description: '가장 높은 총점' }),
        }),
        {
          description:
            '직접 받을 서류와, 자료가 없거나 일부만 있던 점수 항목이 모두 확인되었을 때 총점이 될 수 있는 범위(하한 포함). 총점이 없으면 null, 이전 판의 결과에는 없습니다.',
        },
      ),
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
    depositLines: Type.Optional(
      Type.Array(DepositLines, { description: '비율별 보증금. 이전 판의 결과에는 없습니다.' }),
    ),
    whatWouldChange: Type.Optional(
      Type.Array(PossibleChange, {
        description:
          '총점을 바꿀 수 있는 자료, 가장 크게 바꾸는 것부터. 총점이 그대로인 자료는 항목의 missingData에만 있습니다. 이전 판의 결과에는 없습니다.',
      }),
    ),
    aiProcessing: AiProcessing,
    criteria: Type.Array(AssessmentCriterion, { minItems: 12, maxItems: 12, description: '고정된 12개 항목' }),
  },
  { $id: 'RiskAssessment', description: '구조화 위험 평가' },
)
export type RiskAssessment = Static<typeof RiskAssessment>
