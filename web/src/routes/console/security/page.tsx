import type { SecurityEventResponse } from '@lease-risk/contract/security-events'
import { Link } from 'wouter'
import { formatCount } from '../../../lib/amount.ts'
import { consoleLink } from '../../../lib/links.ts'
import { useWords } from '../../../lib/words.ts'
import { ConsoleScreen } from '../frame/console-screen.tsx'
import { ConsoleList } from '../list/console-list.tsx'
import type { Column } from '../list/dense-table.tsx'
import { choicesOf } from '../list/filters.tsx'
import { Facts } from '../record/facts.tsx'
import { stamp } from '../record/stamp.ts'
import { ko } from './words.ko.ts'

type Words = typeof ko
type Event = SecurityEventResponse

const filters = (words: Words) => [
  { name: 'userId', label: words.user },
  { name: 'kind', label: words.kind, choices: choicesOf(words.kinds) },
]

const columns = (words: Words): Column<Event>[] => [
  { header: words.minute, cell: ({ minute }) => stamp(minute) },
  { header: words.kind, cell: ({ kind }) => words.kinds[kind] },
  { header: words.operation, cell: ({ operation }) => operation },
  { header: words.user, cell: ({ userId }) => userId },
  { header: words.count, isNumber: true, cell: ({ count }) => formatCount(count) },
]

/** Logins and refusals per minute. */
export default function SecurityPage() {
  const words = useWords(ko)
  return (
    <ConsoleScreen name="security">
      <p>{words.intro}</p>
      <ConsoleList<Event>
        columns={columns(words)}
        drawer={(event) => <EventDrawer event={event} />}
        filters={filters(words)}
        keyOf={({ eventId }) => String(eventId)}
        name="security"
        path="/api/admin/security-events"
        titleOf={({ kind, minute }) => words.title(words.kinds[kind], stamp(minute))}
      />
    </ConsoleScreen>
  )
}

function EventDrawer({ event: { minute, kind, operation, caller, userId, count } }: { event: Event }) {
  const words = useWords(ko)
  return (
    <>
      <Facts
        facts={[
          [words.minute, stamp(minute)],
          [words.kind, words.kinds[kind]],
          [words.operation, operation === 'others' ? words.others : operation],
          [words.caller, caller === 'others' ? words.others : caller],
          [words.user, userId],
          [words.count, formatCount(count)],
        ]}
      />
      {userId !== null && (
        <p>
          <Link href={consoleLink('users', { open: String(userId) })}>{words.seeUser}</Link>
        </p>
      )}
    </>
  )
}
