import type { BoardCode, CommunityEventType } from '@lease-risk/contract/community'
import type { Queryable } from '../../../platform/database/transaction.ts'
import { appendEvent, type EventType, eventType } from '../../../platform/outbox/events.ts'

/** The payload of the event stream; `commentId` is null for events of a post. */
export type BoardEventPayload = {
  boardCode: BoardCode
  postId: number
  commentId: number | null
  /** The user who acted. */
  actorUserId: number
  postAuthorUserId: number
}

const boardEvent = (type: CommunityEventType): EventType<BoardEventPayload> => eventType<BoardEventPayload>(type)

export const POST_CREATED = boardEvent('POST_CREATED')
export const POST_UPDATED = boardEvent('POST_UPDATED')
export const POST_DELETED = boardEvent('POST_DELETED')
/** Also published for a reply. */
export const COMMENT_CREATED = boardEvent('COMMENT_CREATED')
export const COMMENT_UPDATED = boardEvent('COMMENT_UPDATED')
export const COMMENT_DELETED = boardEvent('COMMENT_DELETED')
export const POST_ATTACHMENT_UPLOADED = boardEvent('POST_ATTACHMENT_UPLOADED')

/** Published beside COMMENT_CREATED, for the author of the comment replied to. */
export const REPLY_CREATED = eventType<{
  postId: number
  commentId: number
  parentCommentId: number
  actorUserId: number
  parentAuthorUserId: number
  postAuthorUserId: number
}>('REPLY_CREATED')

type ContentPayload = {
  targetType: 'POST' | 'COMMENT'
  targetId: number
  postId: number
  authorUserId: number
  actorUserId: number
}
export const CONTENT_HIDDEN = eventType<ContentPayload>('CONTENT_HIDDEN')
export const CONTENT_RESTORED = eventType<ContentPayload>('CONTENT_RESTORED')

/** Publishes an event; events of one post and its comments are sent in order. */
export async function publishBoardEvent(
  transaction: Queryable,
  type: EventType<BoardEventPayload>,
  payload: BoardEventPayload,
  now: Date,
): Promise<void> {
  await appendEvent(transaction, type, { subject: `post ${payload.postId}`, payload, occurredAt: now })
}
