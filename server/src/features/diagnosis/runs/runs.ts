import type { DiagnosisEvent, ProcessingStatus } from '@lease-risk/contract/diagnosis-async'
import type { RentRiskDiagnosisRequest } from '@lease-risk/contract/diagnosis-request'
import { removal } from '../../../platform/database/removal.ts'
import { statement } from '../../../platform/database/statement.ts'
import type { Queryable } from '../../../platform/database/transaction.ts'
import { publishing } from '../../../platform/feed/feed.ts'
import { appendEvent, eventType } from '../../../platform/outbox/events.ts'
import { inWords } from '../../../words/in-words.ts'
import { DEFAULT_LANGUAGE } from '../../../words/language.ts'
import type { Unworded } from '../../../words/message.ts'

export type RunFailure = { code: string; message: string }

export type RunEvent = Unworded<DiagnosisEvent>

/** The progress of a run. */
export type Progress = { status: ProcessingStatus; events: RunEvent[] }

export type Run = Progress & {
  diagnosisId: number
  failure: RunFailure | null
  receivedAt: Date
  finishedAt: Date | null
  expiresAt: Date
}

type NewRun = {
  requesterUserId: number | null
  request: RentRiskDiagnosisRequest
  events: RunEvent[]
  receivedAt: Date
  expiresAt: Date
}

type Published = { published: '' }
type Begun = { request: RentRiskDiagnosisRequest; requesterUserId: number | null; starts: number }

/** Publishes to the open streams of the run, within its transaction. */
const PUBLISHED = `${publishing('diagnosis-run', 'diagnosis_id')} as published`

const RUN = `diagnosis_id as "diagnosisId", processing_status as status, events, failure, received_at as "receivedAt",
  finished_at as "finishedAt", expires_at as "expiresAt"`

const RUN_COLUMNS = {
  diagnosisId: 'int8',
  status: 'text',
  events: 'jsonb',
  failure: 'jsonb',
  receivedAt: 'timestamptz',
  finishedAt: 'timestamptz',
  expiresAt: 'timestamptz',
} as const

const nextDiagnosisId = statement<{ id: number }>({
  name: 'diagnosis-run-id',
  columns: { id: 'int8' },
  text: `select nextval('diagnoses_diagnosis_id_seq') as id`,
})
const insert = statement<
  never,
  Omit<NewRun, 'request' | 'events'> & { diagnosisId: number; request: string; events: string }
>({
  name: 'diagnosis-run-insert',
  columns: {},
  text: `insert into diagnosis_runs (
     diagnosis_id, requester_user_id, request, processing_status, events, received_at, expires_at
   )
   values (:diagnosisId, :requesterUserId, :request, 'RECEIVED', :events, :receivedAt, :expiresAt)`,
})
const begin = statement<Begun & Published, { diagnosisId: number; events: string }>({
  name: 'diagnosis-run-begin',
  columns: { request: 'jsonb', requesterUserId: 'int8', starts: 'int2', published: 'void' },
  text: `update diagnosis_runs set processing_status = 'RUNNING', starts = starts + 1, events = events || :events::jsonb
   where diagnosis_id = :diagnosisId and processing_status in ('RECEIVED', 'RUNNING')
   returning request, requester_user_id as "requesterUserId", starts, ${PUBLISHED}`,
})
const append = statement<Published, { diagnosisId: number; events: string }>({
  name: 'diagnosis-run-append',
  columns: { published: 'void' },
  text: `update diagnosis_runs set events = events || :events::jsonb
   where diagnosis_id = :diagnosisId and processing_status = 'RUNNING'
   returning ${PUBLISHED}`,
})
const finish = statement<
  { requesterUserId: number | null } & Published,
  { diagnosisId: number; status: string; failure: string | null; events: string; at: Date }
>({
  name: 'diagnosis-run-finish',
  columns: { requesterUserId: 'int8', published: 'void' },
  text: `update diagnosis_runs set
     processing_status = :status, failure = :failure, events = events || :events::jsonb, finished_at = :at
   where diagnosis_id = :diagnosisId and processing_status in ('RECEIVED', 'RUNNING')
   returning requester_user_id as "requesterUserId", ${PUBLISHED}`,
})
const selectOne = statement<Run, { diagnosisId: number }>({
  name: 'diagnosis-run-read',
  columns: RUN_COLUMNS,
  text: `select ${RUN} from diagnosis_runs where diagnosis_id = :diagnosisId`,
})
const selectOwn = statement<Run, { diagnosisId: number; userId: number }>({
  name: 'diagnosis-run-read-own',
  columns: RUN_COLUMNS,
  text: `select ${RUN} from diagnosis_runs where diagnosis_id = :diagnosisId and requester_user_id = :userId`,
})
const own = statement<Pick<Run, 'status'>, { diagnosisId: number; userId: number }>({
  name: 'diagnosis-run-own',
  columns: { status: 'text' },
  text: `update diagnosis_runs set requester_user_id = :userId
   where diagnosis_id = :diagnosisId and coalesce(requester_user_id, :userId) = :userId
   returning processing_status as status`,
})
const selectProgress = statement<Progress & { diagnosisId: number }, { diagnosisIds: number[] }>({
  name: 'diagnosis-run-progress',
  columns: { diagnosisId: 'int8', status: 'text', events: 'jsonb' },
  text: `select diagnosis_id as "diagnosisId", processing_status as status, events
   from diagnosis_runs where diagnosis_id = any(:diagnosisIds::bigint[])`,
})
type Own = { userId: number; diagnosisId: number | null; most: number }

