import type { Page, PageQuery } from '@lease-risk/contract/common'
import type { UnreadCount } from '@lease-risk/contract/notifications'
import type { Pool } from 'pg'
import { pageOf } from '../../platform/http/envelope.ts'
import { AppError } from '../../platform/http/errors.ts'
import { readHeadlines } from '../diagnosis-record/face.ts'
import { keptAnswers, type PaperServices } from '../papers/face.ts'
import { type PresentedNotification, presentNotification } from './present-notification.ts'
import {
  countAll,
  countOfOperators,
  listOperatorPage,
  listPage,
  markAllRead,
  markRead,
  readBells,
  removeOne,
  type StoredNotification,
} from './stored-notifications.ts'

/** The recipient: a user, or the operators (`null`). */
export type Recipient = { userId: number | null }

export async function listNotifications(
  services: PaperServices,
  { userId }: Recipient,
  query: PageQuery & { unreadOnly?: boolean },
): Promise<Page<PresentedNotification>> {
  const { pool } = services
  const { page, size, unreadOnly = false } = query
  const shown = { unreadOnly, limit: size, offset: page * size }
  const [rows, counted] = await Promise.all(
    userId === null
      ? [listOperatorPage(pool, shown), countOfOperators(pool, { unreadOnly })]
      : [listPage(pool, { userId, ...shown }), countAll(pool, { userId, unreadOnly })],
  )
  return pageOf(await presented(services, userId, rows), query, counted[0]?.count ?? 0)
}

export async function countUnread(pool: Pool, userId: number): Promise<UnreadCount> {
  const [bell] = await readBells(pool, { userIds: [userId] })
  return { unreadCount: bell?.unreadCount ?? 0 }
}

/** Reading again changes nothing. @throws AppError 404 for another user's. */
export async function readNotification(
  services: PaperServices,
  { userId }: Recipient,
  { notificationId, now }: { notificationId: number; now: Date },
): Promise<PresentedNotification> {
  const [read] = await markRead(services.pool, { userId, notificationId, now })
  if (read === undefined) throw new AppError('NOTIFICATION_404_NOT_FOUND')
  const [shown] = await presented(services, userId, [read])
  if (shown === undefined) throw new Error('one was read')
  return shown
}

/**
 * A finished diagnosis is named by its headline (R-ANSWER-01), with the papers that were stored since (R-ANSWER-09), read
 * from where it is stored, so that none of it is copied.
 */
async function presented(
  services: PaperServices,
  userId: number | null,
  rows: readonly StoredNotification[],
): Promise<PresentedNotification[]> {
  const finished = rows.flatMap(({ notificationType, relatedId }) =>
    notificationType === 'DIAGNOSIS_FINISHED' ? [Number(relatedId)] : [],
  )
  if (userId === null) return rows.map((row) => presentNotification(row, null))
  const [headlines, withPapers] = await Promise.all([
    readHeadlines(services.pool, userId, finished),
    keptAnswers(services, { userId, diagnosisIds: finished }),
  ])
  const headlineOf = (id: number) => withPapers.get(id)?.answer.headline ?? headlines.get(id) ?? null
  return rows.map((row) => presentNotification(row, headlineOf(Number(row.relatedId))))
}

export async function readAllNotifications(pool: Pool, userId: number, now: Date): Promise<UnreadCount> {
  await markAllRead(pool, { userId, now })
  return countUnread(pool, userId)
}

/** @throws AppError 404 for another user's. */
export async function deleteNotification(pool: Pool, userId: number, notificationId: number): Promise<void> {
  const removed = await removeOne(pool, { userId, notificationId })
  if (removed.length === 0) throw new AppError('NOTIFICATION_404_NOT_FOUND')
}
