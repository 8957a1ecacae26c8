import type { Page, PageQuery } from '@lease-risk/contract/common'
import type {
  Notification,
  NotificationSettings,
  UnreadCount,
  UpdateNotificationSettings,
} from '@lease-risk/contract/notifications'
import type { Pool } from 'pg'
import { seoulDateTime } from '../../domain/calendar.ts'
import { NOTIFICATION_KINDS, SWITCHABLE_TYPES, USER_TYPES } from '../../domain/notifications/notification-types.ts'
import { pageOf } from '../../platform/http/envelope.ts'
import { AppError, type FieldProblem } from '../../platform/http/errors.ts'
import type { Services } from '../../services.ts'
import { type Message, message, type Text, type Unworded } from '../../words/message.ts'
import { readHeadlines } from '../diagnosis/index.ts'
import { keptAnswers } from '../papers/index.ts'
import {
  countAll,
  countOfOperators,
  listOperatorPage,
  listPage,
  markAllRead,
  markRead,
  readBells,
  readSwitches,
  removeOne,
  type StoredNotification,
  writeSwitches,
} from './stored-notifications.ts'

/** The recipient: a user, or the operators (`null`). */
type Recipient = { userId: number | null }

export async function listNotifications(
  services: Services,
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
  services: Services,
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
  services: Services,
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

type PresentedNotification = Omit<Notification, 'title' | 'message'> & { title: Message; message: Message }

/**
 * The stored notification contains no words, so that it can be read in any language, also later. `headline`: the
 * headline of the diagnosis it refers to.
 */
function presentNotification(stored: StoredNotification, headline: Text | null): PresentedNotification {
  const { notificationId, recipientUserId, notificationType: type, count, relatedType, relatedId, detail } = stored
  const { code = null, note = null, home = null, fromOn = null, untilOn = null, device = null } = detail
  const until = detail.until === undefined ? null : seoulDateTime(new Date(detail.until))
  const facts = {
    count,
    months: stored.months,
    relatedType,
    relatedId,
    code,
    note,
    until,
    home,
    fromOn,
    untilOn,
    device,
    headline: isAbout(stored) ? headline : null,
  }
  return {
    notificationId,
    recipientType: recipientUserId === null ? 'ADMIN' : 'USER',
    notificationType: type,
    ...(type in NOTIFICATION_KINDS
      ? {
          title: message('NOTIFICATION_TITLE', { type, home, code }),
          message: message('NOTIFICATION', { type, ...facts }),
        }
      : OF_LATER_RELEASE),
    count,
    relatedType,
    relatedId,
    relatedPostId: relatedType === 'POST' ? Number(relatedId) : (detail.postId ?? null),
    readAt: stored.readAt && seoulDateTime(stored.readAt),
    createdAt: seoulDateTime(stored.createdAt),
    updatedAt: seoulDateTime(stored.changedAt),
  }
}

/** For a type that a later release, running beside this one, has written. */
const OF_LATER_RELEASE = { title: message('OF_LATER_RELEASE'), message: message('OF_LATER_RELEASE') }

function isAbout({ notificationType }: StoredNotification): boolean {
  return notificationType === 'DIAGNOSIS_FINISHED'
}

/** All types that go to users; on unless switched off. */
export async function readSettings(pool: Pool, userId: number): Promise<Unworded<NotificationSettings>> {
  const off = (await readSwitches(pool, { userId })).map(({ notificationType }) => notificationType)
  return {
    items: USER_TYPES.map((notificationType) => {
      const { canBeOff } = NOTIFICATION_KINDS[notificationType]
      const name = message('NOTIFICATION_NAME', { type: notificationType })
      return { notificationType, name, canBeOff, enabled: !off.includes(notificationType) }
    }),
  }
}

const ALWAYS_ON = { code: 'NOT_ALLOWED', message: message('NOTIFICATION_400_ALWAYS_ON') }

type Setting = UpdateNotificationSettings['items'][number]

/** What the schema cannot express; of a type that is named twice, the last one counts. */
export function settingProblems({ items }: { items?: unknown }): FieldProblem[] {
  const given = Array.isArray(items) ? (items as (Setting | undefined)[]) : []
  const last = new Map(given.map((item) => [item?.notificationType, item?.enabled]))
  return given.flatMap((item, index) =>
    item !== undefined && last.get(item.notificationType) === false && !SWITCHABLE_TYPES.includes(item.notificationType)
      ? [{ ...ALWAYS_ON, field: `items[${index}].notificationType` }]
      : [],
  )
}

/**
 * If a type is named twice, the last one counts. @throws AppError 400 that names each type that cannot be switched off.
 */
export async function updateSettings(
  pool: Pool,
  userId: number,
  { items }: UpdateNotificationSettings,
): Promise<Unworded<NotificationSettings>> {
  const wanted = new Map(items.map(({ notificationType, enabled }) => [notificationType, enabled]))
  const chosen = (enabled: boolean) => [...wanted].flatMap(([type, on]) => (on === enabled ? [type] : []))
  const off = chosen(false)
  const errors = settingProblems({ items })
  if (errors.length > 0) throw new AppError('NOTIFICATION_400_ALWAYS_ON', { errors })
  await writeSwitches(pool, { userId, off, on: chosen(true) })
  return readSettings(pool, userId)
}
