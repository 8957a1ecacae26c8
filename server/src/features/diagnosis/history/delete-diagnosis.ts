import type { DiagnosisDeletionRequest } from '@lease-risk/contract/operations'
import type { Pool } from 'pg'
import { inTransaction, type Queryable } from '../../../platform/database/transaction.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { confirmPassword, type OperatorServices } from '../../account/index.ts'
import { audited, changedFields, type OperatorContext } from '../../audit/index.ts'
import { forgetIdempotencyKeys } from '../once-per-key.ts'
import { removeAnyDiagnosis, removeOwnDiagnoses } from '../record/remove-diagnoses.ts'
import { removeStatusTokens } from '../record/status-token.ts'
import { removeAnyRun, removeOwnRuns } from '../runs/runs.ts'

/**
 * Deletes all data of the user's own diagnosis, even while it is running. @throws AppError 404 also for another user's
 * diagnosis.
 */
export async function deleteDiagnosis(pool: Pool, userId: number, diagnosisId: number): Promise<void> {
  await inTransaction(pool, async (transaction) => {
    const erased = await erase(transaction, userId, diagnosisId)
    if (erased.length === 0) throw new AppError('DIAGNOSIS_404_NOT_FOUND')
  })
}

/** The most diagnoses that one statement removes with their dependent rows, so that it stays within its time limit. */
const MOST_AT_ONCE = 1_000

/** Deletes all diagnoses of a user whose account ends, in the same transaction, in batches. */
export async function eraseDiagnosesOf(transaction: Queryable, userId: number): Promise<void> {
  while ((await erase(transaction, userId, null)).length > 0);
}

async function erase(transaction: Queryable, userId: number, diagnosisId: number | null): Promise<number[]> {
  const own = { userId, diagnosisId, most: MOST_AT_ONCE }
  // the runs first: this waits for a worker that is about to finish one, and then sees what the worker wrote
  const runs = await removeOwnRuns(transaction, own)
  const diagnoses = await removeOwnDiagnoses(transaction, own)
  const erased = [...new Set([...runs, ...diagnoses])]
  await removeWaysTo(transaction, erased)
  return erased
}

/** Removes status tokens and idempotency keys, which have no foreign key because they exist before the diagnosis. */
async function removeWaysTo(transaction: Queryable, diagnosisIds: number[]): Promise<void> {
  await removeStatusTokens(transaction, diagnosisIds)
  await forgetIdempotencyKeys(transaction, diagnosisIds)
}

type Input = DiagnosisDeletionRequest & { diagnosisId: number }

/**
 * Deletes all data of a diagnosis, whoever requested it. It cannot be undone, so a stolen token alone must not permit
 * it.
 * @throws AppError 401 when the operator's password is wrong, 404, 429 after too many failures.
 */
export const deleteAnyDiagnosis = audited<OperatorServices, OperatorContext, Input, null>(
  {
    actionType: 'DIAGNOSIS_DELETE',
    targetType: 'DIAGNOSIS',
    targetId: ({ diagnosisId }) => diagnosisId,
    summary: () => ({}),
    precondition: (services, { actor }, { confirmationPassword }) =>
      confirmPassword(services, actor.userId, confirmationPassword),
  },
  async (transaction, { diagnosisId }) => {
    // the run first: this waits for a worker that is about to finish it, and then sees what the worker wrote
    const run = await removeAnyRun(transaction, diagnosisId)
    const removed = (await removeAnyDiagnosis(transaction, diagnosisId)) ?? run
    if (removed === undefined) throw new AppError('DIAGNOSIS_404_NOT_FOUND')
    await removeWaysTo(transaction, [diagnosisId])
    const { requesterUserId } = removed
    return { result: null, changedFields: changedFields({ requesterUserId }, { requesterUserId: null }) }
  },
)
