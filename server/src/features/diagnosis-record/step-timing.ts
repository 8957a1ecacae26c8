import type { DiagnosisStepCode } from '@lease-risk/contract/diagnosis-async'

/** A step in progress, with its start in milliseconds since the run began. */
export type BegunStep = { step: DiagnosisStepCode; startedMillis: number }

/** Duration and outcome of one step of a run; shown to administrators and stored with the history. */
export type StepTiming = BegunStep & { durationMillis: number; outcome: string }
