import type { Page } from '@lease-risk/contract/common'
import type {
  AdminDiagnosisQuery,
  AdminDiagnosisSummary,
  RentRiskDiagnosisHistoryDetailResponse,
} from '@lease-risk/contract/operations'
import type { Pool } from 'pg'
import { seoulDateTime } from '../../../domain/calendar.ts'
import { containing } from '../../../platform/database/like-pattern.ts'
import { statement } from '../../../platform/database/statement.ts'
import type { Queryable } from '../../../platform/database/transaction.ts'
import { pageOf } from '../../../platform/http/envelope.ts'
import { message, type Text } from '../../../words/message.ts'
import { readDiagnosis, SELECT_SUMMARY, SUMMARY_COLUMNS, type SummaryRow } from './read-diagnosis.ts'

type Filters = { state: string | null; keywordPattern: string | null }
/** The entry after which the list continues: microseconds since 1970 and the id, so that equal times have an order. */
type After = { micros: number | null; afterId: number | null }

/** The text matches the expression of the index diagnoses_text. */
const CHOSEN = `
  (:state::text is null or diagnosis_state = :state)
  and (:keywordPattern::text is null or (input_address || ' ' || coalesce(jibun_address, '')) ilike :keywordPattern)`

const selectPage = statement<SummaryRow & { cursor: string }, Filters & After & { limit: number; offset: number }>({
  name: 'all-diagnoses-page',
  planned: 'EACH_TIME',
  columns: { ...SUMMARY_COLUMNS, cursor: 'text' },
  text: `select ${SELECT_SUMMARY},
     (extract(epoch from diagnoses.created_at) * 1000000)::bigint || '.' || diagnosis_id as cursor
   from diagnoses left join users on users.user_id = requester_user_id
   where ${CHOSEN}
     and (:micros::bigint is null or (diagnoses.created_at, diagnosis_id)
       < (timestamptz 'epoch' + :micros::bigint * interval '1 microsecond', :afterId::bigint))
   order by diagnoses.created_at desc, diagnosis_id desc
   limit :limit offset :offset`,
})
const countAll = statement<{ count: number }, Filters>({
  name: 'all-diagnoses-count',
  planned: 'EACH_TIME',
  columns: { count: 'int8' },
  text: `select count(*) from diagnoses where ${CHOSEN}`,
})

type Summary = Omit<AdminDiagnosisSummary, 'purposeName'> & { purposeName: Text }

/**
 * Every caller's diagnoses, newest first: a page by its number, or the entries after a cursor, which does not read the
 * ones before.
 */
export async function listAllDiagnoses(
  pool: Pool,
  query: AdminDiagnosisQuery,
): Promise<Page<Summary> & { nextCursor: string | null }> {
  const { page, size } = query
  const keyword = query.keyword?.trim()
  const filters = { state: query.diagnosisState ?? null, keywordPattern: keyword ? containing(keyword) : null }
  const [micros, afterId] = query.cursor?.split('.').map(Number) ?? []
  const after = { micros: micros ?? null, afterId: afterId ?? null }
  const offset = query.cursor === undefined ? page * size : 0
  const [rows, counted] = await Promise.all([
    selectPage(pool, { ...filters, ...after, limit: size + 1, offset }),
    countAll(pool, filters),
  ])
  const hasNext = rows.length > size
  const shown = rows.slice(0, size)
  const nextCursor = hasNext ? (shown.at(-1)?.cursor ?? null) : null
  const content = shown.map(summaryView)
  return { ...pageOf(content, query, counted[0]?.count ?? 0), hasNext, nextCursor }
}

type Detail = Omit<RentRiskDiagnosisHistoryDetailResponse, 'purposeName'> & { purposeName: Text }

/** One diagnosis with its request, answer, step timings and evidence. @throws AppError 404 */
export async function readAnyDiagnosis(database: Queryable, diagnosisId: number): Promise<Detail> {
  const read = await readDiagnosis(database, diagnosisId, 'SERVICE', ['answer', 'evidence', 'timings'])
  const { answer: response, evidence, ...columns } = read
  const bySource = evidence
    .map(({ sample: _sample, ...source }) => source)
    .toSorted((a, b) => (a.sourceKey < b.sourceKey ? -1 : 1))
  return { ...summaryView(columns), response, evidence: bySource }
}

function summaryView<Row extends SummaryRow>({ contractPurpose, createdAt, ...row }: Row) {
  return {
    ...row,
    purpose: `LEASE_${contractPurpose}` as const,
    purposeName: message('PURPOSE_LABEL', { purpose: contractPurpose }),
    createdAt: seoulDateTime(createdAt),
  }
}
