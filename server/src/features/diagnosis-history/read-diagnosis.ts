import type { DiagnosisProgress } from '@lease-risk/contract/diagnosis-async'
import type { RentRiskDiagnosisResponse } from '@lease-risk/contract/diagnosis-response'
import type { Pool } from 'pg'
import { AppError } from '../../platform/http/errors.ts'
import { namedQuery } from '../../platform/named-query.ts'
import { readOwnProgress } from '../diagnosis/index.ts'

const readOwn = namedQuery<
  { response: Omit<RentRiskDiagnosisResponse, 'diagnosisId'> },
  [diagnosisId: number, userId: number]
>('diagnosis-history-read', 'select response from diagnoses where diagnosis_id = $1 and requester_user_id = $2')

/** The answer as it was given; how far it is, of one without an answer. @throws AppError 404 also for a diagnosis of somebody else. */
export async function readDiagnosis(
  pool: Pool,
  userId: number,
  diagnosisId: number,
): Promise<RentRiskDiagnosisResponse | DiagnosisProgress> {
  const [row] = await readOwn(pool, diagnosisId, userId)
  if (row !== undefined) return { diagnosisId, ...row.response }
  const progress = await readOwnProgress(pool, userId, diagnosisId)
  if (progress === undefined) throw new AppError('DIAGNOSIS_404_NOT_FOUND')
  // completed between the two look-ups
  if (progress.finishedAt !== null && progress.failure === null) return readDiagnosis(pool, userId, diagnosisId)
  return progress
}
