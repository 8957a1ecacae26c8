import type { RentRiskDiagnosisResponse } from '@lease-risk/contract/diagnosis-response'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { kindOf } from '../../lib/errors.ts'
import { useFragment } from '../../lib/fragment.ts'
import { keepResult, keptResult, readOrKept } from '../../lib/kept-results.ts'
import type { Subject } from '../../lib/links.ts'
import { useRouteParams } from '../../lib/params.ts'
import { readById, readByToken, readInKorean } from '../../lib/read-diagnosis.ts'
import { useLanguage } from '../../lib/words.ts'

export type Result = RentRiskDiagnosisResponse
/** `keptAt`: read from this device, since the service could not be reached. `null`: still under way. */
export type ReadResult = { result: Result; keptAt: string | null } | null

/** Whose result the address names. */
export function useSubject(): Subject {
  const { id } = useRouteParams()
  const token = useFragment()
  return id === undefined ? { token } : { diagnosisId: Number(id) }
}

/** A result never changes; that there is none yet does. `enabled`: whether it is wanted. */
export function useResult(subject: Subject, enabled = true) {
  return useQuery<ReadResult>({
    queryKey: ['result', subject],
    enabled,
    staleTime: ({ state }) => (state.data ? Number.POSITIVE_INFINITY : 0),
    // the device's own copy is better than a pause
    networkMode: 'always',
    queryFn: ({ signal }) => ('token' in subject ? byToken(subject.token, signal) : byId(subject.diagnosisId, signal)),
  })
}

/** The same in Korean, beside what an English reader reads. `undefined`: not asked for, or not there. */
export function useInKorean(subject: Subject): Result | undefined {
  const isWanted = useLanguage() === 'en'
  const { data } = useQuery({ ...inKorean(subject), enabled: isWanted })
  return (isWanted && data) || undefined
}

export function inKorean(subject: Subject) {
  return queryOptions({
    queryKey: ['result', subject, 'in Korean'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => readOrKept(keptBy(subject), 'in Korean', () => readInKorean(subject, signal)),
  })
}

/** By what this device keeps a result; it keeps those of tokens. */
export function keptBy(subject: Subject): string | null {
  return 'token' in subject ? subject.token : null
}

async function byToken(token: string, signal: AbortSignal): Promise<ReadResult> {
  try {
    const { result } = await readByToken(token, signal)
    if (!result) return null
    await keepResult(token, result)
    return { result, keptAt: null }
  } catch (error) {
    const kept = kindOf(error) === 'offline' ? await keptResult(token) : undefined
    if (kept) return { result: kept.result, keptAt: kept.savedAt }
    throw error
  }
}

async function byId(diagnosisId: number, signal: AbortSignal): Promise<ReadResult> {
  const { result } = await readById(diagnosisId, signal)
  return result && { result, keptAt: null }
}
