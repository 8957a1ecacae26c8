import type { RentRiskDiagnosisRequest } from '@lease-risk/contract/diagnosis-request'
import type { RentRiskDiagnosisResponse } from '@lease-risk/contract/diagnosis-response'
import type { Assessment } from '../../domain/assessment/assessment.ts'
import { FACTS_VERSION, type LeaseFacts, type TransactionFacts } from '../../domain/assessment/lease-facts.ts'
import { AppError } from '../../platform/http/errors.ts'
import { statement } from '../../platform/statement.ts'
import type { Queryable } from '../../platform/transaction.ts'
import type { StepTiming } from '../diagnosis/index.ts'
import { insertScoringLog, type ScoringLogRow } from './scoring-log.ts'
import type { StoredToken } from './status-token.ts'
import type { StoredSample, StoredSamples } from './stored-sample.ts'
import { insertStatusToken, storedTokenRows } from './stored-token.ts'

/** What one section of a diagnosis rested on. */
export type EvidenceRow = {
  sourceKey: string
  lookupStatus: string
  failureReason: string | null
  /** `2026-08..2026-10`, or a base year. */
  referencePeriod: string | null
  sampleLevel: string | null
  sampleCount: number | null
  /** Ids of the deals behind a representative amount. */
  factIds: (string | number)[]
  collectedAt: string | null
  /** The deals themselves, as they were. */
  sample: StoredSample | null
}

export type DiagnosisRecord = {
  /** `null`: the next one of the sequence. */
  diagnosisId: number | null
  /** `null`: stored already, or there is none. */
  statusToken: StoredToken | null
  requesterUserId: number | null
  request: RentRiskDiagnosisRequest
  facts: LeaseFacts
  assessment: Pick<Assessment, 'riskGrade' | 'totalRiskScore' | 'ruleBookVersion'>
  answer: Omit<RentRiskDiagnosisResponse, 'diagnosisId'>
  evidence: EvidenceRow[]
  scoringLog: ScoringLogRow[]
  timings: StepTiming[]
  createdAt: Date
}

const insertDiagnosis = statement<{ diagnosisId: number }, Record<string, unknown>>({
  name: 'insert-diagnosis',
  columns: { diagnosisId: 'int8' },
  text: `
    with written as (
      insert into diagnoses (
        diagnosis_id, requester_user_id, contract_purpose, input_address, jibun_address, legal_district_code, pnu,
        deposit_manwon, monthly_rent_manwon, diagnosis_state, risk_grade, total_risk_score, rule_book_version, request,
        facts, facts_version, response, timings, created_at
      )
      overriding system value
      values (
        coalesce(:diagnosisId, nextval(pg_get_serial_sequence('diagnoses', 'diagnosis_id'))),
        :requesterUserId, :contractPurpose, :inputAddress, :jibunAddress, :legalDistrictCode, :pnu,
        :depositManwon, :monthlyRentManwon, :diagnosisState, :riskGrade, :totalRiskScore, :ruleBookVersion, :request,
        :facts, :factsVersion, :response, :timings, :createdAt
      )
      returning diagnosis_id
    ), supported as (
      insert into diagnosis_evidence (
        diagnosis_id, source_key, lookup_status, failure_reason, reference_period, sample_level, sample_count, fact_ids,
        collected_at, sample
      )
      select
        diagnosis_id, evidence->>'sourceKey', evidence->>'lookupStatus', evidence->>'failureReason',
        evidence->>'referencePeriod', evidence->>'sampleLevel', (evidence->>'sampleCount')::int,
        array(select jsonb_array_elements_text(evidence->'factIds'))::uuid[], (evidence->>'collectedAt')::timestamptz,
        nullif(evidence->'sample', 'null')
      from written, jsonb_array_elements(:evidence::jsonb) as evidence
    ), scored as (
      ${insertScoringLog({ written: 'written', rows: ':scoringLog', createdAt: ':createdAt' })}
    ), opened as (
      ${insertStatusToken({ written: 'written', token: ':statusToken' })}
    )
    select diagnosis_id as "diagnosisId" from written`,
})

