import type { AdminCommunityReportResponse } from '@lease-risk/contract/community-moderation'
import { useWords } from '../../../lib/words.ts'
import { ConsoleScreen } from '../frame/console-screen.tsx'
import { ConsoleList } from '../list/console-list.tsx'
import type { Column } from '../list/dense-table.tsx'
import { choicesOf } from '../list/filters.tsx'
import { stamp } from '../record/stamp.ts'
import { ReportDrawer } from './report-drawer.tsx'
import { ko } from './words.ko.ts'

type Words = typeof ko
type Report = AdminCommunityReportResponse

const SHOWN = 40

const filters = (words: Words) => [
  { name: 'status', label: words.status, choices: choicesOf(words.statuses), initial: 'PENDING' },
  { name: 'targetType', label: words.target, choices: choicesOf(words.targets) },
]

const columns = (words: Words): Column<Report>[] => [
  { header: words.number, cell: ({ reportId }) => reportId },
  { header: words.when, cell: ({ createdAt }) => stamp(createdAt) },
  { header: words.target, cell: ({ targetType }) => words.targets[targetType] },
  { header: words.reason, cell: ({ reason }) => words.reasons[reason] },
  { header: words.excerpt, cell: ({ excerpt }) => shorten(excerpt) },
  { header: words.author, cell: ({ author }) => author.nickname ?? words.left },
  { header: words.together, isNumber: true, cell: ({ pendingReportCount }) => pendingReportCount },
  { header: words.status, cell: ({ status }) => words.statuses[status] },
]

function shorten(text: string): string {
  const letters = Array.from(text)
  return letters.length > SHOWN ? `${letters.slice(0, SHOWN).join('')}…` : text
}

export default function ReportsPage() {
  const words = useWords(ko)
  return (
    <ConsoleScreen name="reports">
      <p>{words.oldest}</p>
      <ConsoleList<Report>
        columns={columns(words)}
        drawer={(report) => <ReportDrawer report={report} />}
        filters={filters(words)}
        keyOf={({ reportId }) => String(reportId)}
        name="reports"
        isReadByKey
        path="/api/admin/community/reports"
        titleOf={({ reportId, reason }) => `${reportId} ${words.reasons[reason]}`}
      />
    </ConsoleScreen>
  )
}
