import type { Notification } from '@lease-risk/contract/notifications'
import { consoleLink } from '../../../lib/links.ts'

/** Link to the subject of a notice; `null` when there is no screen for it. */
export function aboutLink({ relatedType, relatedId }: Pick<Notification, 'relatedType' | 'relatedId'>): string | null {
  switch (relatedType) {
    case 'SANCTION':
      return consoleLink('sanctions', { status: 'all', open: relatedId })
    case 'APPEAL':
      return consoleLink('appeals', { state: 'ALL', open: relatedId })
    case 'TAKEDOWN':
      return consoleLink('takedowns', { state: 'ALL', open: relatedId })
    case 'USER':
      return consoleLink('users', { open: relatedId })
    case 'REPORT':
      return consoleLink('reports', { status: 'all', open: relatedId })
    case 'PROVIDER':
      return consoleLink('health')
    case 'REFRESH_RUN':
      return consoleLink('data')
    case 'POST':
    case 'COMMENT':
    case 'DIAGNOSIS':
    case 'FAVORITE':
      return null
  }
}
