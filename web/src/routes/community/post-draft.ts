import type { BoardCode } from '@lease-risk/contract/community'

/** The text being written, kept as long as the tab. */
export type PostText = { boardCode: BoardCode | ''; title: string; content: string; legalDistrictCode?: string }

const keyOf = (postId: number | null) => `post-${postId ?? 'new'}`

/** `postId` null: a new post. Returns `null` when there is no draft. */
export function readPostDraft(postId: number | null): PostText | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(postId)) ?? 'null') as PostText | null
  } catch {
    return null
  }
}

export function keepPostDraft(postId: number | null, text: PostText): void {
  sessionStorage.setItem(keyOf(postId), JSON.stringify(text))
}

export function forgetPostDraft(postId: number | null): void {
  sessionStorage.removeItem(keyOf(postId))
}
