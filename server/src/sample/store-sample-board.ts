import { sampleBoard } from '@lease-risk/sandbox'
import { seoulDateTime } from '../domain/calendar.ts'
import { findDemoUserIds } from '../features/account/index.ts'
import {
  type SampleReport,
  type SampleSanction,
  type SampleTakedown,
  storeSampleBoard as storeContent,
  storeSampleReports,
  storeSampleSanctions,
  storeSampleTakedowns,
} from '../features/board/index.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import type { FillServices } from '../start/start-service.ts'

const MINUTE_MS = 60_000
const HOUR_MINUTES = 60
const LIKES = 2_000
const REPORTS = 60
const REASONS = ['SPAM', 'ABUSE', 'PRIVACY', 'MISINFORMATION', 'ILLEGAL', 'OTHER'] as const
const STATUSES = ['PENDING', 'PENDING', 'RESOLVED', 'REJECTED'] as const

/** Each level and state, with the hours since the start and the hours that it lasts; a released one ends halfway. */
const SANCTIONS: [SampleSanction['level'], SampleSanction['status'], points: number, began: number, lasts: number][] = [
  ['COMMENT_BLOCK', 'ACTIVE', 3, 5, 24],
  ['POST_BLOCK', 'ACTIVE', 5, 48, 168],
  ['READ_ONLY', 'ACTIVE', 9, 72, 720],
  ['REPORT_BLOCK', 'ACTIVE', 5, 24, 72],
  ['COMMENT_BLOCK', 'EXPIRED', 4, 288, 24],
  ['POST_BLOCK', 'RELEASED', 6, 240, 168],
  ['READ_ONLY', 'EXPIRED', 8, 1080, 720],
  ['COMMENT_BLOCK', 'RELEASED', 3, 480, 24],
]

/** Picks a user for each number; `step` spreads the numbers over all users. */
type UserOf = (number: number, step: number) => number
/** Returns the time so many minutes ago in the API's format. */
type TimeOf = (minutesAgo: number) => string

type Written = { authorUserId: number; title: string; content: string }

const TAKEDOWNS = [
  { grounds: 'DEFAMATION', statement: '저희 중개사무소를 두고 사실이 아닌 말을 적었습니다.' },
  { grounds: 'PRIVACY', statement: '제 집을 알아볼 수 있는 내용이 있습니다.' },
] as const

/** Stores posts, comments, likes, reports, sanctions and takedowns of the development accounts, unless anything exists. */
export async function storeSampleBoard({ pool, clock }: Pick<FillServices, 'pool' | 'clock'>): Promise<void> {
  const now = clock.now()
  const at: TimeOf = (minutesAgo) => seoulDateTime(new Date(now.getTime() - minutesAgo * MINUTE_MS))
  await inTransaction(pool, async (transaction) => {
    const users = await findDemoUserIds(transaction)
    if (users.length === 0) return
    const user: UserOf = (number, step) => users[(number * step) % users.length] ?? 0
    const content = sampleContent(user, at)
    const postIds = await storeContent(transaction, content, now)
    if (postIds === null) return
    await storeSampleReports(transaction, sampleReports(content.posts, postIds, user, at))
    await storeSampleSanctions(transaction, sampleSanctions(user, at))
    await storeSampleTakedowns(transaction, sampleTakedowns(content.posts, postIds), now)
  })
}

function sampleContent(user: UserOf, at: TimeOf) {
  const { posts, comments } = sampleBoard()
  const written = posts.map(({ minutesAgo, ...post }, index) => ({
    ...post,
    authorUserId: user(index, 7),
    createdAt: at(minutesAgo),
  }))
  const said = comments.map(({ minutesAgo, ...comment }, index) => ({
    ...comment,
    authorUserId: user(index, 13),
    createdAt: at(minutesAgo),
  }))
  const likes = Array.from({ length: LIKES }, (_, index) => {
    // a few posts get most of the likes
    const post = Math.floor(((index * 37) % posts.length) ** 2 / posts.length)
    return { post, userId: user(index, 5) }
  })
  return { posts: written, comments: said, likes }
}

function sampleReports(
  posts: readonly Written[],
  postIds: readonly number[],
  user: UserOf,
  at: TimeOf,
): SampleReport[] {
  return Array.from({ length: REPORTS }, (_, index): SampleReport => {
    const place = (index * 5) % posts.length
    const post = posts[place]
    const status = STATUSES[index % STATUSES.length] ?? 'PENDING'
    const minutesAgo = (REPORTS - index) * 400
    return {
      reporterUserId: user(index + 3, 11),
      postId: postIds[place] ?? 0,
      authorUserId: post?.authorUserId ?? 0,
      reason: REASONS[index % REASONS.length] ?? 'OTHER',
      detail: index % 3 === 0 ? '여러 게시판에 같은 글이 올라와 있습니다.' : null,
      excerpt: excerptOf(post),
      status,
      points: status === 'RESOLVED' ? 1 : null,
      createdAt: at(minutesAgo),
      reviewedAt: status === 'PENDING' ? null : at(minutesAgo - 300),
    }
  })
}

function sampleSanctions(user: UserOf, at: TimeOf): SampleSanction[] {
  return SANCTIONS.map(([level, status, points, began, lasts], index) => ({
    userId: user(index + 50, 1),
    level,
    status,
    points,
    startedAt: at(began * HOUR_MINUTES),
    restrictionUntil: at((began - lasts) * HOUR_MINUTES),
    endedAt: status === 'ACTIVE' ? null : at((began - (status === 'RELEASED' ? lasts / 2 : lasts)) * HOUR_MINUTES),
    appeal: status === 'ACTIVE' && level === 'READ_ONLY' ? '개인정보를 적은 글이 아니었습니다.' : null,
    endReason: status === 'RELEASED' ? '이의를 받아들여 풀었습니다.' : null,
  }))
}

function sampleTakedowns(posts: readonly Written[], postIds: readonly number[]): SampleTakedown[] {
  return TAKEDOWNS.map((request, index) => {
    const place = posts.length - 1 - index * 20
    const post = posts[place]
    return {
      ...request,
      requesterName: '홍길동',
      postId: postIds[place] ?? 0,
      authorUserId: post?.authorUserId ?? 0,
      excerpt: excerptOf(post),
    }
  })
}

function excerptOf(post: Written | undefined): string {
  return `${post?.title}\n${post?.content}`.slice(0, 300)
}
