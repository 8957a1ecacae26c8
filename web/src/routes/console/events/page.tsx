import type { CommunityPolicyEventResponse } from '@lease-risk/contract/community-moderation'
import { Link } from 'wouter'
import { consoleLink } from '../../../lib/links.ts'
import { useWords } from '../../../lib/words.ts'
import { ConsoleScreen } from '../frame/console-screen.tsx'
import { ConsoleList } from '../list/console-list.tsx'
import type { Column } from '../list/dense-table.tsx'
import { Facts } from '../record/facts.tsx'
import { stamp } from '../record/stamp.ts'
import { ko as reports } from '../reports/words.ko.ts'
import { ko as sanctions } from '../sanctions/words.ko.ts'
import { causeOfEvent } from './cause-of-event.ts'
import { ko } from './words.ko.ts'

type Words = typeof ko
type PolicyEvent = CommunityPolicyEventResponse

const nameOf = ({ user }: PolicyEvent, words: Words) => `${user.nickname ?? words.left} (${user.userId})`

const columns = (words: Words): Column<PolicyEvent>[] => [
  { header: words.number, cell: ({ policyEventId }) => policyEventId },
  { header: words.who, cell: (event) => nameOf(event, words) },
  { header: words.kind, cell: ({ kind }) => words.kinds[kind] },
  { header: words.points, isNumber: true, cell: ({ points }) => points },
  { header: words.actor, cell: ({ actorUserId }) => actorUserId ?? words.service },
  { header: words.at, cell: ({ occurredAt }) => stamp(occurredAt) },
]

/** Effects of the board's policy, one line each: points, sanctions, rejected reports. */
export default function EventsPage() {
  const words = useWords(ko)
  return (
    <ConsoleScreen name="events">
      <ConsoleList<PolicyEvent>
        columns={columns(words)}
        drawer={(event) => <EventDrawer event={event} />}
        filters={[{ name: 'userId', label: words.user }]}
        keyOf={({ policyEventId }) => String(policyEventId)}
        name="events"
        path="/api/admin/community/policy-events"
        titleOf={({ policyEventId, kind }) => `${policyEventId} ${words.kinds[kind]}`}
      />
    </ConsoleScreen>
  )
}

function EventDrawer({ event }: { event: PolicyEvent }) {
  const words = useWords(ko)
  const codes = { reasons: useWords(reports).reasons, levels: useWords(sanctions).levels }
  return (
    <>
      <Facts
        facts={[
          [words.who, nameOf(event, words)],
          [words.kind, words.kinds[event.kind]],
          [words.points, event.points],
          [words.actor, event.actorUserId ?? words.service],
          [words.sanction, event.sanctionId],
          [words.report, event.reportId],
          [words.detail, causeOfEvent(event, codes)],
          [words.at, stamp(event.occurredAt)],
        ]}
      />
      {event.reportId !== null && (
        <p>
          <Link href={consoleLink('reports', { status: 'all', open: String(event.reportId) })}>{words.seeReport}</Link>
        </p>
      )}
      <p>
        <Link href={consoleLink('sanctions', { status: 'all', userId: String(event.user.userId) })}>
          {words.seeSanctions}
        </Link>
      </p>
    </>
  )
}
