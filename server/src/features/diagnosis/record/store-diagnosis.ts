import type { RentRiskDiagnosisRequest } from '@lease-risk/contract/diagnosis-request'
import type { FinishedStatus } from '@lease-risk/contract/diagnosis-response'
import type { Assessment } from '../../../domain/assessment/assessment.ts'
import { type DealFacts, FACTS_VERSION, type LeaseFacts } from '../../../domain/assessment/facts/lease-facts.ts'
import type { Comparison } from '../../../domain/comparison/comparison.ts'
import type { ModelEstimate } from '../../../domain/value/estimate.ts'
import { statement } from '../../../platform/database/statement.ts'
import type { Queryable } from '../../../platform/database/transaction.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { insertScoringLog, type ScoringLogRow } from './scoring-log.ts'
import { insertStatusToken, type StoredToken, storedTokenRows } from './status-token.ts'
import { type EvidenceRow, insertEvidence, jsonbOf, type StoredAnswer, type StoredRecord } from './stored-record.ts'
import type { StoredEstimate, StoredSample, StoredSamples } from './stored-sample.ts'

export type DiagnosisRecord = {
  /** `null`: take the next id of the sequence. */
  diagnosisId: number | null
  /** `null`: stored already, or there is none. */
  statusToken: StoredToken | null
  requesterUserId: number | null
  request: RentRiskDiagnosisRequest
  jibunAddress: string | null
  facts: LeaseFacts
  assessment: Pick<Assessment, 'riskGrade' | 'totalRiskScore' | 'ruleBookVersion'>
  answer: StoredAnswer & Required<Pick<StoredAnswer, 'processingStatus'>>
  scoringLog: ScoringLogRow[]
  createdAt: Date
} & Pick<StoredRecord, 'evidence' | 'timings'>

const insertDiagnosis = statement<{ diagnosisId: number }, Record<string, unknown>>({
  name: 'insert-diagnosis',
  columns: { diagnosisId: 'int8' },
  text: `
    with written as (
      insert into diagnoses (
        diagnosis_id, requester_user_id, contract_purpose, input_address, jibun_address, legal_district_code, pnu,
        deposit_manwon, monthly_rent_manwon, diagnosis_state, processing_status, risk_grade, total_risk_score,
        rule_book_version, request, response, facts, facts_version, timings, unit_text, created_at
      )
      overriding system value
      select
        coalesce(:diagnosisId::int8, nextval('diagnoses_diagnosis_id_seq')), :requesterUserId::int8,
        :contractPurpose::text, :inputAddress::text, :jibunAddress::text, :legalDistrictCode::text, :pnu::text,
        :depositManwon::float8, :monthlyRentManwon::float8, :diagnosisState::text, :processingStatus::text,
        :riskGrade::text, :totalRiskScore::int2, :ruleBookVersion::text, :request::jsonb, :response::jsonb,
        :facts::jsonb, :factsVersion::int2, :timings::jsonb, :unitText::text, :createdAt::timestamptz
      -- a deletion that is under way is waited for
      where :requesterUserId::int8 is null
        or exists (select from users where user_id = :requesterUserId::int8 and deleted_at is null for share)
      returning diagnosis_id
    ), founded as (
      ${insertEvidence({ written: 'written', rows: ':evidence::jsonb' })}
    ), scored as (
      ${insertScoringLog({ written: 'written', rows: ':scoringLog', createdAt: ':createdAt' })}
    ), opened as (
      ${insertStatusToken({ written: 'written', token: ':statusToken' })}
    )
    select diagnosis_id as "diagnosisId" from written`,
})

/** `answer`: as stored. */
export type WrittenDiagnosis = { diagnosisId: number; answer: StoredAnswer }

/**
 * Writes the history row with request, facts, answer and evidence in one statement.
 * @throws AppError 401 when the account of its owner was deleted in the meantime: nothing is written then.
 */
