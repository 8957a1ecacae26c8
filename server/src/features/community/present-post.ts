import type { CommunityPostDetail, CommunityPostSummary } from '@lease-risk/contract/community'
import { seoulDateTime } from '../../domain/calendar.ts'
import { BOARDS } from '../../domain/community/boards.ts'
import type { Queryable } from '../../platform/transaction.ts'
import { readPublicProfiles } from '../account/face.ts'
import type { PostRow } from './posts.ts'
import type { CommunityServices } from './services.ts'

type Presenting = Pick<CommunityServices, 'catalogue' | 'views'>

export async function presentSummaries(
  database: Queryable,
  { catalogue, views }: Presenting,
  rows: readonly PostRow[],
): Promise<CommunityPostSummary[]> {
  const profileOf = await readPublicProfiles(
    database,
    rows.map(({ authorUserId }) => authorUserId),
  )
  return rows.map((row) => ({
    postId: row.postId,
    boardCode: row.boardCode,
    boardName: BOARDS[row.boardCode].boardName,
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

export async function presentDetail(
  database: Queryable,
  services: Presenting,
  row: PostRow & { content: string; likedByMe: boolean },
  attachments: CommunityPostDetail['attachments'],
): Promise<CommunityPostDetail> {
  const [summary] = await presentSummaries(database, services, [row])
  if (summary === undefined) throw new Error('a post was not presented')
  const { content, likedByMe, hiddenAt } = row
  return { ...summary, content, visibility: hiddenAt === null ? 'VISIBLE' : 'HIDDEN', attachments, likedByMe }
}
