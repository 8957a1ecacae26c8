import type { Page } from '@lease-risk/contract/common'
import type { CommunityPostSummary } from '@lease-risk/contract/community'
import { inPath } from '@lease-risk/contract/in-path'
import type { RegionDetail, RegionSummary, RegionTrend } from '@lease-risk/contract/places'
import type { RegionalIndicatorAnalysisResponse } from '@lease-risk/contract/regional'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'

export type Analysis = RegionalIndicatorAnalysisResponse
export type Interpretation = Analysis['inputInterpretation']
export type Purpose = Interpretation['contractPurpose']

/** `purpose`: as corrected by the user; otherwise read from the words. */
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
    queryFn: ({ signal }) => api<RegionDetail>(`/api/regions/${inPath(code)}`, { signal }),
  })
}

export function useSummary(code: string) {
  return useQuery({
    queryKey: ['region', 'summary', code],
    queryFn: ({ signal }) => api<RegionSummary>(`/api/regions/${inPath(code)}/summary`, { signal }),
  })
}

/** `enabled`: whether there is a trend to request. */
export function useTrend(code: string, enabled = true) {
  return useQuery({
    enabled,
    queryKey: ['region', 'trend', code],
    queryFn: ({ signal }) => api<RegionTrend>(`/api/regions/${inPath(code)}/trend`, { signal }),
  })
}

const MOST_POSTS = 5

/** The newest posts of a district; `undefined`: the district is not known yet. */
export function usePosts(code: string | undefined) {
  return useQuery({
    enabled: code !== undefined,
    queryKey: ['region', 'posts', code],
    queryFn: ({ signal }) =>
      api<Page<CommunityPostSummary>>(
        `/api/community/posts?legalDistrictCode=${encodeURIComponent(code ?? '')}&size=${MOST_POSTS}`,
        { signal },
      ),
  })
}
