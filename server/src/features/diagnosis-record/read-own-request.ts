import type { RentRiskDiagnosisRequest } from '@lease-risk/contract/diagnosis-request'
import type { LeaseFacts } from '../../domain/assessment/facts/lease-facts.ts'
import type { PropertyType } from '../../domain/property/property-type.ts'
import { statement } from '../../platform/database/statement.ts'
import type { Queryable } from '../../platform/database/transaction.ts'
import { basisOf } from './kept-record.ts'

/** The request of a diagnosis, and what it determined; `null` when no facts were stored. */
export type OwnRequest = {
  request: RentRiskDiagnosisRequest
  propertyType: PropertyType | null
  /** Under which the named unit is published, where that is not the typed one. */
  publishedArea: number | null
}

type Row = { request: RentRiskDiagnosisRequest; record: Buffer | null; facts: LeaseFacts | null }

const readOwn = statement<Row, { userId: number; diagnosisId: number }>({
  name: 'diagnosis-request-own',
  columns: { request: 'jsonb', record: 'bytea', facts: 'jsonb' },
  text: `select request, record, facts
   from diagnoses where diagnosis_id = :diagnosisId and requester_user_id = :userId`,
})

/** `undefined` when there is none or it belongs to somebody else. */
export async function readOwnRequest(
  database: Queryable,
  userId: number,
  diagnosisId: number,
): Promise<OwnRequest | undefined> {
  const [row] = await readOwn(database, { userId, diagnosisId })
  if (row === undefined) return undefined
  const facts = basisOf(row.record)?.facts ?? row.facts
  return {
    request: row.request,
    propertyType: facts?.property.propertyType ?? null,
    publishedArea: facts?.unitArea?.publishedSquareMeter ?? null,
  }
}
