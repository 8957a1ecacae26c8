import type { AsyncDiagnosisStatus, DiagnosisProgress } from '@lease-risk/contract/diagnosis-async'
import type { RentRiskDiagnosisResponse } from '@lease-risk/contract/diagnosis-response'
import { api } from './api.ts'
import { namesNothing } from './errors.ts'
import type { Subject } from './links.ts'

/** In another language than the client's. */
const IN_KOREAN = { 'accept-language': 'ko' }

/** Progress and, when it is there, result of a diagnosis. @throws ApiError */
export async function readByToken(token: string, signal?: AbortSignal): Promise<AsyncDiagnosisStatus> {
  if (token === '') throw namesNothing()
  return api<AsyncDiagnosisStatus>(pathOf(token), signal ? { signal } : {})
}

/** Of one's own: the result, or the progress where there is none. @throws ApiError */
export async function readById(
  diagnosisId: number,
  signal: AbortSignal,
): Promise<{ result: RentRiskDiagnosisResponse } | (DiagnosisProgress & { result: null })> {
  const answer = await api<RentRiskDiagnosisResponse | DiagnosisProgress>(ownPathOf(diagnosisId), { signal })
  return 'riskAssessment' in answer ? { result: answer } : { ...answer, result: null }
}

/** A result in Korean, also where the client is in English. `null`: there is none yet. @throws ApiError */
export async function readInKorean(subject: Subject, signal: AbortSignal): Promise<RentRiskDiagnosisResponse | null> {
  const options = { signal, headers: IN_KOREAN }
  if ('token' in subject) return (await api<AsyncDiagnosisStatus>(pathOf(subject.token), options)).result
  const answer = await api<RentRiskDiagnosisResponse | DiagnosisProgress>(ownPathOf(subject.diagnosisId), options)
  return 'riskAssessment' in answer ? answer : null
}

function pathOf(token: string): string {
  return `/api/rent-risk-diagnoses/async/${encodeURIComponent(token)}`
}

function ownPathOf(diagnosisId: number): string {
  return `/api/rent-risk-diagnoses/${diagnosisId}`
}
