import type { Page } from '@lease-risk/contract/common'
import type {
  CommunityBoardResponse,
  CommunityCommentResponse,
  CommunityPostDetail,
  CommunityPostSummary,
} from '@lease-risk/contract/community'
import type { MyRestrictionsResponse } from '@lease-risk/contract/community-moderation'
import { inPath } from '@lease-risk/contract/in-path'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { useSignedIn } from '../../lib/use-session.ts'

const ROOT = '/api/community'

export function useBoards() {
  return useQuery({
    queryKey: ['community', 'boards'],
    queryFn: ({ signal }) => api<CommunityBoardResponse[]>(`${ROOT}/boards`, { signal }),
  })
}

/** `query`: board, words, order and page, as the service names them. */
export function usePosts(query: URLSearchParams) {
  return useQuery({
    queryKey: ['community', 'posts', query.toString()],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => api<Page<CommunityPostSummary>>(`${ROOT}/posts?${query}`, { signal }),
  })
}

/** Read again after a login, because it includes the user's likes. */
export function usePost(postId: string) {
  const signedIn = useSignedIn()
  return useQuery({
    queryKey: ['community', 'post', postId, signedIn],
    enabled: signedIn !== undefined,
    queryFn: ({ signal }) => api<CommunityPostDetail>(`${ROOT}/posts/${inPath(postId)}`, { signal }),
  })
}

export function useComments(postId: number) {
  const signedIn = useSignedIn()
  return useQuery({
    queryKey: ['community', 'comments', postId, signedIn],
    enabled: signedIn !== undefined,
    queryFn: ({ signal }) => api<CommunityCommentResponse[]>(`${ROOT}/posts/${postId}/comments`, { signal }),
  })
}

/** The current restrictions of the logged-in user. */
export function useRestrictions() {
  const signedIn = useSignedIn()
  return useQuery({
    queryKey: ['community', 'restrictions'],
    enabled: signedIn === true,
    queryFn: ({ signal }) => api<MyRestrictionsResponse>(`${ROOT}/restrictions/me`, { signal }),
  })
}

export const communityPath = (path: string) => `${ROOT}${path}`
