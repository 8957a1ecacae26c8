import { contentState } from '../../../domain/community/content-access.ts'
import type { Queryable } from '../../../platform/database/transaction.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { appendEvent } from '../../../platform/outbox/events.ts'
import { addToCommentCount, findPostOfComment, lockComment, markCommentHidden } from './comments.ts'
import { CONTENT_HIDDEN, CONTENT_RESTORED } from './events.ts'
import { findSummaries, lockPost, markPostHidden } from './posts.ts'

export type ContentTarget = { targetType: 'POST' | 'COMMENT'; targetId: number }
type Change = ContentTarget & { hidden: boolean; now: Date }
type Changed = { wasHidden: boolean; postId: number; authorUserId: number }

/**
 * Hides a post or a comment, or shows it again; a repeated call changes nothing and notifies nobody.
 * @returns whether it was hidden before, and its author. @throws AppError 404 for deleted content, 409 for showing
 * content whose text was erased with its author's account.
 */
export async function setHidden(transaction: Queryable, change: Change & { actorUserId: number }): Promise<Changed> {
  const { targetType, targetId, hidden, actorUserId, now } = change
  const changed = await markHidden(transaction, change)
  if (changed.wasHidden !== hidden) {
    const { postId, authorUserId } = changed
    const payload = { targetType, targetId, postId, authorUserId, actorUserId }
    const type = hidden ? CONTENT_HIDDEN : CONTENT_RESTORED
    await appendEvent(transaction, type, { subject: `post ${postId}`, payload, occurredAt: now })
  }
  return changed
}

/** The same without notifying the author, for callers that notify by other means. */
export async function markHidden(transaction: Queryable, change: Change): Promise<Changed> {
  const { postId, authorUserId, wasHidden } = await (change.targetType === 'POST' ? hidePost : hideComment)(
    transaction,
    change,
  )
  return { postId, authorUserId, wasHidden }
}

/** Only erased text is empty (`delete-content.ts`). */
function requireWords(text = ''): void {
  if (text === '') throw new AppError('COMMUNITY_409_ERASED')
}

async function hidePost(transaction: Queryable, { targetId, hidden, now }: Change) {
  const post = await lockPost(transaction, targetId)
  if (post === undefined || post.deletedAt !== null) throw new AppError('COMMON_404_NOT_FOUND')
  const wasHidden = contentState(post) === 'HIDDEN'
  if (wasHidden && !hidden) {
    const [shown] = await findSummaries(transaction, [targetId])
    requireWords(shown?.title)
  }
  if (wasHidden !== hidden) await markPostHidden(transaction, targetId, hidden ? now : null)
  return { ...post, wasHidden }
}

async function hideComment(transaction: Queryable, { targetId, hidden, now }: Change) {
  const postId = await findPostOfComment(transaction, targetId)
  const post = postId === undefined ? undefined : await lockPost(transaction, postId)
  const comment = await lockComment(transaction, targetId)
  if (post === undefined || comment === undefined || (post.deletedAt ?? comment.deletedAt) !== null)
    throw new AppError('COMMON_404_NOT_FOUND')
  const wasHidden = contentState(comment) === 'HIDDEN'
  if (wasHidden && !hidden) requireWords(comment.content)
  if (wasHidden !== hidden) {
    await markCommentHidden(transaction, targetId, hidden ? now : null)
    await addToCommentCount(transaction, post.postId, hidden ? -1 : 1)
  }
  return { ...comment, wasHidden }
}
