import type { FinishedStatus } from '@lease-risk/contract/diagnosis-response'
import { statement } from '../../platform/database/statement.ts'
import type { Queryable } from '../../platform/database/transaction.ts'

const own = statement<{ processingStatus: FinishedStatus }, { diagnosisId: number; userId: number }>({
  name: 'diagnosis-own',
  columns: { processingStatus: 'text' },
  text: `update diagnoses set requester_user_id = :userId
   where diagnosis_id = :diagnosisId and coalesce(requester_user_id, :userId) = :userId
   returning coalesce(processing_status, response->>'processingStatus', 'COMPLETED') as "processingStatus"`,
})

/** Assigns a diagnosis without an owner to the user. `undefined` when there is none, or it belongs to somebody else. */
export async function ownDiagnosis(database: Queryable, diagnosisId: number, userId: number) {
  return (await own(database, { diagnosisId, userId }))[0]
}
