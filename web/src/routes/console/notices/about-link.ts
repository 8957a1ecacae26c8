import type { Notification } from '@lease-risk/contract/notifications'

/** Where an operator sees what a notice is about; `null` where there is no screen of it. */
export function aboutLink({ relatedType, relatedId }: Pick<Notification, 'relatedType' | 'relatedId'>): string | null {
  const open = encodeURIComponent(relatedId)
  switch (relatedType) {
    case 'SANCTION':
      return `/console/sanctions?status=all&open=${open}`
    case 'USER':
      return `/console/users?open=${open}`
    case 'REPORT':
      return `/console/reports?status=all&open=${open}`
    case 'PROVIDER':
      return '/console/health'
    case 'REFRESH_RUN':
      return '/console/data'
    case 'POST':
    case 'COMMENT':
    case 'DIAGNOSIS':
    case 'FAVORITE':
      return null
  }
}
