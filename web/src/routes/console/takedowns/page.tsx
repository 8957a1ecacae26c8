import type { AdminTakedownSummary } from '@lease-risk/contract/takedown-requests'
import { useWords } from '../../../lib/words.ts'
import { ConsoleScreen } from '../frame/console-screen.tsx'
import { ConsoleList } from '../list/console-list.tsx'
import type { Column } from '../list/dense-table.tsx'
import { choicesOf } from '../list/filters.tsx'
import { stamp } from '../record/stamp.ts'
import { TakedownDrawer } from './takedown-drawer.tsx'
import { ko } from './words.ko.ts'

type Words = typeof ko

const filters = (words: Words) => [
  { name: 'state', label: words.state, choices: choicesOf(words.states), initial: 'OPEN' },
]

const columns = (words: Words): Column<AdminTakedownSummary>[] => [
  { header: words.number, cell: ({ takedownId }) => takedownId },
  { header: words.when, cell: ({ requestedAt }) => stamp(requestedAt) },
  { header: words.target, cell: ({ targetType }) => words.targets[targetType] },
  { header: words.grounds, cell: ({ grounds }) => words.groundsOf[grounds] },
  { header: words.author, cell: ({ author }) => author.nickname ?? words.left },
  { header: words.state, cell: ({ status }) => words.statuses[status] },
  { header: words.until, cell: ({ hiddenUntil }) => hiddenUntil && stamp(hiddenUntil) },
  { header: words.objected, cell: ({ objectedAt }) => objectedAt && stamp(objectedAt) },
]

/** Takedown requests, mostly by people without an account. */
export default function TakedownsPage() {
  const words = useWords(ko)
  return (
    <ConsoleScreen name="takedowns">
      <p>{words.intro}</p>
      <ConsoleList<AdminTakedownSummary>
        columns={columns(words)}
        drawer={({ takedownId }) => <TakedownDrawer takedownId={takedownId} />}
        filters={filters(words)}
        isReadByKey
        keyOf={({ takedownId }) => String(takedownId)}
        name="takedowns"
        path="/api/admin/community/takedown-requests"
        titleOf={({ takedownId, grounds }) => words.title(takedownId, words.groundsOf[grounds])}
      />
    </ConsoleScreen>
  )
}
