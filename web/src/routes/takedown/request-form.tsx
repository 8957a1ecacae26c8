import {
  TAKEDOWN_GROUNDS,
  type TakedownCreatedResponse,
  type TakedownGrounds,
} from '@lease-risk/contract/takedown-requests'
import { type FormEvent, useState } from 'react'
import { api } from '../../lib/api.ts'
import { refusedFields } from '../../lib/form/refused.ts'
import { useSendFailure } from '../../lib/load-failure.ts'
import { useSending } from '../../lib/use-sending.ts'
import { useWords } from '../../lib/words.ts'
import { Button } from '../../ui/button.tsx'
import { Choice } from '../../ui/choice.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Field, TextArea } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { ko } from './words.ko.ts'

const MOST = { statement: 3_000, requesterName: 100, contact: 200 }
type Given = { grounds: TakedownGrounds | ''; statement: string; requesterName: string; contact: string }
type Wrong = Partial<Record<keyof Given, string>>
const EMPTY: Given = { grounds: '', statement: '', requesterName: '', contact: '' }

/** `path`: `/posts/7` or `/comments/7`. The input stays if the request is refused. */
export function RequestForm({ path, onMade }: { path: string; onMade(made: TakedownCreatedResponse): void }) {
  const words = useWords(ko)
  const [given, setGiven] = useState(EMPTY)
  const [attempt, setAttempt] = useState(0)
  const { busy, error, failures, send, forget } = useSending()
  const failure = useSendFailure(error)
  const missing = missingOf(given, words.need)
  const wrong: Wrong = attempt > 0 ? { ...refusedFields(error), ...missing } : {}
  const set = (change: Partial<Given>) => {
    forget()
    setGiven({ ...given, ...change })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAttempt(attempt + 1)
    if (Object.keys(missing).length > 0) return
    const url = `/api/community${path}/takedown-requests`
    void send(async () => onMade(await api<TakedownCreatedResponse>(url, { method: 'POST', body: given })))
  }
  const { grounds, statement, name: requesterName, contact } = words
  const labels = { grounds, statement, requesterName, contact }
  const errors = Object.entries(wrong).map(([id, message]) => ({
    id,
    message: `${labels[id as keyof Given]}: ${message}`,
  }))
  return (
    <Form onSubmit={submit}>
      <ErrorSummary attempt={attempt + failures} errors={errors} title={words.fix} />
      {failure && errors.length === 0 && <Failure {...failure} />}
      <Fields given={given} onChange={set} wrong={wrong} />
      <Button busy={busy} look="primary" sends type="submit" wide>
        {words.send}
      </Button>
    </Form>
  )
}

function Fields({ given, wrong, onChange }: { given: Given; wrong: Wrong; onChange(change: Partial<Given>): void }) {
  const words = useWords(ko)
  const field = (name: 'statement' | 'requesterName' | 'contact') => ({
    error: wrong[name],
    id: name,
    maxLength: MOST[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
    value: given[name],
  })
  return (
    <>
      <Choice<TakedownGrounds>
        error={wrong.grounds}
        legend={words.grounds}
        name="grounds"
        onChange={(grounds) => onChange({ grounds })}
        options={TAKEDOWN_GROUNDS.map((value) => ({ value, label: words.groundsOf[value] }))}
        value={given.grounds}
      />
      <TextArea {...field('statement')} hint={words.statementHint} label={words.statement} />
      <Field {...field('requesterName')} autoComplete="name" label={words.name} />
      <Field {...field('contact')} hint={words.contactHint} label={words.contact} />
    </>
  )
}

function missingOf(given: Given, need: string): Wrong {
  return Object.fromEntries(Object.entries(given).flatMap(([name, text]) => (text.trim() === '' ? [[name, need]] : [])))
}