export async function writeDiagnosis(database: Queryable, record: DiagnosisRecord): Promise<WrittenDiagnosis> {
  const { facts, assessment, answer } = record
  const [row] = await insertDiagnosis(database, {
    diagnosisId: record.diagnosisId,
    requesterUserId: record.requesterUserId,
    contractPurpose: facts.terms.purpose,
    inputAddress: record.request.address.trim(),
    jibunAddress: record.jibunAddress,
    legalDistrictCode: facts.address.legalDistrictCode,
    pnu: facts.address.pnu,
    unitText: facts.address.unitText,
    depositManwon: facts.terms.depositManwon,
    monthlyRentManwon: facts.terms.monthlyRentManwon,
    diagnosisState: answer.diagnosisState,
    processingStatus: answer.processingStatus,
    riskGrade: assessment.riskGrade,
    totalRiskScore: assessment.totalRiskScore,
    ruleBookVersion: assessment.ruleBookVersion,
    request: JSON.stringify(record.request),
    response: jsonbOf(answer),
    facts: jsonbOf(withoutIds(facts)),
    factsVersion: FACTS_VERSION,
    timings: jsonbOf(record.timings),
    evidence: jsonbOf(record.evidence),
    createdAt: record.createdAt,
    scoringLog: JSON.stringify(record.scoringLog),
    statusToken: storedTokenRows(record.statusToken),
  })
  if (row === undefined) throw new AppError('AUTH_401_TOKEN_REVOKED')
  return { diagnosisId: row.diagnosisId, answer }
}

/** The samples store the deals themselves; their ids, which cannot be compressed, add nothing. */
function withoutIds(facts: LeaseFacts): LeaseFacts {
  const { leases, sales, salesAround } = facts
  const bare = (comparison: Comparison | null) => comparison && { ...comparison, dealIds: [] }
  return {
    ...facts,
    leases: { ...leases, comparison: bare(leases.comparison) },
    sales: { ...sales, comparison: bare(sales.comparison) },
    salesAround: bare(salesAround),
  }
}

/** The evidence of a diagnosis, one row per source; none when the address could not be normalised. */
export function evidenceRows(facts: LeaseFacts, samples: StoredSamples): EvidenceRow[] {
  if (!facts.address.confirmed) return []
  const { register, publicPrice, valueEstimate, jeonseEstimate } = facts
  return [
    {
      sourceKey: 'building-register',
      lookupStatus: register.status,
      failureReason: register.reason,
      referencePeriod: null,
      sampleLevel: null,
      sampleCount: register.buildings.length,
      collectedAt: register.collectedAt,
      sample: null,
    },
    dealRow('rent-transaction', facts.leases, samples.leases),
    dealRow('sale-transaction', facts.sales, samples.sales),
    {
      sourceKey: 'public-price',
      lookupStatus: publicPrice.status,
      failureReason: publicPrice.reason,
      referencePeriod: publicPrice.choice === null ? null : String(publicPrice.choice.baseYear),
      sampleLevel: publicPrice.choice?.basis ?? null,
      sampleCount: publicPrice.choice?.sampleCount ?? null,
      collectedAt: publicPrice.collectedAt,
      sample: null,
    },
    ...estimateRow('value-estimate', valueEstimate, samples.value),
    ...estimateRow('jeonse-estimate', jeonseEstimate, samples.jeonse),
  ]
}

/** No row when nothing was estimated. */
function estimateRow(sourceKey: string, facts: ModelEstimate | null, sample: StoredEstimate | null): EvidenceRow[] {
  if (facts === null || sample === null) return []
  const { asOf, fittedAt } = facts
  const days = sample.deals.map(({ contractDate }) => contractDate).toSorted()
  return [
    {
      sourceKey,
      lookupStatus: 'FOUND',
      failureReason: null,
      referencePeriod: days.length === 0 ? asOf : `${days[0]?.slice(0, 7)}..${days.at(-1)?.slice(0, 7)}`,
      sampleLevel: 'ESTIMATE',
      sampleCount: sample.deals.length,
      collectedAt: fittedAt,
      sample,
    },
  ]
}

function dealRow(sourceKey: string, facts: DealFacts, sample: StoredSample | null): EvidenceRow {
  const { status, reason, months, comparison, collectedAt } = facts
  return {
    sourceKey,
    lookupStatus: status,
    failureReason: reason,
    referencePeriod: months.length === 0 ? null : `${months[0]}..${months.at(-1)}`,
    sampleLevel: comparison?.level ?? null,
    sampleCount: comparison?.count ?? null,
    collectedAt,
    sample,
  }
}

const own = statement<{ processingStatus: FinishedStatus }, { diagnosisId: number; userId: number }>({
  name: 'diagnosis-own',
  columns: { processingStatus: 'text' },
  text: `update diagnoses set requester_user_id = :userId
   where diagnosis_id = :diagnosisId and coalesce(requester_user_id, :userId) = :userId
   returning coalesce(processing_status, response->>'processingStatus', 'COMPLETED') as "processingStatus"`,
})

/** Assigns a diagnosis without an owner to the user. `undefined` when there is none, or it belongs to somebody else. */
export async function ownDiagnosis(database: Queryable, diagnosisId: number, userId: number) {
  return (await own(database, { diagnosisId, userId }))[0]
}
