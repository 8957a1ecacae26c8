import type { RegistryReading as PaperRegistry } from '@lease-risk/contract/papers-input'
import type { Problem, RegistryReading } from '@lease-risk/registry/reading'
import { useState } from 'react'
import { formatDate, today } from '../../../../lib/amount.ts'
import { useWords } from '../../../../lib/words.ts'
import { Button } from '../../../../ui/button.tsx'
import { CheckRow } from '../../../../ui/check-row.tsx'
import { Disclosure } from '../../../../ui/disclosure.tsx'
import { ErrorSummary } from '../../../../ui/error-summary.tsx'
import { Field } from '../../../../ui/field.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import styles from '../../result.module.css'
import { ko as ofPapers } from '../words.ko.ts'
import { OwnerQuestion } from './owner-question.tsx'
import { ReadHeading } from './read-heading.tsx'
import { ReviewRows } from './review-rows.tsx'
import {
  besideTyped,
  type Decisions,
  entriesAfter,
  entriesTooMany,
  homeOf,
  openRows,
  othersOf,
  rowsOf,
} from './rows.ts'
import { Source } from './source.tsx'
import { ko } from './words.ko.ts'

/** Whether the document is an invented one, and what may be done with it. */
export type Sample = 'NONE' | 'ONLY_SHOWN' | 'MAY_BE_ADDED'

type Props = {
  reading: RegistryReading
  /** The address of the home that the papers are of. */
  home: string
  ownerNames: string[]
  registry: PaperRegistry | undefined
  sample: Sample
  onTake(registry: PaperRegistry): void
  onAnswerOwner(): void
  /** Removes the entries so far. */
  onClear(): void
  onDrop(): void
}

/** The content of a document for the user to confirm beside it: doubtful entries first, each with its place. */
export function Review(props: Props) {
  const { reading, onDrop } = props
  const words = useWords(ko)
  const { registry, isBarred } = besideTyped(reading, props.registry, props.home)
  return (
    <section aria-label={words.result} className={styles['plain']}>
      <ReadHeading title={words.result} />
      {reading.problems.map((problem, at) => (
        <Notice
          key={`${problem.code}${at}`}
          title={problemSentence(problem, words)}
          tone={reading.state === 'READ' ? 'unknown' : 'moderate'}
        />
      ))}
      {reading.state !== 'REFUSED' &&
        (isBarred ? (
          <>
            <Notice title={words.barred} tone="moderate" />
            <Button onClick={props.onClear}>{words.clearTyped}</Button>
          </>
        ) : (
          <Confirm {...props} registry={registry} />
        ))}
      <Button look="quiet" onClick={onDrop}>
        {words.drop}
      </Button>
    </section>
  )
}

function Confirm({ reading, ownerNames, registry, sample, onTake, onAnswerOwner }: Omit<Props, 'home'>) {
  const words = useWords(ko)
  // entries typed meanwhile are compared at the end
  const [rows] = useState(() => rowsOf(reading, registry?.entries ?? []))
  const [decisions, setDecisions] = useState<Decisions>({})
  const [owner, setOwner] = useState(answerIn(registry))
  const [readOn, setReadOn] = useState(reading.viewedAt?.slice(0, 10) ?? '')
  const [isSeen, setIsSeen] = useState(reading.state === 'READ')
  const [attempt, setAttempt] = useState(0)
  const isOfOther = reading.problems.some(({ code }) => code === 'OTHER_HOME')
  const tooMany = entriesTooMany(rows, decisions)
  const errors = useErrors({ open: openRows(rows, decisions), isSeen, isOfOther, readOn })
  const take = () => {
    if (errors.length > 0) return setAttempt(attempt + 1)
    const part = reading.kind ?? registry?.part ?? 'UNIT'
    const home = homeOf(reading, registry)
    const entries = entriesAfter(rows, decisions)
    onTake({ readOn, part, ownerIsLandlord: owner || 'UNKNOWN', ...(home && { home }), entries })
  }
  return (
    <>
      {rows.length === 0 && <Notice title={words.none} />}
      <ReviewRows decisions={decisions} hasTyped={registry !== undefined} onDecide={setDecisions} rows={rows} />
      {tooMany > 0 && <Notice title={words.tooMany(tooMany)} tone="moderate" />}
      <OtherEntries reading={reading} />
      <OwnerQuestion
        names={ownerNames}
        onAnswer={(answer) => {
          setOwner(answer)
          onAnswerOwner()
        }}
        reading={reading}
        value={owner}
      />
      <Field
        id="document-viewed"
        label={words.viewedOn}
        max={today()}
        onChange={({ target }) => setReadOn(target.value)}
        type="date"
        value={readOn}
      />
      {reading.state !== 'READ' && <ProblemsSeen isOfOther={isOfOther} isSeen={isSeen} onSee={setIsSeen} />}
      {sample !== 'NONE' && <Notice title={sample === 'ONLY_SHOWN' ? words.sampleOnly : words.sampleAmongSamples} />}
      {sample !== 'ONLY_SHOWN' && <Take attempt={attempt} errors={errors} onTake={take} />}
    </>
  )
}

