import type { CheckCatalogue } from '@lease-risk/contract/checks'
import type { AsyncDiagnosisStatus, DiagnosisProgress } from '@lease-risk/contract/diagnosis-async'
import type { RentRiskDiagnosisResponse } from '@lease-risk/contract/diagnosis-response'
import { inPath } from '@lease-risk/contract/in-path'
import { api } from './api.ts'
import { namesNothing } from './errors.ts'
import type { Subject } from './links.ts'
import { language } from './words.ts'

/** Reads the progress of a diagnosis and, once available, its result. @throws ApiError */
export async function readByToken(
  token: string,
  signal?: AbortSignal,
  inLanguage: string = language(),
): Promise<AsyncDiagnosisStatus> {
  if (token === '') throw namesNothing()
  const checks = readChecks(inLanguage)
  const answer = await api<AsyncDiagnosisStatus>(pathOf(token), {
    headers: { 'accept-language': inLanguage },
    ...(signal ? { signal } : {}),
  })
  return { ...answer, result: answer.result && withChecks(answer.result, await checks) }
}

/** Reads a diagnosis of the user's own: the result, or the progress if there is none. @throws ApiError */
export async function readById(
  diagnosisId: number,
  signal: AbortSignal,
  inLanguage: string = language(),
): Promise<{ result: RentRiskDiagnosisResponse } | (DiagnosisProgress & { result: null })> {
  const checks = readChecks(inLanguage)
  const headers = { 'accept-language': inLanguage }
  const answer = await api<RentRiskDiagnosisResponse | DiagnosisProgress>(ownPathOf(diagnosisId), { signal, headers })
  return 'riskAssessment' in answer ? { result: withChecks(answer, await checks) } : { ...answer, result: null }
}

/** Reads a result in Korean, even when the client is in English. `null`: there is none yet. @throws ApiError */
export async function readInKorean(subject: Subject, signal: AbortSignal): Promise<RentRiskDiagnosisResponse | null> {
  const read =
    'token' in subject ? readByToken(subject.token, signal, 'ko') : readById(subject.diagnosisId, signal, 'ko')
  return (await read).result
}

type Checks = ReadonlyMap<string, CheckCatalogue['checks'][number]>

const catalogues = new Map<string, Promise<Checks>>()

/** The catalogue of checks, shared by all diagnoses and requested with the first one. Empty if it cannot be read now. */
function readChecks(inLanguage: string): Promise<Checks> {
  const known = catalogues.get(inLanguage)
  if (known) return known
  const reading = api<CheckCatalogue>('/api/checks', { headers: { 'accept-language': inLanguage } }).then(
    ({ checks }) => new Map(checks.map((each) => [each.checkId, each])),
    () => {
      catalogues.delete(inLanguage)
      return new Map()
    },
  )
  catalogues.set(inLanguage, reading)
  return reading
}

/** Adds the catalogue's details to each check; without the catalogue the checks are left as they are. */
function withChecks<Read extends RentRiskDiagnosisResponse>(result: Read, checks: Checks): Read {
  // older diagnoses include the details
  if (result.checklist.some(({ paper }) => paper !== undefined)) return result
  const checklist = result.checklist.map((item) => {
    const check = checks.get(item.code)
    return check ? { ...item, detail: check.detail, paper: check.paper } : item
  })
  return { ...result, checklist }
}

function pathOf(token: string): string {
  return `/api/rent-risk-diagnoses/async/${inPath(token)}`
}

function ownPathOf(diagnosisId: number): string {
  return `/api/rent-risk-diagnoses/${diagnosisId}`
}
