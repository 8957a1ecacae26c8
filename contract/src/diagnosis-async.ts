import { type Static, Type } from 'typebox'
import { Nullable } from './common.ts'
import { RentRiskDiagnosisResponse } from './diagnosis-response.ts'

const time = (description: string) => Type.String({ format: 'date-time', description })

export const ProcessingStatus = Type.Enum(['RECEIVED', 'RUNNING', 'COMPLETED', 'FALLBACK_COMPLETED', 'FAILED'], {
  $id: 'DiagnosisProcessingStatus',
  description:
    'RECEIVED 접수, RUNNING 진행, COMPLETED 완료, FALLBACK_COMPLETED 완료했으나 답을 받지 못한 자료가 있거나 모델 점수 대신 규칙 점수를 씀, FAILED 서비스의 문제로 끝내지 못함',
})
export type ProcessingStatus = Static<typeof ProcessingStatus>

export const DiagnosisStepCode = Type.Enum(
  ['address', 'building-register', 'transactions', 'public-price', 'market-signal', 'value-estimate', 'risk-scoring'],
  {
    $id: 'DiagnosisStepCode',
    description:
      'address 주소 확인, building-register 건축물대장 조회, transactions 전월세·매매 실거래 조회, public-price 공시가격 조회, market-signal 지역 통계 확인, value-estimate 추정 금액 계산, risk-scoring 위험 점수 계산',
  },
)
export type DiagnosisStepCode = Static<typeof DiagnosisStepCode>

export const DiagnosisStepOutcome = Type.Enum(
  ['FOUND', 'PARTIAL', 'AMBIGUOUS', 'NOT_FOUND', 'UNAVAILABLE', 'ERROR', 'SCORED', 'FALLBACK'],
  {
    $id: 'DiagnosisStepOutcome',
    description:
      'FOUND 자료를 받음, PARTIAL 일부만 받음, AMBIGUOUS 후보가 여럿, NOT_FOUND 자료가 없음(좋은 신호가 아님), UNAVAILABLE 조회할 수 없음, ERROR 답을 받지 못함, SCORED 점수를 계산함, FALLBACK 모델 대신 규칙으로 점수를 계산함',
  },
)
export type DiagnosisStepOutcome = Static<typeof DiagnosisStepOutcome>

const stepName = Type.String({ description: '단계 이름' })

const PlannedStep = Type.Object(
  { step: DiagnosisStepCode, stepName },
  { $id: 'DiagnosisPlannedStep', description: '진단의 한 단계' },
)

const plannedSteps = Type.Array(PlannedStep, {
  description:
    '진단이 밟을 수 있는 모든 단계, 차례대로. 실거래·공시가격·지역 통계는 함께 시작하고, 필요 없는 단계는 시작하지 않습니다.',
})

const DiagnosisStep = Type.Object(
  {
    step: DiagnosisStepCode,
    stepName,
    startedAt: time('시작한 시각(+09:00)'),
    endedAt: Nullable(Type.String({ format: 'date-time' }), { description: '끝난 시각(+09:00). 진행 중이면 null' }),
    durationMillis: Nullable(Type.Integer(), { description: '걸린 시간(밀리초). 진행 중이면 null' }),
    outcome: Nullable(DiagnosisStepOutcome),
  },
  { $id: 'DiagnosisStep', description: '시작한 단계. 끝나지 않았으면 endedAt, durationMillis, outcome이 null' },
)
export type DiagnosisStep = Static<typeof DiagnosisStep>

/** The `data` of an item of the event stream. A step is reported when it starts and again, in full, when it ends. */
export type DiagnosisEvent =
  | ({ type: 'step' } & DiagnosisStep)
  | { type: 'status'; processingStatus: ProcessingStatus; occurredAt: string }

export const AsyncDiagnosisAccepted = Type.Object(
  {
    diagnosisId: Type.Integer({ description: '진단 번호. 끝나면 이 번호로 저장됩니다.' }),
    processingStatus: ProcessingStatus,
    statusToken: Type.String({ description: '진행과 결과를 볼 수 있는 토큰. 가진 사람은 누구나 볼 수 있습니다.' }),
    expiresAt: time('토큰이 쓸모를 잃는 시각(+09:00)'),
    plannedSteps,
  },
  { $id: 'AsyncDiagnosisAccepted', description: '비동기 진단의 접수' },
)
export type AsyncDiagnosisAccepted = Static<typeof AsyncDiagnosisAccepted>

const progressFields = {
  diagnosisId: Type.Integer({ description: '진단 번호' }),
  processingStatus: ProcessingStatus,
  plannedSteps,
  steps: Type.Array(DiagnosisStep, {
    description: '지금까지 시작한 단계, plannedSteps의 차례대로. 진단을 다시 시작했으면 그 뒤의 것',
  }),
  failure: Nullable(
    Type.Object({ code: Type.String({ description: '오류 코드' }), message: Type.String({ description: '이유' }) }),
    { description: 'FAILED일 때의 이유' },
  ),
  receivedAt: time('접수 시각(+09:00)'),
  finishedAt: Nullable(Type.String({ format: 'date-time' }), {
    description: '끝난 시각(+09:00). 끝나지 않았으면 null',
  }),
}

/** Returned to the owner for a diagnosis without a result. */
export const DiagnosisProgress = Type.Object(progressFields, {
  $id: 'DiagnosisProgress',
  description: '아직 결과가 없는 비동기 진단의 진행',
})
export type DiagnosisProgress = Static<typeof DiagnosisProgress>

export const AsyncDiagnosisStatus = Type.Object(
  {
    ...progressFields,
    expiresAt: time('토큰이 쓸모를 잃는 시각(+09:00)'),
    result: Nullable(RentRiskDiagnosisResponse, { description: '완료된 진단의 결과. 그 전에는 null' }),
  },
  { $id: 'AsyncDiagnosisStatus', description: '비동기 진단의 진행과 결과' },
)
export type AsyncDiagnosisStatus = Static<typeof AsyncDiagnosisStatus>

export const DiagnosisClaimed = Type.Object(
  {
    diagnosisId: Type.Integer({ description: '진단 번호. 진단 이력에서 이 번호로 볼 수 있습니다.' }),
    processingStatus: ProcessingStatus,
  },
  { $id: 'DiagnosisClaimed', description: '내 진단이 된 진단' },
)
export type DiagnosisClaimed = Static<typeof DiagnosisClaimed>
