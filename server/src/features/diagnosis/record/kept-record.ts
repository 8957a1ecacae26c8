import { FACTS_VERSION, type LeaseFacts } from '../../../domain/assessment/facts/lease-facts.ts'
import { type StepTiming, type StoredAnswer, unpackRecord } from './packed-record.ts'
import type { EvidenceRow } from './store-diagnosis.ts'

/** The data stored with a diagnosis in addition to its answer. */
export type RecordedBasis = { facts: LeaseFacts; evidence: EvidenceRow[]; timings: StepTiming[] }

/** A packed diagnosis, or the columns of one that is older than packing. */
type AnswerRow = { record: Buffer | null; response: StoredAnswer | null }
type FactsRow = { record: Buffer | null; facts: LeaseFacts | null; factsVersion: number | null }
type TimingsRow = { record: Buffer | null; timings: StepTiming[] | null }

export const ANSWER_COLUMNS = { record: 'bytea', response: 'jsonb' } as const
export const SELECT_ANSWER = 'record, response'
export const FACTS_COLUMNS = { record: 'bytea', facts: 'jsonb', factsVersion: 'int2' } as const
export const SELECT_FACTS = 'record, facts, facts_version as "factsVersion"'

/** The stored answer, not worded yet. */
export function answerOf({ record, response }: AnswerRow): StoredAnswer {
  return answerIn(record && unpackRecord(record), response)
}

/** `null`: no facts were stored, or only in a format that is no longer read. */
export function factsOf(row: FactsRow): LeaseFacts | null {
  return factsIn(row.record && unpackRecord(row.record), row)
}

/** Both, of a record that is unpacked once. */
export function answerAndFactsOf(row: AnswerRow & FactsRow): { answer: StoredAnswer; facts: LeaseFacts | null } {
  const unpacked = row.record && unpackRecord(row.record)
  return { answer: answerIn(unpacked, row.response), facts: factsIn(unpacked, row) }
}

type Unpacked = ReturnType<typeof unpackRecord> | null

function factsIn(unpacked: Unpacked, { facts, factsVersion }: FactsRow): LeaseFacts | null {
  if (factsVersion !== FACTS_VERSION) return null
  return unpacked === null ? facts : (unpacked.basis() as RecordedBasis).facts
}

function answerIn(unpacked: Unpacked, response: StoredAnswer | null): StoredAnswer {
  if (unpacked !== null) return JSON.parse(unpacked.answer.toString('utf8')) as StoredAnswer
  if (response === null) throw new Error('a diagnosis without its answer')
  return response
}

export function timingsOf({ record, timings }: TimingsRow): StepTiming[] {
  return basisOf(record)?.timings ?? timings ?? []
}

/** `null` for a diagnosis that is older than packing. */
export function basisOf(record: Buffer | null): RecordedBasis | null {
  return record === null ? null : (unpackRecord(record).basis() as RecordedBasis)
}