type Seeing = { isOfOther: boolean; isSeen: boolean; onSee(isSeen: boolean): void }

/** A document of another home may be added by who knows that it is not counted. */
function ProblemsSeen({ isOfOther, isSeen, onSee }: Seeing) {
  const words = useWords(ko)
  return (
    <div id="document-problems" tabIndex={-1}>
      <CheckRow checked={isSeen} label={isOfOther ? words.otherHomeSeen : words.problemsSeen} onChange={onSee} />
    </div>
  )
}

/** An answer of "unknown" counts as none. */
function answerIn(registry: PaperRegistry | undefined): PaperRegistry['ownerIsLandlord'] | '' {
  const answer = registry?.ownerIsLandlord ?? 'UNKNOWN'
  return answer === 'UNKNOWN' ? '' : answer
}

type Unanswered = { open: { id: string }[]; isSeen: boolean; isOfOther: boolean; readOn: string }
type Wrong = { id: string; message: string }

/** The problems that prevent taking the document over as it is. */
function useErrors({ open, isSeen, isOfOther, readOn }: Unanswered): Wrong[] {
  const words = useWords(ko)
  const [first] = open
  return [
    ...(first ? [{ id: `read-${first.id}`, message: words.openRow(open.length) }] : []),
    ...(readOn === '' ? [{ id: 'document-viewed', message: words.viewedOnMissing }] : []),
    ...(isSeen ? [] : [{ id: 'document-problems', message: isOfOther ? words.otherHomeOpen : words.problemsOpen }]),
  ]
}

function Take({ attempt, errors, onTake }: { attempt: number; errors: Wrong[]; onTake(): void }) {
  const words = useWords(ko)
  const papers = useWords(ofPapers)
  return (
    <>
      <ErrorSummary attempt={attempt} errors={attempt === 0 ? [] : errors} title={papers.fix} />
      <Button look="primary" onClick={onTake} wide>
        {words.take}
      </Button>
    </>
  )
}

/** Lists the remaining entries, so that no line of a document stays hidden. */
function OtherEntries({ reading }: { reading: RegistryReading }) {
  const words = useWords(ko)
  const others = othersOf(reading)
  if (others.length === 0) return null
  return (
    <Disclosure summary={words.others(others.length)}>
      <p>{words.othersHow}</p>
      <ul className={styles['plain']}>
        {others.map((entry, at) => (
          <li key={`${entry.section}${entry.rank}${at}`}>
            {entry.state === 'DOUBTED' && <strong>{words.doubted}</strong>}
            <Source entry={entry} />
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

/** The problem with a document, and the remedy. */
function problemSentence(problem: Problem, { problems }: typeof ko): string {
  switch (problem.code) {
    case 'PAGES_MISSING':
      return problems.PAGES_MISSING(problem.read, problem.of)
    case 'STRUCK_UNEXPLAINED':
      return problems.STRUCK_UNEXPLAINED(problem.ranks.join(', '))
    case 'OLD':
      return problems.OLD(problem.viewedOn === null ? null : formatDate(problem.viewedOn))
    case 'OTHER_ADDRESS':
      return problems.OTHER_ADDRESS(problem.addressText)
    case 'OTHER_HOME':
      return problems.OTHER_HOME(problem.addressText, problem.home)
    case 'UNIT_DIFFERS':
      return problems.UNIT_DIFFERS[problem.part](problem.head, problem.title)
    case 'FLOOR_DIFFERS':
      return problems.FLOOR_DIFFERS[problem.part](problem.floor, problem.title)
    case 'LOT_DIFFERS':
      return problems.LOT_DIFFERS[problem.part](problem.lot)
    case 'TWIN_MISSING':
      return problems.TWIN_MISSING[problem.missing]
    case 'UNREADABLE_ENTRY':
      return problems.UNREADABLE_ENTRY[problem.why]
    case 'NO_TEXT':
    case 'LETTERS_UNKNOWN':
    case 'NOT_A_REGISTRY':
    case 'SUMMARY_MISSING':
    case 'SUMMARY_DIFFERS':
    case 'CURRENT_ONLY':
    case 'PHOTO':
    case 'PHOTO_OF_BODY':
    case 'NOT_A_SUMMARY':
      return problems[problem.code]
  }
}
