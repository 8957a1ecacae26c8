import type { LeasePapers } from '@lease-risk/contract/papers-answer'
import type { PaperReading } from '@lease-risk/contract/papers-input'
import { useState } from 'react'
import { formatDate, formatManwon } from '../../../../lib/amount.ts'
import { useWords } from '../../../../lib/words.ts'
import { Button } from '../../../../ui/button.tsx'
import { Disclosure } from '../../../../ui/disclosure.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Text } from '../../../../ui/text.tsx'
import styles from '../../result.module.css'
import { ko as ofPapers } from '../words.ko.ts'
import { RowForm } from './row-form.tsx'
import { type TableRow, tableOf, withRow } from './table-rows.ts'
import { ko } from './words.ko.ts'

type HouseTable = NonNullable<LeasePapers['tenantsOfHouse']>

type Props = {
  rows: readonly TableRow[]
  /** What the service says of these very rows; `null`: it has not answered yet. Nothing is added up here. */
  said: HouseTable | null
  onChange(change: Partial<PaperReading>): void
}

/** The other tenants of the house, a card for each row, and what the service makes of them (R-WEB-82). */
export default function TenantsTable({ rows, said, onChange }: Props) {
  const words = useWords(ko)
  const [editing, setEditing] = useState<number | null>(null)
  const keep = (row: TableRow) => {
    onChange(tableOf(withRow(rows, row, editing ?? rows.length)))
    setEditing(null)
  }
  return (
    <Disclosure summary={words.title}>
      <p>{words.how}</p>
      {rows.length === 0 && <p>{words.none}</p>}
      <ul className={styles['plain']}>
        {rows.map((row, at) => (
          <li className={styles['quote']} key={`${at}${row.room}${row.depositManwon}${row.movedInOn}`}>
            {editing === at ? (
              <RowForm initial={row} onCancel={() => setEditing(null)} onKeep={keep} />
            ) : (
              <Card
                contradictions={said?.contradictions.filter((each) => isOfCard(each, at, rows.length)) ?? []}
                onEdit={() => setEditing(at)}
                onRemove={() => {
                  setEditing(null)
                  onChange(tableOf(rows.filter((_, place) => place !== at)))
                }}
                row={row}
              />
            )}
          </li>
        ))}
      </ul>
      {editing === rows.length ? (
        <RowForm onCancel={() => setEditing(null)} onKeep={keep} />
      ) : (
        <Button onClick={() => setEditing(rows.length)}>{words.add}</Button>
      )}
      {said && <Said said={said} />}
    </Disclosure>
  )
}

type Contradiction = HouseTable['contradictions'][number]

/** What concerns the whole table is said once, below. */
const isOfCard = ({ rows, code }: Contradiction, at: number, all: number): boolean =>
  rows.includes(at) && !(rows.length === all && (code === 'MORE_ROWS_THAN_HOUSEHOLDS' || code === 'MORE_THAN_TYPED'))

type CardProps = { row: TableRow; contradictions: Contradiction[]; onEdit(): void; onRemove(): void }

function Card({ row, contradictions, onEdit, onRemove }: CardProps) {
  const words = useWords(ko)
  const { room = words.noRoom, depositManwon, monthlyRentManwon, fixedDateOn, movedInOn, papers, saidBy } = row
  const stated: [name: string, value: string][] = [
    [words.deposit, depositManwon === undefined ? words.unknown : formatManwon(depositManwon)],
    ...(monthlyRentManwon === undefined ? [] : [[words.rent, formatManwon(monthlyRentManwon)] as [string, string]]),
    [words.fixedDateOn, fixedDateOn === undefined ? words.unknown : formatDate(fixedDateOn)],
    [words.movedInOn, movedInOn === undefined ? words.unknown : formatDate(movedInOn)],
  ]
  const sources = [
    ...(papers.length === 0 ? [words.noPaper] : papers.map((paper) => words.paperNames[paper])),
    ...(saidBy === 'NOBODY' ? [] : [words.said(words.people[saidBy])]),
  ]
  return (
    <>
      <strong>{room}</strong>
      <span>{stated.map(([name, value]) => `${name} ${value}`).join(' · ')}</span>
      <span className={styles['small']}>{sources.join(' · ')}</span>
      {contradictions.map(({ code, sentence }) => (
        <p key={code}>
          <Text>{sentence}</Text>
        </p>
      ))}
      <div className={styles['historyRow']}>
        <Button aria-label={words.change(room)} look="quiet" onClick={onEdit}>
          {words.changeShort}
        </Button>
        <Button aria-label={words.remove(room)} look="quiet" onClick={onRemove}>
          {words.removeShort}
        </Button>
      </div>
    </>
  )
}

/** The sum and the contradictions, as the service says them, with what to ask. */
function Said({ said: { sentences, contradictions } }: { said: HouseTable }) {
  const words = useWords(ko)
  const papers = useWords(ofPapers)
  return (
    <div aria-live="polite" className={styles['plain']}>
      {sentences.map((sentence) => (
        <p key={sentence}>
          <Text>{sentence}</Text>
        </p>
      ))}
      {contradictions.length > 0 && (
        <Notice title={words.contradictions} tone="moderate">
          <ul className={styles['bullets']}>
            {contradictions.map(({ code, rows, sentence, question, askName }) => (
              <li key={`${code}${rows.join()}`}>
                <Text>{sentence}</Text> <strong>{papers.ask(askName)}</strong> <Text>{question}</Text>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  )
}
