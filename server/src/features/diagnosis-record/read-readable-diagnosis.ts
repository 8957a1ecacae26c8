import { statement } from '../../platform/database/statement.ts'
import type { Queryable } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/errors.ts'
import { type DiagnosisReader, READABLE } from './diagnosis-reader.ts'
import { ANSWER_COLUMNS, answerOf, SELECT_ANSWER } from './kept-record.ts'
import type { StoredAnswer } from './stored-answer.ts'

const readAnswer = statement<
  { record: Buffer | null; response: StoredAnswer | null },
  DiagnosisReader & { diagnosisId: number }
>({
  name: 'read-readable-diagnosis',
  columns: ANSWER_COLUMNS,
  text: `select ${SELECT_ANSWER} from diagnoses where diagnosis_id = :diagnosisId and ${READABLE}`,
})

/** The stored answer. @throws AppError 404 also for a diagnosis that the reader may not see. */
export async function readReadableDiagnosis(
  database: Queryable,
  reader: DiagnosisReader,
  diagnosisId: number,
): Promise<{ diagnosisId: number } & StoredAnswer> {
  const [row] = await readAnswer(database, { ...reader, diagnosisId })
  if (row === undefined) throw new AppError('DIAGNOSIS_404_NOT_FOUND')
  return { diagnosisId, ...answerOf(row) }
}
