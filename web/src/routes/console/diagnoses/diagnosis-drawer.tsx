import type { RentRiskDiagnosisHistoryDetailResponse } from '@lease-risk/contract/operations'
import { lazy, useState } from 'react'
import { api } from '../../../lib/api.ts'
import { loadPart } from '../../../lib/load-part.ts'
import { useWords } from '../../../lib/words.ts'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { Part } from '../../../ui/part.tsx'
import { Section } from '../../../ui/screen.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Text } from '../../../ui/text.tsx'
import { Reveal } from '../change/reveal.tsx'
import { wordOf } from '../codes/word-of.ts'
import { ko as codes } from '../codes/words.ko.ts'
import styles from '../console.module.css'
import { OneAnswer } from '../frame/one-answer.tsx'
import { DenseTable } from '../list/dense-table.tsx'
import { Facts } from '../record/facts.tsx'
import { stamp } from '../record/stamp.ts'
import { ko } from './words.ko.ts'

/** Parts of the result screen are loaded on demand. */
const Snapshot = lazy(async () => ({ default: (await loadPart(() => import('./snapshot.tsx'))).Snapshot }))

type Detail = RentRiskDiagnosisHistoryDetailResponse

/** One diagnosis: its requester and request, the duration of each step, and the answer. */
export function DiagnosisDrawer({ diagnosisId }: { diagnosisId: number }) {
  const words = useWords(ko)
  return (
    <OneAnswer read={api<Detail>} name="diagnoses" path={`/api/admin/rent-risk-diagnoses/${diagnosisId}`}>
      {(detail) => (
        <>
          <Facts
            facts={[
              [words.when, stamp(detail.createdAt)],
              [words.requester, detail.requesterUsername ?? words.nobody],
              [words.input, detail.inputAddress],
              [words.pnu, detail.pnu],
              [words.score, detail.totalRiskScore ?? words.noScore],
              [words.grade, words.grades[detail.riskGrade] ?? detail.riskGrade],
              [words.ruleBook, detail.ruleBookVersion],
            ]}
          />
          <Reveal read={api<Detail>} path={`/api/admin/rent-risk-diagnoses/${diagnosisId}`}>
            {(revealed) => <Revealed detail={revealed} />}
          </Reveal>
          <Timings timings={detail.timings} />
          <Evidence evidence={detail.evidence} />
          <Whole title={words.view}>
            {() => (
              <Part waiting={<Skeleton heights={[36, 320]} />}>
                <Snapshot response={detail.response} />
              </Part>
            )}
          </Whole>
          <Whole title={words.request}>{() => <Raw value={detail.request} />}</Whole>
          <Whole title={words.response}>{() => <Raw value={detail.response} />}</Whole>
        </>
      )}
    </OneAnswer>
  )
}

/** The diagnosis with nothing masked. */
function Revealed({ detail }: { detail: Detail }) {
  const words = useWords(ko)
  return (
    <Section title={words.revealed}>
      <Facts facts={[[words.requester, detail.requesterUsername ?? words.nobody]]} />
      <Whole title={words.request}>{() => <Raw value={detail.request} />}</Whole>
      <Whole title={words.response}>{() => <Raw value={detail.response} />}</Whole>
    </Section>
  )
}

/** Renders long parts only when they are opened. */
function Whole({ title, children }: { title: string; children(): React.ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Disclosure isOpen={isOpen} onToggle={setIsOpen} summary={title}>
      {isOpen && children()}
    </Disclosure>
  )
}

function Raw({ value }: { value: unknown }) {
  return (
    <pre className={styles['raw']}>
      <Text>{JSON.stringify(value, null, 2)}</Text>
    </pre>
  )
}

/** Reads a member of a snapshot of any version. */
function text(timing: object, name: string): string | null {
  const value: unknown = Object.entries(timing).find(([key]) => key === name)?.[1]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null
}

function Timings({ timings }: { timings: Detail['timings'] }) {
  const words = useWords(ko)
  const { steps, outcomes } = useWords(codes)
  return (
    <Section title={words.timings}>
      <DenseTable
        caption={words.timings}
        columns={[
          { header: words.step, cell: (timing) => wordOf(steps, text(timing, 'step') ?? '') },
          { header: words.outcome, cell: (timing) => wordOf(outcomes, text(timing, 'outcome') ?? '') },
          { header: words.took, isNumber: true, cell: (timing) => text(timing, 'durationMillis') },
        ]}
        items={timings}
        keyOf={(timing) => text(timing, 'step') ?? ''}
      />
    </Section>
  )
}

function Evidence({ evidence }: { evidence: Detail['evidence'] }) {
  const words = useWords(ko)
  const { sources, outcomes, failures, levels } = useWords(codes)
  return (
    <Section title={words.evidence}>
      <DenseTable
        caption={words.evidence}
        columns={[
          { header: words.source, cell: ({ sourceKey }) => wordOf(sources, sourceKey) },
          { header: words.lookup, cell: ({ lookupStatus }) => wordOf(outcomes, lookupStatus) },
          { header: words.why, cell: ({ failureReason }) => failureReason && wordOf(failures, failureReason) },
          { header: words.period, cell: ({ referencePeriod }) => referencePeriod },
          {
            header: words.sample,
            cell: ({ sampleLevel, sampleCount }) =>
              [sampleLevel && wordOf(levels, sampleLevel), sampleCount].filter(Boolean).join(' · '),
          },
          { header: words.collected, cell: ({ collectedAt }) => (collectedAt === null ? null : stamp(collectedAt)) },
        ]}
        items={evidence}
        keyOf={({ sourceKey }) => sourceKey}
      />
    </Section>
  )
}
