import type { RegionDetail, RegionSummary, RegionTrend } from '@lease-risk/contract/places'
import type { RegionalIndicatorAnalysisResponse } from '@lease-risk/contract/regional'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'

export type Analysis = RegionalIndicatorAnalysisResponse
export type Interpretation = Analysis['inputInterpretation']
export type Purpose = Interpretation['contractPurpose']

/** `purpose`: corrected by hand; otherwise read from the words. */
export function useAnalysis(keyword: string, purpose: Purpose | undefined) {
  return useQuery({
    queryKey: ['region', 'analysis', keyword, purpose],
    enabled: keyword !== '',
    queryFn: ({ signal }) =>
      api<Analysis>('/api/regional-indicator-analyses', {
        method: 'POST',
        body: { rawKeyword: keyword, ...(purpose ? { contractPurpose: purpose } : {}) },
        signal,
      }),
  })
}

export function useDistrict(code: string) {
  return useQuery({
    queryKey: ['region', 'detail', code],
    queryFn: ({ signal }) => api<RegionDetail>(`/api/regions/${code}`, { signal }),
  })
}

export function useSummary(code: string) {
  return useQuery({
    queryKey: ['region', 'summary', code],
    queryFn: ({ signal }) => api<RegionSummary>(`/api/regions/${code}/summary`, { signal }),
  })
}

export function useTrend(code: string) {
  return useQuery({
    queryKey: ['region', 'trend', code],
    queryFn: ({ signal }) => api<RegionTrend>(`/api/regions/${code}/trend`, { signal }),
  })
}
