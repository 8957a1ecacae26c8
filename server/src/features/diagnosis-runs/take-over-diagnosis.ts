import type { DiagnosisClaimed } from '@lease-risk/contract/diagnosis-async'
import type { Pool } from 'pg'
import type { Clock } from '../../platform/clock.ts'
import { inTransaction, type Queryable } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/errors.ts'
import { findOpenedBy, ownDiagnosis } from '../diagnosis-record/face.ts'
import { ownRun } from './runs.ts'

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
