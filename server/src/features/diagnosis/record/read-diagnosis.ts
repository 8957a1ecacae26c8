import type { RentRiskDiagnosisRequest } from '@lease-risk/contract/diagnosis-request'
import type { LeaseFacts } from '../../../domain/assessment/facts/lease-facts.ts'
import type { PropertyType } from '../../../domain/property/property-type.ts'
import { statement } from '../../../platform/database/statement.ts'
import type { Queryable } from '../../../platform/database/transaction.ts'
import { AppError } from '../../../platform/http/errors.ts'
import {
  ANSWER_COLUMNS,
  answerAndFactsOf,
  answerOf,
  basisOf,
  FACTS_COLUMNS,
  factsOf,
  SELECT_ANSWER,
  SELECT_FACTS,
  timingsOf,
} from './kept-record.ts'
import type { StepTiming, StoredAnswer } from './packed-record.ts'

/**
 * The reader of a stored diagnosis: its owner, or the holder of its status token. Only the token's hash is known here;
 * `null`: not logged in, no token.
 */
export type DiagnosisReader = { userId: number | null; statusTokenHash: Buffer | null; now: Date }

/**
 * The condition on `diagnoses` under which a `DiagnosisReader`, whose members are its parameters, may see one. Nobody
 * may see an anonymous diagnosis without a token.
 */
export const READABLE = `(
  requester_user_id = :userId::bigint
  or exists (
    select from status_tokens as tokens
    where tokens.diagnosis_id = diagnoses.diagnosis_id and token_hash = :statusTokenHash::bytea and expires_at > :now
  )
)`

const selectOwn = statement<
  { record: Buffer | null; response: StoredAnswer | null },
  { diagnosisId: number; userId: number }
>({
  name: 'diagnosis-history-read',
  columns: ANSWER_COLUMNS,
  text: `select ${SELECT_ANSWER} from diagnoses where diagnosis_id = :diagnosisId and requester_user_id = :userId`,
})

/** The stored answer; `undefined` when there is none or it belongs to somebody else. */
export async function readOwnDiagnosis(
  database: Queryable,
  userId: number,
  diagnosisId: number,
): Promise<({ diagnosisId: number } & StoredAnswer) | undefined> {
  const [row] = await selectOwn(database, { diagnosisId, userId })
  return row && { diagnosisId, ...answerOf(row) }
}

const selectReadable = statement<
  { record: Buffer | null; response: StoredAnswer | null },
  DiagnosisReader & { diagnosisId: number }
>({
  name: 'read-readable-diagnosis',
  columns: ANSWER_COLUMNS,
  text: `select ${SELECT_ANSWER} from diagnoses where diagnosis_id = :diagnosisId and ${READABLE}`,
})

/** The stored answer. @throws AppError 404 also for a diagnosis that the reader may not see. */
export async function readReadableDiagnosis(
  database: Queryable,
  reader: DiagnosisReader,
  diagnosisId: number,
): Promise<{ diagnosisId: number } & StoredAnswer> {
  const [row] = await selectReadable(database, { ...reader, diagnosisId })
  if (row === undefined) throw new AppError('DIAGNOSIS_404_NOT_FOUND')
  return { diagnosisId, ...answerOf(row) }
}

const selectWritten = statement<{ record: Buffer | null; response: StoredAnswer | null }, { diagnosisId: number }>({
  name: 'read-diagnosis-answer',
  columns: ANSWER_COLUMNS,
  text: `select ${SELECT_ANSWER} from diagnoses where diagnosis_id = :diagnosisId`,
})

/** The stored answer, without an access check. @throws AppError 404 when it no longer exists. */
export async function readWrittenDiagnosis(
  database: Queryable,
  diagnosisId: number,
): Promise<{ diagnosisId: number } & StoredAnswer> {
  const [row] = await selectWritten(database, { diagnosisId })
  if (row === undefined) throw new AppError('DIAGNOSIS_404_NOT_FOUND')
  return { diagnosisId, ...answerOf(row) }
}

/** A diagnosis that was made while its sender waited, in the form a run would show. */
export type MadeDiagnosis = {
  answer: StoredAnswer
  timings: StepTiming[]
  createdAt: Date
}

type MadeRow = {
  record: Buffer | null
  response: StoredAnswer | null
  timings: StepTiming[] | null
  createdAt: Date
}
const selectMade = statement<MadeRow, { diagnosisId: number }>({
  name: 'read-made-diagnosis',
  columns: { ...ANSWER_COLUMNS, timings: 'jsonb', createdAt: 'timestamptz' },
  text: `select ${SELECT_ANSWER}, timings, created_at as "createdAt" from diagnoses where diagnosis_id = :diagnosisId`,
})

/** `undefined` when it no longer exists. */
export async function readMadeDiagnosis(database: Queryable, diagnosisId: number): Promise<MadeDiagnosis | undefined> {
  const [row] = await selectMade(database, { diagnosisId })
  return row && { answer: answerOf(row), timings: timingsOf(row), createdAt: row.createdAt }
}

