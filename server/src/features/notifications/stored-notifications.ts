import type { NotificationType } from '@lease-risk/contract/codes/notifications'
import type { RelatedType } from '../../domain/notifications/notification-types.ts'
import { removal } from '../../platform/database/removal.ts'
import { statement } from '../../platform/database/statement.ts'
import { publishing } from '../../platform/feed/feed.ts'

/**
 * Codes, times and an operator's note that the text may contain, and the post of a comment. `until`: ISO 8601. For a
 * reminder or new deals, the name the owner gave the home; for a reminder, the days, `YYYY-MM-DD`.
 */
export type NoticeDetail = {
  code?: string
  until?: string
  note?: string
  postId?: number
  home?: string
  fromOn?: string
  untilOn?: string
  /** For a login: browser and system. */
  device?: string
}

export type StoredNotification = {
  notificationId: number
  /** `null`: the operators. */
  recipientUserId: number | null
  notificationType: NotificationType
  relatedType: RelatedType
  relatedId: string
  count: number
  months: string[]
  detail: NoticeDetail
  createdAt: Date
  changedAt: Date
  readAt: Date | null
}

const COLUMNS = {
  notificationId: 'int8',
  recipientUserId: 'int8',
  notificationType: 'text',
  relatedType: 'text',
  relatedId: 'text',
  count: 'int4',
  months: '_text',
  detail: 'jsonb',
  createdAt: 'timestamptz',
  changedAt: 'timestamptz',
  readAt: 'timestamptz',
} as const
type Published = { published: '' }
/** Publishes to the open bells of a changed row's recipient, within its transaction. */
const PUBLISHED = `${publishing('bell', 'recipient_user_id')} as published`
const SELECTED = `notification_id as "notificationId", recipient_user_id as "recipientUserId",
  notification_type as "notificationType", related_type as "relatedType", related_id as "relatedId",
  event_count as count, months, detail, created_at as "createdAt", changed_at as "changedAt", read_at as "readAt"`

/**
 * Merges notices into the unread ones of their type and target, in the order of the index so that two deliveries never
 * deadlock. Skips types that a user has switched off, and users who have left. A new row is mailed to users who enabled
 * mails; one merged into an unread row is not. The same holds for pushes. Returns a row for each mail and push that is due.
 */
export const addNotices = statement<
  { by: 'MAIL' | 'PUSH'; ownerId: number; dueAt: Date },
  { notices: string; now: Date; nextMinute: Date; nextDigest: Date }
>({
  name: 'notification-add',
  columns: { by: 'text', ownerId: 'int8', dueAt: 'timestamptz' },
  text: `
    with written as (insert into notifications as kept (
      recipient_user_id, notification_type, related_type, related_id, event_count, months, detail, created_at, changed_at
    )
    select
      "userId", type, "relatedType", "relatedId", count,
      array(select distinct month from unnest(string_to_array(months, ',')) as month order by month), detail,
      :now::timestamptz, :now::timestamptz
    from (
      select
        "userId", type, "relatedType", "relatedId", sum(count)::int as count,
        string_agg(nullif(array_to_string(months, ','), ''), ',') as months,
        (array_agg(detail order by ordinal desc))[1] as detail
      from jsonb_array_elements(:notices::jsonb) with ordinality as given (notice, ordinal)
      cross join lateral jsonb_to_record(notice) as fields (
        "userId" bigint, type text, "relatedType" text, "relatedId" text, count int, months text[], detail jsonb
      )
      group by "userId", type, "relatedType", "relatedId"
    ) as merged
    where not exists (
      select from notification_switches as off where off.user_id = "userId" and off.notification_type = type
    ) and not exists (
      select from users as recipient where recipient.user_id = "userId" and recipient.deleted_at is not null
    )
    order by "userId", type, "relatedType", "relatedId"
    on conflict (recipient_user_id, notification_type, related_type, related_id) where read_at is null do update set
      event_count = kept.event_count + excluded.event_count,
      months = array(select distinct month from unnest(kept.months || excluded.months) as month order by month),
      detail = excluded.detail,
      changed_at = excluded.changed_at
    returning notification_id, kept.recipient_user_id, notification_type, xmax = 0 as is_new, ${PUBLISHED}
    ), mailed as (
      insert into notification_mails (notification_id, user_id, due_at)
      select notification_id, user_id, case frequency when 'EACH' then :nextMinute::timestamptz else :nextDigest::timestamptz end
      from written join mail_channels on user_id = recipient_user_id
      where is_new and bounced_at is null and notification_type = any(notification_types)
      for key share of mail_channels
      returning user_id, due_at
    ), pushed as (
      insert into notification_pushes (subscription_id, notification_id, due_at)
      select subscription_id, notification_id, :nextMinute::timestamptz
      from written join push_subscriptions on user_id = recipient_user_id
      where is_new and notification_type = any(notification_types)
      for key share of push_subscriptions
      returning subscription_id, due_at
    )
    select distinct 'MAIL' as by, user_id as "ownerId", due_at as "dueAt" from mailed
    union all
    select distinct 'PUSH', subscription_id, due_at from pushed`,
})

