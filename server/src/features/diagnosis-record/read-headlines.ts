import { statement } from '../../platform/database/statement.ts'
import type { Queryable } from '../../platform/database/transaction.ts'
import type { Text } from '../../words/message.ts'
import { ANSWER_COLUMNS, answerOf, SELECT_ANSWER } from './kept-record.ts'
import type { StoredAnswer } from './stored-answer.ts'

type Row = { diagnosisId: number; record: Buffer | null; response: StoredAnswer | null }

const selectAnswers = statement<Row, { userId: number; diagnosisIds: readonly number[] }>({
  name: 'headlines-of-diagnoses',
  columns: { diagnosisId: 'int8', ...ANSWER_COLUMNS },
  text: `
    select diagnosis_id as "diagnosisId", ${SELECT_ANSWER} from diagnoses
    where diagnosis_id = any(:diagnosisIds::bigint[]) and requester_user_id = :userId`,
})

/**
 * The headlines of the user's own diagnoses, by id; none for a diagnosis that was deleted or is older than headlines.
 * One statement.
 */
export async function readHeadlines(
  database: Queryable,
  userId: number,
  diagnosisIds: readonly number[],
): Promise<ReadonlyMap<number, Text>> {
  if (diagnosisIds.length === 0) return new Map()
  const rows = await selectAnswers(database, { userId, diagnosisIds })
  return new Map(
    rows.flatMap((row): [number, Text][] => {
      const { answer } = answerOf(row)
      return answer === undefined ? [] : [[row.diagnosisId, answer.headline]]
    }),
  )
}
