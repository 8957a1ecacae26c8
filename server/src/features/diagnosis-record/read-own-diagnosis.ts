import { statement } from '../../platform/database/statement.ts'
import type { Queryable } from '../../platform/database/transaction.ts'
import { ANSWER_COLUMNS, answerOf, SELECT_ANSWER } from './kept-record.ts'
import type { StoredAnswer } from './stored-answer.ts'

const readOwn = statement<
  { record: Buffer | null; response: StoredAnswer | null },
  { diagnosisId: number; userId: number }
>({
  name: 'diagnosis-history-read',
  columns: ANSWER_COLUMNS,
  text: `select ${SELECT_ANSWER} from diagnoses where diagnosis_id = :diagnosisId and requester_user_id = :userId`,
})

/** The stored answer; `undefined` when there is none or it belongs to somebody else. */
export async function readOwnDiagnosis(
  database: Queryable,
  userId: number,
  diagnosisId: number,
): Promise<({ diagnosisId: number } & StoredAnswer) | undefined> {
  const [row] = await readOwn(database, { diagnosisId, userId })
  return row && { diagnosisId, ...answerOf(row) }
}
