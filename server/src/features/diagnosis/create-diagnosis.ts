import type { RentRiskDiagnosisRequest } from '@lease-risk/contract/diagnosis-request'
import { seoulDateTime } from '../../domain/calendar.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { KeyedHash } from '../../platform/keyed-hash.ts'
import {
  findIssuedToken,
  readWrittenBytes,
  type StatusTokens,
  type WrittenDiagnosis,
} from '../diagnosis-record/face.ts'
import { type DiagnosisServices, diagnose } from './diagnose.ts'
import { type KeyedRequest, oncePerKey, type Settle } from './once-per-key.ts'

export type CreationServices = DiagnosisServices & {
  statusTokens: StatusTokens
  /** Marks of anonymous callers' addresses. */
  markOf: KeyedHash
}

/**
 * The body that answers who waits for the diagnosis (`RentRiskDiagnosisCreated` in its envelope); with a key, the one that was made when the key first came, with the same token.
 */
export async function createDiagnosis(
  services: CreationServices,
  request: RentRiskDiagnosisRequest,
  requesterUserId: number | null,
  keyed: KeyedRequest | null,
): Promise<Buffer> {
  const create = async (settle?: Settle) => {
    const statusToken = services.statusTokens.issue(services.clock.now())
    const written = await diagnose(services, request, requesterUserId, { statusToken, ...(settle && { settle }) })
    return created(written, statusToken)
  }
  if (keyed === null) return create()
  return oncePerKey(services, keyed, { first: create, again: (diagnosisId) => createdBefore(services, diagnosisId) })
}

async function createdBefore({ pool, statusTokens }: CreationServices, diagnosisId: number): Promise<Buffer> {
  const [written, issued] = await Promise.all([readWrittenBytes(pool, diagnosisId), findIssuedToken(pool, diagnosisId)])
  if (issued === undefined) throw new AppError('DIAGNOSIS_404_NOT_FOUND')
  return created(written, { token: statusTokens.of(issued), expiresAt: issued.expiresAt })
}

/** Around the stored bytes, which are not written anew. */
function created(
  { diagnosisId, bytes }: WrittenDiagnosis,
  { token, expiresAt }: { token: string; expiresAt: Date },
): Buffer {
  const opening = `{"success":true,"message":"진단을 마쳤습니다.","data":{"diagnosisId":${diagnosisId},`
  const statusToken = JSON.stringify({ statusToken: token, statusTokenExpiresAt: seoulDateTime(expiresAt) })
  // the members of the one object, then those of the other
  return Buffer.concat([Buffer.from(opening), bytes.subarray(1, -1), Buffer.from(`,${statusToken.slice(1)}}`)])
}
