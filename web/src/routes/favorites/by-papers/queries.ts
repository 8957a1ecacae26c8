import type { FavoriteComparison } from '@lease-risk/contract/favorite-analysis'
import type { LeasePapers } from '@lease-risk/contract/papers-answer'
import type { KeptPapers } from '@lease-risk/contract/saved-readings'
import { useQueries } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'

export type Home = FavoriteComparison['homes'][number]
/** `undefined`: loading. `null`: there is no diagnosis to calculate with. */
export type Calculated = { home: Home; papers: LeasePapers | null | undefined; isFailed: boolean }

/** The stored papers of each home, calculated as of today. */
export function useCalculations(homes: Home[]): Calculated[] {
  const answers = useQueries({
    queries: homes.map(({ diagnosisId }) => ({
      queryKey: ['favorites', 'by papers', diagnosisId],
      enabled: diagnosisId !== null,
      queryFn: ({ signal }: { signal: AbortSignal }) => calculate(diagnosisId ?? 0, signal),
    })),
  })
  return homes.map((home, index) => ({
    home,
    papers: home.diagnosisId === null ? null : answers[index]?.data,
    isFailed: answers[index]?.isError ?? false,
  }))
}

async function calculate(diagnosisId: number, signal: AbortSignal): Promise<LeasePapers> {
  const { reading } = await api<KeptPapers>(`/api/rent-risk-diagnoses/${diagnosisId}/papers`, { signal })
  const { homeLabel: _, ...typed } = reading ?? {}
  return api<LeasePapers>('/api/lease-papers/calculation', { method: 'POST', body: { ...typed, diagnosisId }, signal })
}
