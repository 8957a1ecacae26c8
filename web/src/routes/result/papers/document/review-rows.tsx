import { useState } from 'react'
import { useWords } from '../../../../lib/words.ts'
import { Button } from '../../../../ui/button.tsx'
import { StatusWord } from '../../../../ui/status-word.tsx'
import styles from '../../result.module.css'
import { EntryLine } from '../reading/entries.tsx'
import { EntryForm } from '../reading/entry-form.tsx'
import own from './document.module.css'
import type { Decision, Decisions, Row } from './rows.ts'
import { Source } from './source.tsx'
import { ko } from './words.ko.ts'

/** The rows one by one. Rows that do not ask can be changed too. */
export function ReviewRows({
  rows,
  decisions,
  onDecide,
  hasTyped,
}: {
  rows: Row[]
  decisions: Decisions
  onDecide(decisions: Decisions): void
  /** Whether values existed before this document. */
  hasTyped: boolean
}) {
  return (
    <ul className={styles['plain']}>
      {rows.map((row) => (
        <li className={styles['quote']} id={`read-${row.id}`} key={row.id} tabIndex={-1}>
          <RowHead hasTyped={hasTyped} isOpen={row.asks && decisions[row.id] === undefined} row={row} />
          <RowAnswer
            decision={decisions[row.id]}
            onDecide={(decision) => {
              const { [row.id]: _, ...others } = decisions
              onDecide(decision === undefined ? others : { ...others, [row.id]: decision })
            }}
            row={row}
          />
        </li>
      ))}
    </ul>
  )
}

function RowHead({ row, isOpen, hasTyped }: { row: Row; isOpen: boolean; hasTyped: boolean }) {
  const words = useWords(ko)
  const { standing, shown, read, no } = row
  const remark = { NEW: hasTyped ? words.isNew : '', SAME: words.isSame, OTHERWISE: words.isOtherwise }
  const remarks = { ...remark, LEFT: words.isLeft, SUM: words.isSum }
  return (
    <div>
      <StatusWord tone={isOpen ? 'moderate' : 'unknown'}>{isOpen ? words.doubted : words.settled}</StatusWord>
      <p>
        <EntryLine entry={shown} />
      </p>
      {read && <span className={styles['small']}>{shown.cancelled ? words.isCancelled : words.stands}</span>}
      {remarks[standing] && <span className={styles['small']}>{remarks[standing]}</span>}
      {standing === 'OTHERWISE' && no && (
        <span className={styles['small']}>
          <EntryLine entry={no} say={words.typedBefore} />
        </span>
      )}
      {read ? (
        <Source entry={read} />
      ) : (
        row.yes !== null && standing === 'NEW' && <span className={styles['small']}>{words.ofTitle}</span>
      )}
    </div>
  )
}

type Answering = { row: Row; decision: Decision | undefined; onDecide(decision: Decision | undefined): void }

function RowAnswer({ row, decision, onDecide }: Answering) {
  const words = useWords(ko)
  const [isChanging, setIsChanging] = useState(false)
  if (decision !== undefined)
    return (
      <div className={styles['historyRow']}>
        <span>
          {typeof decision === 'object' ? <Changed entry={decision} /> : words.decided[nameOf(row, decision)]}
        </span>
        <Button look="quiet" onClick={() => onDecide(undefined)}>
          {words.again}
        </Button>
      </div>
    )
  if (isChanging)
    return (
      <EntryForm
        initial={row.shown}
        onKeep={(entry) => {
          setIsChanging(false)
          onDecide(entry)
        }}
      />
    )
  return <Choices onChange={() => setIsChanging(true)} onDecide={onDecide} row={row} />
}

function Choices({
  row: { standing, asks },
  onDecide,
  onChange,
}: {
  row: Row
  onDecide(decision: Decision): void
  onChange(): void
}) {
  const words = useWords(ko)
  if (standing === 'SAME') return null
  const isTyped = standing === 'LEFT' || standing === 'SUM'
  const yes = isTyped ? words.keep : standing === 'OTHERWISE' ? words.useDocument : words.right
  const no = isTyped ? words.remove : standing === 'OTHERWISE' ? words.keepTyped : words.leaveOut
  return (
    <div className={own['actions']}>
      {asks && <Button onClick={() => onDecide('YES')}>{yes}</Button>}
      {!isTyped && <Button onClick={onChange}>{words.change}</Button>}
      <Button onClick={() => onDecide('NO')}>{no}</Button>
    </div>
  )
}

function nameOf({ standing }: Row, decision: 'YES' | 'NO') {
  const keepsTyped = standing === 'OTHERWISE' ? decision === 'NO' : standing !== 'NEW' && decision === 'YES'
  return keepsTyped ? 'KEPT' : decision
}

function Changed({ entry }: { entry: Row['shown'] }) {
  const words = useWords(ko)
  return (
    <>
      {words.decided.CHANGED}: <EntryLine entry={entry} />
    </>
  )
}
