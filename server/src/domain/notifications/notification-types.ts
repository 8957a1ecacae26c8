import { NOTIFICATION_TYPES, type NotificationType } from '@lease-risk/contract/codes/notifications'

/** The recipients of a type of notification, and whether a user may switch it off. */
type NotificationKind = { to: 'USER' | 'ADMIN'; canBeOff: boolean }

const USER: NotificationKind = { to: 'USER', canBeOff: true }
/** Notifications about restrictions or the login must always reach the user. */
const ALWAYS: NotificationKind = { to: 'USER', canBeOff: false }
const OPERATORS: NotificationKind = { to: 'ADMIN', canBeOff: false }

/** R-NOTIF-02 to R-NOTIF-04. */
export const NOTIFICATION_KINDS = {
  COMMENT_ON_MY_POST: USER,
  REPLY_TO_MY_COMMENT: USER,
  REPORT_REVIEWED: USER,
  CONTENT_HIDDEN: USER,
  CONTENT_RESTORED: USER,
  TAKEDOWN_HIDDEN: ALWAYS,
  TAKEDOWN_ENDED: ALWAYS,
  SANCTION_APPLIED: ALWAYS,
  SANCTION_RELEASED: ALWAYS,
  SANCTION_EXTENDED: ALWAYS,
  SANCTION_EXPIRED: ALWAYS,
  REPORT_RESTRICTED: ALWAYS,
  APPEAL_DECIDED: ALWAYS,
  DIAGNOSIS_FINISHED: USER,
  NEW_TRANSACTIONS: USER,
  NEW_SIMILAR_TRANSACTIONS: USER,
  LOOK_AGAIN: USER,
  REMINDER_REGISTRY_ON_CONTRACT: USER,
  REMINDER_REGISTRY_BEFORE_BALANCE: USER,
  REMINDER_REGISTRY_ON_BALANCE: USER,
  REMINDER_REGISTRY_AFTER_BALANCE: USER,
  REMINDER_MOVE_IN_REPORT_AND_FIXED_DATE: USER,
  REMINDER_LEASE_REPORT: USER,
  REMINDER_GUARANTEE_APPLICATION: USER,
  REMINDER_RENEWAL_REQUEST: USER,
  NEW_DEVICE_LOGIN: ALWAYS,
  MAIL_STOPPED: ALWAYS,
  PASSKEYS_CHANGED: ALWAYS,
  LOGIN_PROVIDERS_CHANGED: ALWAYS,
  PASSWORD_GUESSED: ALWAYS,
  ACCOUNT_UNUSED: ALWAYS,
  HIGH_LEVEL_SANCTION: OPERATORS,
  SANCTION_APPEALED: OPERATORS,
  TAKEDOWN_REQUESTED: OPERATORS,
  TAKEDOWN_OBJECTED: OPERATORS,
  REPEATED_FALSE_REPORTER: OPERATORS,
  PROVIDER_ILL: OPERATORS,
  REFRESH_RUN_FAILED: OPERATORS,
} satisfies Record<NotificationType, NotificationKind>

/** The kind of object that a notification links to. */
export type RelatedType =
  | 'POST'
  | 'COMMENT'
  | 'REPORT'
  | 'SANCTION'
  | 'APPEAL'
  | 'TAKEDOWN'
  | 'USER'
  | 'DIAGNOSIS'
  | 'FAVORITE'
  | 'PROVIDER'
  | 'REFRESH_RUN'

/** Types that a user may switch off. */
export const SWITCHABLE_TYPES = NOTIFICATION_TYPES.filter((type) => NOTIFICATION_KINDS[type].canBeOff)
/** Types that are sent to users, whether or not they can be switched off. */
export const USER_TYPES = NOTIFICATION_TYPES.filter((type) => NOTIFICATION_KINDS[type].to === 'USER')
