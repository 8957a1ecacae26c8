export type ContentState = 'VISIBLE' | 'HIDDEN' | 'DELETED'
/** The caller's relation to the content. A moderator who wrote it is both. */
export type Relation = { isAuthor: boolean; isModerator: boolean }
/** `EDIT` and `DELETE` change the content, `JOIN` adds comments, likes or files, `REPORT` notifies the operators. */
export type ContentUse = 'READ' | 'EDIT' | 'DELETE' | 'JOIN' | 'ATTACH' | 'REPORT'
/** `NOT_FOUND` never reveals that the content exists. */
export type ContentJudgement = 'ALLOWED' | 'NOT_FOUND' | 'NOT_YOURS' | 'HIDDEN' | 'OWN_CONTENT'

/** Decides whether a user may use a post or comment, regardless of sanctions and flags (R-BOARD-06, R-BOARD-07). */
export function decideUse(use: ContentUse, state: ContentState, { isAuthor, isModerator }: Relation): ContentJudgement {
  if (state === 'DELETED') return 'NOT_FOUND'
  if (state === 'HIDDEN' && !isAuthor && !isModerator) return 'NOT_FOUND'
  if (use === 'READ') return 'ALLOWED'
  if (use === 'DELETE') return isAuthor || isModerator ? 'ALLOWED' : 'NOT_YOURS'
  if ((use === 'EDIT' || use === 'ATTACH') && !isAuthor) return 'NOT_YOURS'
  if (use === 'REPORT' && isAuthor) return 'OWN_CONTENT'
  // hidden content stays as it was when it was reviewed
  return state === 'HIDDEN' ? 'HIDDEN' : 'ALLOWED'
}

export function contentState({ hiddenAt, deletedAt }: { hiddenAt: Date | null; deletedAt: Date | null }): ContentState {
  if (deletedAt !== null) return 'DELETED'
  return hiddenAt === null ? 'VISIBLE' : 'HIDDEN'
}
