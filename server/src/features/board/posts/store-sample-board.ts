import type { BoardCode } from '@lease-risk/contract/community'
import { statement } from '../../../platform/database/statement.ts'
import type { Queryable } from '../../../platform/database/transaction.ts'

type NewPost = {
  boardCode: BoardCode
  authorUserId: number
  legalDistrictCode: string | null
  title: string
  content: string
  viewCount: number
  createdAt: string
}
type NewComment = {
  /** Positions in the lists of posts and of comments. */
  post: number
  repliesTo: number | null
  authorUserId: number
  content: string
  createdAt: string
}
export type SampleContent = {
  posts: readonly NewPost[]
  comments: readonly NewComment[]
  likes: readonly { post: number; userId: number }[]
}

const countPosts = statement<{ present: boolean }>({
  name: 'sample-board-present',
  columns: { present: 'bool' },
  text: 'select exists (select from posts) as present',
})
const insertPosts = statement<{ postId: number }, { posts: string }>({
  name: 'sample-board-posts',
  columns: { postId: 'int8' },
  text: `with given as (
     select * from rows from (jsonb_to_recordset(:posts::jsonb) as (
       "boardCode" text, "authorUserId" bigint, "legalDistrictCode" text, title text, content text, "viewCount" integer,
       "createdAt" timestamptz
     )) with ordinality as given ("boardCode", "authorUserId", "legalDistrictCode", title, content, "viewCount", "createdAt", place)
   ), added as (
     insert into posts (board_code, author_user_id, legal_district_code, view_count, created_at, updated_at)
     select "boardCode", "authorUserId", "legalDistrictCode", "viewCount", "createdAt", "createdAt" from given order by place
     returning post_id
   ), numbered as (select post_id, row_number() over (order by post_id) as place from added)
   insert into post_texts (post_id, title, content)
   select post_id, title, content from numbered join given using (place) order by place
   returning post_id as "postId"`,
})
const insertComments = statement<{ commentId: number }, { comments: string }>({
  name: 'sample-board-comments',
  columns: { commentId: 'int8' },
  text: `with given as (
     select * from jsonb_to_recordset(:comments::jsonb) as given (
       "postId" bigint, "parentCommentId" bigint, "authorUserId" bigint, content text, "createdAt" timestamptz
     )
   ), counted as (
     update posts set comment_count = comment_count + added.count
     from (select "postId", count(*) from given group by 1) as added where post_id = added."postId"
   )
   insert into comments (post_id, parent_comment_id, author_user_id, content, created_at, updated_at)
   select "postId", "parentCommentId", "authorUserId", content, "createdAt", "createdAt" from given
   returning comment_id as "commentId"`,
})
const insertLikes = statement<never, { postIds: number[]; userIds: number[]; now: Date }>({
  name: 'sample-board-likes',
  columns: {},
  text: `with added as (
     insert into post_likes (post_id, user_id, created_at)
     select distinct post_id, user_id, :now::timestamptz
     from unnest(:postIds::bigint[], :userIds::bigint[]) as liked (post_id, user_id)
     returning post_id
   )
   update posts set like_count = like_count + counted.count
   from (select post_id, count(*) from added group by 1) as counted where posts.post_id = counted.post_id`,
})

/**
 * Fills an empty board for a demonstration. @returns the ids of the posts, in their order; `null` when there are posts
 * already.
 */
export async function storeSampleBoard(
  transaction: Queryable,
  { posts, comments, likes }: SampleContent,
  now: Date,
): Promise<number[] | null> {
  if ((await countPosts(transaction))[0]?.present) return null
  const added = await insertPosts(transaction, { posts: JSON.stringify(posts) })
  const postIds = added.map(({ postId }) => postId).toSorted((a, b) => a - b)
  const commentIds = new Map<number, number>()
  for (const isReply of [false, true]) {
    const chosen = [...comments.entries()].filter(([, { repliesTo }]) => (repliesTo !== null) === isReply)
    const rows = chosen.map(([, { post, repliesTo, ...comment }]) => {
      const parentCommentId = repliesTo === null ? null : commentIds.get(repliesTo)
      return { ...comment, postId: postIds[post], parentCommentId }
    })
    const inserted = await insertComments(transaction, { comments: JSON.stringify(rows) })
    const sorted = inserted.map(({ commentId }) => commentId).toSorted((a, b) => a - b)
    for (const [index, [place]] of chosen.entries()) commentIds.set(place, sorted[index] ?? 0)
  }
  const liked = likes.flatMap(({ post, userId }) =>
    postIds[post] === undefined ? [] : [{ id: postIds[post], userId }],
  )
  await insertLikes(transaction, {
    postIds: liked.map(({ id }) => id),
    userIds: liked.map(({ userId }) => userId),
    now,
  })
  return postIds
}
