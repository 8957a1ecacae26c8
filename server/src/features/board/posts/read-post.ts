import type { Page } from '@lease-risk/contract/common'
import {
  BOARD_CODES,
  type CommunityPostDetail,
  type CommunityPostQuery,
  type CommunityPostSummary,
} from '@lease-risk/contract/community'
import { seoulDateTime } from '../../../domain/calendar.ts'
import type { Queryable } from '../../../platform/database/transaction.ts'
import type { Caller } from '../../../platform/http/access.ts'
import { pageOf } from '../../../platform/http/envelope.ts'
import { message, type Text } from '../../../words/message.ts'
import { readPublicProfiles } from '../../account/index.ts'
import { findAttachments, presentAttachment } from './attachments.ts'
import { findPosts } from './find-posts.ts'
import { findPost, findSummaries, type PostRow } from './posts.ts'
import { requireUse } from './require-use.ts'
import type { CommunityServices } from './services.ts'

type Reading = Pick<CommunityServices, 'pool' | 'catalogue' | 'views'>

/** @throws AppError 404 also for a hidden post, except to its author and moderators. */
export async function readPost(
  services: Reading,
  caller: Caller,
  postId: number,
  database: Queryable = services.pool,
): Promise<PresentedDetail> {
  const userId = caller.kind === 'user' ? caller.userId : null
  const row = requireUse('READ', await findPost(database, postId, userId), caller)
  const attachments = row.attachmentCount === 0 ? [] : await findAttachments(database, postId)
  return presentDetail(database, services, row, attachments.map(presentAttachment))
}

/** Publicly visible posts; lists never contain hidden ones. */
export async function listPosts(services: Reading, query: CommunityPostQuery): Promise<Page<PresentedSummary>> {
  const { pool } = services
  const { boardCode = null, legalDistrictCode: district = null, sort } = query
  const keyword = query.keyword?.trim() || null
  const { postIds, total } = await findPosts(pool, { boardCode, district, keyword, sort }, query, BOARD_CODES)
  const rows = await findSummaries(pool, postIds)
  return pageOf(await presentSummaries(pool, services, rows), query, total)
}

/** The newest posts that contain a keyword, for a search across several kinds of results. */
export async function searchPosts(
  database: Queryable,
  keyword: string,
  limit: number,
): Promise<{ postId: number; title: string; createdAt: string }[]> {
  const filters = { boardCode: null, district: null, keyword: keyword.trim(), sort: 'CREATED_AT_DESC' } as const
  const { postIds } = await findPosts(database, filters, { page: 0, size: limit }, BOARD_CODES)
  const rows = await findSummaries(database, postIds)
  return rows.map(({ postId, title, createdAt }) => ({ postId, title, createdAt: seoulDateTime(createdAt) }))
}

/** A post whose board name is yet to be worded. */
type PresentedSummary = Omit<CommunityPostSummary, 'boardName'> & { boardName: Text }
export type PresentedDetail = Omit<CommunityPostDetail, 'boardName'> & { boardName: Text }

type Presenting = Pick<CommunityServices, 'catalogue' | 'views'>

async function presentSummaries(
  database: Queryable,
  { catalogue, views }: Presenting,
  rows: readonly PostRow[],
): Promise<PresentedSummary[]> {
  const profileOf = await readPublicProfiles(
    database,
    rows.map(({ authorUserId }) => authorUserId),
  )
  return rows.map((row) => ({
    postId: row.postId,
    boardCode: row.boardCode,
    boardName: message('BOARD_NAME', { board: row.boardCode }),
    title: row.title,
    author: profileOf(row.authorUserId),
    legalDistrictCode: row.legalDistrictCode,
    legalDistrictName: row.legalDistrictCode && (catalogue.find(row.legalDistrictCode)?.fullName ?? null),
    viewCount: row.viewCount + views.unwritten(row.postId),
    likeCount: row.likeCount,
    commentCount: row.commentCount,
    attachmentCount: row.attachmentCount,
    createdAt: seoulDateTime(row.createdAt),
    updatedAt: seoulDateTime(row.updatedAt),
  }))
}

async function presentDetail(
  database: Queryable,
  services: Presenting,
  row: PostRow & { content: string; likedByMe: boolean },
  attachments: CommunityPostDetail['attachments'],
): Promise<PresentedDetail> {
  const [summary] = await presentSummaries(database, services, [row])
  if (summary === undefined) throw new Error('a post was not presented')
  const { content, likedByMe, hiddenAt } = row
  return { ...summary, content, visibility: hiddenAt === null ? 'VISIBLE' : 'HIDDEN', attachments, likedByMe }
}
