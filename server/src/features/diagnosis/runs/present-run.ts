import type {
  AsyncDiagnosisStatus,
  DiagnosisProgress,
  DiagnosisStep,
  DiagnosisStepOutcome,
} from '@lease-risk/contract/diagnosis-async'
import type { RentRiskDiagnosisResponse } from '@lease-risk/contract/diagnosis-response'
import { seoulDateTime } from '../../../domain/calendar.ts'
import { ERROR_CODES } from '../../../platform/http/errors.ts'
import { word } from '../../../words/in-words.ts'
import { DEFAULT_LANGUAGE } from '../../../words/language.ts'
import { message, type Text, type Unworded } from '../../../words/message.ts'
import type { StoredDiagnosis } from '../record/read-diagnosis.ts'
import type { BegunStep, StepTiming } from '../record/stored-record.ts'
import { PLANNED_STEPS } from '../step-timings.ts'
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
export function runOf(made: StoredDiagnosis<'answer' | 'timings'>, expiresAt: Date): Run {
  const { diagnosisId, answer, timings, createdAt } = made
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

const LOOKUP_OUTCOMES: readonly string[] = ['FOUND', 'AMBIGUOUS', 'NOT_FOUND', 'UNAVAILABLE', 'ERROR']
const ANSWERED: readonly string[] = ['FOUND', 'AMBIGUOUS', 'NOT_FOUND']

/** A step as displayed, for a run that began at `walkedFrom`. */
export function presentStep(timing: BegunStep | StepTiming, walkedFrom: Date): Unworded<DiagnosisStep> {
  const { step, startedMillis } = timing
  const at = (millis: number) => seoulDateTime(new Date(walkedFrom.getTime() + millis))
  const begun = { step, stepName: stepNameOf(step), startedAt: at(startedMillis) }
  if (!('outcome' in timing)) return { ...begun, endedAt: null, durationMillis: null, outcome: null }
  const { durationMillis } = timing
  return { ...begun, endedAt: at(startedMillis + durationMillis), durationMillis, outcome: stepOutcome(timing) }
}

function stepNameOf(code: BegunStep['step']): Text {
  return PLANNED_STEPS.find(({ step }) => step === code)?.stepName ?? code
}

/** An event as sent: stored events name their step in Korean. */
export function shownEvent(event: RunEvent): RunEvent {
  return event.type === 'step' ? { ...event, stepName: stepNameOf(event.step) } : event
}

/** Maps a step's internal outcome to one of a few codes. */
export function stepOutcome({ step, outcome }: Pick<StepTiming, 'step' | 'outcome'>): DiagnosisStepOutcome {
  if (step === 'address') return addressOutcome(outcome)
  if (step === 'risk-scoring') return scoringOutcome(outcome)
  return combined(outcome.split('/'))
}

function addressOutcome(outcome: string): DiagnosisStepOutcome {
  if (outcome === 'FOUND') return 'FOUND'
  return outcome === 'AMBIGUOUS_DISTRICT' ? 'AMBIGUOUS' : 'NOT_FOUND'
}

/** Disabled scoring is not a fallback: scoring by rules is the requested mode. */
function scoringOutcome(outcome: string): DiagnosisStepOutcome {
  if (outcome === 'OPENAI_PARTIAL_FALLBACK') return 'PARTIAL'
  return outcome === 'OPENAI_SUCCESS' || outcome === 'OPENAI_DISABLED_FALLBACK' ? 'SCORED' : 'FALLBACK'
}

/**
 * The combined outcome of several look-ups in one step: the common one if they agree, FOUND if all replied and one
 * found something, PARTIAL if only some replied.
 */
function combined(outcomes: string[]): DiagnosisStepOutcome {
  const [first = 'ERROR'] = outcomes
  if (!outcomes.every((outcome) => LOOKUP_OUTCOMES.includes(outcome))) return 'ERROR'
  if (outcomes.every((outcome) => outcome === first)) return first as DiagnosisStepOutcome
  const answered = outcomes.filter((outcome) => ANSWERED.includes(outcome))
  if (answered.length === outcomes.length) return 'FOUND'
  return answered.length > 0 ? 'PARTIAL' : 'ERROR'
}
