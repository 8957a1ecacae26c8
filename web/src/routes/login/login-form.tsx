import type { AuthTokenResponse } from '@lease-risk/contract/account'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api } from '../../lib/api.ts'
import { ApiError } from '../../lib/errors.ts'
import { WRONG_PASSWORD } from '../../lib/form/refused.ts'
import { useSendFailure } from '../../lib/load-failure.ts'
import { signIn } from '../../lib/session.ts'
import { useWords } from '../../lib/words.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { announce } from '../../ui/live-region.tsx'
import { ko } from './words.ko.ts'

/** Name and password; who comes in stays on the page, unless `onDone` leads on. */
export function LoginForm({ onDone }: { onDone?: () => void }) {
  const words = useWords(ko)
  const queries = useQueryClient()
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const [attempt, setAttempt] = useState(0)
  const [sending, setSending] = useState<{ busy: boolean; error?: unknown }>({ busy: false })
  const refused = sending.error instanceof ApiError && sending.error.code === WRONG_PASSWORD ? sending.error : undefined
  const errors =
    attempt === 0
      ? []
      : [
          ...(username.trim() === '' ? [{ id: 'username', message: words.needUsername }] : []),
          ...(password === '' ? [{ id: 'password', message: words.needPassword }] : []),
          ...(refused ? [{ id: 'password', message: refused.message }] : []),
        ]
  const errorOf = (id: string) => errors.find((error) => error.id === id)?.message

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setAttempt(attempt + 1)
    if (username.trim() === '' || password === '') return
    setSending({ busy: true })
    try {
      signIn(
        await api<AuthTokenResponse>('/api/auth/login', {
          method: 'POST',
          body: { username: username.trim(), password },
        }),
      )
      await queries.invalidateQueries()
      announce(words.done)
      onDone?.()
    } catch (error) {
      setSending({ busy: false, error })
      setAttempt(attempt + 2)
    }
  }
  const failure = useSendFailure(refused ? null : sending.error)
  return (
    <Form onSubmit={(event) => void submit(event)}>
      <ErrorSummary attempt={attempt} errors={errors} title={words.fix} />
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
      <Field
        autoComplete="current-password"
        error={errorOf('password')}
        hint={words.noReset}
        id="password"
        label={words.password}
        onChange={(event) => setPassword(event.target.value)}
        type="password"
        value={password}
      />
      <Button busy={sending.busy} look="primary" sends type="submit" wide>
        {sending.busy ? words.busy : words.submit}
      </Button>
    </Form>
  )
}
