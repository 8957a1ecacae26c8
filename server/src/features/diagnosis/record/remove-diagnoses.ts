import { removal } from '../../../platform/database/removal.ts'
import { statement } from '../../../platform/database/statement.ts'
import type { Queryable } from '../../../platform/database/transaction.ts'

// Evidence, registry confirmations, scoring logs, papers, shared links and field checks are deleted with a diagnosis.

type Own = { userId: number; diagnosisId: number | null; most: number }

const removeOwn = statement<{ diagnosisId: number }, Own>({
  name: 'diagnosis-remove-own',
  columns: { diagnosisId: 'int8' },
  text: `delete from diagnoses
   where requester_user_id = :userId and diagnosis_id = any(array(
     select diagnosis_id from diagnoses
     where requester_user_id = :userId and (:diagnosisId::bigint is null or diagnosis_id = :diagnosisId) limit :most
   ))
   returning diagnosis_id as "diagnosisId"`,
})
const removeAny = statement<{ requesterUserId: number | null }, { diagnosisId: number }>({
  name: 'diagnosis-remove-any',
  columns: { requesterUserId: 'int8' },
  text: 'delete from diagnoses where diagnosis_id = :diagnosisId returning requester_user_id as "requesterUserId"',
})
const removeOldAnonymous = removal<{ before: Date }>({
  name: 'diagnosis-remove-old-anonymous',
  oldest: 'created_at',
  text: 'delete from diagnoses where requester_user_id is null and created_at < :before',
  mostAtOnce: 2_000,
})

/** One of the user's diagnoses, or a limited number of all (`null`). @returns their ids. */
export async function removeOwnDiagnoses(database: Queryable, own: Own): Promise<number[]> {
  return (await removeOwn(database, own)).map((diagnosis) => diagnosis.diagnosisId)
}

/** Removes a diagnosis, whoever requested it. @returns its requester, or `undefined` when there is none. */
export async function removeAnyDiagnosis(
  database: Queryable,
  diagnosisId: number,
): Promise<{ requesterUserId: number | null } | undefined> {
  return (await removeAny(database, { diagnosisId }))[0]
}

/** R-DIAG-57. Removes diagnoses that were made without a login and that nobody has taken over. */
export function removeAnonymousDiagnoses(database: Queryable, before: Date): Promise<unknown> {
  return removeOldAnonymous(database, { before })
}
