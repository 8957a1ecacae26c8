import type { AsyncDiagnosisStatus, DiagnosisClaimed, DiagnosisProgress } from '@lease-risk/contract/diagnosis-async'
import type { Pool } from 'pg'
import type { Clock } from '../../../platform/clock.ts'
import { inTransaction, type Queryable } from '../../../platform/database/transaction.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { Services } from '../../../services.ts'
import type { Unworded } from '../../../words/message.ts'
import { readDiagnosis } from '../record/read-diagnosis.ts'
import { findOpenedBy } from '../record/status-token.ts'
import { ownDiagnosis } from '../record/store-diagnosis.ts'
import { isFinished, presentProgress, presentStatus, runOf } from './present-run.ts'
import { findOwnRun, findRun, ownRun, type Run } from './runs.ts'

/**
 * The run of an asynchronous diagnosis; a diagnosis made while its sender waited is presented as a run.
 * @throws AppError 404 for an unknown or expired token.
 */
export async function readRunByToken({ pool, clock }: Services, statusToken: string): Promise<Run> {
  const opened = await findOpenedBy(pool, statusToken, clock.now())
  if (opened === undefined) throw new AppError('DIAGNOSIS_404_NOT_FOUND')
  const { diagnosisId, expiresAt } = opened
  const run = await findRun(pool, diagnosisId)
  if (run !== undefined) return run
  return runOf(await readDiagnosis(pool, diagnosisId, 'SERVICE', ['answer', 'timings']), expiresAt)
}

/** The progress, with the result when there is one. @throws AppError 404 as above. */
export async function readStatus(services: Services, statusToken: string): Promise<Unworded<AsyncDiagnosisStatus>> {
  const run = await readRunByToken(services, statusToken)
  if (!isFinished(run) || run.status === 'FAILED') return presentStatus(run, null)
  const { diagnosisId, answer } = await readDiagnosis(services.pool, run.diagnosisId, 'SERVICE', ['answer'])
  return presentStatus(run, { diagnosisId, ...answer })
}

/** For the owner of a diagnosis that has no result, or none yet; `undefined` when there is no such diagnosis. */
export async function readOwnProgress(
  pool: Pool,
  userId: number,
  diagnosisId: number,
): Promise<Unworded<DiagnosisProgress> | undefined> {
  const run = await findOwnRun(pool, diagnosisId, userId)
  return run && presentProgress(run)
}

type Opening = { userId: number; statusToken: string; now: Date }

/** As `takeOver`, in a transaction of its own. */
export function takeOverDiagnosis(
  { pool, clock }: { pool: Pool; clock: Clock },
  userId: number,
  statusToken: string,
): Promise<DiagnosisClaimed> {
  return inTransaction(pool, (transaction) => takeOver(transaction, { userId, statusToken, now: clock.now() }))
}

/**
 * Makes a diagnosis that was requested without a login the user's own, even while it is running; a diagnosis that is
 * already theirs stays so.
 * @throws AppError 404 for an unknown or expired token, and for another user's diagnosis.
 */
export async function takeOver(
  transaction: Queryable,
  { userId, statusToken, now }: Opening,
): Promise<DiagnosisClaimed> {
  const opened = await findOpenedBy(transaction, statusToken, now)
  if (opened === undefined) throw new AppError('DIAGNOSIS_404_NOT_FOUND')
  const { diagnosisId } = opened
  // the run first: a worker that is finishing it has written the diagnosis by then, and any other worker reads its owner
  const run = await ownRun(transaction, diagnosisId, userId)
  const record = await ownDiagnosis(transaction, diagnosisId, userId)
  const processingStatus = run?.status ?? record?.processingStatus
  if (processingStatus === undefined) throw new AppError('DIAGNOSIS_404_NOT_FOUND')
  return { diagnosisId, processingStatus }
}
