import type { RentRiskDiagnosisRequest } from '@lease-risk/contract/diagnosis-request'
import type { LeaseFacts } from '../../domain/assessment/facts/lease-facts.ts'
import { statement } from '../../platform/database/statement.ts'
import type { Queryable } from '../../platform/database/transaction.ts'
import { FACTS_COLUMNS, factsOf, SELECT_FACTS } from './kept-record.ts'

/** An earlier diagnosis of a lot, as it was assessed. */
export type LastDiagnosis = {
  diagnosisId: number
  createdAt: Date
  request: RentRiskDiagnosisRequest
  ruleBookVersion: string
  totalRiskScore: number | null
  riskGrade: string
  /** `null`: no facts were stored, or only in a format that is no longer read. */
  facts: LeaseFacts | null
}

type Row = LastDiagnosis & { record: Buffer | null; factsVersion: number | null }

const selectLast = statement<Row, { requesterUserId: number; pnu: string }>({
  name: 'last-diagnosis-of-lot',
  columns: {
    diagnosisId: 'int8',
    createdAt: 'timestamptz',
    request: 'jsonb',
    ruleBookVersion: 'text',
    totalRiskScore: 'int2',
    riskGrade: 'text',
    ...FACTS_COLUMNS,
  },
  text: `
    select
      diagnosis_id as "diagnosisId", created_at as "createdAt", request, rule_book_version as "ruleBookVersion",
      total_risk_score as "totalRiskScore", risk_grade as "riskGrade",
      ${SELECT_FACTS}
    from diagnoses
    where requester_user_id = :requesterUserId and pnu = :pnu
    order by created_at desc, diagnosis_id desc limit 1`,
})

/** The requester's newest diagnosis of a lot; `null` without one. An anonymous caller causes no query. */
export async function findLastDiagnosis(
  database: Queryable,
  { requesterUserId, pnu }: { requesterUserId: number | null; pnu: string },
): Promise<LastDiagnosis | null> {
  if (requesterUserId === null) return null
  const [row] = await selectLast(database, { requesterUserId, pnu })
  if (row === undefined) return null
  const { record: _record, factsVersion: _version, ...last } = row
  return { ...last, facts: factsOf(row) }
}
