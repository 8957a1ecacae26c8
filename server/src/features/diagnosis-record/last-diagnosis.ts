import type { RentRiskDiagnosisRequest } from '@lease-risk/contract/diagnosis-request'
import type { RentRiskDiagnosisResponse } from '@lease-risk/contract/diagnosis-response'
import type { Pool } from 'pg'
import { formatDate } from '../../domain/wording/format.ts'
import { statement } from '../../platform/statement.ts'
import type { EvidenceRow } from './store-diagnosis.ts'

/** What one source said in a diagnosis. */
export type EvidenceFigures = Pick<
  EvidenceRow,
  'sourceKey' | 'lookupStatus' | 'referencePeriod' | 'sampleLevel' | 'sampleCount'
> & {
  /** `null` where nothing was collected. */
  collectedAt: Date | null
  /** Median of the deals, or the public price; `null` for other sources. */
  amountManwon: number | null
  /** What the building register says of the building; `null` for other sources, or where no building was determined. */
  building: string | null
}

/** What a source said that only the answer tells. */
type Told = {
  identity: Pick<RentRiskDiagnosisResponse['propertyIdentity'], 'mainUse' | 'detailUse' | 'useApprovalDate'>
  publicPriceManwon: number | null
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

type FigureRow = Omit<EvidenceFigures, 'collectedAt' | 'amountManwon' | 'building'> & {
  collectedAt: string | null
  medianManwon: number | null
}
type Row = Omit<LastDiagnosis, 'evidence'> & Told & { evidence: FigureRow[] }

const selectLast = statement<Row, { userId: number; pnu: string }>({
  name: 'last-diagnosis-of-lot',
  columns: {
    diagnosisId: 'int8',
    createdAt: 'timestamptz',
    request: 'jsonb',
    ruleBookVersion: 'text',
    totalRiskScore: 'int2',
    riskGrade: 'text',
    identity: 'jsonb',
    publicPriceManwon: 'jsonb',
    evidence: 'json',
  },
  text: `select
     diagnosis_id as "diagnosisId", created_at as "createdAt", request, rule_book_version as "ruleBookVersion",
     total_risk_score as "totalRiskScore", risk_grade as "riskGrade", response->'propertyIdentity' as identity,
     jsonb_path_query_first(
       response, '$.riskAssessment.depositLines[*] ? (@.basis == "PUBLIC_PRICE").referenceManwon'
     ) as "publicPriceManwon",
     coalesce((
       select json_agg(json_build_object(
         'sourceKey', source_key, 'lookupStatus', lookup_status, 'referencePeriod', reference_period,
         'sampleLevel', sample_level, 'sampleCount', sample_count, 'collectedAt', collected_at,
         'medianManwon', sample->'quartiles'->'median'
       ))
       from diagnosis_evidence where diagnosis_evidence.diagnosis_id = diagnoses.diagnosis_id
     ), '[]') as evidence
   from diagnoses
   where requester_user_id = :userId and pnu = :pnu
   order by created_at desc, diagnosis_id desc limit 1`,
})

/** The requester's newest diagnosis of a lot; `null` without one. For an anonymous caller nothing is asked. */
export async function findLastDiagnosis(
  pool: Pool,
  requesterUserId: number | null,
  pnu: string,
): Promise<LastDiagnosis | null> {
  if (requesterUserId === null) return null
  const [row] = await selectLast(pool, { userId: requesterUserId, pnu })
  if (row === undefined) return null
  const { identity, publicPriceManwon, evidence, ...last } = row
  return { ...last, evidence: evidence.map((figure) => figures(figure, { identity, publicPriceManwon })) }
}

/** The same figures of a diagnosis that is about to be written. */
export function figuresOf(
  rows: readonly EvidenceRow[],
  { propertyIdentity, riskAssessment }: Pick<RentRiskDiagnosisResponse, 'propertyIdentity' | 'riskAssessment'>,
): EvidenceFigures[] {
  const publicPrice = riskAssessment.depositLines?.find(({ basis }) => basis === 'PUBLIC_PRICE')
  const told = { identity: propertyIdentity, publicPriceManwon: publicPrice?.referenceManwon ?? null }
  return rows.map(({ sourceKey, lookupStatus, referencePeriod, sampleLevel, sampleCount, collectedAt, sample }) => {
    const medianManwon = sample?.quartiles.median ?? null
    const row = { sourceKey, lookupStatus, referencePeriod, sampleLevel, sampleCount, collectedAt, medianManwon }
    return figures(row, told)
  })
}

function figures({ medianManwon, collectedAt, ...row }: FigureRow, told: Told): EvidenceFigures {
  return {
    ...row,
    collectedAt: collectedAt === null ? null : new Date(collectedAt),
    amountManwon: row.sourceKey === 'public-price' ? told.publicPriceManwon : medianManwon,
    building: row.sourceKey === 'building-register' ? buildingWords(told.identity) : null,
  }
}

function buildingWords({ mainUse, detailUse, useApprovalDate }: Told['identity']): string | null {
  const parts = [
    mainUse === null ? null : `주용도 ${mainUse}`,
    detailUse === null ? null : `기타용도 ${detailUse}`,
    useApprovalDate === null ? null : `사용승인일 ${formatDate(useApprovalDate)}`,
  ].filter((part) => part !== null)
  return parts.length === 0 ? null : parts.join(', ')
}
