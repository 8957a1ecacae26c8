import type { RegistryReading } from '@lease-risk/contract/papers-input'
import { useState } from 'react'
import { formatDate, formatManwon, today } from '../../../../lib/amount.ts'
import { useWords } from '../../../../lib/words.ts'
import { Button } from '../../../../ui/button.tsx'
import { Choice } from '../../../../ui/choice.tsx'
import { Disclosure } from '../../../../ui/disclosure.tsx'
import { Field } from '../../../../ui/field.tsx'
import styles from '../../result.module.css'
import { ko } from '../words.ko.ts'
import { EntryForm } from './entry-form.tsx'

type Entry = RegistryReading['entries'][number]

/** What the registry says, an entry at a time. Before the first word of it the registry counts as not read. */
export function RegistryForm({
  registry,
  onChange,
}: {
  registry: RegistryReading | undefined
  onChange(registry: RegistryReading): void
}) {
  const words = useWords(ko)
  const [isAdding, setIsAdding] = useState(false)
  const reading: RegistryReading = registry ?? {
    readOn: today(),
    part: 'UNIT',
    ownerIsLandlord: 'UNKNOWN',
    entries: [],
  }
  const setEntries = (entries: Entry[]) => onChange({ ...reading, entries })
  return (
    <Disclosure summary={words.registry}>
      <Field
        label={words.readOn}
        onChange={(event) => onChange({ ...reading, readOn: event.target.value || today() })}
        type="date"
        value={reading.readOn}
      />
      <Choice
        legend={words.part}
        name="registry-part"
        onChange={(part) => onChange({ ...reading, part })}
        options={(['UNIT', 'BUILDING', 'LAND'] as const).map((part) => ({ value: part, label: words.parts[part] }))}
        value={registry ? reading.part : ''}
      />
      <Choice
        legend={words.owner}
        name="registry-owner"
        onChange={(ownerIsLandlord) => onChange({ ...reading, ownerIsLandlord })}
        options={(['YES', 'NO', 'UNKNOWN'] as const).map((owner) => ({ value: owner, label: words.owners[owner] }))}
        value={registry ? reading.ownerIsLandlord : ''}
      />
      <h3>{words.entries}</h3>
      {reading.entries.length === 0 && <p>{words.noEntries}</p>}
      <ul className={styles['plain']}>
        {reading.entries.map((entry, index) => (
          <li className={styles['historyRow']} key={`${index}${entry.kind}${entry.registeredOn}`}>
            <EntryLine entry={entry} />
            <Button
              aria-label={words.removeEntry(words.kinds[entry.kind])}
              look="quiet"
              onClick={() => setEntries(reading.entries.filter((_, at) => at !== index))}
            >
              {words.removeEntry('')}
            </Button>
          </li>
        ))}
      </ul>
      {isAdding ? (
        <EntryForm
          onKeep={(entry) => {
            setEntries([...reading.entries, entry])
            setIsAdding(false)
          }}
        />
      ) : (
        <Button onClick={() => setIsAdding(true)}>{words.addEntry}</Button>
      )}
    </Disclosure>
  )
}

function EntryLine({ entry }: { entry: Entry }) {
  const words = useWords(ko)
  const text = [
    words.kinds[entry.kind],
    entry.registeredOn && formatDate(entry.registeredOn),
    entry.amountManwon === undefined ? words.unknownAmount : formatManwon(entry.amountManwon),
  ]
    .filter(Boolean)
    .join(' · ')
  return entry.cancelled ? <s>{text}</s> : <span>{text}</span>
}
