import type { DiagnosisSample, SampleSource } from '@lease-risk/contract/diagnosis-sample'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'
import { readOrKept } from '../../../lib/kept-results.ts'
import type { Subject } from '../../../lib/links.ts'
import { keptBy } from '../queries.ts'

/** As named in the URL. */
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

/** The deals as of the time of the diagnosis. */
export function useSample(source: ShownSource, diagnosisId: number, subject: Subject) {
  return useQuery(sampleOf(source, diagnosisId, subject))
}

export function sampleOf(source: ShownSource, diagnosisId: number, subject: Subject) {
  return queryOptions({
    queryKey: ['sample', diagnosisId, source],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => {
      const query = 'token' in subject ? `?${new URLSearchParams({ statusToken: subject.token })}` : ''
      const path = `/api/rent-risk-diagnoses/${diagnosisId}/evidence/${SOURCES[source]}${query}`
      return readOrKept(keptBy(subject), source, () => api<DiagnosisSample>(path, { signal }))
    },
  })
}
