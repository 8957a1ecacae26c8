import type { RentRiskDiagnosisResponse } from '@lease-risk/contract/diagnosis-response'
import { statement } from '../../platform/statement.ts'
import type { Queryable } from '../../platform/transaction.ts'

const readOwn = statement<
  { response: Omit<RentRiskDiagnosisResponse, 'diagnosisId'> },
  { diagnosisId: number; userId: number }
>({
  name: 'diagnosis-history-read',
  columns: { response: 'jsonb' },
  text: 'select response from diagnoses where diagnosis_id = :diagnosisId and requester_user_id = :userId',
})

/** The answer as it was given; `undefined` where there is none or it is somebody else's. */
export async function readOwnDiagnosis(
  database: Queryable,
  userId: number,
  diagnosisId: number,
): Promise<RentRiskDiagnosisResponse | undefined> {
  const [row] = await readOwn(database, { diagnosisId, userId })
  return row && { diagnosisId, ...row.response }
}
