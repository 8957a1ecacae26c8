import type { Consent } from '@lease-risk/contract/consents'
import { useGivingConsents } from '../../lib/consents/use-consents.ts'
import { ko } from '../../lib/consents/words.ko.ts'
import { useSendFailure } from '../../lib/load-failure.ts'
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
  const { boxes, errors, attempt, error, busy, submit } = useGivingConsents(asked, () => {
    announce(words.given)
    onDone()
  })
  const failure = useSendFailure(error)
  return (
    <Dialog onClose={onDone} title={words.ask}>
      <p>{words.askHow}</p>
      <Form onSubmit={submit}>
        <ErrorSummary attempt={attempt} errors={errors} title={words.fix} />
        {failure && <Failure {...failure} />}
        <ConsentBoxes {...boxes} errors={errors} />
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
