import type { RefreshRun } from '@lease-risk/contract/operations'
import { formatCount } from '../../../lib/amount.ts'
import { useWords } from '../../../lib/words.ts'
import { Notice } from '../../../ui/notice.tsx'
import { Section } from '../../../ui/screen.tsx'
import { StatusWord } from '../../../ui/status-word.tsx'
import { wordOf } from '../codes/word-of.ts'
import { ko as codes } from '../codes/words.ko.ts'
import { DenseTable } from '../list/dense-table.tsx'
import { stamp } from '../record/stamp.ts'
import { ko } from './words.ko.ts'

const TONES: Record<string, 'low' | 'unknown' | 'moderate' | 'high'> = {
  RUNNING: 'low',
  COMPLETED: 'low',
  STOPPED: 'moderate',
  FAILED: 'high',
  ABANDONED: 'high',
}

export function Runs({ runs }: { runs: RefreshRun[] }) {
  const words = useWords(ko)
  const { stops } = useWords(codes)
  const count = (name: 'registered' | 'collected' | 'empty' | 'failed') => ({
    header: words[name],
    isNumber: true,
    cell: (run: RefreshRun) => formatCount(run[name]),
  })
  return (
    <Section title={words.runs}>
      {runs.length === 0 ? (
        <Notice title={words.runsNone} />
      ) : (
        <DenseTable
          caption={words.runs}
          columns={[
            { header: words.run, cell: ({ runId }) => runId },
            { header: words.trigger, cell: ({ trigger }) => words.triggers[trigger] ?? trigger },
            {
              header: words.state,
              cell: ({ state }) => (
                <StatusWord tone={TONES[state] ?? 'unknown'}>{words.states[state] ?? state}</StatusWord>
              ),
            },
            { header: words.why, cell: ({ stopReason }) => stopReason && wordOf(stops, stopReason) },
            { header: words.started, cell: ({ startedAt }) => stamp(startedAt) },
            { header: words.finished, cell: ({ finishedAt }) => (finishedAt === null ? null : stamp(finishedAt)) },
            count('registered'),
            count('collected'),
            count('empty'),
            count('failed'),
          ]}
          items={runs}
          keyOf={({ runId }) => String(runId)}
        />
      )}
    </Section>
  )
}
