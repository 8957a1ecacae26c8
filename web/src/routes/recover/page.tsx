import { type FormEvent, useState } from 'react'
import { api } from '../../lib/api.ts'
import { refusedFields } from '../../lib/form/refused.ts'
import { useFragment } from '../../lib/fragment.ts'
import { useSendFailure } from '../../lib/load-failure.ts'
import { useSending } from '../../lib/use-sending.ts'
import { useWords } from '../../lib/words.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Screen } from '../../ui/screen.tsx'
import { SetPassword } from './set-password.tsx'
import { ko } from './words.ko.ts'

const ID = 'email'

/** Recovers a forgotten password: requests the mail, and sets a new password with the token of its link. */
export default function Recover() {
  const words = useWords(ko)
  const token = useFragment()
  return (
    <Screen title={token === '' ? words.title : words.newTitle}>
      {token === '' ? <AskForLink /> : <SetPassword token={token} />}
    </Screen>
  )
}

function AskForLink() {
  const words = useWords(ko)
  const [email, setEmail] = useState('')
  const [attempt, setAttempt] = useState(0)
  const { busy, error, failures, done, send } = useSending()
  const failure = useSendFailure(error)
  const wrong = attempt > 0 && email.trim() === '' ? words.needEmail : refusedFields(error)[ID]
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAttempt(attempt + 1)
    if (email.trim() === '') return
    void send(() => api('/api/auth/password-recovery', { method: 'POST', body: { email: email.trim() } }))
  }
  if (done)
    return (
      <Notice title={words.sent} tone="low">
        <p>{words.sentHow}</p>
      </Notice>
    )
  return (
    <Form onSubmit={submit}>
      <p>{words.how}</p>
      <ErrorSummary attempt={attempt + failures} errors={wrong ? [{ id: ID, message: wrong }] : []} title={words.fix} />
      {failure && !wrong && <Failure {...failure} />}
      <Field
        autoComplete="email"
        error={wrong}
        id={ID}
        label={words.email}
        onChange={(event) => setEmail(event.target.value)}
        type="email"
        value={email}
      />
      <Button busy={busy} look="primary" sends type="submit" wide>
        {words.send}
      </Button>
    </Form>
  )
}
