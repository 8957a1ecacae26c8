import type { Page } from '@lease-risk/contract/common'
import type { CommunityPostQuery } from '@lease-risk/contract/community'
import { BOARD_CODES } from '@lease-risk/contract/community'
import { seoulDateTime } from '../../domain/calendar.ts'
import type { Queryable } from '../../platform/database/transaction.ts'
import type { Caller } from '../../platform/http/access.ts'
import { pageOf } from '../../platform/http/envelope.ts'
import { findAttachments, presentAttachment } from './attachments.ts'
import { findPosts } from './find-posts.ts'
import { findPost, findSummaries } from './posts.ts'
import { type PresentedDetail, type PresentedSummary, presentDetail, presentSummaries } from './present-post.ts'
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
