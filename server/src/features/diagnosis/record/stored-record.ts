import type { DiagnosisStepCode } from '@lease-risk/contract/diagnosis-async'
import type { RentRiskDiagnosisResponse } from '@lease-risk/contract/diagnosis-response'
import type { LeaseFacts } from '../../../domain/assessment/facts/lease-facts.ts'
import type { Unworded } from '../../../words/message.ts'
import type { StoredEstimate, StoredSample } from './stored-sample.ts'

/** An answer as stored: its messages are worded when it is read; one of 0.3.0 or earlier contains its sentences. */
export type StoredAnswer = Unworded<Omit<RentRiskDiagnosisResponse, 'diagnosisId'>>

/** A step in progress, with its start in milliseconds since the run began. */
export type BegunStep = { step: DiagnosisStepCode; startedMillis: number }

/** Duration and outcome of one step of a run; shown to administrators and stored with the history. */
export type StepTiming = BegunStep & { durationMillis: number; outcome: string }

/** The evidence for one section of a diagnosis. */
export type EvidenceRow = {
  sourceKey: string
  lookupStatus: string
  failureReason: string | null
  /** `2026-08..2026-10`, or a base year. */
  referencePeriod: string | null
  sampleLevel: string | null
  sampleCount: number | null
  collectedAt: string | null
  /** The deals themselves, as they were then; `null`: none, or the diagnosis is older than stored samples. */
  sample: StoredSample | StoredEstimate | null
}

/** What a diagnosis answered, and from what. */
export type StoredRecord = {
  answer: StoredAnswer
  /** `null`: none were stored. */
  facts: LeaseFacts | null
  evidence: EvidenceRow[]
  timings: StepTiming[]
}

/** `jsonb` takes neither NUL nor half of a surrogate pair, which the JSON of a provider may contain. */
export function jsonbOf(value: unknown): string {
  const text = JSON.stringify(value)
  if (!text.includes('\\u')) return text
  return JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'string' ? each.replaceAll('\0', '\ufffd').toWellFormed() : each,
  )
}

/**
 * The part of a statement that writes the evidence of diagnoses. `written` names the part that returns `diagnosis_id`;
 * `rows` is a parameter or a column of it, a `jsonb` array of `EvidenceRow`.
 */
export function insertEvidence(parts: { written: string; rows: string }): string {
  return `insert into diagnosis_evidence (
       diagnosis_id, source_key, lookup_status, failure_reason, reference_period, sample_level, sample_count,
       collected_at, sample
     )
     select diagnosis_id, source.*
     from ${parts.written}, jsonb_to_recordset(${parts.rows}) as source (
       "sourceKey" text, "lookupStatus" text, "failureReason" text, "referencePeriod" text, "sampleLevel" text,
       "sampleCount" int, "collectedAt" timestamptz, sample jsonb
     )`
}
