import type { AdminUserChangeResponse } from '@lease-risk/contract/admin-user-changes'
import type { AdminUserResponse } from '@lease-risk/contract/admin-users'
import type { Page } from '@lease-risk/contract/common'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { api } from '../../../lib/api.ts'
import { consoleLink } from '../../../lib/links.ts'
import { useWords } from '../../../lib/words.ts'
import { Notice } from '../../../ui/notice.tsx'
import { ko } from './words.ko.ts'

/** States that a change of the user waits for a second administrator, and links to it. */
export function WaitingChanges({ userId }: { userId: number }) {
  const words = useWords(ko)
  const { data } = useQuery({
    queryKey: ['console', 'changes', 'of', userId],
    queryFn: ({ signal }) =>
      api<Page<AdminUserChangeResponse>>(`/api/admin/users/changes?userId=${userId}`, { signal }),
  })
  const change = data?.content[0]
  if (change === undefined) return null
  return (
    <Notice title={words.waiting}>
      <p>
        <Link href={consoleLink('changes', { userId: String(userId), open: String(change.changeId) })}>
          {words.toWaiting}
        </Link>
      </p>
    </Notice>
  )
}

/** The message after a change: if the answer shows the user unchanged, the change waits. */
export function saidAfter(user: AdminUserResponse, words: typeof ko): (answer: unknown) => string {
  return (answer) => (JSON.stringify(answer) === JSON.stringify(user) ? words.waiting : words.changed)
}
