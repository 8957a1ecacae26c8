import type { Notification } from '@lease-risk/contract/notifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from 'wouter'
import { api } from '../../../lib/api.ts'
import { consoleLink } from '../../../lib/links.ts'
import { useSendFailure } from '../../../lib/load-failure.ts'
import { useWords } from '../../../lib/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { announce } from '../../../ui/live-region.tsx'
import { ConsoleScreen } from '../frame/console-screen.tsx'
import { ConsoleList } from '../list/console-list.tsx'
import type { Column } from '../list/dense-table.tsx'
import { Facts } from '../record/facts.tsx'
import { stamp } from '../record/stamp.ts'
import { ko } from './words.ko.ts'

type Words = typeof ko

const PATH = '/api/admin/community/notifications'

const columns = (words: Words): Column<Notification>[] => [
  { header: words.title, cell: ({ title }) => title },
  { header: words.at, cell: ({ updatedAt }) => stamp(updatedAt) },
  { header: words.count, isNumber: true, cell: ({ count }) => count },
  { header: words.state, cell: ({ readAt }) => (readAt === null ? words.unread : words.wasRead) },
]

/** Notices to all operators: high-level sanctions, failing providers, failed runs. */
export default function NoticesPage() {
  const words = useWords(ko)
  return (
    <ConsoleScreen name="notices">
      <p>{words.about}</p>
      <ConsoleList<Notification>
        columns={columns(words)}
        drawer={(notice) => <NoticeDrawer notice={notice} />}
        filters={[]}
        keyOf={({ notificationId }) => String(notificationId)}
        name="notices"
        path={PATH}
        titleOf={({ title }) => title}
      />
    </ConsoleScreen>
  )
}

function NoticeDrawer({ notice }: { notice: Notification }) {
  const words = useWords(ko)
  const queries = useQueryClient()
  const link = aboutLink(notice)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api(`${PATH}/${notice.notificationId}/read`, { method: 'PUT' }),
    onSuccess: () => {
      announce(words.done)
      return queries.invalidateQueries({ queryKey: ['console', 'notices'] })
    },
  })
  const failure = useSendFailure(error)
  return (
    <>
      <Facts
        facts={[
          [words.message, notice.message],
          [words.at, stamp(notice.updatedAt)],
          [words.count, notice.count],
          [words.readAt, notice.readAt && stamp(notice.readAt)],
        ]}
      />
      {link && (
        <p>
          <Link href={link}>{words.open}</Link>
        </p>
      )}
      {failure && <Failure {...failure} />}
      {notice.readAt === null && (
        <Button busy={isPending} onClick={() => mutate()} sends>
          {words.read}
        </Button>
      )}
    </>
  )
}

/** Link to the subject of a notice; `null` when there is no screen for it. */
function aboutLink({ relatedType, relatedId }: Pick<Notification, 'relatedType' | 'relatedId'>): string | null {
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
