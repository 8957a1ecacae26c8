import type { Notification } from '@lease-risk/contract/notifications'
import { isBuilt } from '../../lib/built.ts'
import { resultLink } from '../../lib/links.ts'

/** Where a notification leads; `null` where there is nothing to open, or no screen for it yet. */
export function relatedLink({
  relatedType,
  relatedId,
  relatedPostId,
}: Pick<Notification, 'relatedType' | 'relatedId' | 'relatedPostId'>): string | null {
  const link = relatedPostId === null ? linkOf(relatedType, relatedId) : `/community/${relatedPostId}`
  return link !== null && isBuilt(link) ? link : null
}

function linkOf(relatedType: Notification['relatedType'], relatedId: string): string | null {
  switch (relatedType) {
    case 'DIAGNOSIS':
      return resultLink({ diagnosisId: Number(relatedId) })
    case 'FAVORITE':
      return `/favorites/${relatedId}`
    // the board says what is closed, and until when
    case 'SANCTION':
      return '/community'
    // a comment is found by its post only, a report has no screen for who made it, and the rest is told to operators
    case 'POST':
    case 'COMMENT':
    case 'REPORT':
    case 'USER':
    case 'PROVIDER':
    case 'REFRESH_RUN':
      return null
  }
}