const removeOwn = statement<{ diagnosisId: number } & Published, Own>({
  name: 'diagnosis-run-remove-own',
  columns: { diagnosisId: 'int8', published: 'void' },
  text: `delete from diagnosis_runs
   where requester_user_id = :userId and diagnosis_id = any(array(
     select diagnosis_id from diagnosis_runs
     where requester_user_id = :userId and (:diagnosisId::bigint is null or diagnosis_id = :diagnosisId) limit :most
   ))
   returning diagnosis_id as "diagnosisId", ${PUBLISHED}`,
})
const removeAny = statement<{ requesterUserId: number | null }, { diagnosisId: number }>({
  name: 'diagnosis-run-remove-any',
  columns: { requesterUserId: 'int8' },
  text: 'delete from diagnosis_runs where diagnosis_id = :diagnosisId returning requester_user_id as "requesterUserId"',
})
const removeExpired = removal<{ now: Date }>({
  name: 'diagnosis-run-remove-expired',
  oldest: 'expires_at',
  text: 'delete from diagnosis_runs where expires_at <= :now',
})

/** In Korean, because release 0.2.0 reads it so. */
function stored(events: readonly RunEvent[]): string {
  return JSON.stringify(inWords(events, DEFAULT_LANGUAGE))
}

/** Reserves the id that the diagnosis will have. */
export async function reserveDiagnosisId(database: Queryable): Promise<number> {
  const [row] = await nextDiagnosisId(database)
  if (row === undefined) throw new Error('the sequence gave no number')
  return row.id
}

export async function insertRun(database: Queryable, diagnosisId: number, run: NewRun): Promise<void> {
  const [request, events] = [JSON.stringify(run.request), stored(run.events)]
  await insert(database, { ...run, diagnosisId, request, events })
}

/** `undefined` when nothing is left to do: finished, or removed after expiry. */
export async function beginRun(database: Queryable, diagnosisId: number, event: RunEvent): Promise<Begun | undefined> {
  return (await begin(database, { diagnosisId, events: stored([event]) }))[0]
}

export async function appendProgress(database: Queryable, diagnosisId: number, event: RunEvent): Promise<void> {
  await append(database, { diagnosisId, events: stored([event]) })
}

/** @returns the run's owner; `undefined` when it was finished before, or is gone. */
export async function finishRun(
  database: Queryable,
  diagnosisId: number,
  end: { status: ProcessingStatus; failure: RunFailure | null; event: RunEvent; at: Date },
): Promise<{ requesterUserId: number | null } | undefined> {
  const { status, failure, event, at } = end
  const written = { failure: failure && JSON.stringify(failure), events: stored([event]) }
  const [row] = await finish(database, { diagnosisId, status, at, ...written })
  return row
}

export async function findRun(database: Queryable, diagnosisId: number): Promise<Run | undefined> {
  return (await selectOne(database, { diagnosisId }))[0]
}

export async function findOwnRun(database: Queryable, diagnosisId: number, userId: number): Promise<Run | undefined> {
  return (await selectOwn(database, { diagnosisId, userId }))[0]
}

/** Assigns a run without an owner to the user. `undefined` when there is none, or it belongs to somebody else. */
export async function ownRun(database: Queryable, diagnosisId: number, userId: number) {
  return (await own(database, { diagnosisId, userId }))[0]
}

/** The progress of the runs that still exist, by id. */
export async function readProgress(database: Queryable, diagnosisIds: number[]): Promise<Map<number, Progress>> {
  const rows = await selectProgress(database, { diagnosisIds })
  return new Map(rows.map(({ diagnosisId, ...progress }) => [diagnosisId, progress]))
}

/**
 * One of the user's runs, or a limited number of all (`null`). A worker still processing it will find nothing to
 * finish. @returns their ids.
 */
export async function removeOwnRuns(database: Queryable, own: Own): Promise<number[]> {
  return (await removeOwn(database, own)).map((run) => run.diagnosisId)
}

/** Removes the run of a diagnosis, whoever requested it. @returns its requester, or `undefined` when there is none. */
export async function removeAnyRun(
  database: Queryable,
  diagnosisId: number,
): Promise<{ requesterUserId: number | null } | undefined> {
  return (await removeAny(database, { diagnosisId }))[0]
}

/** Removes expired runs. The diagnoses stay. */
export function removeExpiredRuns(database: Queryable, now: Date): Promise<unknown> {
  return removeExpired(database, { now })
}

type Finished = {
  diagnosisId: number
  /** The owner of the diagnosis; `null`: nobody. */
  userId: number | null
  processingStatus: ProcessingStatus
}

/** An asynchronous diagnosis has ended, successfully or as FAILED. */
export const DIAGNOSIS_FINISHED = eventType<Finished>('DIAGNOSIS_FINISHED')

export function appendFinished(transaction: Queryable, payload: Finished, occurredAt: Date): Promise<void> {
  return appendEvent(transaction, DIAGNOSIS_FINISHED, {
    subject: `diagnosis ${payload.diagnosisId}`,
    payload,
    occurredAt,
  })
}
