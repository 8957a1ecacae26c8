import type { ExternalApiCallLogResponse } from '@lease-risk/contract/operations'
import { Link } from 'wouter'
import { formatCount } from '../../../lib/amount.ts'
import { consoleLink } from '../../../lib/links.ts'
import { useWords } from '../../../lib/words.ts'
import { Section } from '../../../ui/screen.tsx'
import { StatusWord } from '../../../ui/status-word.tsx'
import { wordOf } from '../codes/word-of.ts'
import { ko as codes } from '../codes/words.ko.ts'
import { ConsoleScreen } from '../frame/console-screen.tsx'
import { ConsoleList } from '../list/console-list.tsx'
import type { Column } from '../list/dense-table.tsx'
import { choicesOf } from '../list/filters.tsx'
import { Facts } from '../record/facts.tsx'
import { stamp } from '../record/stamp.ts'
import { ko } from './words.ko.ts'

type Words = typeof ko & { providers: Record<string, string> }
type Call = ExternalApiCallLogResponse

const TONES = { SUCCESS: 'low', EMPTY: 'unknown', UNAVAILABLE: 'unknown', ERROR: 'high' } as const

const filters = (words: Words) => [
  { name: 'keyword', label: words.keyword },
  { name: 'resultStatus', label: words.result, choices: choicesOf(words.results) },
]

const columns = (words: Words): Column<Call>[] => [
  { header: words.number, cell: ({ callId }) => callId },
  { header: words.when, cell: ({ createdAt }) => stamp(createdAt) },
  { header: words.provider, cell: ({ provider }) => wordOf(words.providers, provider) },
  { header: words.api, cell: ({ apiName }) => apiName },
  {
    header: words.result,
    cell: ({ resultStatus }) => <StatusWord tone={TONES[resultStatus]}>{words.results[resultStatus]}</StatusWord>,
  },
  { header: words.status, isNumber: true, cell: ({ httpStatusCode }) => httpStatusCode ?? words.noAnswer },
  { header: words.took, isNumber: true, cell: ({ durationMillis }) => formatCount(durationMillis) },
]

export default function CallsPage() {
  const words = { ...useWords(ko), providers: useWords(codes).providers }
  return (
    <ConsoleScreen name="calls">
      <ConsoleList<Call>
        columns={columns(words)}
        drawer={(call) => <CallDrawer call={call} />}
        filters={filters(words)}
        keyOf={({ callId }) => String(callId)}
        name="calls"
        path="/api/admin/external-api-call-logs"
        titleOf={({ callId, provider, apiName }) => `${callId} ${wordOf(words.providers, provider)} ${apiName}`}
      />
    </ConsoleScreen>
  )
}

function CallDrawer({ call }: { call: Call }) {
  const words = useWords(ko)
  const { failures, layers } = useWords(codes)
  return (
    <>
      <Facts
        facts={[
          [words.when, stamp(call.createdAt)],
          [words.path, call.endpointPath],
          [words.result, words.results[call.resultStatus]],
          [words.status, call.httpStatusCode ?? words.noAnswer],
          [words.took, formatCount(call.durationMillis)],
          [words.error, call.errorMessage && wordOf(failures, call.errorMessage)],
          [words.request, call.requestId ?? words.job],
        ]}
      />
      {call.requestId && (
        <p>
          <Link href={consoleLink('audit', { keyword: call.requestId })}>{words.audit}</Link>
        </p>
      )}
      <Section title={words.summary}>
        <p>{words.summaryHow}</p>
        <Facts
          facts={Object.entries(call.requestSummary).map(([name, value]) => [
            name,
            typeof value === 'string' ? wordOf(layers, value) : value,
          ])}
        />
      </Section>
    </>
  )
}
