import { statement } from '../../platform/statement.ts'
import type { Queryable } from '../../platform/transaction.ts'
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

/** What the user's own diagnoses say first, by id; none for one that is gone or older than that. One statement. */
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
