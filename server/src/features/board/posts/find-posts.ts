import type { BoardCode, PostSort } from '@lease-risk/contract/community'
import type { Pool } from 'pg'
import { containing } from '../../../platform/database/like-pattern.ts'
import { statement } from '../../../platform/database/statement.ts'
import type { Queryable } from '../../../platform/database/transaction.ts'

/** The size of the blocks of `post_blocks` and of the search index. */
const BLOCK = 2_048
/** Lists end after this many posts, except plain newest-first lists of a board. */
const MOST_FOUND = 1_000
/**
 * The number of posts of a district or board compared with a keyword before the index is used, and the number of texts
 * that the index search finds.
 */
const NEAR = BLOCK
const MOST_TEXTS = 10_000

/** The block that contains the post at this position, counting all listed posts from the newest on. */
const selectPlace = statement<
  { block: number; before: number; total: number },
  { boardCode: BoardCode | null; offset: number }
>({
  name: 'post-place',
  planned: 'EACH_TIME',
  columns: { block: 'int8', before: 'int8', total: 'int8' },
  text: `with blocks as (
     select block, sum(listed_count)::bigint as listed from post_blocks
     where :boardCode::text is null or board_code = :boardCode group by block
   ), placed as (
     select block, (sum(listed) over (order by block desc) - listed)::bigint as before,
       (sum(listed) over ())::bigint as total
     from blocks
   )
   select block, before, total from placed where before <= :offset order by block limit 1`,
})
const selectNewest = statement<
  { postId: number },
  { boardCode: BoardCode | null; below: number; skip: number; size: number }
>({
  name: 'post-newest',
  planned: 'EACH_TIME',
  columns: { postId: 'int8' },
  text: `select post_id as "postId" from posts
   where listed and post_id < :below and (:boardCode::text is null or board_code = :boardCode)
   order by post_id desc limit :size offset :skip`,
})

function topStatement(name: string, column: 'like_count' | 'comment_count' | 'view_count') {
  return statement<
    { postId: number },
    { boardCodes: readonly BoardCode[]; offset: number; size: number; reach: number }
  >({
    name,
    columns: { postId: 'int8' },
    text: `select post_id as "postId"
     from unnest(:boardCodes::text[]) as board cross join lateral (
       select post_id, ${column} from posts where listed and board_code = board
       order by ${column} desc, post_id desc limit :reach
     ) as top
     order by ${column} desc, post_id desc limit :size offset :offset`,
  })
}
const TOP = {
  LIKE_COUNT_DESC: topStatement('post-most-liked', 'like_count'),
  COMMENT_COUNT_DESC: topStatement('post-most-commented', 'comment_count'),
  VIEW_COUNT_DESC: topStatement('post-most-viewed', 'view_count'),
}

/** Matches are ordered by the sort, then newest first. */
const SORTED = `order by case :sort when 'LIKE_COUNT_DESC' then like_count when 'COMMENT_COUNT_DESC' then comment_count
  when 'VIEW_COUNT_DESC' then view_count else 0 end desc, post_id desc`

const selectOfDistrict = statement<
  { postId: number },
  { district: string | null; boardCode: BoardCode | null; sort: PostSort; most: number }
>({
  name: 'post-of-district',
  planned: 'EACH_TIME',
  columns: { postId: 'int8' },
  text: `select post_id as "postId" from (
     select post_id, like_count, comment_count, view_count from posts
     where listed and legal_district_code = :district and (:boardCode::text is null or board_code = :boardCode)
     order by post_id desc limit :most
   ) as newest ${SORTED}`,
})
/**
 * Searches block by block from the newest on, until there are enough. The keys are those of the index
 * post_texts_search.
 */
const textsWithKeyword = (newest: string) => `
  select texts.post_id from generate_series((${newest}) / ${BLOCK}, 0, -1) as block cross join lateral (
    select post_id from post_texts
    where post_search_keys(post_id / ${BLOCK}, post_searched_text(title, content))
        @> post_keyword_keys(block, lower(:keyword))
      and post_searched_text(title, content) like lower(:pattern)
    order by post_id desc offset 0
  ) as texts`
type Searched = { keyword: string; pattern: string; sort: PostSort; most: number }

const selectWithKeyword = statement<{ postId: number }, Searched>({
  name: 'post-with-keyword',
  columns: { postId: 'int8' },
  text: `select post_id as "postId" from (
     select posts.* from (${textsWithKeyword('select max(post_id) from posts')}) as texts cross join lateral (
       select post_id, like_count, comment_count, view_count from posts
       where posts.post_id = texts.post_id and listed offset 0
     ) as posts limit :most
   ) as newest ${SORTED}`,
})
/**
 * Compares the texts of the newest posts of the district or board one by one: if these are few, all texts with a common
 * word would be many more. Older posts are then found by the keyword, among at most `texts` texts.
 */
const selectWithKeywordWithin = statement<
  { postId: number },
  Searched & { district: string | null; boardCode: BoardCode | null; near: number; texts: number }
