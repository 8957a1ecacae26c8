import type {
  CommunityReportStatisticResponse,
  RepeatedFalseReporterResponse,
} from '@lease-risk/contract/community-moderation'
import { Link } from 'wouter'
import { api } from '../../../lib/api.ts'
import { consoleLink } from '../../../lib/links.ts'
import { useWords } from '../../../lib/words.ts'
import { SelectField } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Section } from '../../../ui/screen.tsx'
import { ConsoleScreen } from '../frame/console-screen.tsx'
import { OneAnswer } from '../frame/one-answer.tsx'
import { DenseTable } from '../list/dense-table.tsx'
import { useUrlState } from '../list/url-state.ts'
import { stamp } from '../record/stamp.ts'
import { Daily } from './daily.tsx'
import { ko } from './words.ko.ts'

const PERIODS = [7, 30, 90, 365]
const USUAL = 30

export default function StatisticsPage() {
  const words = useWords(ko)
  const { params, setFilters } = useUrlState()
  const days = Number(params.get('days') ?? USUAL) || USUAL
  return (
    <ConsoleScreen name="statistics">
      <SelectField label={words.days} onChange={({ target }) => setFilters({ days: target.value })} value={days}>
        {PERIODS.map((period) => (
          <option key={period} value={period}>
            {words.last(period)}
          </option>
        ))}
      </SelectField>
      <Section title={words.daily}>
        <OneAnswer
          read={api<CommunityReportStatisticResponse[]>}
          name="statistics"
          path={`/api/admin/community/report-statistics?days=${days}`}
        >
          {(statistics) => <Daily days={statistics} />}
        </OneAnswer>
      </Section>
      <Section title={words.repeat}>
        <OneAnswer
          read={api<RepeatedFalseReporterResponse[]>}
          name="statistics"
          path={`/api/admin/community/false-reporters?days=${days}`}
        >
          {(reporters) => <Repeat reporters={reporters} />}
        </OneAnswer>
      </Section>
    </ConsoleScreen>
  )
}

function Repeat({ reporters }: { reporters: RepeatedFalseReporterResponse[] }) {
  const words = useWords(ko)
  if (reporters.length === 0) return <Notice title={words.repeatNone} />
  return (
    <DenseTable
      caption={words.repeat}
      columns={[
        { header: words.who, cell: ({ user }) => `${user.nickname ?? words.left} (${user.userId})` },
        { header: words.rejectedCount, isNumber: true, cell: ({ rejectedCount }) => rejectedCount },
        { header: words.resolvedCount, isNumber: true, cell: ({ resolvedCount }) => resolvedCount },
        { header: words.lastRejected, cell: ({ lastRejectedAt }) => stamp(lastRejectedAt) },
        { header: words.until, cell: ({ reportRestrictedUntil: until }) => until && stamp(until) },
        {
          header: words.sanctions,
          cell: ({ user }) => (
            <Link href={consoleLink('sanctions', { userId: String(user.userId) })}>{words.sanctions}</Link>
          ),
        },
      ]}
      items={reporters}
      keyOf={({ user }) => String(user.userId)}
    />
  )
}
