import { type FormEvent, useState } from 'react'
import { api } from '../../../lib/api.ts'
import { useSendFailure } from '../../../lib/load-failure.ts'
import { useSending } from '../../../lib/use-sending.ts'
import { useWords } from '../../../lib/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { TextArea } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { announce } from '../../../ui/live-region.tsx'
import { Section } from '../../../ui/screen.tsx'
import { ko } from './words.ko.ts'

const MOST = 2_000

export function AppealForm({ path, onSent }: { path: string; onSent(): Promise<unknown> }) {
  const words = useWords(ko)
  const [statement, setStatement] = useState('')
  const [isAsked, setIsAsked] = useState(false)
  const { busy, error, send } = useSending()
  const failure = useSendFailure(error)
  const isMissing = statement.trim() === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsAsked(true)
    if (isMissing) return
    void send(async () => {
      await api(`${path}/appeal`, { method: 'POST', body: { statement } })
      announce(words.sent)
      await onSent()
    })
  }
  return (
    <Section title={words.appeal}>
      <p>{words.how}</p>
      <Form onSubmit={submit}>
        <TextArea
          error={isAsked && isMissing ? words.need : undefined}
          hint={words.hint}
          label={words.statement}
          maxLength={MOST}
          onChange={({ target }) => setStatement(target.value)}
          value={statement}
        />
        {failure && <Failure {...failure} />}
        <Button busy={busy} look="primary" sends type="submit" wide>
          {words.appeal}
        </Button>
      </Form>
    </Section>
  )
}
