import { type PersonalData, personalTable } from '../../../platform/personal-data.ts'
import { unpackRecord } from '../record/packed-record.ts'

const OWN = 'diagnosis_id in (select diagnosis_id from diagnoses where requester_user_id = :userId)'

/** Each row has a whole answer. */
const MOST_ANSWERS = 10

/** What the diagnoses store of a user: what was asked and answered, not the public data it was answered from. */
export const DIAGNOSIS_DATA: PersonalData = {
  tables: [
    personalTable({
      table: 'diagnoses',
      columns: `diagnosis_id, contract_purpose, input_address, jibun_address, legal_district_code, pnu, unit_text,
        deposit_manwon, monthly_rent_manwon, diagnosis_state, risk_grade, total_risk_score, rule_book_version,
        processing_status, created_at, request, response, record`,
      of: 'requester_user_id = :userId',
      key: 'diagnosis_id::text',
      most: MOST_ANSWERS,
      present: ({ record, response, ...diagnosis }) => ({ ...diagnosis, response: response ?? unpacked(record) }),
    }),
    personalTable({
      table: 'diagnosis_evidence',
      columns: `diagnosis_id, source_key, lookup_status, failure_reason, reference_period, sample_level, sample_count,
        collected_at`,
      of: OWN,
      key: `diagnosis_id || ' ' || source_key`,
    }),
    personalTable({
      table: 'diagnosis_runs',
      columns: 'diagnosis_id, request, processing_status, failure, received_at, finished_at, expires_at',
      of: 'requester_user_id = :userId',
      key: 'diagnosis_id::text',
      most: MOST_ANSWERS,
    }),
    personalTable({
      table: 'registry_confirmations',
      columns: 'diagnosis_id, status, memo, recorded_at, occasion, viewed_on',
      of: OWN,
      key: 'confirmation_id::text',
    }),
    personalTable({
      table: 'risk_scoring_logs',
      columns: 'diagnosis_id, criterion_code, status, risk_score, scoring_mode, model, created_at',
      of: OWN,
      key: `diagnosis_id || ' ' || criterion_code`,
    }),
    personalTable({
      table: 'idempotency_keys',
      columns: 'diagnosis_id, expires_at',
      of: OWN,
      key: `encode(key_hash, 'hex')`,
    }),
  ],
}

/** The answer of a record that was packed by 0.7.0 or earlier; PostgreSQL writes its bytes as `\\x…`. */
function unpacked(record: unknown): unknown {
  return typeof record === 'string' ? unpackRecord(Buffer.from(record.slice(2), 'hex')).answer : null
}
