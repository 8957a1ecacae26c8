import type { AdminUserChangeResponse } from '@lease-risk/contract/admin-user-changes'
import { useWords } from '../../../lib/words.ts'
import { ConsoleScreen } from '../frame/console-screen.tsx'
import { ConsoleList } from '../list/console-list.tsx'
import type { Column } from '../list/dense-table.tsx'
import { choicesOf } from '../list/filters.tsx'
import { stamp } from '../record/stamp.ts'
import { ChangeDrawer } from './change-drawer.tsx'
import { ko } from './words.ko.ts'

type Words = typeof ko

const filters = (words: Words) => [
  { name: 'userId', label: words.userId },
  { name: 'state', label: words.state, choices: choicesOf(words.states), initial: 'OPEN' },
]

const columns = (words: Words): Column<AdminUserChangeResponse>[] => [
  { header: words.user, cell: ({ user }) => user.username },
  { header: words.requester, cell: ({ requestedBy }) => requestedBy.username },
  { header: words.requested, cell: ({ requestedAt }) => stamp(requestedAt) },
  { header: words.until, cell: ({ expiresAt }) => stamp(expiresAt) },
  { header: words.state, cell: ({ decision }) => (decision === null ? words.waiting : words.decisions[decision]) },
]

/** Changes of administrators that a second administrator decides. */
export default function ChangesPage() {
  const words = useWords(ko)
  return (
    <ConsoleScreen name="changes">
      <p>{words.intro}</p>
      <ConsoleList<AdminUserChangeResponse>
        columns={columns(words)}
        drawer={(change) => <ChangeDrawer change={change} />}
        filters={filters(words)}
        keyOf={({ changeId }) => String(changeId)}
        name="changes"
        path="/api/admin/users/changes"
        titleOf={({ user }) => words.title(user.username)}
      />
    </ConsoleScreen>
  )
}
