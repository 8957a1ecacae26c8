import type { AsyncDiagnosisStatus, DiagnosisProgress, DiagnosisStep } from '@lease-risk/contract/diagnosis-async'
import type { RentRiskDiagnosisResponse } from '@lease-risk/contract/diagnosis-response'
import { seoulDateTime } from '../../domain/calendar.ts'
import { ERROR_CODES } from '../../platform/http/error-codes.ts'
import { word } from '../../words/in-words.ts'
import { DEFAULT_LANGUAGE } from '../../words/language.ts'
import { message, type Text, type Unworded } from '../../words/message.ts'
import { PLANNED_STEPS } from '../diagnosis/face.ts'
import type { BegunStep, MadeDiagnosis, StepTiming } from '../diagnosis-record/face.ts'
import { presentStep, shownEvent } from './present-step.ts'
import type { Progress, Run, RunEvent, RunFailure } from './runs.ts'

export function statusEvent(processingStatus: Progress['status'], at: Date): RunEvent {
  return { type: 'status', processingStatus, occurredAt: seoulDateTime(at) }
}

export function stepEvent(step: BegunStep | StepTiming, walkedFrom: Date): RunEvent {
  return { type: 'step', ...presentStep(step, walkedFrom) }
}

export function isFinished({ status }: Progress): boolean {
  return status !== 'RECEIVED' && status !== 'RUNNING'
}

/** A diagnosis made synchronously, presented as a finished run. */
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

export function presentProgress(run: Run): Unworded<DiagnosisProgress> {
  const { diagnosisId, status, events, failure, receivedAt, finishedAt } = run
  return {
    diagnosisId,
    processingStatus: status,
    plannedSteps: PLANNED_STEPS,
    steps: stepsOf(events),
    failure: failure && { ...failure, message: failureText(failure) },
    receivedAt: seoulDateTime(receivedAt),
    finishedAt: finishedAt && seoulDateTime(finishedAt),
  }
}

/** Failures are stored in Korean: a stored text that matches a known message is turned back into that message. */
function failureText({ code, message: stored }: RunFailure): Text {
  const ofCode = ERROR_CODES.filter((known) => known === code).map((known) => message(known))
  return [message('NO_SUCH_CANDIDATE'), ...ofCode].find((text) => word(text, DEFAULT_LANGUAGE) === stored) ?? stored
}

/** The last event of each step since the latest start of the run; steps that begin together keep the planned order. */
function stepsOf(events: RunEvent[]): Unworded<DiagnosisStep>[] {
  const begun = events.findLastIndex((event) => event.type === 'status' && event.processingStatus === 'RUNNING')
  const steps = events
    .slice(begun + 1)
    .map(shownEvent)
    .flatMap((event) => (event.type === 'step' ? [event] : []))
  // the response omits what only the event stream sends
  const last = new Map(steps.map((event) => [event.step, event]))
  return PLANNED_STEPS.flatMap(({ step }) => last.get(step) ?? [])
}

export function presentStatus(
  run: Run,
  result: Unworded<RentRiskDiagnosisResponse> | null,
): Unworded<AsyncDiagnosisStatus> {
  return { ...presentProgress(run), expiresAt: seoulDateTime(run.expiresAt), result }
}
