import type { RentRiskDiagnosisRequest } from '@lease-risk/contract/diagnosis-request'
import type { Pool } from 'pg'
import { namedQuery } from '../../../platform/named-query.ts'
import type { EvidenceRow } from '../store-diagnosis.ts'

/** What one source said in a diagnosis. */
export type EvidenceFigures = Pick<
  EvidenceRow,
  'sourceKey' | 'lookupStatus' | 'referencePeriod' | 'sampleLevel' | 'sampleCount'
> & {
  /** `null` where nothing was collected. */
  collectedAt: Date | null
  /** Representative amount of deals; `null` for other sources. */
  medianManwon: number | null
}

/** What a diagnosis is compared with when its lot is diagnosed again. */
export type ComparedDiagnosis = {
  request: RentRiskDiagnosisRequest
  ruleBookVersion: string
  totalRiskScore: number | null
  riskGrade: string
  evidence: EvidenceFigures[]
}

export type LastDiagnosis = ComparedDiagnosis & { diagnosisId: number; createdAt: Date }

type Row = Omit<LastDiagnosis, 'evidence'> & {
  evidence: (Omit<EvidenceFigures, 'collectedAt'> & { collectedAt: string | null })[]
}

const selectLast = namedQuery<Row, [userId: number, pnu: string]>(
  'last-diagnosis-of-lot',
  `select
     diagnosis_id as "diagnosisId", created_at as "createdAt", request, rule_book_version as "ruleBookVersion",
     total_risk_score as "totalRiskScore", risk_grade as "riskGrade",
     coalesce((
       select json_agg(json_build_object(
         'sourceKey', source_key, 'lookupStatus', lookup_status, 'referencePeriod', reference_period,
         'sampleLevel', sample_level, 'sampleCount', sample_count, 'collectedAt', collected_at,
         'medianManwon', sample->'quartiles'->'median'
       ))
       from diagnosis_evidence where diagnosis_evidence.diagnosis_id = diagnoses.diagnosis_id
     ), '[]') as evidence
   from diagnoses
   where requester_user_id = $1 and pnu = $2
   order by created_at desc, diagnosis_id desc limit 1`,
)

/** The requester's newest diagnosis of a lot; `null` without one. For an anonymous caller nothing is asked. */
export async function findLastDiagnosis(
  pool: Pool,
  requesterUserId: number | null,
  pnu: string,
): Promise<LastDiagnosis | null> {
  if (requesterUserId === null) return null
  const [row] = await selectLast(pool, requesterUserId, pnu)
  if (row === undefined) return null
  const evidence = row.evidence.map((figures) => ({
    ...figures,
    collectedAt: figures.collectedAt === null ? null : new Date(figures.collectedAt),
  }))
  return { ...row, evidence }
}

/** The same figures of a diagnosis that is about to be written. */
export function figuresOf(rows: readonly EvidenceRow[]): EvidenceFigures[] {
  return rows.map(({ sourceKey, lookupStatus, referencePeriod, sampleLevel, sampleCount, collectedAt, sample }) => ({
    sourceKey,
    lookupStatus,
    referencePeriod,
    sampleLevel,
    sampleCount,
    collectedAt: collectedAt === null ? null : new Date(collectedAt),
    medianManwon: sample?.quartiles.median ?? null,
  }))
}
