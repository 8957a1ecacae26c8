import type { DiagnosisStep, DiagnosisStepOutcome } from '@lease-risk/contract/diagnosis-async'
import { seoulDateTime } from '../../domain/calendar.ts'
import type { Text, Unworded } from '../../words/message.ts'
import { PLANNED_STEPS } from '../diagnosis/face.ts'
import type { BegunStep, StepTiming } from '../diagnosis-record/face.ts'
import type { RunEvent } from './runs.ts'

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
