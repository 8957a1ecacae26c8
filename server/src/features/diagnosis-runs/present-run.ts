import type { AsyncDiagnosisStatus, DiagnosisEvent, DiagnosisProgress } from '@lease-risk/contract/diagnosis-async'
import type { RentRiskDiagnosisResponse } from '@lease-risk/contract/diagnosis-response'
import { seoulDateTime } from '../../domain/calendar.ts'
import type { StepTiming } from '../diagnosis/index.ts'
import type { Progress, Run } from './runs.ts'

const STEP_NAMES: Record<string, string> = {
  address: '주소 확인',
  'building-register': '건축물대장 조회',
  transactions: '전월세·매매 실거래 조회',
  'public-price': '공시가격 조회',
  'market-signal': '지역 통계 확인',
  'risk-scoring': '위험 점수 계산',
}

export function statusEvent(processingStatus: Progress['status'], at: Date): DiagnosisEvent {
  return { type: 'status', processingStatus, occurredAt: seoulDateTime(at) }
}

export function stepEvent({ step, outcome, durationMillis }: StepTiming, at: Date): DiagnosisEvent {
  const stepName = STEP_NAMES[step] ?? step
  return { type: 'step', step, stepName, outcome, durationMillis, occurredAt: seoulDateTime(at) }
}

export function isFinished({ status }: Progress): boolean {
  return status !== 'RECEIVED' && status !== 'RUNNING'
}

export function presentProgress(run: Run): DiagnosisProgress {
  const { diagnosisId, status, events, failure, receivedAt, finishedAt } = run
  const begun = events.findLastIndex((event) => event.type === 'status' && event.processingStatus === 'RUNNING')
  return {
    diagnosisId,
    processingStatus: status,
    steps: events.slice(begun + 1).filter((event) => event.type === 'step'),
    failure,
    receivedAt: seoulDateTime(receivedAt),
    finishedAt: finishedAt && seoulDateTime(finishedAt),
  }
}

export function presentStatus(run: Run, result: RentRiskDiagnosisResponse | null): AsyncDiagnosisStatus {
  return { ...presentProgress(run), expiresAt: seoulDateTime(run.expiresAt), result }
}
