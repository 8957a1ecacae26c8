import type { DiagnosisSample, SampleSource } from '@lease-risk/contract/diagnosis-sample'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'
import type { Subject } from '../../../lib/links.ts'

/** As the address says it. */
export type ShownSource = 'rent-transaction' | 'sale-transaction' | 'value' | 'jeonse'

const SOURCES: Record<ShownSource, SampleSource> = {
  'rent-transaction': 'rent-transaction',
  'sale-transaction': 'sale-transaction',
  value: 'value-estimate',
  jeonse: 'jeonse-estimate',
}

export function shownSource(text: string | undefined): ShownSource | undefined {
  return text !== undefined && Object.hasOwn(SOURCES, text) ? (text as ShownSource) : undefined
}

/** The deals as they were when the diagnosis was made. */
export function useSample(source: ShownSource, diagnosisId: number, subject: Subject) {
  return useQuery({
    queryKey: ['sample', diagnosisId, source],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => {
      const query = 'token' in subject ? `?${new URLSearchParams({ statusToken: subject.token })}` : ''
      return api<DiagnosisSample>(`/api/rent-risk-diagnoses/${diagnosisId}/evidence/${SOURCES[source]}${query}`, {
        signal,
      })
    },
  })
}
