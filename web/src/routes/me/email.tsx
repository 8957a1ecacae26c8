import type { OwnEmail } from '@lease-risk/contract/own-email'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api } from '../../lib/api.ts'
import { refusedFields } from '../../lib/form/refused.ts'
import { useLoadFailure, useSendFailure } from '../../lib/load-failure.ts'
import { ko as ofPasswords } from '../../lib/password/words.ko.ts'
import { useClientSettings } from '../../lib/use-client-settings.ts'
import { useSending } from '../../lib/use-sending.ts'
import { useWords } from '../../lib/words.ts'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Loading } from '../../ui/loading.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { ko } from './words.ko.ts'

const PATH = '/api/users/me/email'
const KEY = ['email']

/** The e-mail address for a forgotten password; shown only if the service can send mail. */
export function Email() {
  const words = useWords(ko)
  const [isOpen, setIsOpen] = useState(false)
  const settings = useClientSettings()
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    enabled: isOpen,
    staleTime: 0,
    queryFn: ({ signal }) => api<OwnEmail>(PATH, { signal }),
  })
  const failure = useLoadFailure(error, refetch)
  if (!settings?.mail.available) return null
  return (
    <Disclosure isOpen={isOpen} onToggle={setIsOpen} summary={words.email}>
      {failure && <Failure {...failure} />}
      {isOpen && !data && !failure && <Loading heights={[80, 80]} slow={words.slow} />}
      {data && <EmailForm own={data} />}
    </Disclosure>
  )
}

/** The input, and the change once it is sent. */
function useEmailChange() {
  const words = useWords(ko)
  const queries = useQueryClient()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [attempt, setAttempt] = useState(0)
  const { busy, error, failures, send } = useSending()
  const failure = useSendFailure(error)
  const refused = refusedFields(error, 'confirmationPassword')
  const wrongPassword = attempt > 0 && password === '' ? words.needLeavePassword : refused['confirmationPassword']
  const errors = [
    { id: 'own-email', message: refused['email'] },
    { id: 'own-email-password', message: wrongPassword },
  ].flatMap(({ id, message }) => (message ? [{ id, message }] : []))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAttempt(attempt + 1)
    if (password === '') return
    void send(async () => {
      const body = { email: email.trim() || null, confirmationPassword: password }
      queries.setQueryData(KEY, await api<OwnEmail>(PATH, { method: 'PUT', body }))
      setPassword('')
      setAttempt(0)
    })
  }
  return { email, setEmail, password, setPassword, attempt: attempt + failures, busy, failure, errors, submit }
}

function EmailForm({ own }: { own: OwnEmail }) {
  const words = useWords(ko)
  const passwordWords = useWords(ofPasswords)
  const { email, setEmail, password, setPassword, attempt, busy, failure, errors, submit } = useEmailChange()
  const errorOf = (id: string) => errors.find((each) => each.id === id)?.message
  return (
    <Form onSubmit={submit}>
      <p>{own.email === null ? words.noEmail : words.emailIs(own.email)}</p>
      {own.pendingEmail !== null && <p>{words.emailPending(own.pendingEmail)}</p>}
      <ErrorSummary attempt={attempt} errors={errors} title={words.fix} />
      {failure && errors.length === 0 && <Failure {...failure} />}
      <Field
        autoComplete="email"
        error={errorOf('own-email')}
        hint={words.newEmailHint}
        id="own-email"
        label={words.newEmail}
        onChange={(event) => setEmail(event.target.value)}
        type="email"
        value={email}
      />
      <PasswordField
        autoComplete="current-password"
        error={errorOf('own-email-password')}
        id="own-email-password"
        label={words.leavePassword}
        onChange={(event) => setPassword(event.target.value)}
        show={passwordWords.show}
        value={password}
      />
      <Button busy={busy} sends type="submit">
        {words.saveEmail}
      </Button>
    </Form>
  )
}
