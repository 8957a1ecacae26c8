import type { PaperReading as TypedPapers } from '@lease-risk/contract/papers-input'
import type { PaperProblem, PaperReading } from '@lease-risk/registry/papers/paper-reading'
import { useState } from 'react'
import { formatDate, today } from '../../../../../lib/amount.ts'
import { useWords } from '../../../../../lib/words.ts'
import { Button } from '../../../../../ui/button.tsx'
import { CheckRow } from '../../../../../ui/check-row.tsx'
import { ErrorSummary } from '../../../../../ui/error-summary.tsx'
import { Notice } from '../../../../../ui/notice.tsx'
import styles from '../../../result.module.css'
import { ko as ofPapers } from '../../words.ko.ts'
import { ReadHeading } from '../read-heading.tsx'
import { ko } from '../words.ko.ts'
import { Facts } from './facts.tsx'
import { ListRows } from './list-rows.tsx'
import {
  type Answers,
  householdRows,
  leaseRows,
  openRows,
  type PaperRow,
  takenRows,
  withHouseholds,
  withLeases,
} from './paper-rows.ts'

/** `taxesSeen`: whose certificates were already confirmed on this screen. */
type Props = {
  paper: PaperReading
  typed: TypedPapers
  taxesSeen: readonly string[]
  onTake(change: Partial<TypedPapers>, said: string): void
  onTaxSeen(tax: 'NATIONAL' | 'LOCAL'): void
  onDrop(): void
}

/** The content of a paper beside its place, for confirmation. Facts without a form field are shown with their date. */
export function PaperReview(props: Props) {
  const { paper, onDrop } = props
  const words = useWords(ko)
  const title = paper.document === 'OTHER' ? words.papers.other : words.papers.names[paper.document]
  return (
    <section aria-label={title} className={styles['plain']}>
      <ReadHeading title={title} />
      {paper.problems.map((problem, at) => (
        <Notice
          key={`${problem.code}${at}`}
          title={paperProblemSentence(problem, words)}
          tone={paper.state === 'READ' ? 'unknown' : 'moderate'}
        />
      ))}
      <Facts paper={paper} />
      {(paper.document === 'FIXED_DATES' || paper.document === 'HOUSEHOLDS') && <List {...props} />}
      {paper.document === 'TAX_CERTIFICATE' && paper.noArrears !== null && <Tax {...props} />}
      {paper.document === 'BUILDING_REGISTER' && paper.violation !== null && <Mark {...props} />}
      {paper.document === 'BUILDING_REGISTER' && <p className={styles['small']}>{words.papers.shownOnly}</p>}
      <Button look="quiet" onClick={onDrop}>
        {words.drop}
      </Button>
    </section>
  )
}

function rowsOf(paper: PaperReading, typed: TypedPapers): PaperRow[] {
  if (paper.document === 'FIXED_DATES') return leaseRows(paper.leases, typed, today())
  return paper.document === 'HOUSEHOLDS' ? householdRows(paper.households) : []
}

/** Other tenants of the house: their deposits, or their number. */
function List({ paper, typed, onTake }: Props) {
  const words = useWords(ko)
  const [rows] = useState(() => rowsOf(paper, typed))
  const [answers, setAnswers] = useState<Answers>({})
  const isHouseholds = paper.document === 'HOUSEHOLDS'
  const taken = takenRows(rows, answers)
  const count = isHouseholds ? taken.length : taken.filter(({ tenant }) => tenant !== null).length
  const [first] = openRows(rows, answers)
  const open = first && { id: `paper-${first.id}`, message: words.openRow(openRows(rows, answers).length) }
  if (rows.length === 0) return null
  const take = () => {
    onTake(
      isHouseholds ? withHouseholds(typed, taken) : withLeases(typed, taken),
      isHouseholds ? words.papers.householdsTaken(count) : words.papers.leasesTaken(count),
    )
  }
  return (
    <>
      <p>{isHouseholds ? words.papers.householdsHow : words.papers.leasesHow}</p>
      <ListRows answers={answers} onAnswer={setAnswers} rows={rows} />
      {isHouseholds && count === 0 ? (
        <p>{words.papers.numberOpen}</p>
      ) : (
        <Take
          isDoubted={paper.state !== 'READ'}
          label={isHouseholds ? words.papers.takeHouseholds(count) : words.papers.takeLeases(count)}
          onTake={take}
          open={open}
        />
      )}
    </>
  )
}

