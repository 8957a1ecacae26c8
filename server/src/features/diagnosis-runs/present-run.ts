import type {
  AsyncDiagnosisStatus,
  DiagnosisEvent,
  DiagnosisProgress,
  DiagnosisStep,
} from '@lease-risk/contract/diagnosis-async'
import type { RentRiskDiagnosisResponse } from '@lease-risk/contract/diagnosis-response'
import { seoulDateTime } from '../../domain/calendar.ts'
import type { Unworded } from '../../words/message.ts'
import { PLANNED_STEPS } from '../diagnosis/face.ts'
import type { BegunStep, MadeDiagnosis, StepTiming } from '../diagnosis-record/face.ts'
import { presentStep } from './present-step.ts'
import type { Progress, Run } from './runs.ts'

export function statusEvent(processingStatus: Progress['status'], at: Date): DiagnosisEvent {
  return { type: 'status', processingStatus, occurredAt: seoulDateTime(at) }
}

export function stepEvent(step: BegunStep | StepTiming, walkedFrom: Date): DiagnosisEvent {
  return { type: 'step', ...presentStep(step, walkedFrom) }
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

/** The last event of each step since the run last began; steps that begin together keep the planned order. */
function stepsOf(events: DiagnosisEvent[]): DiagnosisStep[] {
  const begun = events.findLastIndex((event) => event.type === 'status' && event.processingStatus === 'RUNNING')
  const steps = events.slice(begun + 1).filter((event) => event.type === 'step')
  // the answer leaves out what only the event stream sends
  const last = new Map(steps.map((event) => [event.step, event]))
  return PLANNED_STEPS.flatMap(({ step }) => last.get(step) ?? [])
}

export function presentStatus(
  run: Run,
  result: Unworded<RentRiskDiagnosisResponse> | null,
): Unworded<AsyncDiagnosisStatus> {
  return { ...presentProgress(run), expiresAt: seoulDateTime(run.expiresAt), result }
}
