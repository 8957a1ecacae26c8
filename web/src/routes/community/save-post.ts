import type { CommunityPostDetail } from '@lease-risk/contract/community'
import { api } from '../../lib/api.ts'
import type { PostText } from './post-draft.ts'
import { communityPath } from './queries.ts'

/** Creates a post, or changes the text of one (`postId`). */
export function savePost(postId: number | null, text: PostText, isOfficial: boolean): Promise<CommunityPostDetail> {
  const { boardCode, title, content, legalDistrictCode } = text
  const body = { title, content, ...(isOfficial ? { confirmPersonalData: true } : {}) }
  if (postId !== null) return api(communityPath(`/posts/${postId}`), { method: 'PUT', body })
  const created = { ...body, boardCode, ...(legalDistrictCode ? { legalDistrictCode } : {}) }
  return api(communityPath('/posts'), { method: 'POST', body: created })
}