/** The violation mark. If none was read, there is nothing to take over. */
function Mark({ paper, onTake }: Props) {
  const { papers } = useWords(ko)
  const mark = paper.issuedOn === null ? {} : { issuedOn: paper.issuedOn }
  return (
    <Take
      isDoubted={paper.state !== 'READ'}
      label={papers.takeMark}
      onTake={() => onTake({ violationMark: mark }, papers.markTaken)}
      open={undefined}
    />
  )
}

/** "No arrears" is filled in only when both certificates, none of them out of date, confirm it for the landlord. */
function Tax({ paper, typed, taxesSeen, onTake, onTaxSeen }: Props) {
  const words = useWords(ko)
  const [isLandlord, setIsLandlord] = useState(false)
  if (paper.document !== 'TAX_CERTIFICATE') return null
  const { papers } = words
  if (paper.problems.some(isAgainstNone)) return null
  if (paper.deferred?.value === 'SOME') return <Notice title={papers.deferredHow} tone="moderate" />
  const other = paper.tax === 'NATIONAL' ? 'LOCAL' : 'NATIONAL'
  const take = () => {
    onTaxSeen(paper.tax)
    if (!taxesSeen.includes(other)) onTake({}, papers.oneTaxSeen(papers.taxes[other]))
    else if ((typed.taxArrearsManwon ?? 0) > 0) onTake({}, papers.arrearsTyped)
    else onTake({ taxArrearsManwon: 0 }, papers.taxesTaken)
  }
  return (
    <>
      <div id="paper-landlord" tabIndex={-1}>
        <CheckRow checked={isLandlord} label={papers.taxpayer} onChange={setIsLandlord} />
      </div>
      <Take
        isDoubted={paper.state !== 'READ'}
        label={papers.takeTax}
        onTake={take}
        open={isLandlord ? undefined : { id: 'paper-landlord', message: papers.taxpayerOpen }}
      />
    </>
  )
}

/** A certificate that is out of date or states an amount in arrears fills in nothing, whatever is ticked. */
const isAgainstNone = (problem: PaperProblem): boolean =>
  problem.code === 'EXPIRED' || problem.code === 'OLD' || (problem.code === 'DOUBTED' && problem.what === 'ARREARS')

type Wrong = { id: string; message: string }

/** Every doubt about a paper has to be ticked as checked. */
function Take({
  label,
  open,
  isDoubted,
  onTake,
}: {
  label: string
  open: Wrong | undefined
  isDoubted: boolean
  onTake(): void
}) {
  const words = useWords(ko)
  const papers = useWords(ofPapers)
  const [isSeen, setIsSeen] = useState(!isDoubted)
  const [attempt, setAttempt] = useState(0)
  const errors = [
    ...(open ? [open] : []),
    ...(isSeen ? [] : [{ id: 'paper-problems', message: words.papers.problemsOpen }]),
  ]
  return (
    <>
      {isDoubted && (
        <div id="paper-problems" tabIndex={-1}>
          <CheckRow checked={isSeen} label={words.papers.problemsSeen} onChange={setIsSeen} />
        </div>
      )}
      <ErrorSummary attempt={attempt} errors={attempt === 0 ? [] : errors} title={papers.fix} />
      <Button look="primary" onClick={() => (errors.length > 0 ? setAttempt(attempt + 1) : onTake())} wide>
        {label}
      </Button>
    </>
  )
}

/** The problem with a paper, and the remedy. */
function paperProblemSentence(problem: PaperProblem, { papers: { problems } }: typeof ko): string {
  switch (problem.code) {
    case 'OLD':
      return problems.OLD(problem.issuedOn === null ? null : formatDate(problem.issuedOn))
    case 'EXPIRED':
      return problems.EXPIRED(formatDate(problem.until))
    case 'PAGES_MISSING':
      return problems.PAGES_MISSING(problem.read, problem.of)
    case 'OTHER_ADDRESS':
      return problems.OTHER_ADDRESS(problem.addressText)
    case 'COUNT_DIFFERS':
      return problems.COUNT_DIFFERS(problem.printed, problem.read)
    case 'UNREADABLE':
      return problems.UNREADABLE[problem.what]
    case 'DOUBTED':
      return problems.DOUBTED[problem.what]
    case 'NOT_READ':
      return problems.NOT_READ(problem.title)
    case 'SCANNED':
    case 'CANCELLED':
    case 'NOT_ISSUED':
      return problems[problem.code]
  }
}
