import type { RentRiskDiagnosisRequest } from '@lease-risk/contract/diagnosis-request'
import type { RentRiskDiagnosisResponse } from '@lease-risk/contract/diagnosis-response'
import { readWrittenDiagnosis } from '../diagnosis-record/index.ts'
import { type DiagnosisServices, diagnose } from './diagnose.ts'
import { type KeyedRequest, oncePerKey } from './once-per-key.ts'

/** A diagnosis for one who waits for it; with a key, the one that was made when the key first came. */
export async function createDiagnosis(
  services: DiagnosisServices,
  request: RentRiskDiagnosisRequest,
  requesterUserId: number | null,
  keyed: KeyedRequest | null,
): Promise<RentRiskDiagnosisResponse> {
  if (keyed === null) return diagnose(services, request, requesterUserId)
  return oncePerKey(services, keyed, {
    first: (settle) => diagnose(services, request, requesterUserId, { settle }),
    again: (diagnosisId) => readWrittenDiagnosis(services.pool, diagnosisId),
  })
}
