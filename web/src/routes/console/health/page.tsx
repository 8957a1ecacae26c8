import type { ExternalApiHealth } from '@lease-risk/contract/operations'
import { Link } from 'wouter'
import { formatCount } from '../../../lib/amount.ts'
import { api } from '../../../lib/api.ts'
import { consoleLink } from '../../../lib/links.ts'
import { useWords } from '../../../lib/words.ts'
import { Notice } from '../../../ui/notice.tsx'
import { StatusWord } from '../../../ui/status-word.tsx'
import { ConsoleScreen } from '../frame/console-screen.tsx'
import { OneAnswer } from '../frame/one-answer.tsx'
import { type Column, DenseTable } from '../list/dense-table.tsx'
import { stamp } from '../record/stamp.ts'
import { stateOf, TONES } from './state.ts'
import { ko } from './words.ko.ts'

const columns = (words: typeof ko): Column<ExternalApiHealth>[] => [
  { header: words.provider, cell: ({ provider }) => provider },
  {
    header: words.state,
    cell: (health) => <StatusWord tone={TONES[stateOf(health)]}>{words.states[stateOf(health)]}</StatusWord>,
  },
  { header: words.breaker, cell: ({ breakerState }) => words.breakers[breakerState] },
  {
    header: words.rate,
    isNumber: true,
    cell: ({ successRate24h: share }) =>
      share === null ? words.noRecord : words.percent((Math.floor(share * 1000) / 10).toFixed(1)),
  },
  {
    header: words.p95,
    isNumber: true,
    cell: ({ p95Millis }) => (p95Millis === null ? words.noRecord : formatCount(p95Millis)),
  },
  { header: words.quota, isNumber: true, cell: ({ quotaUsedToday }) => formatCount(quotaUsedToday) },
  { header: words.last, cell: ({ lastCallAt }) => (lastCallAt === null ? words.noRecord : stamp(lastCallAt)) },
  {
    header: words.lastResult,
    cell: ({ lastResultStatus }) => (lastResultStatus === null ? words.noRecord : words.results[lastResultStatus]),
  },
  {
    header: words.calls,
    cell: ({ provider, key }) => (
      <Link href={consoleLink('calls', { keyword: key })}>{`${provider} ${words.calls}`}</Link>
    ),
  },
]

export default function HealthPage() {
  const words = useWords(ko)
  return (
    <ConsoleScreen name="health">
      <p>{words.how}</p>
      <OneAnswer read={api<ExternalApiHealth[]>} name="health" path="/api/admin/external-api-health">
        {(providers) => (
          <>
            <DenseTable caption={words.caption} columns={columns(words)} items={providers} keyOf={({ key }) => key} />
            {providers.some((health) => health.successRate24h === null) && <Notice title={words.noRecordHow} />}
          </>
        )}
      </OneAnswer>
    </ConsoleScreen>
  )
}
