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
/** `keptAt`: set if read from this device because the service was unreachable. `null`: still in progress. */
export type ReadResult = { result: Result; keptAt: string | null } | null

/** The result that the URL names. */
export function useSubject(): Subject {
  const { id } = useRouteParams()
  const token = useFragment()
  return id === undefined ? { token } : { diagnosisId: Number(id) }
}

/** Loads a result. A result never changes, but a pending one may. `enabled`: whether to load it. */
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

/** The result in Korean, shown beside the English one. `undefined`: not requested, or not available. */
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

/** The key under which this device stores a result. It stores only results read by token. */
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
