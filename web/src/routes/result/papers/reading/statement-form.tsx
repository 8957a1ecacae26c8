import type { PartyStatement } from '@lease-risk/contract/party-statements'
import { type FormEvent, useId, useState } from 'react'
import { groupDigits, readManwon, today } from '../../../../lib/amount.ts'
import { useWords } from '../../../../lib/words.ts'
import { Button } from '../../../../ui/button.tsx'
import { Choice } from '../../../../ui/choice.tsx'
import { ErrorSummary } from '../../../../ui/error-summary.tsx'
import { Field, SelectField } from '../../../../ui/field.tsx'
import { Form } from '../../../../ui/form.tsx'
import { ko } from '../words.ko.ts'

type Topic = PartyStatement['topic']
type Speaker = PartyStatement['by']
type Written = { topic: Topic; by: Speaker; saidOn: string; amount: string; holds: boolean | null; byOn: string }
type Wrong = Partial<Record<'saidOn' | 'amount' | 'holds' | 'byOn', string>>

/** One statement of a party: of what, by whom, on which day, and what its topic is told by. */
export function StatementForm({ onKeep }: { onKeep(statement: PartyStatement): void }) {
  const words = useWords(ko)
  const { statements: named } = words
  const [written, setWritten] = useState<Written>(EMPTY)
  const [attempt, setAttempt] = useState(0)
  const id = useId()
  const { topic, by, saidOn, amount, holds, byOn } = written
  const found = wrongOf(written, { ...named, amountWrong: words.amountWrong })
  const wrong: Wrong = attempt > 0 ? found : {}
  const set = (next: Partial<Written>) => setWritten({ ...written, ...next })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (Object.keys(found).length > 0) setAttempt(attempt + 1)
    else onKeep(statementOf(written))
  }
  const idOf = (field: string) => `${id}${field}`
  return (
    <Form onSubmit={submit}>
      <ErrorSummary
        attempt={attempt}
        errors={Object.entries(wrong).map(([field, message]) => ({ id: idOf(field), message }))}
        title={words.fix}
      />
      <SelectField label={named.topic} onChange={(event) => set({ topic: event.target.value as Topic })} value={topic}>
        {optionsOf(named.topics)}
      </SelectField>
      <SelectField label={named.by} onChange={(event) => set({ by: event.target.value as Speaker })} value={by}>
        {optionsOf(named.speakers)}
      </SelectField>
      <Field
        error={wrong.saidOn}
        id={idOf('saidOn')}
        label={named.saidOn}
        onChange={(event) => set({ saidOn: event.target.value })}
        type="date"
        value={saidOn}
      />
      {topic === 'GUARANTEE' ? (
        <Choice
          columns={2}
          error={wrong.holds}
          legend={named.holds}
          name={idOf('holds')}
          onChange={(answer) => set({ holds: answer === 'YES' })}
          options={[
            { value: 'YES' as const, label: named.yes },
            { value: 'NO' as const, label: named.no },
          ]}
          value={holds === null ? '' : holds ? 'YES' : 'NO'}
        />
      ) : topic === 'LOAN_REPAID' ? (
        <Field
          error={wrong.byOn}
          id={idOf('byOn')}
          label={named.byOn}
          onChange={(event) => set({ byOn: event.target.value })}
          type="date"
          value={byOn}
        />
      ) : (
        <Field
          error={wrong.amount}
          hint={named.amountHint}
          id={idOf('amount')}
          inputMode="numeric"
          label={named.amount}
          onChange={(event) => set({ amount: groupDigits(event.target.value) })}
          unit={words.manwon}
          value={amount}
        />
      )}
      <Button type="submit">{named.keep}</Button>
    </Form>
  )
}

const EMPTY: Written = { topic: 'SENIOR_DEPOSITS', by: 'BROKER', saidOn: '', amount: '', holds: null, byOn: '' }

function optionsOf(names: Record<string, string>) {
  return Object.entries(names).map(([value, name]) => (
    <option key={value} value={value}>
      {name}
    </option>
  ))
}

type Said = { dayWrong: string; answerWrong: string; byWrong: string; amountWrong: string }

/** What is missing or impossible; what was not said is not a statement. */
function wrongOf({ topic, saidOn, amount, holds, byOn }: Written, words: Said): Wrong {
  const day = saidOn === '' || saidOn > today() ? { saidOn: words.dayWrong } : {}
  if (topic === 'GUARANTEE') return { ...day, ...(holds === null && { holds: words.answerWrong }) }
  if (topic === 'LOAN_REPAID') return { ...day, ...((byOn === '' || byOn < saidOn) && { byOn: words.byWrong }) }
  return { ...day, ...(readManwon(amount) === null && { amount: words.amountWrong }) }
}

function statementOf({ topic, by, saidOn, amount, holds, byOn }: Written): PartyStatement {
  if (topic === 'GUARANTEE') return { topic, by, saidOn, holds: holds ?? false }
  if (topic === 'LOAN_REPAID') return { topic, by, saidOn, byOn }
  return { topic, by, saidOn, amountManwon: readManwon(amount) ?? 0 }
}
