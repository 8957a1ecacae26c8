import type { DiagnosisDeletionRequest } from '@lease-risk/contract/operations'
import { AppError } from '../../platform/http/errors.ts'
import { type AccountServices, confirmPassword } from '../account/index.ts'
import { type AuditServices, audited, changedFields, type OperatorContext } from '../audit/index.ts'
import { removeAnyDiagnosis } from '../diagnosis-record/index.ts'
import { removeAnyRun } from '../diagnosis-runs/index.ts'
import { removeWaysTo } from './delete-diagnosis.ts'

export type OperatorServices = AuditServices & Pick<AccountServices, 'passwords' | 'rateLimiter'>

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
