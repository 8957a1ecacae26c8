import { AppError } from '../../platform/http/errors.ts'
import { statement } from '../../platform/statement.ts'
import type { Queryable } from '../../platform/transaction.ts'
import { type DiagnosisReader, READABLE } from './diagnosis-reader.ts'

const findReadable = statement<{ diagnosisId: number }, DiagnosisReader & { diagnosisId: number }>({
  name: 'find-readable-diagnosis',
  columns: { diagnosisId: 'int8' },
  text: `select diagnosis_id as "diagnosisId" from diagnoses where diagnosis_id = :diagnosisId and ${READABLE}`,
})

/** @throws AppError 404 for a diagnosis that the reader may not see. */
export async function requireReadable(
  database: Queryable,
  reader: DiagnosisReader,
  diagnosisId: number,
): Promise<void> {
  if ((await findReadable(database, { ...reader, diagnosisId })).length === 0)
    throw new AppError('DIAGNOSIS_404_NOT_FOUND')
}