/** Writes the history row with request, facts and answer, and its evidence, in one statement. Returns the new `diagnosisId`. */
export async function writeDiagnosis(database: Queryable, record: DiagnosisRecord): Promise<number> {
  const { facts, answer, assessment } = record
  const [row] = await insertDiagnosis(database, {
    diagnosisId: record.diagnosisId,
    requesterUserId: record.requesterUserId,
    contractPurpose: facts.terms.purpose,
    inputAddress: answer.inputSummary.address,
    jibunAddress: answer.address.jibunAddress,
    legalDistrictCode: facts.address.legalDistrictCode,
    pnu: facts.address.pnu,
    depositManwon: facts.terms.depositManwon,
    monthlyRentManwon: facts.terms.monthlyRentManwon,
    diagnosisState: answer.diagnosisState,
    riskGrade: assessment.riskGrade,
    totalRiskScore: assessment.totalRiskScore,
    ruleBookVersion: assessment.ruleBookVersion,
    request: JSON.stringify(record.request),
    facts: JSON.stringify(facts),
    factsVersion: FACTS_VERSION,
    response: JSON.stringify(answer),
    timings: JSON.stringify(record.timings),
    createdAt: record.createdAt,
    evidence: JSON.stringify(record.evidence),
    scoringLog: JSON.stringify(record.scoringLog),
    statusToken: storedTokenRows(record.statusToken),
  })
  if (row === undefined) throw new Error('the diagnosis was not written')
  return row.diagnosisId
}

const readAnswer = statement<{ response: DiagnosisRecord['answer'] }, { diagnosisId: number }>({
  name: 'read-diagnosis-answer',
  columns: { response: 'jsonb' },
  text: 'select response from diagnoses where diagnosis_id = :diagnosisId',
})

/** The answer as it was given, to whomever. @throws AppError 404 when there is none any more. */
export async function readWrittenDiagnosis(
  database: Queryable,
  diagnosisId: number,
): Promise<RentRiskDiagnosisResponse> {
  const [row] = await readAnswer(database, { diagnosisId })
  if (row === undefined) throw new AppError('DIAGNOSIS_404_NOT_FOUND')
  return { diagnosisId, ...row.response }
}

/** The evidence of a diagnosis, a row a source; none when the address could not be normalised. */
export function evidenceRows(facts: LeaseFacts, samples: StoredSamples): EvidenceRow[] {
  if (!facts.address.confirmed) return []
  const { register, publicPrice } = facts
  return [
    {
      sourceKey: 'building-register',
      lookupStatus: register.status,
      failureReason: register.reason,
      referencePeriod: null,
      sampleLevel: null,
      sampleCount: register.buildings.length,
      factIds: [],
      collectedAt: register.collectedAt,
      sample: null,
    },
    transactionRow('rent-transaction', facts.leases, samples.leases),
    transactionRow('sale-transaction', facts.sales, samples.sales),
    {
      sourceKey: 'public-price',
      lookupStatus: publicPrice.status,
      failureReason: publicPrice.reason,
      referencePeriod: publicPrice.choice === null ? null : String(publicPrice.choice.baseYear),
      sampleLevel: publicPrice.choice?.basis ?? null,
      sampleCount: publicPrice.choice?.sampleCount ?? null,
      factIds: [],
      collectedAt: publicPrice.collectedAt,
      sample: null,
    },
  ]
}

function transactionRow(sourceKey: string, facts: TransactionFacts, sample: StoredSample | null): EvidenceRow {
  const { status, reason, months, comparison, collectedAt } = facts
  return {
    sourceKey,
    lookupStatus: status,
    failureReason: reason,
    referencePeriod: months.length === 0 ? null : `${months[0]}..${months.at(-1)}`,
    sampleLevel: comparison?.level ?? null,
    sampleCount: comparison?.count ?? null,
    factIds: comparison?.dealIds ?? [],
    collectedAt,
    sample,
  }
}
