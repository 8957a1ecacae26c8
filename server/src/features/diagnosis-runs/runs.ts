import type { DiagnosisEvent, ProcessingStatus } from '@lease-risk/contract/diagnosis-async'
import type { RentRiskDiagnosisRequest } from '@lease-risk/contract/diagnosis-request'
import { namedQuery } from '../../platform/named-query.ts'
import type { Queryable } from '../../platform/transaction.ts'

export type RunFailure = { code: string; message: string }

/** How far a run is. */
export type Progress = { status: ProcessingStatus; events: DiagnosisEvent[] }

export type Run = Progress & {
  diagnosisId: number
  failure: RunFailure | null
  receivedAt: Date
  finishedAt: Date | null
  expiresAt: Date
}

type NewRun = {
  tokenHash: Buffer
  nonce: string
  requesterUserId: number | null
  request: RentRiskDiagnosisRequest
  events: DiagnosisEvent[]
  receivedAt: Date
  expiresAt: Date
}

type Begun = { request: RentRiskDiagnosisRequest; requesterUserId: number | null; starts: number }

const RUN = `diagnosis_id as "diagnosisId", processing_status as status, events, failure, received_at as "receivedAt",
  finished_at as "finishedAt", expires_at as "expiresAt"`

const nextDiagnosisId = namedQuery<{ id: number }, []>(
  'diagnosis-run-id',
  `select nextval(pg_get_serial_sequence('diagnoses', 'diagnosis_id')) as id`,
)
const insert = namedQuery<never, unknown[]>(
  'diagnosis-run-insert',
  `insert into diagnosis_runs (
     diagnosis_id, status_token_hash, token_nonce, requester_user_id, request, processing_status, events, received_at,
     expires_at
   )
   values ($1, $2, $3, $4, $5, 'RECEIVED', $6, $7, $8)`,
)
const begin = namedQuery<Begun, [diagnosisId: number, events: string]>(
  'diagnosis-run-begin',
  `update diagnosis_runs set processing_status = 'RUNNING', starts = starts + 1, events = events || $2::jsonb
   where diagnosis_id = $1 and processing_status in ('RECEIVED', 'RUNNING')
   returning request, requester_user_id as "requesterUserId", starts`,
)
const append = namedQuery<never, [diagnosisId: number, events: string]>(
  'diagnosis-run-append',
  `update diagnosis_runs set events = events || $2::jsonb where diagnosis_id = $1 and processing_status = 'RUNNING'`,
)
const finish = namedQuery<
  never,
  [diagnosisId: number, status: string, failure: string | null, events: string, at: Date]
>(
  'diagnosis-run-finish',
  `update diagnosis_runs set processing_status = $2, failure = $3, events = events || $4::jsonb, finished_at = $5
   where diagnosis_id = $1 and processing_status in ('RECEIVED', 'RUNNING')
   returning 1`,
)
const selectByToken = namedQuery<Run, [tokenHash: Buffer, now: Date]>(
  'diagnosis-run-by-token',
  `select ${RUN} from diagnosis_runs where status_token_hash = $1 and expires_at > $2`,
)
const selectOwn = namedQuery<Run, [diagnosisId: number, userId: number]>(
  'diagnosis-run-own',
  `select ${RUN} from diagnosis_runs where diagnosis_id = $1 and requester_user_id = $2`,
)
const selectNonce = namedQuery<{ nonce: string; expiresAt: Date }, [diagnosisId: number]>(
  'diagnosis-run-nonce',
  `select token_nonce as nonce, expires_at as "expiresAt" from diagnosis_runs where diagnosis_id = $1`,
)
const selectProgress = namedQuery<Progress & { diagnosisId: number }, [diagnosisIds: number[]]>(
  'diagnosis-run-progress',
  `select diagnosis_id as "diagnosisId", processing_status as status, events
   from diagnosis_runs where diagnosis_id = any($1::bigint[])`,
)
const removeExpired = namedQuery<never, [now: Date]>(
  'diagnosis-run-remove-expired',
  'delete from diagnosis_runs where expires_at <= $1',
)

/** The id that the diagnosis will have. */
export async function reserveDiagnosisId(database: Queryable): Promise<number> {
  const [row] = await nextDiagnosisId(database)
  if (row === undefined) throw new Error('the sequence gave no number')
  return row.id
}

export async function insertRun(database: Queryable, diagnosisId: number, run: NewRun): Promise<void> {
  const { tokenHash, nonce, requesterUserId, request, events, receivedAt, expiresAt } = run
  const [asked, happened] = [JSON.stringify(request), JSON.stringify(events)]
  await insert(database, diagnosisId, tokenHash, nonce, requesterUserId, asked, happened, receivedAt, expiresAt)
}

/** `undefined` when there is nothing to do any more: finished, or removed after its time. */
export async function beginRun(
  database: Queryable,
  diagnosisId: number,
  event: DiagnosisEvent,
): Promise<Begun | undefined> {
  return (await begin(database, diagnosisId, JSON.stringify([event])))[0]
}

export async function appendEvent(database: Queryable, diagnosisId: number, event: DiagnosisEvent): Promise<void> {
  await append(database, diagnosisId, JSON.stringify([event]))
}

/** @returns whether it was this call that finished the run. */
export async function finishRun(
  database: Queryable,
  diagnosisId: number,
  end: { status: ProcessingStatus; failure: RunFailure | null; event: DiagnosisEvent; at: Date },
): Promise<boolean> {
  const failure = end.failure && JSON.stringify(end.failure)
  return (await finish(database, diagnosisId, end.status, failure, JSON.stringify([end.event]), end.at)).length > 0
}

export async function findRunByToken(database: Queryable, tokenHash: Buffer, now: Date): Promise<Run | undefined> {
  return (await selectByToken(database, tokenHash, now))[0]
}

export async function findOwnRun(database: Queryable, diagnosisId: number, userId: number): Promise<Run | undefined> {
  return (await selectOwn(database, diagnosisId, userId))[0]
}

export async function findNonce(database: Queryable, diagnosisId: number) {
  return (await selectNonce(database, diagnosisId))[0]
}

/** Of those that are still there, by id. */
export async function readProgress(database: Queryable, diagnosisIds: number[]): Promise<Map<number, Progress>> {
  const rows = await selectProgress(database, diagnosisIds)
  return new Map(rows.map(({ diagnosisId, ...progress }) => [diagnosisId, progress]))
}

/** Runs, and with them their tokens, whose time is over. The diagnoses stay. */
export function removeExpiredRuns(database: Queryable, now: Date): Promise<unknown> {
  return removeExpired(database, now)
}
