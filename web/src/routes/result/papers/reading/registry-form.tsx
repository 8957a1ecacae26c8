import type { RegistryReading } from '@lease-risk/contract/papers-input'
import { useEffect, useRef } from 'react'
import { today } from '../../../../lib/amount.ts'
import { useWords } from '../../../../lib/words.ts'
import { Choice } from '../../../../ui/choice.tsx'
import { Disclosure } from '../../../../ui/disclosure.tsx'
import { Field } from '../../../../ui/field.tsx'
import { ko } from '../words.ko.ts'
import { Entries } from './entries.tsx'

/** The content of the registry, entry by entry. Until the first input, the registry counts as not read. */
export function RegistryForm({
  registry,
  isAsked,
  onChange,
}: {
  registry: RegistryReading | undefined
  /** The user came to see the entries. */
  isAsked: boolean
  onChange(registry: RegistryReading): void
}) {
  const words = useWords(ko)
  const reading: RegistryReading = registry ?? {
    readOn: today(),
    part: 'UNIT',
    ownerIsLandlord: 'UNKNOWN',
    entries: [],
  }
  return (
    <Disclosure isOpen={isAsked} summary={words.registry}>
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
      <EntriesHeading isAsked={isAsked} />
      <Entries entries={reading.entries} onChange={(entries) => onChange({ ...reading, entries })} />
    </Disclosure>
  )
}

function EntriesHeading({ isAsked }: { isAsked: boolean }) {
  const words = useWords(ko)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isAsked) return undefined
    // the surrounding screen takes the focus once it is there
    const frame = requestAnimationFrame(() => heading.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [isAsked])
  return (
    <h3 ref={heading} tabIndex={-1}>
      {words.entries}
    </h3>
  )
}
