import type {
  CommunityPolicyRestoreResultResponse,
  CommunityPolicySanctionResponse,
} from '@lease-risk/contract/community-moderation'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'
import { useSendFailure } from '../../../lib/load-failure.ts'
import { useWords } from '../../../lib/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { ConsoleScreen } from '../frame/console-screen.tsx'
import { ConsoleList } from '../list/console-list.tsx'
import type { Column } from '../list/dense-table.tsx'
import { choicesOf } from '../list/filters.tsx'
import { stamp } from '../record/stamp.ts'
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

/** Marks expired sanctions as ended; the service also does this every ten minutes. */
function EndExpired() {
  const words = useWords(ko)
  const queries = useQueryClient()
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () =>
      api<CommunityPolicyRestoreResultResponse>('/api/admin/community/policy-sanctions/restore-expired', {
        method: 'POST',
      }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['console'] }),
  })
  const failure = useSendFailure(error)
  return (
    <div>
      <Button busy={isPending} onClick={() => mutate()} sends>
        {words.endExpired}
      </Button>
      {failure && <Failure {...failure} />}
      <p role="status">{data ? words.expiredEnded(data.processedCount) : words.endExpiredHow}</p>
    </div>
  )
}
