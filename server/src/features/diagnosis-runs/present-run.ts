import type {
  AsyncDiagnosisStatus,
  DiagnosisEvent,
  DiagnosisProgress,
  DiagnosisStep,
} from '@lease-risk/contract/diagnosis-async'
import type { RentRiskDiagnosisResponse } from '@lease-risk/contract/diagnosis-response'
import { seoulDateTime } from '../../domain/calendar.ts'
import { PLANNED_STEPS } from '../diagnosis/face.ts'
import type { BegunStep, MadeDiagnosis, StepTiming } from '../diagnosis-record/face.ts'
import { presentStep } from './present-step.ts'
import type { Progress, Run } from './runs.ts'

export function statusEvent(processingStatus: Progress['status'], at: Date): DiagnosisEvent {
  return { type: 'status', processingStatus, occurredAt: seoulDateTime(at) }
}

export function stepEvent(told: BegunStep | StepTiming, walkedFrom: Date): DiagnosisEvent {
  return { type: 'step', ...presentStep(told, walkedFrom) }
}

export function isFinished({ status }: Progress): boolean {
  return status !== 'RECEIVED' && status !== 'RUNNING'
}

/** A diagnosis that was made at once, as a run that is over. */
export function runOf({ answer, timings, createdAt }: MadeDiagnosis, diagnosisId: number, expiresAt: Date): Run {
  const status = answer.processingStatus ?? 'COMPLETED'
  const lengthMillis = Math.max(
    0,
    ...timings.map(({ startedMillis, durationMillis }) => startedMillis + durationMillis),
  )
  const finishedAt = new Date(createdAt.getTime() + lengthMillis)
  const events = [
    statusEvent('RUNNING', createdAt),
    ...timings.map((timing) => stepEvent(timing, createdAt)),
    statusEvent(status, finishedAt),
  ]
  return { diagnosisId, status, events, failure: null, receivedAt: createdAt, finishedAt, expiresAt }
}

export function presentProgress(run: Run): DiagnosisProgress {
  const { diagnosisId, status, events, failure, receivedAt, finishedAt } = run
  return {
    diagnosisId,
    processingStatus: status,
    plannedSteps: PLANNED_STEPS,
    steps: stepsOf(events),
    failure,
    receivedAt: seoulDateTime(receivedAt),
    finishedAt: finishedAt && seoulDateTime(finishedAt),
  }
}

/** What was last told of each step since the run was last begun; of those that begin together, the planned order is told. */
function stepsOf(events: DiagnosisEvent[]): DiagnosisStep[] {
  const begun = events.findLastIndex((event) => event.type === 'status' && event.processingStatus === 'RUNNING')
  const told = events.slice(begun + 1).filter((event) => event.type === 'step')
  // the answer leaves out what only the event stream tells
  const last = new Map(told.map((event) => [event.step, event]))
  return PLANNED_STEPS.flatMap(({ step }) => last.get(step) ?? [])
}

export function presentStatus(run: Run, result: RentRiskDiagnosisResponse | null): AsyncDiagnosisStatus {
  return { ...presentProgress(run), expiresAt: seoulDateTime(run.expiresAt), result }
}
