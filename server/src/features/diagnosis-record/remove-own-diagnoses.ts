import { statement } from '../../platform/statement.ts'
import type { Queryable } from '../../platform/transaction.ts'

/** Evidence, samples, registry confirmations and scoring logs go with it. */
const removeOwn = statement<{ diagnosisId: number }, { userId: number; diagnosisId: number | null }>({
  name: 'diagnosis-remove-own',
  columns: { diagnosisId: 'int8' },
  text: `delete from diagnoses
   where requester_user_id = :userId and (:diagnosisId::bigint is null or diagnosis_id = :diagnosisId)
   returning diagnosis_id as "diagnosisId"`,
})

/** One of the user's diagnoses, or all of them (`null`). @returns their ids. */
export async function removeOwnDiagnoses(
  database: Queryable,
  userId: number,
  diagnosisId: number | null,
): Promise<number[]> {
  return (await removeOwn(database, { userId, diagnosisId })).map((diagnosis) => diagnosis.diagnosisId)
}
