import type { DiagnosisClaimed } from '@lease-risk/contract/diagnosis-async'
import type { Pool } from 'pg'
import type { Clock } from '../../platform/clock.ts'
import { AppError } from '../../platform/http/errors.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { findOpenedBy, ownDiagnosis } from '../diagnosis-record/face.ts'
import { ownRun } from './runs.ts'

/**
 * Makes a diagnosis that was asked for without a login the user's own, also while it is under way; own already, it stays so.
 * @throws AppError 404 for a token that is unknown or whose time is over, and for a diagnosis of somebody else.
 */
export async function takeOverDiagnosis(
  { pool, clock }: { pool: Pool; clock: Clock },
  userId: number,
  statusToken: string,
): Promise<DiagnosisClaimed> {
  const opened = await findOpenedBy(pool, statusToken, clock.now())
  if (opened === undefined) throw new AppError('DIAGNOSIS_404_NOT_FOUND')
  const { diagnosisId } = opened
  return inTransaction(pool, async (client) => {
    // the run first: a worker that is finishing it has written the diagnosis by then, any other reads whose it is
    const run = await ownRun(client, diagnosisId, userId)
    const record = await ownDiagnosis(client, diagnosisId, userId)
    const processingStatus = run?.status ?? record?.processingStatus
    if (processingStatus === undefined) throw new AppError('DIAGNOSIS_404_NOT_FOUND')
    return { diagnosisId, processingStatus }
  })
}
