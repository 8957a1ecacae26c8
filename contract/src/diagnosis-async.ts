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

export const AsyncDiagnosisAccepted = Type.Object(
  {
    diagnosisId: Type.Integer({ description: '진단 번호. 끝나면 이 번호로 저장됩니다.' }),
    processingStatus: ProcessingStatus,
    statusToken: Type.String({ description: '진행과 결과를 볼 수 있는 토큰. 가진 사람은 누구나 볼 수 있습니다.' }),
    expiresAt: time('토큰이 쓸모를 잃는 시각(+09:00)'),
  },
  { $id: 'AsyncDiagnosisAccepted', description: '비동기 진단의 접수' },
)
export type AsyncDiagnosisAccepted = Static<typeof AsyncDiagnosisAccepted>

const stepFields = {
  step: Type.String({
    description:
      '단계 코드: address, building-register, transactions, public-price, market-signal, risk-scoring. 필요 없는 단계는 나오지 않습니다.',
  }),
  stepName: Type.String({ description: '단계 이름' }),
  outcome: Type.String({ description: '단계가 어떻게 끝났는지의 코드(예: FOUND, ERROR)' }),
  durationMillis: Type.Integer({ description: '걸린 시간(밀리초)' }),
  occurredAt: time('끝난 시각(+09:00)'),
}

const DiagnosisStep = Type.Object(stepFields, { $id: 'DiagnosisStep', description: '끝난 단계' })

/** An item of the event stream, as its `data`. */
export type DiagnosisEvent =
  | ({ type: 'step' } & Static<typeof DiagnosisStep>)
  | { type: 'status'; processingStatus: ProcessingStatus; occurredAt: string }

const progressFields = {
  diagnosisId: Type.Integer({ description: '진단 번호' }),
  processingStatus: ProcessingStatus,
  steps: Type.Array(DiagnosisStep, { description: '지금까지 끝난 단계. 다시 시작했으면 다시 시작한 뒤의 것' }),
  failure: Nullable(
    Type.Object({ code: Type.String({ description: '오류 코드' }), message: Type.String({ description: '이유' }) }),
    { description: 'FAILED일 때의 이유' },
  ),
  receivedAt: time('접수 시각(+09:00)'),
  finishedAt: Nullable(Type.String({ format: 'date-time' }), {
    description: '끝난 시각(+09:00). 끝나지 않았으면 null',
  }),
}

/** What the owner sees under the id of a diagnosis that has no result. */
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
