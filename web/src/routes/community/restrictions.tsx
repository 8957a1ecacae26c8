import type { MyRestrictionsResponse } from '@lease-risk/contract/community-moderation'
import { Link } from 'wouter'
import { formatTime } from '../../lib/amount.ts'
import { sanctionLink } from '../../lib/community-links.ts'
import { useWords } from '../../lib/words.ts'
import { Notice } from '../../ui/notice.tsx'
import { useRestrictions } from './queries.ts'
import { ko } from './words.ko.ts'

/** The restrictions by sanctions, and their ends; renders nothing without any. */
export function Restrictions() {
  const words = useWords(ko)
  const { data } = useRestrictions()
  if (!data || data.items.length === 0) return null
  return (
    <Notice title={words.restricted} tone="moderate">
      <ul>
        {longest(data.items).map(({ sanctionId, message, restrictionUntil }) => (
          <li key={message}>
            {message} {words.until(formatTime(restrictionUntil))}{' '}
            <Link href={sanctionLink(sanctionId)}>{words.appeal}</Link>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** If something is restricted twice, the later end counts; the items are ordered by their ends. */
function longest(items: MyRestrictionsResponse['items']): MyRestrictionsResponse['items'] {
  return [...new Map(items.map((item) => [item.message, item])).values()]
}
