import type { AuditLogResponse } from '@lease-risk/contract/audit-log'
import { useWords } from '../../../lib/words.ts'
import { StatusWord } from '../../../ui/status-word.tsx'
import { wordOf } from '../codes/word-of.ts'
import { ko as codes } from '../codes/words.ko.ts'
import { ConsoleScreen } from '../frame/console-screen.tsx'
import { ConsoleList } from '../list/console-list.tsx'
import type { Column } from '../list/dense-table.tsx'
import { choicesOf } from '../list/filters.tsx'
import { stamp } from '../record/stamp.ts'
import { AuditDrawer } from './audit-drawer.tsx'
import { ko } from './words.ko.ts'

type Words = typeof ko & Pick<typeof codes, 'targets'>

const filters = (words: Words) => [
  { name: 'keyword', label: words.keyword },
  { name: 'actionType', label: words.action, choices: choicesOf(words.actions) },
  { name: 'targetType', label: words.targetType, choices: choicesOf(words.targets) },
  { name: 'resultStatus', label: words.result, choices: choicesOf(words.results) },
]

const columns = (words: Words): Column<AuditLogResponse>[] => [
  { header: words.number, cell: ({ auditId }) => auditId },
  { header: words.when, cell: ({ createdAt }) => stamp(createdAt) },
  { header: words.actor, cell: ({ actorUsername }) => actorUsername },
  { header: words.action, cell: ({ actionType }) => words.actions[actionType] ?? actionType },
  {
    header: words.target,
    cell: ({ targetType, targetId }) => `${wordOf(words.targets, targetType)} ${targetId ?? ''}`,
  },
  {
    header: words.result,
    cell: ({ resultStatus, failureCode }) =>
      [words.results[resultStatus], failureCode && `(${failureCode})`].filter(Boolean).join(' '),
  },
  {
    header: words.record,
    cell: ({ integrityValid }) =>
      integrityValid ? words.unbroken : <StatusWord tone="critical">{words.broken}</StatusWord>,
  },
]

export default function AuditPage() {
  const words = { ...useWords(ko), targets: useWords(codes).targets }
  return (
    <ConsoleScreen name="audit">
      <ConsoleList<AuditLogResponse>
        columns={columns(words)}
        drawer={(entry) => <AuditDrawer entry={entry} />}
        filters={filters(words)}
        keyOf={({ auditId }) => String(auditId)}
        name="audit"
        path="/api/admin/audit-logs"
        titleOf={({ auditId, actionType }) => `${auditId} ${words.actions[actionType] ?? actionType}`}
      />
    </ConsoleScreen>
  )
}
