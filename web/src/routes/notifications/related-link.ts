import type { Notification } from '@lease-risk/contract/notifications'
import { FAVORITES, favoriteLink, ME, postLink, resultLink, sanctionLink, takedownNoticeLink } from '../../lib/links.ts'

/** Where a notification leads; `null` where there is nothing to open. */
export function relatedLink({
  notificationType,
  relatedType,
  relatedId,
  relatedPostId,
  count,
}: Pick<Notification, 'notificationType' | 'relatedType' | 'relatedId' | 'relatedPostId' | 'count'>): string | null {
  // where one is logged in, the address and the keys are seen and changed there
  if (['NEW_DEVICE_LOGIN', 'MAIL_STOPPED', 'PASSKEYS_CHANGED', 'LOGIN_PROVIDERS_CHANGED'].includes(notificationType))
    return ME
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
    // a comment is found by its post only, a report has no screen for who made it, and the rest is for operators
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
