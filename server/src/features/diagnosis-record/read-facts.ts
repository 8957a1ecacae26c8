import type { LeaseFacts } from '../../domain/assessment/facts/lease-facts.ts'
import { statement } from '../../platform/database/statement.ts'
import type { Queryable } from '../../platform/database/transaction.ts'
import { ANSWER_COLUMNS, answerAndFactsOf, FACTS_COLUMNS, SELECT_FACTS } from './kept-record.ts'
import type { StoredAnswer } from './stored-answer.ts'

/** The input of a diagnosis, and what it answered. */
export type DiagnosedFacts = {
  diagnosisId: number
  /** `null`: the address was not resolved to a lot. */
  pnu: string | null
  /** `null`: written before facts were stored, or in a format that is no longer read. */
  facts: LeaseFacts | null
  /** As stored. */
  answer: StoredAnswer
}

/** The owner, or the holder of the status token, of which only the hash is known here. */
export type FactsReader = { userId: number; diagnosisId: number } | { statusTokenHash: Buffer; now: Date }

type Row = Omit<DiagnosedFacts, 'facts' | 'answer'> & {
  record: Buffer | null
  response: StoredAnswer | null
  facts: LeaseFacts | null
  factsVersion: number | null
}
const COLUMNS = { diagnosisId: 'int8', pnu: 'text', ...ANSWER_COLUMNS, ...FACTS_COLUMNS } as const
const SELECTED = `diagnosis_id as "diagnosisId", pnu, response, ${SELECT_FACTS}`

const readOwn = statement<Row, { userId: number; diagnosisId: number }>({
  name: 'diagnosis-facts-own',
  columns: COLUMNS,
  text: `select ${SELECTED} from diagnoses where diagnosis_id = :diagnosisId and requester_user_id = :userId`,
})
const readByToken = statement<Row, { statusTokenHash: Buffer; now: Date }>({
  name: 'diagnosis-facts-by-token',
  columns: COLUMNS,
  text: `select ${SELECTED}
   from diagnoses join status_tokens using (diagnosis_id)
   where token_hash = :statusTokenHash and expires_at > :now`,
})

/** One statement; `undefined` when there is no diagnosis, or the reader may not see it. */
export async function readFacts(database: Queryable, reader: FactsReader): Promise<DiagnosedFacts | undefined> {
  const [row] = 'userId' in reader ? await readOwn(database, reader) : await readByToken(database, reader)
  return row && { diagnosisId: row.diagnosisId, pnu: row.pnu, ...answerAndFactsOf(row) }
}