>({
  name: 'post-with-keyword-within',
  planned: 'EACH_TIME',
  columns: { postId: 'int8' },
  text: `with near as materialized (
     select post_id, like_count, comment_count, view_count from posts where listed
       and (:district::text is null or legal_district_code = :district)
       and (:boardCode::text is null or board_code = :boardCode)
     order by post_id desc limit :near
   ), older as materialized (
     select min(post_id) - 1 as newest from near having count(*) = :near
   )
   select post_id as "postId" from (
     select near.* from near cross join lateral (
       select from post_texts where post_texts.post_id = near.post_id
         and post_searched_text(title, content) like lower(:pattern) offset 0
     ) as texts
     union all
     select posts.* from (
       ${textsWithKeyword('select newest from older')} where texts.post_id <= (select newest from older) limit :texts
     ) as texts cross join lateral (
       select post_id, like_count, comment_count, view_count from posts
       where posts.post_id = texts.post_id and listed
         and (:district::text is null or legal_district_code = :district)
         and (:boardCode::text is null or board_code = :boardCode)
       offset 0
     ) as posts
     limit :most
   ) as newest ${SORTED}`,
})

type PostFilters = {
  boardCode: BoardCode | null
  district: string | null
  /** `null`: all. */
  keyword: string | null
  sort: PostSort
}
type FoundPosts = { postIds: number[]; total: number }

/**
 * The ids of one page of posts that everybody can see. A deep page costs no more than the first one: the newest posts
 * are found by the counts of blocks; every other list ends at the first 1,000 (docs/adr/0045-deep-pages.md).
 */
export async function findPosts(
  database: Queryable,
  { boardCode, district, keyword, sort }: PostFilters,
  { page, size }: { page: number; size: number },
  boardCodes: readonly BoardCode[],
): Promise<FoundPosts> {
  const offset = page * size
  if (keyword !== null || district !== null) {
    const filters = { boardCode, district, sort, most: MOST_FOUND }
    const found = keyword === null ? selectOfDistrict(database, filters) : findWithKeyword(database, keyword, filters)
    const postIds = (await found).map(({ postId }) => postId)
    return { postIds: postIds.slice(offset, offset + size), total: postIds.length }
  }
  if (sort === 'CREATED_AT_DESC') return findNewest(database, boardCode, offset, size)
  const counted = (await selectPlace(database, { boardCode, offset: 0 }))[0]?.total ?? 0
  const total = Math.min(counted, MOST_FOUND)
  const reach = Math.min(offset + size, total)
  if (offset >= reach) return { postIds: [], total }
  const top = { boardCodes: boardCode === null ? boardCodes : [boardCode], offset, reach, size: reach - offset }
  return { postIds: (await TOP[sort](database, top)).map(({ postId }) => postId), total }
}

function findWithKeyword(
  database: Queryable,
  word: string,
  { boardCode, district, ...filters }: Omit<PostFilters, 'keyword'> & { most: number },
): Promise<{ postId: number }[]> {
  // in composed letters, like the searched texts
  const searched = { ...filters, keyword: word.normalize('NFC'), pattern: containing(word) }
  if (boardCode === null && district === null) return selectWithKeyword(database, searched)
  return selectWithKeywordWithin(database, { ...searched, boardCode, district, near: NEAR, texts: MOST_TEXTS })
}

async function findNewest(
  database: Queryable,
  boardCode: BoardCode | null,
  offset: number,
  size: number,
): Promise<FoundPosts> {
  const [place] = await selectPlace(database, { boardCode, offset })
  if (place === undefined) return { postIds: [], total: 0 }
  const { block, before, total } = place
  if (offset >= total) return { postIds: [], total }
  const from = { boardCode, below: (block + 1) * BLOCK, skip: offset - before, size }
  return { postIds: (await selectNewest(database, from)).map(({ postId }) => postId), total }
}

/** A post as everybody can see it, without its author. */
export type ListedPost = { postId: number; title: string; content: string; createdAt: Date; updatedAt: Date }

const selectPost = statement<ListedPost, { postId: number }>({
  name: 'post-listed',
  columns: { postId: 'int8', title: 'text', content: 'text', createdAt: 'timestamptz', updatedAt: 'timestamptz' },
  text: `select post_id as "postId", title, content, created_at as "createdAt", updated_at as "updatedAt"
   from posts join post_texts using (post_id) where post_id = :postId and listed`,
})
const selectPosts = statement<{ postId: number; updatedAt: Date }, { most: number }>({
  name: 'posts-listed',
  columns: { postId: 'int8', updatedAt: 'timestamptz' },
  text: `select post_id as "postId", updated_at as "updatedAt" from posts where listed order by post_id desc limit :most`,
})

/** `null`: no such post, or not publicly visible. Counts no view. */
export async function findListedPost(pool: Pool, postId: number): Promise<ListedPost | null> {
  const [post] = await selectPost(pool, { postId })
  return post ?? null
}

/** The newest publicly visible posts. */
export function listedPosts(pool: Pool, asked: { most: number }): Promise<{ postId: number; updatedAt: Date }[]> {
  return selectPosts(pool, asked)
}
