import type { MyRestrictionsResponse } from '@lease-risk/contract/community-moderation'
import { useQuery } from '@tanstack/react-query'
import { formatTime } from '../../lib/amount.ts'
import { api } from '../../lib/api.ts'
import { sanctionLink } from '../../lib/community-links.ts'
import { useWords } from '../../lib/words.ts'
import { LinkRows } from '../../ui/link-rows.tsx'
import { Section } from '../../ui/screen.tsx'
import { ko } from './words.ko.ts'

/** Active sanctions, each with a link to its appeal; renders nothing without any. */
export function Restrictions() {
  const words = useWords(ko)
  const { data } = useQuery({
    queryKey: ['community', 'restrictions'],
    queryFn: ({ signal }) => api<MyRestrictionsResponse>('/api/community/restrictions/me', { signal }),
  })
  if (!data || data.items.length === 0) return null
  const rows = data.items.map(({ sanctionId, message, restrictionUntil }) => ({
    href: sanctionLink(sanctionId),
    label: message,
    detail: words.until(formatTime(restrictionUntil)),
  }))
  return (
    <Section title={words.restricted}>
      <LinkRows rows={rows} />
    </Section>
  )
}
