import type { Page } from '@lease-risk/contract/common'
import type {
  DiagnosisHistoryQuery,
  DiagnosisHistorySummary,
  RegistryConfirmationStatus,
} from '@lease-risk/contract/diagnosis-history'
import type { ContractPurpose } from '@lease-risk/contract/diagnosis-request'
import type { Pool } from 'pg'
import { seoulDateTime } from '../../../domain/calendar.ts'
import { statement } from '../../../platform/database/statement.ts'
import { pageOf } from '../../../platform/http/envelope.ts'
import { message, type Text } from '../../../words/message.ts'

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
  registry_contract: RegistryConfirmationStatus
  registry_balance: RegistryConfirmationStatus
  created_at: Date
}

const OWN = 'requester_user_id = :userId and (:state::text is null or diagnosis_state = :state)'

/** The newest note for one of the two readings; `NOT_CHECKED` without a note. */
const newestNote = (occasion: string) => `coalesce((
     select status from registry_confirmations as note
     where note.diagnosis_id = diagnoses.diagnosis_id and ${occasion}
     order by confirmation_id desc limit 1
   ), 'NOT_CHECKED')`

const selectPage = statement<
  DiagnosisSummaryRow,
  { userId: number; state: string | null; limit: number; offset: number }
>({
  name: 'diagnosis-history-page',
  columns: {
    diagnosis_id: 'int8',
    contract_purpose: 'text',
    input_address: 'text',
    jibun_address: 'text',
    legal_district_code: 'text',
    deposit_manwon: 'float8',
    monthly_rent_manwon: 'float8',
    diagnosis_state: 'text',
    risk_grade: 'text',
    registry_contract: 'text',
    registry_balance: 'text',
    created_at: 'timestamptz',
  },
  text: `select
     diagnosis_id, contract_purpose, input_address, jibun_address, legal_district_code, deposit_manwon, monthly_rent_manwon,
     diagnosis_state, risk_grade, created_at,
     ${newestNote("occasion is distinct from 'BALANCE'")} as registry_contract,
     ${newestNote("occasion = 'BALANCE'")} as registry_balance
   from diagnoses where ${OWN}
   order by created_at desc, diagnosis_id desc limit :limit offset :offset`,
})
const countAll = statement<{ count: number }, { userId: number; state: string | null }>({
  name: 'diagnosis-history-count',
  columns: { count: 'int8' },
  text: `select count(*) from diagnoses where ${OWN}`,
})

type HistorySummary = Omit<DiagnosisHistorySummary, 'purposeName'> & { purposeName: Text }

/** The user's own diagnoses, newest first. */
export async function listDiagnoses(
  pool: Pool,
  userId: number,
  query: DiagnosisHistoryQuery,
): Promise<Page<HistorySummary>> {
  const { diagnosisState: state = null, page, size } = query
  const [rows, counted] = await Promise.all([
    selectPage(pool, { userId, state, limit: size, offset: page * size }),
    countAll(pool, { userId, state }),
  ])
  return pageOf(rows.map(presentSummary), query, counted[0]?.count ?? 0)
}

function presentSummary(row: DiagnosisSummaryRow): HistorySummary {
  return {
    diagnosisId: row.diagnosis_id,
    purpose: `LEASE_${row.contract_purpose}`,
    purposeName: message('PURPOSE_LABEL', { purpose: row.contract_purpose }),
    address: row.jibun_address ?? row.input_address,
    legalDistrictCode: row.legal_district_code,
    depositAmountManwon: row.deposit_manwon,
    monthlyRentAmountManwon: row.monthly_rent_manwon,
    diagnosisState: row.diagnosis_state,
    riskGrade: row.risk_grade,
    registry: { contract: row.registry_contract, balance: row.registry_balance },
    createdAt: seoulDateTime(row.created_at),
  }
}
