import type { CheckCatalogue } from '@lease-risk/contract/checks'
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
  const answer = await api<AsyncDiagnosisStatus>(pathOf(token), signal ? { signal } : {})
  return { ...answer, result: await withCatalogue(answer.result) }
}

/** Of one's own: the result, or the progress where there is none. @throws ApiError */
export async function readById(
  diagnosisId: number,
  signal: AbortSignal,
): Promise<{ result: RentRiskDiagnosisResponse } | (DiagnosisProgress & { result: null })> {
  const answer = await api<RentRiskDiagnosisResponse | DiagnosisProgress>(ownPathOf(diagnosisId), { signal })
  return 'riskAssessment' in answer ? { result: await withCatalogue(answer) } : { ...answer, result: null }
}

/** A result in Korean, also where the client is in English. `null`: there is none yet. @throws ApiError */
export async function readInKorean(subject: Subject, signal: AbortSignal): Promise<RentRiskDiagnosisResponse | null> {
  const options = { signal, headers: IN_KOREAN }
  if ('token' in subject)
    return withCatalogue((await api<AsyncDiagnosisStatus>(pathOf(subject.token), options)).result, IN_KOREAN)
  const answer = await api<RentRiskDiagnosisResponse | DiagnosisProgress>(ownPathOf(subject.diagnosisId), options)
  return 'riskAssessment' in answer ? withCatalogue(answer, IN_KOREAN) : null
}

/** Each check with what the catalogue says of it, which is one for all diagnoses; without it the checks stand alone. */
async function withCatalogue<Read extends RentRiskDiagnosisResponse | null>(
  result: Read,
  headers?: Record<string, string>,
): Promise<Read> {
  // an older diagnosis brings it along
  if (result === null || result.checklist.some(({ paper }) => paper !== undefined)) return result
  const { checks } = await api<CheckCatalogue>('/api/checks', headers ? { headers } : {}).catch(() => ({ checks: [] }))
  const known = new Map<string, CheckCatalogue['checks'][number]>(checks.map((each) => [each.checkId, each]))
  const checklist = result.checklist.map((item) => {
    const check = known.get(item.code)
    return check ? { ...item, detail: check.detail, paper: check.paper } : item
  })
  return { ...result, checklist }
}

function pathOf(token: string): string {
  return `/api/rent-risk-diagnoses/async/${encodeURIComponent(token)}`
}

function ownPathOf(diagnosisId: number): string {
  return `/api/rent-risk-diagnoses/${diagnosisId}`
}
