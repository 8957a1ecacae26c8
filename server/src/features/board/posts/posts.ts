import type { BoardCode } from '@lease-risk/contract/community'
import { statement } from '../../../platform/database/statement.ts'
import type { Queryable } from '../../../platform/database/transaction.ts'

/** A post without its text. */
export type PostState = {
  postId: number
  boardCode: BoardCode
  authorUserId: number
  legalDistrictCode: string | null
  viewCount: number
  likeCount: number
  commentCount: number
  attachmentCount: number
  createdAt: Date
  updatedAt: Date
  hiddenAt: Date | null
  deletedAt: Date | null
}
export type PostRow = PostState & { title: string }

const STATE_COLUMNS = {
  postId: 'int8',
  boardCode: 'text',
  authorUserId: 'int8',
  legalDistrictCode: 'text',
  viewCount: 'int4',
  likeCount: 'int4',
  commentCount: 'int4',
  attachmentCount: 'int4',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
  hiddenAt: 'timestamptz',
  deletedAt: 'timestamptz',
} as const
const STATE = `
  posts.post_id as "postId", board_code as "boardCode", author_user_id as "authorUserId",
  legal_district_code as "legalDistrictCode", view_count as "viewCount", like_count as "likeCount",
  comment_count as "commentCount", attachment_count as "attachmentCount", created_at as "createdAt",
  updated_at as "updatedAt", hidden_at as "hiddenAt", deleted_at as "deletedAt"`

const insertPost = statement<
  { postId: number },
  Pick<PostState, 'boardCode' | 'authorUserId' | 'legalDistrictCode'> & { title: string; content: string; now: Date }
>({
  name: 'post-insert',
  columns: { postId: 'int8' },
  text: `with post as (
     insert into posts (board_code, author_user_id, legal_district_code, created_at, updated_at)
     values (:boardCode, :authorUserId, :legalDistrictCode, :now, :now)
     returning post_id
   )
   insert into post_texts (post_id, title, content) select post_id, :title, :content from post
   returning post_id as "postId"`,
})
const lock = statement<PostState, { postId: number }>({
  name: 'post-lock',
  columns: STATE_COLUMNS,
  text: `select ${STATE} from posts where post_id = :postId for no key update`,
})
const select = statement<PostRow & { content: string; likedByMe: boolean }, { postId: number; userId: number | null }>({
  name: 'post-read',
  columns: { ...STATE_COLUMNS, title: 'text', content: 'text', likedByMe: 'bool' },
  text: `select ${STATE}, title, content,
     exists (select from post_likes as liked where liked.post_id = :postId and user_id = :userId) as "likedByMe"
   from posts join post_texts using (post_id) where post_id = :postId`,
})
const selectSummaries = statement<PostRow, { postIds: number[] }>({
  name: 'post-summaries',
  columns: { ...STATE_COLUMNS, title: 'text' },
  text: `select ${STATE}, title from posts join post_texts using (post_id) where post_id = any(:postIds)`,
})
const writeText = statement<
  never,
  { postId: number; title: string | null; content: string | null; district: string | null; now: Date }
>({
  name: 'post-write-text',
  columns: {},
  text: `with changed as (
     update posts set updated_at = :now, legal_district_code = :district where post_id = :postId
   )
   update post_texts set title = coalesce(:title, title), content = coalesce(:content, content)
   where post_id = :postId`,
})
const writeDeleted = statement<never, { postId: number; now: Date }>({
  name: 'post-delete',
  columns: {},
  text: 'update posts set deleted_at = :now where post_id = :postId',
})
const writeHidden = statement<never, { postId: number; hiddenAt: Date | null }>({
  name: 'post-hide',
  columns: {},
  text: 'update posts set hidden_at = :hiddenAt where post_id = :postId',
})

export async function addPost(transaction: Queryable, post: Parameters<typeof insertPost>[1]): Promise<number> {
  const [row] = await insertPost(transaction, post)
  if (row === undefined) throw new Error('a post was not written')
  return row.postId
}

/** The post, locked until the transaction ends: whatever depends on its state locks it first. */
export async function lockPost(transaction: Queryable, postId: number): Promise<PostState | undefined> {
  return (await lock(transaction, { postId }))[0]
}

export async function findPost(database: Queryable, postId: number, userId: number | null) {
  return (await select(database, { postId, userId }))[0]
}

/** Summaries in the order of the given ids. */
export async function findSummaries(database: Queryable, postIds: number[]): Promise<PostRow[]> {
  if (postIds.length === 0) return []
  const byId = new Map((await selectSummaries(database, { postIds })).map((row) => [row.postId, row]))
  return postIds.flatMap((postId) => byId.get(postId) ?? [])
}

/** `null` leaves the title or the content unchanged. */
export async function changePost(transaction: Queryable, change: Parameters<typeof writeText>[1]): Promise<void> {
  await writeText(transaction, change)
}

export async function markPostDeleted(transaction: Queryable, postId: number, now: Date): Promise<void> {
  await writeDeleted(transaction, { postId, now })
}

/** `null`: visible again. */
export async function markPostHidden(transaction: Queryable, postId: number, hiddenAt: Date | null): Promise<void> {
  await writeHidden(transaction, { postId, hiddenAt })
}
