import type { Page } from '@lease-risk/contract/common'
import type { DiagnosisHistoryQuery, DiagnosisHistorySummary } from '@lease-risk/contract/diagnosis-history'
import type { ContractPurpose } from '@lease-risk/contract/diagnosis-request'
import type { Pool } from 'pg'
import { seoulDateTime } from '../../domain/calendar.ts'
import { PURPOSE_LABELS } from '../../domain/wording/labels.ts'
import { pageOf } from '../../platform/http/envelope.ts'
import { namedQuery } from '../../platform/named-query.ts'

type DiagnosisSummaryRow = {
  diagnosis_id: number
  contract_purpose: ContractPurpose
  input_address: string
  jibun_address: string | null
  legal_district_code: string | null
  deposit_manwon: number
  monthly_rent_manwon: number
  diagnosis_state: 'success' | 'empty'
  risk_grade: string
  created_at: Date
}

const OWN = 'requester_user_id = $1 and ($2::text is null or diagnosis_state = $2)'

const selectPage = namedQuery<
  DiagnosisSummaryRow,
  [userId: number, state: string | null, limit: number, offset: number]
>(
  'diagnosis-history-page',
  `select
     diagnosis_id, contract_purpose, input_address, jibun_address, legal_district_code, deposit_manwon, monthly_rent_manwon,
     diagnosis_state, risk_grade, created_at
   from diagnoses where ${OWN}
   order by created_at desc, diagnosis_id desc limit $3 offset $4`,
)
const countAll = namedQuery<{ count: number }, [userId: number, state: string | null]>(
  'diagnosis-history-count',
  `select count(*) from diagnoses where ${OWN}`,
)

/** The user's own diagnoses, the newest first. */
export async function listDiagnoses(
  pool: Pool,
  userId: number,
  query: DiagnosisHistoryQuery,
): Promise<Page<DiagnosisHistorySummary>> {
  const { diagnosisState = null, page, size } = query
  const [rows, counted] = await Promise.all([
    selectPage(pool, userId, diagnosisState, size, page * size),
    countAll(pool, userId, diagnosisState),
  ])
  return pageOf(rows.map(presentSummary), query, counted[0]?.count ?? 0)
}

function presentSummary(row: DiagnosisSummaryRow): DiagnosisHistorySummary {
  return {
    diagnosisId: row.diagnosis_id,
    purpose: `LEASE_${row.contract_purpose}`,
    purposeName: PURPOSE_LABELS[row.contract_purpose],
    address: row.jibun_address ?? row.input_address,
    legalDistrictCode: row.legal_district_code,
    depositAmountManwon: row.deposit_manwon,
    monthlyRentAmountManwon: row.monthly_rent_manwon,
    diagnosisState: row.diagnosis_state,
    riskGrade: row.risk_grade,
    createdAt: seoulDateTime(row.created_at),
  }
}