type Shown = { unreadOnly: boolean }
type OnePage = Shown & { limit: number; offset: number }

/** A condition that covers users and operators alike (`is not distinct from`) could use no index. */
const OF_USER = 'recipient_user_id = :userId'
const OF_OPERATORS = 'recipient_user_id is null'

const pageText = (whose: string) => `
  select ${SELECTED} from notifications
  where ${whose} and (not :unreadOnly::boolean or read_at is null)
  order by changed_at desc, notification_id desc
  limit :limit offset :offset`
const countText = (whose: string) => `
  select count(*) from notifications where ${whose} and (not :unreadOnly::boolean or read_at is null)`

export const listPage = statement<StoredNotification, OnePage & { userId: number }>({
  name: 'notification-page',
  planned: 'EACH_TIME',
  columns: COLUMNS,
  text: pageText(OF_USER),
})

export const countAll = statement<{ count: number }, Shown & { userId: number }>({
  name: 'notification-count',
  planned: 'EACH_TIME',
  columns: { count: 'int8' },
  text: countText(OF_USER),
})

export const listOperatorPage = statement<StoredNotification, OnePage>({
  name: 'notification-operator-page',
  planned: 'EACH_TIME',
  columns: COLUMNS,
  text: pageText(OF_OPERATORS),
})

export const countOfOperators = statement<{ count: number }, Shown>({
  name: 'notification-operator-count',
  planned: 'EACH_TIME',
  columns: { count: 'int8' },
  text: countText(OF_OPERATORS),
})

type Reader = { userId: number | null }

/** Returns no row when it does not belong to the reader; a notification read before keeps its time. */
export const markRead = statement<StoredNotification & Published, Reader & { notificationId: number; now: Date }>({
  name: 'notification-read',
  columns: { ...COLUMNS, published: 'void' },
  text: `
    update notifications set read_at = coalesce(read_at, :now)
    where notification_id = :notificationId and recipient_user_id is not distinct from :userId::bigint
    returning ${SELECTED}, ${PUBLISHED}`,
})

export const markAllRead = statement<Published, { userId: number; now: Date }>({
  name: 'notification-read-all',
  columns: { published: 'void' },
  text: `update notifications set read_at = :now where recipient_user_id = :userId and read_at is null
   returning ${PUBLISHED}`,
})

export const removeOne = statement<{ notificationId: number } & Published, { userId: number; notificationId: number }>({
  name: 'notification-remove',
  columns: { notificationId: 'int8', published: 'void' },
  text: `delete from notifications where notification_id = :notificationId and recipient_user_id = :userId
   returning notification_id as "notificationId", ${PUBLISHED}`,
})

/** The state of a user's bell: a different `newest` or count means that something has changed. */
export type BellState = {
  userId: number
  unreadCount: number
  latestNotificationId: number | null
  changedAt: Date | null
}

export const readBells = statement<BellState, { userIds: number[] }>({
  name: 'notification-bells',
  columns: { userId: 'int8', unreadCount: 'int8', latestNotificationId: 'int8', changedAt: 'timestamptz' },
  text: `
    select asked.id as "userId", count(notification_id) as "unreadCount",
      (array_agg(notification_id order by changed_at desc, notification_id desc))[1] as "latestNotificationId",
      max(changed_at) as "changedAt"
    from unnest(:userIds::bigint[]) as asked (id)
    left join notifications on recipient_user_id = asked.id and read_at is null
    group by asked.id`,
})

/** Removes a user's notifications about one thing that must no longer be read. */
export const removeAbout = statement<
  Published,
  { userId: number; types: NotificationType[]; relatedType: RelatedType; relatedId: string; alsoRead: boolean }
>({
  name: 'notification-remove-about',
  columns: { published: 'void' },
  text: `delete from notifications
   where recipient_user_id = :userId and notification_type = any(:types::text[]) and related_type = :relatedType
     and related_id = :relatedId and (read_at is null or :alsoRead::boolean)
   returning ${PUBLISHED}`,
})

export const removeOld = removal<{ before: Date }>({
  name: 'notification-remove-old',
  oldest: 'changed_at',
  text: 'delete from notifications where changed_at < :before',
})

export const removeOfUser = statement<never, { userId: number }>({
  name: 'notification-remove-of-user',
  columns: {},
  text: `with switches as (delete from notification_switches where user_id = :userId),
   channel as (delete from mail_channels where user_id = :userId),
   browsers as (delete from push_subscriptions where user_id = :userId)
   delete from notifications where recipient_user_id = :userId`,
})

export const readSwitches = statement<{ notificationType: NotificationType }, { userId: number }>({
  name: 'notification-switches',
  columns: { notificationType: 'text' },
  text: 'select notification_type as "notificationType" from notification_switches where user_id = :userId',
})

/** `off` are switched off, `on` switched on again. */
export const writeSwitches = statement<never, { userId: number; off: string[]; on: string[] }>({
  name: 'notification-switches-write',
  columns: {},
  text: `with wanted as (
     delete from notification_switches where user_id = :userId and notification_type = any(:on::text[])
   )
   insert into notification_switches (user_id, notification_type)
   select :userId::bigint, unnest(:off::text[])
   on conflict do nothing`,
})
