export const COMMUNITY = '/community'
export const WRITE = '/community/write'

export function postLink(postId: number): string {
  return `${COMMUNITY}/${postId}`
}

export function editLink(postId: number): string {
  return `${postLink(postId)}/edit`
}
