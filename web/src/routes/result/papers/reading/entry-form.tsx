import type { RegistryReading } from '@lease-risk/contract/papers-input'
import { type FormEvent, useId, useState } from 'react'
import { formatCount, groupDigits, readManwon } from '../../../../lib/amount.ts'
import { useWords } from '../../../../lib/words.ts'
import { Button } from '../../../../ui/button.tsx'
import { CheckRow } from '../../../../ui/check-row.tsx'
import { ErrorSummary } from '../../../../ui/error-summary.tsx'
import { Field, SelectField } from '../../../../ui/field.tsx'
import { Form } from '../../../../ui/form.tsx'
import { ko } from '../words.ko.ts'

type Entry = RegistryReading['entries'][number]

/** One entry: kind, date, amount, and whether it is struck. `initial`: the values read for it. */
export function EntryForm({ onKeep, initial }: { onKeep(entry: Entry): void; initial?: Entry }) {
  const words = useWords(ko)
  const [kind, setKind] = useState<Entry['kind']>(initial?.kind ?? 'MORTGAGE')
  const [registeredOn, setRegisteredOn] = useState(initial?.registeredOn ?? '')
  const [amount, setAmount] = useState(initial?.amountManwon === undefined ? '' : formatCount(initial.amountManwon))
  const [cancelled, setCancelled] = useState(initial?.cancelled ?? false)
  const [jointCollateral, setJointCollateral] = useState(initial?.jointCollateral ?? false)
  const amountId = useId()
  const [attempt, setAttempt] = useState(0)
  const amountManwon = readManwon(amount)
  const isWrong = amount.trim() !== '' && amountManwon === null
  const error = attempt > 0 && isWrong ? words.amountWrong : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // an empty amount means unknown; an unparsable one means neither
    if (isWrong) return setAttempt(attempt + 1)
    onKeep({
      kind,
      cancelled,
      jointCollateral,
      ...(registeredOn ? { registeredOn } : {}),
      ...(amountManwon === null ? {} : { amountManwon }),
    })
  }
  return (
    <Form onSubmit={submit}>
      <ErrorSummary
        attempt={attempt}
        errors={error === undefined ? [] : [{ id: amountId, message: error }]}
        title={words.fix}
      />
      <SelectField label={words.kind} onChange={(event) => setKind(event.target.value as Entry['kind'])} value={kind}>
        {Object.entries(words.kinds).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </SelectField>
      <Field
        label={words.registeredOn}
        onChange={(event) => setRegisteredOn(event.target.value)}
        type="date"
        value={registeredOn}
      />
      <Field
        error={error}
        hint={words.amountHint}
        id={amountId}
        inputMode="numeric"
        label={words.amount}
        onChange={(event) => setAmount(groupDigits(event.target.value))}
        unit={words.manwon}
        value={amount}
      />
      <CheckRow checked={cancelled} label={words.cancelled} onChange={setCancelled} />
      <CheckRow checked={jointCollateral} label={words.joint} onChange={setJointCollateral} />
      <Button type="submit">{words.keepEntry}</Button>
    </Form>
  )
}
