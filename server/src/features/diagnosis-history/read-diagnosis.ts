import type { RentRiskDiagnosisResponse } from '@lease-risk/contract/diagnosis-response'
import type { Pool } from 'pg'
import { AppError } from '../../platform/http/errors.ts'
import { namedQuery } from '../../platform/named-query.ts'

const readOwn = namedQuery<
  { response: Omit<RentRiskDiagnosisResponse, 'diagnosisId'> },
  [diagnosisId: number, userId: number]
>('diagnosis-history-read', 'select response from diagnoses where diagnosis_id = $1 and requester_user_id = $2')

/** The answer as it was given. @throws AppError 404 also for a diagnosis of somebody else. */
export async function readDiagnosis(
  pool: Pool,
  userId: number,
  diagnosisId: number,
): Promise<RentRiskDiagnosisResponse> {
  const [row] = await readOwn(pool, diagnosisId, userId)
  if (row === undefined) throw new AppError('DIAGNOSIS_404_NOT_FOUND')
  return { diagnosisId, ...row.response }
}
