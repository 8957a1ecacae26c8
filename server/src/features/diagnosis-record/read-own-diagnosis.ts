import type { RentRiskDiagnosisResponse } from '@lease-risk/contract/diagnosis-response'
import { namedQuery } from '../../platform/named-query.ts'
import type { Queryable } from '../../platform/transaction.ts'

const readOwn = namedQuery<
  { response: Omit<RentRiskDiagnosisResponse, 'diagnosisId'> },
  [diagnosisId: number, userId: number]
>('diagnosis-history-read', 'select response from diagnoses where diagnosis_id = $1 and requester_user_id = $2')

/** The answer as it was given; `undefined` where there is none or it is somebody else's. */
export async function readOwnDiagnosis(
  database: Queryable,
  userId: number,
  diagnosisId: number,
): Promise<RentRiskDiagnosisResponse | undefined> {
  const [row] = await readOwn(database, diagnosisId, userId)
  return row && { diagnosisId, ...row.response }
}
