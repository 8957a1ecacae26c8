import type { RegistryReading } from '@lease-risk/contract/papers-input'
import { useState } from 'react'
import { formatDate, formatManwon } from '../../../../lib/amount.ts'
import { useWords } from '../../../../lib/words.ts'
import { Button } from '../../../../ui/button.tsx'
import styles from '../../result.module.css'
import { ko } from '../words.ko.ts'
import { EntryForm } from './entry-form.tsx'

type Entry = RegistryReading['entries'][number]

/** The typed registry entries, and a form for the next one. */
export function Entries({ entries, onChange }: { entries: Entry[]; onChange(entries: Entry[]): void }) {
  const words = useWords(ko)
  const [isAdding, setIsAdding] = useState(false)
  return (
    <>
      {entries.length === 0 && <p>{words.noEntries}</p>}
      <ul className={styles['plain']}>
        {entries.map((entry, index) => (
          <li className={styles['historyRow']} key={`${index}${entry.kind}${entry.registeredOn}`}>
            <EntryLine entry={entry} />
            <Button
              aria-label={words.removeEntry(words.kinds[entry.kind])}
              look="quiet"
              onClick={() => onChange(entries.filter((_, at) => at !== index))}
            >
              {words.removeEntry('')}
            </Button>
          </li>
        ))}
      </ul>
      {isAdding ? (
        <EntryForm
          onKeep={(entry) => {
            onChange([...entries, entry])
            setIsAdding(false)
          }}
        />
      ) : (
        <Button onClick={() => setIsAdding(true)}>{words.addEntry}</Button>
      )}
    </>
  )
}

/** `say`: what stands around it. */
export function EntryLine({ entry, say = String }: { entry: Entry; say?(line: string): string }) {
  const words = useWords(ko)
  const text = [
    words.kinds[entry.kind],
    entry.registeredOn && formatDate(entry.registeredOn),
    entry.amountManwon === undefined ? words.unknownAmount : formatManwon(entry.amountManwon),
  ]
    .filter(Boolean)
    .join(' · ')
  return entry.cancelled ? <s>{say(text)}</s> : <span>{say(text)}</span>
}
