import type { ExternalDataStatus } from '@lease-risk/contract/operations'
import { formatCount } from '../../../lib/amount.ts'
import { api } from '../../../lib/api.ts'
import { useWords } from '../../../lib/words.ts'
import { Notice } from '../../../ui/notice.tsx'
import { Section } from '../../../ui/screen.tsx'
import { ConsoleScreen } from '../frame/console-screen.tsx'
import { OneAnswer } from '../frame/one-answer.tsx'
import { DenseTable } from '../list/dense-table.tsx'
import { Facts } from '../record/facts.tsx'
import { stamp } from '../record/stamp.ts'
import { Runs } from './runs.tsx'
import { ko } from './words.ko.ts'

type Kind = keyof typeof ko.kinds

export default function DataPage() {
  return (
    <ConsoleScreen name="data">
      <OneAnswer read={api<ExternalDataStatus>} name="data" path="/api/admin/external-data-status">
        {(status) => (
          <>
            <Stale status={status} />
            <Stored status={status} />
            <Targets status={status} />
            <Runs runs={status.recentRuns} />
          </>
        )}
      </OneAnswer>
    </ConsoleScreen>
  )
}

function Stored({ status }: { status: ExternalDataStatus }) {
  const words = useWords(ko)
  const when = (time: string | null) => (time === null ? words.never : stamp(time))
  return (
    <>
      <Section title={words.stored}>
        <DenseTable
          caption={words.storedCaption}
          columns={[
            { header: words.kind, cell: (kind) => words.kinds[kind] },
            { header: words.count, isNumber: true, cell: (kind) => formatCount(status[kind].storedCount) },
            { header: words.latest, cell: (kind) => when(status[kind].latestCollectedAt) },
          ]}
          items={Object.keys(words.kinds) as Kind[]}
          keyOf={(kind) => kind}
        />
      </Section>
      <Section title={words.sources}>
        <p>{words.sourcesHow}</p>
        <DenseTable
          caption={words.sources}
          columns={[
            { header: words.kind, cell: ({ title }) => title },
            { header: words.months, isNumber: true, cell: ({ collectedMonths }) => formatCount(collectedMonths) },
            { header: words.count, isNumber: true, cell: ({ rowCount }) => formatCount(rowCount) },
            { header: words.copies, isNumber: true, cell: ({ copyCount }) => formatCount(copyCount) },
            { header: words.latestMonth, cell: ({ latestDealMonth }) => latestDealMonth ?? words.never },
            { header: words.latest, cell: ({ latestCollectedAt }) => when(latestCollectedAt) },
          ]}
          items={status.sources}
          keyOf={({ source }) => source}
        />
      </Section>
    </>
  )
}

function Targets({ status: { refreshTargets } }: { status: ExternalDataStatus }) {
  const words = useWords(ko)
  return (
    <Section title={words.targets}>
      <Facts
        facts={[
          [words.total, formatCount(refreshTargets.total)],
          [words.due, formatCount(refreshTargets.due)],
          [words.failed, formatCount(refreshTargets.failed)],
        ]}
      />
    </Section>
  )
}

function Stale({ status: { staleConstants } }: { status: ExternalDataStatus }) {
  const words = useWords(ko)
  if (staleConstants.length === 0) return null
  return (
    <Section title={words.stale}>
      <Notice title={words.staleHow} tone="moderate" />
      <DenseTable
        caption={words.stale}
        columns={[
          { header: words.constant, cell: ({ name }) => name },
          { header: words.checkedOn, cell: ({ checkedOn }) => checkedOn },
          { header: words.staleFrom, cell: ({ staleFrom }) => staleFrom },
          { header: words.source, cell: ({ sourceName }) => sourceName },
        ]}
        items={staleConstants}
        keyOf={({ constantId }) => constantId}
      />
    </Section>
  )
}
