import type { CommunityPostDetail, CommunityPostSummary } from '@lease-risk/contract/community'
import { seoulDateTime } from '../../domain/calendar.ts'
import type { Queryable } from '../../platform/database/transaction.ts'
import { message, type Text } from '../../words/message.ts'
import { readPublicProfiles } from '../account/face.ts'
import type { PostRow } from './posts.ts'
import type { CommunityServices } from './services.ts'

/** A post whose board name is yet to be worded. */
export type PresentedSummary = Omit<CommunityPostSummary, 'boardName'> & { boardName: Text }
export type PresentedDetail = Omit<CommunityPostDetail, 'boardName'> & { boardName: Text }

type Presenting = Pick<CommunityServices, 'catalogue' | 'views'>

export async function presentSummaries(
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

export async function presentDetail(
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
