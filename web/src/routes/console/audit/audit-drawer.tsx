import type { AuditLogResponse, AuditValue } from '@lease-risk/contract/audit-log'
import { Link } from 'wouter'
import { formatCount } from '../../../lib/amount.ts'
import { consoleLink } from '../../../lib/links.ts'
import { useWords } from '../../../lib/words.ts'
import { Notice } from '../../../ui/notice.tsx'
import { Section } from '../../../ui/screen.tsx'
import { DenseTable } from '../list/dense-table.tsx'
import { Facts } from '../record/facts.tsx'
import { stamp } from '../record/stamp.ts'
import { ko } from './words.ko.ts'

const textOf = (value: AuditValue) => (value === null ? null : String(value))

/** One entry: whether it still is what was written, who did what to whom, and what was otherwise after it. */
export function AuditDrawer({ entry }: { entry: AuditLogResponse }) {
  const words = useWords(ko)
  return (
    <>
      {!entry.integrityValid && (
        <Notice title={words.broken} tone="critical">
          <p>{words.brokenHow}</p>
        </Notice>
      )}
      <Facts
        facts={[
          [words.when, stamp(entry.createdAt)],
          [words.actor, entry.actorUserId === null ? words.service : `${entry.actorUsername} (${entry.actorUserId})`],
          [words.roles, entry.actorRoles.join(', ')],
          [words.target, `${entry.targetType} ${entry.targetId ?? ''}`],
          [words.result, words.results[entry.resultStatus]],
          [words.failure, [entry.failureCode, entry.failureMessage].filter(Boolean).join(' ')],
          [words.request, entry.requestId],
          [words.took, words.milliseconds(formatCount(entry.durationMillis))],
          [words.address, entry.clientIpHash],
          [words.program, entry.userAgentSummary],
        ]}
      />
      {entry.requestId && (
        <p>
          <Link href={consoleLink('calls', { keyword: entry.requestId })}>{words.calls}</Link>
        </p>
      )}
      {entry.changedFields.length > 0 && (
        <Section title={words.changes}>
          <DenseTable
            caption={words.changes}
            columns={[
              { header: words.field, cell: ({ field }) => field },
              { header: words.before, cell: ({ before }) => textOf(before) },
              { header: words.after, cell: ({ after }) => <strong>{textOf(after)}</strong> },
            ]}
            items={entry.changedFields}
            keyOf={({ field }) => field}
          />
        </Section>
      )}
      {Object.keys(entry.requestSummary).length > 0 && (
        <Section title={words.summary}>
          <Facts facts={Object.entries(entry.requestSummary).map(([name, value]) => [name, textOf(value)])} />
        </Section>
      )}
    </>
  )
}
