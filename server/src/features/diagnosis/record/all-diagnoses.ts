import type { Page } from '@lease-risk/contract/common'
import type {
  AdminDiagnosisQuery,
  AdminDiagnosisSummary,
  RentRiskDiagnosisHistoryDetailResponse,
} from '@lease-risk/contract/operations'
import type { Pool } from 'pg'
import { seoulDateTime } from '../../../domain/calendar.ts'
import type { ContractPurpose } from '../../../domain/comparison/lease-terms.ts'
import { containing } from '../../../platform/database/like-pattern.ts'
import { statement } from '../../../platform/database/statement.ts'
import type { Queryable } from '../../../platform/database/transaction.ts'
import { pageOf } from '../../../platform/http/envelope.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { message, type Text } from '../../../words/message.ts'
import { ANSWER_COLUMNS, answerOf, basisOf, SELECT_ANSWER, timingsOf } from './kept-record.ts'
import type { StepTiming, StoredAnswer } from './packed-record.ts'

type SummaryRow = Omit<AdminDiagnosisSummary, 'purpose' | 'purposeName' | 'createdAt'> & {
  contractPurpose: ContractPurpose
  createdAt: Date
}

const SUMMARY_COLUMNS = {
  diagnosisId: 'int8',
  contractPurpose: 'text',
  address: 'text',
  legalDistrictCode: 'text',
  depositAmountManwon: 'float8',
  monthlyRentAmountManwon: 'float8',
  diagnosisState: 'text',
  riskGrade: 'text',
  requesterUserId: 'int8',
  requesterUsername: 'text',
  createdAt: 'timestamptz',
} as const
const SUMMARY = `
  diagnosis_id as "diagnosisId", contract_purpose as "contractPurpose",
  coalesce(jibun_address, input_address) as address, legal_district_code as "legalDistrictCode",
  deposit_manwon as "depositAmountManwon", monthly_rent_manwon as "monthlyRentAmountManwon",
  diagnosis_state as "diagnosisState", risk_grade as "riskGrade", requester_user_id as "requesterUserId",
  users.username as "requesterUsername", diagnoses.created_at as "createdAt"`

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
  text: `select ${SUMMARY},
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
type DetailRow = SummaryRow &
  Pick<Detail, 'inputAddress' | 'pnu' | 'totalRiskScore' | 'ruleBookVersion'> & {
    record: Buffer | null
    request: Record<string, unknown>
    response: StoredAnswer | null
    timings: StepTiming[] | null
    /** Only for diagnoses older than packed records. */
    evidence: Detail['evidence']
  }

const selectOne = statement<DetailRow, { diagnosisId: number }>({
  name: 'any-diagnosis',
  columns: {
    ...SUMMARY_COLUMNS,
    inputAddress: 'text',
    pnu: 'text',
    totalRiskScore: 'int2',
    ruleBookVersion: 'text',
    request: 'jsonb',
    ...ANSWER_COLUMNS,
    timings: 'jsonb',
    evidence: 'json',
  },
  text: `select ${SUMMARY}, input_address as "inputAddress", pnu, total_risk_score as "totalRiskScore",
     rule_book_version as "ruleBookVersion", request, ${SELECT_ANSWER}, timings,
     (
       select coalesce(json_agg(json_build_object(
         'sourceKey', source_key, 'lookupStatus', lookup_status, 'failureReason', failure_reason,
         'referencePeriod', reference_period, 'sampleLevel', sample_level, 'sampleCount', sample_count,
         'collectedAt', collected_at
       ) order by source_key), '[]')
       from diagnosis_evidence as evidence where evidence.diagnosis_id = diagnoses.diagnosis_id
     ) as evidence
   from diagnoses left join users on users.user_id = requester_user_id
   where diagnosis_id = :diagnosisId`,
})

/** One diagnosis with its request, answer, step timings and evidence. */
export async function readAnyDiagnosis(database: Queryable, diagnosisId: number): Promise<Detail> {
  const [row] = await selectOne(database, { diagnosisId })
  if (row === undefined) throw new AppError('DIAGNOSIS_404_NOT_FOUND')
  const { record, response: _response, evidence: older, timings: _timings, ...columns } = row
  const evidence = (basisOf(record)?.evidence ?? older).map((each) => ({
    sourceKey: each.sourceKey,
    lookupStatus: each.lookupStatus,
    failureReason: each.failureReason,
    referencePeriod: each.referencePeriod,
    sampleLevel: each.sampleLevel,
    sampleCount: each.sampleCount,
    collectedAt: each.collectedAt && seoulDateTime(new Date(each.collectedAt)),
  }))
  const bySource = evidence.toSorted((a, b) => (a.sourceKey < b.sourceKey ? -1 : 1))
  return { ...columns, ...summaryView(row), response: answerOf(row), timings: timingsOf(row), evidence: bySource }
}

function summaryView({ contractPurpose, createdAt, ...row }: SummaryRow): Summary {
  return {
    ...row,
    purpose: `LEASE_${contractPurpose}`,
    purposeName: message('PURPOSE_LABEL', { purpose: contractPurpose }),
    createdAt: seoulDateTime(createdAt),
  }
}
