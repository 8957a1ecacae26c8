import type { CommunityPolicySanctionResponse } from '@lease-risk/contract/community-moderation'
import { useWords } from '../../../lib/words.ts'
import { ConsoleScreen } from '../frame/console-screen.tsx'
import { ConsoleList } from '../list/console-list.tsx'
import type { Column } from '../list/dense-table.tsx'
import { choicesOf } from '../list/filters.tsx'
import { stamp } from '../record/stamp.ts'
import { EndExpired } from './end-expired.tsx'
import { SanctionDrawer } from './sanction-drawer.tsx'
import { ko } from './words.ko.ts'

type Words = typeof ko
type Sanction = CommunityPolicySanctionResponse

const filters = (words: Words) => [
  { name: 'userId', label: words.user },
  { name: 'status', label: words.status, choices: choicesOf(words.statuses), initial: 'ACTIVE' },
]

const columns = (words: Words): Column<Sanction>[] => [
  { header: words.number, cell: ({ sanctionId }) => sanctionId },
  { header: words.who, cell: ({ user }) => `${user.nickname ?? words.left} (${user.userId})` },
  { header: words.level, cell: ({ level }) => words.levels[level] },
  { header: words.status, cell: ({ status }) => words.statuses[status] },
  { header: words.force, cell: ({ inForce }) => (inForce ? words.inForce : words.notInForce) },
  { header: words.started, cell: ({ startedAt }) => stamp(startedAt) },
  { header: words.until, cell: ({ restrictionUntil }) => stamp(restrictionUntil) },
  { header: words.points, isNumber: true, cell: ({ points }) => points },
]

export default function SanctionsPage() {
  const words = useWords(ko)
  return (
    <ConsoleScreen name="sanctions">
      <EndExpired />
      <ConsoleList<Sanction>
        columns={columns(words)}
        drawer={(sanction) => <SanctionDrawer sanction={sanction} />}
        filters={filters(words)}
        keyOf={({ sanctionId }) => String(sanctionId)}
        name="sanctions"
        path="/api/admin/community/policy-sanctions"
        titleOf={({ sanctionId, level }) => `${sanctionId} ${words.levels[level]}`}
      />
    </ConsoleScreen>
  )
}