/** The request of a diagnosis, and what it determined; `null` when no facts were stored. */
export type OwnRequest = {
  request: RentRiskDiagnosisRequest
  propertyType: PropertyType | null
  /** Under which the named unit is published, where that is not the typed one. */
  publishedArea: number | null
}

type RequestRow = { request: RentRiskDiagnosisRequest; record: Buffer | null; facts: LeaseFacts | null }

const selectOwnRequest = statement<RequestRow, { userId: number; diagnosisId: number }>({
  name: 'diagnosis-request-own',
  columns: { request: 'jsonb', record: 'bytea', facts: 'jsonb' },
  text: `select request, record, facts
   from diagnoses where diagnosis_id = :diagnosisId and requester_user_id = :userId`,
})

/** `undefined` when there is none or it belongs to somebody else. */
export async function readOwnRequest(
  database: Queryable,
  userId: number,
  diagnosisId: number,
): Promise<OwnRequest | undefined> {
  const [row] = await selectOwnRequest(database, { userId, diagnosisId })
  if (row === undefined) return undefined
  const facts = basisOf(row.record)?.facts ?? row.facts
  return {
    request: row.request,
    propertyType: facts?.property.propertyType ?? null,
    publishedArea: facts?.unitArea?.publishedSquareMeter ?? null,
  }
}

/** The input of a diagnosis, and what it answered. */
export type DiagnosedFacts = {
  diagnosisId: number
  /** `null`: the address was not resolved to a lot. */
  pnu: string | null
  /** `null`: written before facts were stored, or in a format that is no longer read. */
  facts: LeaseFacts | null
  /** As stored. */
  answer: StoredAnswer
}

/** The owner, or the holder of the status token, of which only the hash is known here. */
export type FactsReader = { userId: number; diagnosisId: number } | { statusTokenHash: Buffer; now: Date }

type FactsRow = Omit<DiagnosedFacts, 'facts' | 'answer'> & {
  record: Buffer | null
  response: StoredAnswer | null
  facts: LeaseFacts | null
  factsVersion: number | null
}
const FACTS_ROW = { diagnosisId: 'int8', pnu: 'text', ...ANSWER_COLUMNS, ...FACTS_COLUMNS } as const
const SELECT_FACTS_ROW = `diagnosis_id as "diagnosisId", pnu, response, ${SELECT_FACTS}`

const selectOwnFacts = statement<FactsRow, { userId: number; diagnosisId: number }>({
  name: 'diagnosis-facts-own',
  columns: FACTS_ROW,
  text: `select ${SELECT_FACTS_ROW} from diagnoses where diagnosis_id = :diagnosisId and requester_user_id = :userId`,
})
const selectFactsByToken = statement<FactsRow, { statusTokenHash: Buffer; now: Date }>({
  name: 'diagnosis-facts-by-token',
  columns: FACTS_ROW,
  text: `select ${SELECT_FACTS_ROW}
   from diagnoses join status_tokens using (diagnosis_id)
   where token_hash = :statusTokenHash and expires_at > :now`,
})

/** One statement; `undefined` when there is no diagnosis, or the reader may not see it. */
export async function readFacts(database: Queryable, reader: FactsReader): Promise<DiagnosedFacts | undefined> {
  const [row] = 'userId' in reader ? await selectOwnFacts(database, reader) : await selectFactsByToken(database, reader)
  return row && { diagnosisId: row.diagnosisId, pnu: row.pnu, ...answerAndFactsOf(row) }
}

/** An earlier diagnosis of a lot, as it was assessed. */
export type LastDiagnosis = {
  diagnosisId: number
  createdAt: Date
  request: RentRiskDiagnosisRequest
  ruleBookVersion: string
  totalRiskScore: number | null
  riskGrade: string
  /** `null`: no facts were stored, or only in a format that is no longer read. */
  facts: LeaseFacts | null
}

type LastRow = LastDiagnosis & { record: Buffer | null; factsVersion: number | null }

const selectLast = statement<LastRow, { requesterUserId: number; pnu: string }>({
  name: 'last-diagnosis-of-lot',
  columns: {
    diagnosisId: 'int8',
    createdAt: 'timestamptz',
    request: 'jsonb',
    ruleBookVersion: 'text',
    totalRiskScore: 'int2',
    riskGrade: 'text',
    ...FACTS_COLUMNS,
  },
  text: `
    select
      diagnosis_id as "diagnosisId", created_at as "createdAt", request, rule_book_version as "ruleBookVersion",
      total_risk_score as "totalRiskScore", risk_grade as "riskGrade",
      ${SELECT_FACTS}
    from diagnoses
    where requester_user_id = :requesterUserId and pnu = :pnu
    order by created_at desc, diagnosis_id desc limit 1`,
})

/** The requester's newest diagnosis of a lot; `null` without one. An anonymous caller causes no query. */
export async function findLastDiagnosis(
  database: Queryable,
  { requesterUserId, pnu }: { requesterUserId: number | null; pnu: string },
): Promise<LastDiagnosis | null> {
  if (requesterUserId === null) return null
  const [row] = await selectLast(database, { requesterUserId, pnu })
  if (row === undefined) return null
  const { record: _record, factsVersion: _version, ...last } = row
  return { ...last, facts: factsOf(row) }
}
