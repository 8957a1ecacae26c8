import type { Consent } from '@lease-risk/contract/consents'
import { type FormEvent, useState } from 'react'
import { giveConsents, useConsentBoxes } from '../../lib/consents/use-consents.ts'
import { ko } from '../../lib/consents/words.ko.ts'
import { useSendFailure } from '../../lib/load-failure.ts'
import { useSending } from '../../lib/use-sending.ts'
import { useWords } from '../../lib/words.ts'
import { Button } from '../../ui/button.tsx'
import { ConsentBoxes } from '../../ui/consent-boxes.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Form } from '../../ui/form.tsx'
import { announce } from '../../ui/live-region.tsx'

/** Asks after the login for what is missing; the user may also go on without it. */
export function ConsentSheet({ asked, onDone }: { asked: readonly Consent[]; onDone(): void }) {
  const words = useWords(ko)
  const { boxes, errors } = useConsentBoxes(asked)
  const [attempt, setAttempt] = useState(0)
  const { busy, error, failures, send } = useSending()
  const failure = useSendFailure(error)
  const shown = attempt === 0 ? [] : errors
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAttempt(attempt + 1)
    if (errors.length > 0) return
    void send(async () => {
      await giveConsents(asked)
      announce(words.given)
      onDone()
    })
  }
  return (
    <Dialog onClose={onDone} title={words.ask}>
      <p>{words.askHow}</p>
      <Form onSubmit={submit}>
        <ErrorSummary attempt={attempt + failures} errors={shown} title={words.fix} />
        {failure && <Failure {...failure} />}
        <ConsentBoxes {...boxes} errors={shown} />
        <Button busy={busy} look="primary" sends type="submit" wide>
          {words.give}
        </Button>
        <Button onClick={onDone} wide>
          {words.later}
        </Button>
      </Form>
    </Dialog>
  )
}
