import { type ContentState, contentState } from '../../../domain/community/content-access.ts'
import { statement } from '../../../platform/database/statement.ts'
import type { Queryable } from '../../../platform/database/transaction.ts'
import type { Caller } from '../../../platform/http/access.ts'
import type { ContentTarget } from './hide-content.ts'
import { requireUse } from './require-use.ts'

/** A post or a comment as other modules see it. A comment of a hidden or deleted post is hidden or deleted with it. */
type TargetRow = ContentTarget & {
  postId: number
  authorUserId: number
  hiddenAt: Date | null
  deletedAt: Date | null
  /** Its title and content. */
  text: string
}

const select = statement<TargetRow, { postIds: number[]; commentIds: number[] }>({
  name: 'content-targets',
  columns: {
    targetType: 'text',
    targetId: 'int8',
    postId: 'int8',
    authorUserId: 'int8',
    hiddenAt: 'timestamptz',
    deletedAt: 'timestamptz',
    text: 'text',
  },
  text: `select 'POST' as "targetType", post_id as "targetId", post_id as "postId", author_user_id as "authorUserId",
     hidden_at as "hiddenAt", deleted_at as "deletedAt", title || E'\\n' || content as text
   from posts join post_texts using (post_id) where post_id = any(:postIds)
   union all
   select 'COMMENT', comment_id, comments.post_id, comments.author_user_id,
     coalesce(comments.hidden_at, posts.hidden_at), coalesce(comments.deleted_at, posts.deleted_at), content
   from comments join posts on posts.post_id = comments.post_id where comment_id = any(:commentIds)`,
})

async function findTarget(
  database: Queryable,
  { targetType, targetId }: ContentTarget,
): Promise<TargetRow | undefined> {
  const ids = (type: string) => (type === targetType ? [targetId] : [])
  return (await select(database, { postIds: ids('POST'), commentIds: ids('COMMENT') }))[0]
}

/** The present states of these targets; a target that does not exist counts as deleted. */
export async function readStates(
  database: Queryable,
  targets: readonly ContentTarget[],
): Promise<(target: ContentTarget) => ContentState> {
  const ids = (type: string) => targets.filter(({ targetType }) => targetType === type).map(({ targetId }) => targetId)
  const rows = await select(database, { postIds: ids('POST'), commentIds: ids('COMMENT') })
  const states = new Map(rows.map((row) => [`${row.targetType} ${row.targetId}`, contentState(row)]))
  return ({ targetType, targetId }) => states.get(`${targetType} ${targetId}`) ?? 'DELETED'
}

/**
 * Content that the caller may report to the operators. A caller who must not know of the post learns nothing of its
 * comments, not even of their own. @throws AppError 404, 400 for the caller's own content, 409 for hidden content.
 */
export async function requireReportable(
  database: Queryable,
  caller: Caller,
  wanted: ContentTarget,
): Promise<TargetRow> {
  const target = await findTarget(database, wanted)
  const post = target && (await findTarget(database, { targetType: 'POST', targetId: target.postId }))
  requireUse('READ', post, caller)
  return requireUse('REPORT', target, caller)
}
