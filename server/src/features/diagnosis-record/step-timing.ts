import type { DiagnosisStepCode } from '@lease-risk/contract/diagnosis-async'

/** A step that has begun, so many milliseconds after the walk. */
export type BegunStep = { step: DiagnosisStepCode; startedMillis: number }

/** What one step of the walk cost and how it ended; shown to administrators and kept with the history. */
export type StepTiming = BegunStep & { durationMillis: number; outcome: string }
