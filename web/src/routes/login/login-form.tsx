import type { AuthTokenResponse } from '@lease-risk/contract/account'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api } from '../../lib/api.ts'
import { ApiError } from '../../lib/errors.ts'
import { WRONG_PASSWORD } from '../../lib/form/refused.ts'
import { useSendFailure } from '../../lib/load-failure.ts'
import { ko as ofPasswords } from '../../lib/password/words.ko.ts'
import { signIn } from '../../lib/session.ts'
import { useClientSettings } from '../../lib/use-client-settings.ts'
import { useSending } from '../../lib/use-sending.ts'
import { useWords } from '../../lib/words.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { announce } from '../../ui/live-region.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { ko } from './words.ko.ts'

/**
 * Username and password; after the login the user stays on the page, unless `onDone` navigates. `onAccepted`: just before
 * the login holds on this page.
 */
export function LoginForm({ onAccepted, onDone }: { onAccepted?: () => void; onDone?: () => void }) {
  const words = useWords(ko)
  const passwordWords = useWords(ofPasswords)
  const queries = useQueryClient()
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const [attempt, setAttempt] = useState(0)
  const settings = useClientSettings()
  const { busy, error, failures, send } = useSending()
  const refused = error instanceof ApiError && error.code === WRONG_PASSWORD ? error.message : undefined
  const failure = useSendFailure(refused === undefined ? error : null)
  const lacks = [
    ...(username.trim() === '' ? [{ id: 'username', message: words.needUsername }] : []),
    ...(password === '' ? [{ id: 'password', message: words.needPassword }] : []),
  ]
  const errors =
    attempt === 0 ? [] : [...lacks, ...(refused === undefined ? [] : [{ id: 'password', message: refused }])]
  const errorOf = (id: string) => errors.find((error) => error.id === id)?.message

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAttempt(attempt + 1)
    if (lacks.length > 0) return
    void send(async () => {
      const body = { username: username.trim(), password }
      const answer = await api<AuthTokenResponse>('/api/auth/login', { method: 'POST', body })
      onAccepted?.()
      signIn(answer)
      await queries.invalidateQueries()
      announce(words.done)
      onDone?.()
    })
  }
  return (
    <Form onSubmit={submit}>
      <ErrorSummary attempt={attempt + failures} errors={errors} title={words.fix} />
      {failure && <Failure {...failure} />}
      <Field
        autoCapitalize="none"
        autoComplete="username"
        error={errorOf('username')}
        id="username"
        label={words.username}
        onChange={(event) => setUsername(event.target.value)}
        value={username}
      />
      <PasswordField
        autoComplete="current-password"
        error={errorOf('password')}
        hint={settings?.mail.available === false ? words.noReset : undefined}
        id="password"
        label={words.password}
        onChange={(event) => setPassword(event.target.value)}
        show={passwordWords.show}
        value={password}
      />
      <Button busy={busy} look="primary" sends type="submit" wide>
        {busy ? words.busy : words.submit}
      </Button>
    </Form>
  )
}
