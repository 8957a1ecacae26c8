import { statement } from '../../platform/database/statement.ts'
import type { Queryable } from '../../platform/database/transaction.ts'
import { ANSWER_COLUMNS, answerOf, SELECT_ANSWER, timingsOf } from './kept-record.ts'
import type { StepTiming } from './step-timing.ts'
import type { StoredAnswer } from './stored-answer.ts'

/** A diagnosis that was made while its sender waited, in the form a run would show. */
export type MadeDiagnosis = {
  answer: StoredAnswer
  timings: StepTiming[]
  createdAt: Date
}

type Row = {
  record: Buffer | null
  response: StoredAnswer | null
  timings: StepTiming[] | null
  createdAt: Date
}
const readMade = statement<Row, { diagnosisId: number }>({
  name: 'read-made-diagnosis',
  columns: { ...ANSWER_COLUMNS, timings: 'jsonb', createdAt: 'timestamptz' },
  text: `select ${SELECT_ANSWER}, timings, created_at as "createdAt" from diagnoses where diagnosis_id = :diagnosisId`,
})

/** `undefined` when it no longer exists. */
export async function readMadeDiagnosis(database: Queryable, diagnosisId: number): Promise<MadeDiagnosis | undefined> {
  const [row] = await readMade(database, { diagnosisId })
  return row && { answer: answerOf(row), timings: timingsOf(row), createdAt: row.createdAt }
}
