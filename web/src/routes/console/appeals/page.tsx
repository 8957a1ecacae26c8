import type { AdminSanctionAppealResponse } from '@lease-risk/contract/sanction-appeals'
import { useWords } from '../../../lib/words.ts'
import { ConsoleScreen } from '../frame/console-screen.tsx'
import { ConsoleList } from '../list/console-list.tsx'
import type { Column } from '../list/dense-table.tsx'
import { choicesOf } from '../list/filters.tsx'
import { stamp } from '../record/stamp.ts'
import { AppealDrawer } from './appeal-drawer.tsx'
import { ko } from './words.ko.ts'

type Words = typeof ko
type Appeal = AdminSanctionAppealResponse

const filters = (words: Words) => [
  { name: 'state', label: words.state, choices: choicesOf(words.states), initial: 'OPEN' },
]

const columns = (words: Words): Column<Appeal>[] => [
  { header: words.number, cell: ({ appealId }) => appealId },
  { header: words.who, cell: ({ sanction: { user } }) => `${user.nickname ?? words.left} (${user.userId})` },
  { header: words.level, cell: ({ sanction }) => words.levels[sanction.level] },
  { header: words.when, cell: ({ appealedAt }) => stamp(appealedAt) },
  { header: words.until, cell: ({ sanction }) => stamp(sanction.restrictionUntil) },
  { header: words.state, cell: ({ outcome }) => (outcome === null ? words.waiting : words.outcomes[outcome]) },
]

/** Appeals against sanctions; an operator who did not impose the sanction decides. */
export default function AppealsPage() {
  const words = useWords(ko)
  return (
    <ConsoleScreen name="appeals">
      <p>{words.intro}</p>
      <ConsoleList<Appeal>
        columns={columns(words)}
        drawer={(appeal) => <AppealDrawer appeal={appeal} />}
        filters={filters(words)}
        isReadByKey
        keyOf={({ appealId }) => String(appealId)}
        name="appeals"
        path="/api/admin/community/sanction-appeals"
        titleOf={({ appealId, sanction }) => words.title(appealId, sanction.user.nickname ?? words.left)}
      />
    </ConsoleScreen>
  )
}
