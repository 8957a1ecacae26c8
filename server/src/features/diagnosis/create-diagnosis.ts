import type { RentRiskDiagnosisCreated } from '@lease-risk/contract/diagnosis-created'
import type { RentRiskDiagnosisRequest } from '@lease-risk/contract/diagnosis-request'
import type { RentRiskDiagnosisResponse } from '@lease-risk/contract/diagnosis-response'
import { seoulDateTime } from '../../domain/calendar.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { KeyedHash } from '../../platform/keyed-hash.ts'
import type { Vouching } from '../../platform/vouching.ts'
import { findIssuedToken, readWrittenDiagnosis, type StatusTokens } from '../diagnosis-record/index.ts'
import { type DiagnosisServices, diagnose } from './diagnose.ts'
import { type KeyedRequest, oncePerKey, type Settle } from './once-per-key.ts'

export type CreationServices = DiagnosisServices & {
  statusTokens: StatusTokens
  vouching: Pick<Vouching, 'name'>
  /** Marks of anonymous callers' addresses. */
  markOf: KeyedHash
}

/** A diagnosis for one who waits for it; with a key, the one that was made when the key first came, with the same token. */
export async function createDiagnosis(
  services: CreationServices,
  request: RentRiskDiagnosisRequest,
  requesterUserId: number | null,
  keyed: KeyedRequest | null,
): Promise<RentRiskDiagnosisCreated> {
  const create = async (settle?: Settle) => {
    const statusToken = services.statusTokens.issue(services.clock.now())
    const answer = await diagnose(services, request, requesterUserId, { statusToken, ...(settle && { settle }) })
    return created(answer, statusToken)
  }
  if (keyed === null) return create()
  return oncePerKey(services, keyed, { first: create, again: (diagnosisId) => createdBefore(services, diagnosisId) })
}

async function createdBefore(
  { pool, statusTokens }: CreationServices,
  diagnosisId: number,
): Promise<RentRiskDiagnosisCreated> {
  const [answer, issued] = await Promise.all([
    readWrittenDiagnosis(pool, diagnosisId),
    findIssuedToken(pool, diagnosisId),
  ])
  if (issued === undefined) throw new AppError('DIAGNOSIS_404_NOT_FOUND')
  return created(answer, { token: statusTokens.of(issued.nonce), expiresAt: issued.expiresAt })
}

function created(
  answer: RentRiskDiagnosisResponse,
  { token, expiresAt }: { token: string; expiresAt: Date },
): RentRiskDiagnosisCreated {
  return { ...answer, statusToken: token, statusTokenExpiresAt: seoulDateTime(expiresAt) }
}
