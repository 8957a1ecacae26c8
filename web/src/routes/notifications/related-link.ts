import type { Notification } from '@lease-risk/contract/notifications'
import { postLink, sanctionLink, takedownNoticeLink } from '../../lib/community-links.ts'
import { FAVORITES, favoriteLink, ME, resultLink } from '../../lib/links.ts'

/** Sessions, e-mail address, keys and password are shown and changed under `ME`. */
const ABOUT_THE_LOGIN: readonly Notification['notificationType'][] = [
  'NEW_DEVICE_LOGIN',
  'MAIL_STOPPED',
  'PASSKEYS_CHANGED',
  'LOGIN_PROVIDERS_CHANGED',
  'PASSWORD_GUESSED',
  'ACCOUNT_UNUSED',
]

/** The link of a notification; `null` when there is nothing to open. */
export function relatedLink({
  notificationType,
  relatedType,
  relatedId,
  relatedPostId,
  count,
}: Pick<Notification, 'notificationType' | 'relatedType' | 'relatedId' | 'relatedPostId' | 'count'>): string | null {
  if (ABOUT_THE_LOGIN.includes(notificationType)) return ME
  if (notificationType === 'LOOK_AGAIN' && count > 1) return FAVORITES
  if (relatedPostId !== null) return postLink(relatedPostId)
  switch (relatedType) {
    case 'DIAGNOSIS':
      return resultLink({ diagnosisId: Number(relatedId) })
    case 'FAVORITE':
      return favoriteLink(relatedId)
    case 'SANCTION':
      return sanctionLink(relatedId)
    case 'TAKEDOWN':
      return takedownNoticeLink(relatedId)
    // a comment can only be opened through its post, a report has no screen for its reporter, and the rest is for operators
    case 'POST':
    case 'COMMENT':
    case 'REPORT':
    case 'APPEAL':
    case 'USER':
    case 'PROVIDER':
    case 'REFRESH_RUN':
      return null
  }
}
