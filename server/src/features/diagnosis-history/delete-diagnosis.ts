import type { Pool } from 'pg'
import { AppError } from '../../platform/http/errors.ts'
import { inTransaction, type Queryable } from '../../platform/transaction.ts'
import { forgetIdempotencyKeys } from '../diagnosis/face.ts'
import { removeOwnDiagnoses, removeStatusTokens } from '../diagnosis-record/face.ts'
import { removeOwnRuns } from '../diagnosis-runs/face.ts'

/** Everything that there is of an own diagnosis, be it still under way. @throws AppError 404 also for one of somebody else. */
export async function deleteDiagnosis(pool: Pool, userId: number, diagnosisId: number): Promise<void> {
  await inTransaction(pool, async (transaction) => {
    const erased = await erase(transaction, userId, diagnosisId)
    if (erased.length === 0) throw new AppError('DIAGNOSIS_404_NOT_FOUND')
  })
}

/** One statement removes no more than that with all that goes with them, so that it stays within its time limit. */
const MOST_AT_ONCE = 1_000

/** The same for all diagnoses of a user whose account ends, in the transaction in which it ends, so many at a time. */
export async function eraseDiagnosesOf(transaction: Queryable, userId: number): Promise<void> {
  while ((await erase(transaction, userId, null)).length > 0);
}

async function erase(transaction: Queryable, userId: number, diagnosisId: number | null): Promise<number[]> {
  const own = { userId, diagnosisId, most: MOST_AT_ONCE }
  // the runs first: this waits for a worker that is about to finish one, and then sees what it wrote
  const runs = await removeOwnRuns(transaction, own)
  const diagnoses = await removeOwnDiagnoses(transaction, own)
  const erased = [...new Set([...runs, ...diagnoses])]
  await removeWaysTo(transaction, erased)
  return erased
}

/** What leads to a diagnosis, and has no foreign key as it is there before the diagnosis. */
export async function removeWaysTo(transaction: Queryable, diagnosisIds: number[]): Promise<void> {
  await removeStatusTokens(transaction, diagnosisIds)
  await forgetIdempotencyKeys(transaction, diagnosisIds)
}
