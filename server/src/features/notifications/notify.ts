import type { NotificationType } from '@lease-risk/contract/codes/notifications'
import { addDays, seoulDate } from '../../domain/calendar.ts'
import type { RelatedType } from '../../domain/notifications/notification-types.ts'
import type { Queryable } from '../../platform/database/transaction.ts'
import { MAILS, PUSHES } from './messages.ts'
import { addNotices, type NoticeDetail } from './stored-notifications.ts'

/** A notification for one user, or for all operators (`null`). */
export type Notice = {
  type: NotificationType
  userId: number | null
  relatedType: RelatedType
  relatedId: number | string
  /** How many events it counts; default 1. */
  count?: number
  /** `YYYYMM`. */
  months?: readonly string[]
  detail?: NoticeDetail
}

/** 08:00 in Seoul, which has no daylight saving time. */
const DIGEST_HOUR = '08:00:00+09:00'

function nextDigest(now: Date): Date {
  const today = new Date(`${seoulDate(now)}T${DIGEST_HOUR}`)
  return today > now ? today : new Date(`${addDays(seoulDate(now), 1)}T${DIGEST_HOUR}`)
}

/** What comes in one minute is one message. */
function nextMinute(now: Date): Date {
  return new Date((Math.floor(now.getTime() / MINUTE_MS) + 1) * MINUTE_MS)
}

const MINUTE_MS = 60_000

/** The number of notices sent as one parameter. */
const AT_ONCE = 5_000

/**
 * Writes notices in the transaction of the cause or of an event's delivery. Unread notices of one type and target are
 * merged into one with a count; types that a user has switched off are not written. Mails and pushes are enqueued for when
 * they are due.
 */
export async function notify(transaction: Queryable, notices: readonly Notice[], now: Date): Promise<void> {
  for (let from = 0; from < notices.length; from += AT_ONCE) {
    const given = notices
      .slice(from, from + AT_ONCE)
      .map(({ relatedId, count = 1, months = [], detail = {}, ...notice }) => ({
        ...notice,
        relatedId: String(relatedId),
        count,
        months,
        detail,
      }))
    const due = { nextMinute: nextMinute(now), nextDigest: nextDigest(now) }
    const messages = await addNotices(transaction, { notices: JSON.stringify(given), now, ...due })
    const { MAIL = [], PUSH = [] } = Object.groupBy(messages, ({ by }) => by)
    await MAILS.enqueueDue(transaction, MAIL)
    await PUSHES.enqueueDue(transaction, PUSH)
  }
}
