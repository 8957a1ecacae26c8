import type { AuditLogResponse } from '@lease-risk/contract/audit-log'
import { Link } from 'wouter'
import { formatCount } from '../../../lib/amount.ts'
import { consoleLink } from '../../../lib/links.ts'
import { useWords } from '../../../lib/words.ts'
import { Notice } from '../../../ui/notice.tsx'
import { Section } from '../../../ui/screen.tsx'
import { wordOf } from '../codes/word-of.ts'
import { ko as codes } from '../codes/words.ko.ts'
import { DenseTable } from '../list/dense-table.tsx'
import { Facts } from '../record/facts.tsx'
import { stamp } from '../record/stamp.ts'
import { useFieldWords } from '../record/use-field-words.ts'
import { ko as users } from '../users/words.ko.ts'
import { ko } from './words.ko.ts'

/** One entry: whether it is intact, who did what to whom, and what changed. */
export function AuditDrawer({ entry }: { entry: AuditLogResponse }) {
  const words = useWords(ko)
  const { fieldOf, valueOf } = useFieldWords()
  const { targets } = useWords(codes)
  const { roles } = useWords(users)
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
          [words.roles, entry.actorRoles.map((role) => wordOf(roles, role)).join(', ')],
          [words.target, `${wordOf(targets, entry.targetType)} ${entry.targetId ?? ''}`],
          [words.result, words.results[entry.resultStatus]],
          [words.failure, entry.failureMessage ?? entry.failureCode],
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
              { header: words.field, cell: ({ field }) => fieldOf(field) },
              { header: words.before, cell: ({ before }) => valueOf(before) },
              { header: words.after, cell: ({ after }) => <strong>{valueOf(after)}</strong> },
            ]}
            items={entry.changedFields}
            keyOf={({ field }) => field}
          />
        </Section>
      )}
      {Object.keys(entry.requestSummary).length > 0 && (
        <Section title={words.summary}>
          <Facts facts={Object.entries(entry.requestSummary).map(([name, value]) => [fieldOf(name), valueOf(value)])} />
        </Section>
      )}
    </>
  )
}
