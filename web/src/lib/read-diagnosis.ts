import type { AsyncDiagnosisStatus, DiagnosisProgress } from '@lease-risk/contract/diagnosis-async'
import type { RentRiskDiagnosisResponse } from '@lease-risk/contract/diagnosis-response'
import { api } from './api.ts'
import { namesNothing } from './errors.ts'

/** Progress and, when it is there, result of a diagnosis. @throws ApiError */
export async function readByToken(token: string, signal?: AbortSignal): Promise<AsyncDiagnosisStatus> {
  if (token === '') throw namesNothing()
  return api<AsyncDiagnosisStatus>(
    `/api/rent-risk-diagnoses/async/${encodeURIComponent(token)}`,
    signal ? { signal } : {},
  )
}

/** Of one's own: the result, or the progress where there is none. @throws ApiError */
export async function readById(
  diagnosisId: number,
  signal: AbortSignal,
): Promise<{ result: RentRiskDiagnosisResponse } | (DiagnosisProgress & { result: null })> {
  const path = `/api/rent-risk-diagnoses/${diagnosisId}`
  const answer = await api<RentRiskDiagnosisResponse | DiagnosisProgress>(path, { signal })
  return 'riskAssessment' in answer ? { result: answer } : { ...answer, result: null }
}
