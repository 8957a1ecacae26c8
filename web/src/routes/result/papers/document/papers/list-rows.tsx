import type { FixedDateLease, Household } from '@lease-risk/registry/papers/paper-reading'
import { formatDate, formatManwon } from '../../../../../lib/amount.ts'
import { useWords } from '../../../../../lib/words.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Text } from '../../../../../ui/text.tsx'
import styles from '../../../result.module.css'
import own from '../document.module.css'
import { wholeManwon } from '../typed-amount.ts'
import { ko } from '../words.ko.ts'
import { PaperSource, ReadState } from './facts.tsx'
import type { Answers, PaperRow } from './paper-rows.ts'

type Props = { rows: PaperRow[]; answers: Answers; onAnswer(answers: Answers): void }

/** The leases or households of a list, each with its place. Doubtful ones ask for confirmation; any may be left out. */
export function ListRows({ rows, answers, onAnswer }: Props) {
  return (
    <ul className={styles['plain']}>
      {rows.map((row) => (
        <li className={styles['quote']} id={`paper-${row.id}`} key={row.id} tabIndex={-1}>
          <Row
            answer={answers[row.id]}
            onAnswer={(answer) => {
              const { [row.id]: _, ...others } = answers
              onAnswer(answer === undefined ? others : { ...others, [row.id]: answer })
            }}
            row={row}
          />
        </li>
      ))}
    </ul>
  )
}

type RowProps = { row: PaperRow; answer: boolean | undefined; onAnswer(answer: boolean | undefined): void }

function Row({ row, answer, onAnswer }: RowProps) {
  const words = useWords(ko)
  const { read, remark, asks } = row
  return (
    <>
      <div>
        <ReadState isOpen={asks && answer === undefined} state={read.state} />
        <p>
          <Text>{textOf(read, words)}</Text>
        </p>
        {remark && <p className={styles['small']}>{words.papers.remarks[remark]}</p>}
        <PaperSource source={read.source} />
      </div>
      {remark !== 'SAME' && remark !== 'TYPE' && <Answer answer={answer} asks={asks} onAnswer={onAnswer} />}
    </>
  )
}

function Answer({ asks, answer, onAnswer }: Omit<RowProps, 'row'> & { asks: boolean }) {
  const words = useWords(ko)
  if (answer !== undefined)
    return (
      <div className={styles['historyRow']}>
        <span>{answer ? words.decided.YES : words.decided.NO}</span>
        <Button look="quiet" onClick={() => onAnswer(undefined)}>
          {words.again}
        </Button>
      </div>
    )
  return (
    <div className={own['actions']}>
      {asks && <Button onClick={() => onAnswer(true)}>{words.right}</Button>}
      <Button onClick={() => onAnswer(false)}>{words.leaveOut}</Button>
    </div>
  )
}

const day = (date: string | null): string => (date === null ? '?' : formatDate(date))

function textOf(read: FixedDateLease | Household, { papers }: typeof ko): string {
  if ('movedInOn' in read)
    return papers.household(day(read.movedInOn), read.firstMovedInOn === null ? null : formatDate(read.firstMovedInOn))
  const deposit = read.amountWon === null ? '?' : formatManwon(wholeManwon(read.amountWon))
  return papers.lease(deposit, day(read.fixedOn))
}
