import { COMMUNITY, ME, TAKEDOWN } from './links.ts'

export function postLink(postId: number): string {
  return `${COMMUNITY}/${postId}`
}

export function editPostLink(postId: number): string {
  return `${postLink(postId)}/edit`
}

/** The screen for requesting the takedown of a post or of a comment on it. */
export function requestTakedownLink(postId: number, commentId?: number): string {
  const target = { post: String(postId), ...(commentId === undefined ? {} : { comment: String(commentId) }) }
  return `${TAKEDOWN}/request?${new URLSearchParams(target)}`
}

/** The status of a takedown request; its token is placed after the `#` and so reaches no log. */
export function takedownLink(token: string): string {
  return `${TAKEDOWN}#${token}`
}

/** The screen where the author reads about a request and can object to it. */
export function takedownNoticeLink(takedownId: number | string): string {
  return `${TAKEDOWN}/notices/${takedownId}`
}

/** A sanction against the user, and the appeal against it. */
export function sanctionLink(sanctionId: number | string): string {
  return `${ME}/sanctions/${sanctionId}`
}
