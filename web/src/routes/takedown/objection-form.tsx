import { type FormEvent, useState } from 'react'
import { api } from '../../lib/api.ts'
import { useSendFailure } from '../../lib/load-failure.ts'
import { useSending } from '../../lib/use-sending.ts'
import { useWords } from '../../lib/words.ts'
import { Button } from '../../ui/button.tsx'
import { Failure } from '../../ui/failure.tsx'
import { TextArea } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { announce } from '../../ui/live-region.tsx'
import { Section } from '../../ui/screen.tsx'
import { ko } from './words.ko.ts'

const MOST = 2_000

export function ObjectionForm({ path, onSent }: { path: string; onSent(): Promise<unknown> }) {
  const words = useWords(ko)
  const [objection, setObjection] = useState('')
  const [isAsked, setIsAsked] = useState(false)
  const { busy, error, send } = useSending()
  const failure = useSendFailure(error)
  const isMissing = objection.trim() === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsAsked(true)
    if (isMissing) return
    void send(async () => {
      await api(`${path}/objection`, { method: 'POST', body: { objection } })
      announce(words.objectionSent)
      await onSent()
    })
  }
  return (
    <Section title={words.objection}>
      <Form onSubmit={submit}>
        <TextArea
          error={isAsked && isMissing ? words.need : undefined}
          hint={words.objectionHow}
          label={words.objection}
          maxLength={MOST}
          onChange={({ target }) => setObjection(target.value)}
          value={objection}
        />
        {failure && <Failure {...failure} />}
        <Button busy={busy} look="primary" sends type="submit" wide>
          {words.send}
        </Button>
      </Form>
    </Section>
  )
}
