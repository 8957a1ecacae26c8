import { statement } from '../../platform/database/statement.ts'
import type { Queryable } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/errors.ts'
import { ANSWER_COLUMNS, answerOf, SELECT_ANSWER } from './kept-record.ts'
import type { StoredAnswer } from './stored-answer.ts'

const readAnswer = statement<{ record: Buffer | null; response: StoredAnswer | null }, { diagnosisId: number }>({
  name: 'read-diagnosis-answer',
  columns: ANSWER_COLUMNS,
  text: `select ${SELECT_ANSWER} from diagnoses where diagnosis_id = :diagnosisId`,
})

/** The stored answer, without an access check. @throws AppError 404 when it no longer exists. */
export async function readWrittenDiagnosis(
  database: Queryable,
  diagnosisId: number,
): Promise<{ diagnosisId: number } & StoredAnswer> {
  const [row] = await readAnswer(database, { diagnosisId })
  if (row === undefined) throw new AppError('DIAGNOSIS_404_NOT_FOUND')
  return { diagnosisId, ...answerOf(row) }
}
