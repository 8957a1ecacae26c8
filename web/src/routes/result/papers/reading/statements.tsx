import type { PartyStatement } from '@lease-risk/contract/party-statements'
import { useState } from 'react'
import { formatDate, formatManwon } from '../../../../lib/amount.ts'
import { useWords } from '../../../../lib/words.ts'
import { Button } from '../../../../ui/button.tsx'
import styles from '../../result.module.css'
import { ko } from '../words.ko.ts'
import { StatementForm } from './statement-form.tsx'

type Props = { statements: readonly PartyStatement[]; onChange(statements: PartyStatement[]): void }

/** What the broker or the landlord said, and a form for the next of it. */
export function Statements({ statements, onChange }: Props) {
  const words = useWords(ko).statements
  const [isAdding, setIsAdding] = useState(false)
  return (
    <>
      <p>{words.how}</p>
      <ul className={styles['plain']}>
        {statements.map((statement, index) => (
          <li className={styles['historyRow']} key={`${index}${statement.topic}`}>
            <span>{lineOf(statement, words)}</span>
            <Button
              aria-label={words.remove(words.topics[statement.topic])}
              look="quiet"
              onClick={() => onChange(statements.filter((_, at) => at !== index))}
            >
              {words.remove('')}
            </Button>
          </li>
        ))}
      </ul>
      {isAdding ? (
        <StatementForm
          onKeep={(statement) => {
            onChange([...statements, statement])
            setIsAdding(false)
          }}
        />
      ) : (
        <Button onClick={() => setIsAdding(true)}>{words.add}</Button>
      )}
    </>
  )
}

function lineOf({ topic, by, saidOn, amountManwon, holds, byOn }: PartyStatement, words: typeof ko.statements): string {
  const said = [
    amountManwon === undefined ? '' : formatManwon(amountManwon),
    holds === undefined ? '' : holds ? words.yes : words.no,
    byOn === undefined ? '' : words.until(formatDate(byOn)),
  ]
  return [words.speakers[by], formatDate(saidOn), words.topics[topic], ...said].filter(Boolean).join(' · ')
}
