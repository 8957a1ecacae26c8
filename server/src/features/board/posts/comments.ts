import { statement } from '../../../platform/database/statement.ts'
import type { Queryable } from '../../../platform/database/transaction.ts'

export type CommentRow = {
  commentId: number
  postId: number
  /** `null`: not a reply. */
  parentCommentId: number | null
  authorUserId: number
  content: string
  likeCount: number
  createdAt: Date
  updatedAt: Date
  hiddenAt: Date | null
  deletedAt: Date | null
}

const COLUMNS = {
  commentId: 'int8',
  postId: 'int8',
  parentCommentId: 'int8',
  authorUserId: 'int8',
  content: 'text',
  likeCount: 'int4',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
  hiddenAt: 'timestamptz',
  deletedAt: 'timestamptz',
} as const
const SELECTED = `
  comment_id as "commentId", post_id as "postId", parent_comment_id as "parentCommentId",
  author_user_id as "authorUserId", content, like_count as "likeCount", created_at as "createdAt",
  updated_at as "updatedAt", hidden_at as "hiddenAt", deleted_at as "deletedAt"`

export type ShownComment = CommentRow & { likedByMe: boolean }
const SHOWN_COLUMNS = { ...COLUMNS, likedByMe: 'bool' } as const
/** Includes a deleted comment only if something still refers to it. */
const SHOWN = `
  select ${SELECTED},
    exists (
      select from comment_likes as liked where liked.comment_id = comments.comment_id and user_id = :userId
    ) as "likedByMe"
  from comments
  where (deleted_at is null or exists (
    select from comments as reply where reply.parent_comment_id = comments.comment_id and reply.deleted_at is null
  ))`
const selectOfPost = statement<ShownComment, { postId: number; userId: number | null }>({
  name: 'comments-of-post',
  columns: SHOWN_COLUMNS,
  text: `${SHOWN} and post_id = :postId order by comment_id`,
})
const selectThread = statement<ShownComment, { commentId: number; userId: number | null }>({
  name: 'comment-thread',
  columns: SHOWN_COLUMNS,
  text: `${SHOWN} and (comment_id = :commentId or parent_comment_id = :commentId) order by comment_id`,
})
const selectPostOf = statement<{ postId: number }, { commentId: number }>({
  name: 'comment-post',
  columns: { postId: 'int8' },
  text: 'select post_id as "postId" from comments where comment_id = :commentId',
})
const lock = statement<CommentRow, { commentId: number }>({
  name: 'comment-lock',
  columns: COLUMNS,
  text: `select ${SELECTED} from comments where comment_id = :commentId for no key update`,
})
const insert = statement<
  CommentRow,
  Pick<CommentRow, 'postId' | 'parentCommentId' | 'authorUserId' | 'content'> & { now: Date }
>({
  name: 'comment-insert',
  columns: COLUMNS,
  text: `insert into comments (post_id, parent_comment_id, author_user_id, content, created_at, updated_at)
   values (:postId, :parentCommentId, :authorUserId, :content, :now, :now) returning ${SELECTED}`,
})
const writeContent = statement<never, { commentId: number; content: string; now: Date }>({
  name: 'comment-write',
  columns: {},
  text: 'update comments set content = :content, updated_at = :now where comment_id = :commentId',
})
const writeDeleted = statement<never, { commentId: number; now: Date }>({
  name: 'comment-delete',
  columns: {},
  text: 'update comments set deleted_at = :now where comment_id = :commentId',
})
const writeHidden = statement<never, { commentId: number; hiddenAt: Date | null }>({
  name: 'comment-hide',
  columns: {},
  text: 'update comments set hidden_at = :hiddenAt where comment_id = :commentId',
})
const addToCount = statement<never, { postId: number; change: number }>({
  name: 'post-add-to-comment-count',
  columns: {},
  text: 'update posts set comment_count = comment_count + :change where post_id = :postId',
})

export function findComments(database: Queryable, postId: number, userId: number | null) {
  return selectOfPost(database, { postId, userId })
}

/** The comment, then its replies. */
export function findThread(database: Queryable, commentId: number, userId: number) {
  return selectThread(database, { commentId, userId })
}

/** The id of the comment's post. Changes of visibility lock the post before its comment. */
export async function findPostOfComment(database: Queryable, commentId: number): Promise<number | undefined> {
  return (await selectPostOf(database, { commentId }))[0]?.postId
}

/** The comment, locked until the transaction ends. */
export async function lockComment(transaction: Queryable, commentId: number): Promise<CommentRow | undefined> {
  return (await lock(transaction, { commentId }))[0]
}

export async function addComment(transaction: Queryable, comment: Parameters<typeof insert>[1]): Promise<CommentRow> {
  const [row] = await insert(transaction, comment)
  if (row === undefined) throw new Error('a comment was not written')
  return row
}

export async function changeComment(transaction: Queryable, change: Parameters<typeof writeContent>[1]): Promise<void> {
  await writeContent(transaction, change)
}

export async function markCommentDeleted(transaction: Queryable, commentId: number, now: Date): Promise<void> {
  await writeDeleted(transaction, { commentId, now })
}

/** `null`: visible again. */
export async function markCommentHidden(
  transaction: Queryable,
  commentId: number,
  hiddenAt: Date | null,
): Promise<void> {
  await writeHidden(transaction, { commentId, hiddenAt })
}

/** Adjusts the number of publicly visible comments; expects the post to be locked. */
export async function addToCommentCount(transaction: Queryable, postId: number, change: number): Promise<void> {
  await addToCount(transaction, { postId, change })
}
