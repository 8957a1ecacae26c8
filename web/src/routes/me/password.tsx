import { type AuthTokenResponse, NewPassword } from '@lease-risk/contract/account'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api } from '../../lib/api.ts'
import { check, type Schema } from '../../lib/form/check.ts'
import { refusedFields } from '../../lib/form/refused.ts'
import { useSendFailure } from '../../lib/load-failure.ts'
import { ko as ofPasswords } from '../../lib/password/words.ko.ts'
import { signIn } from '../../lib/session.ts'
import { useSending } from '../../lib/use-sending.ts'
import { useWords } from '../../lib/words.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Form } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { ko } from './words.ko.ts'

export function Password() {
  const words = useWords(ko)
  const passwordWords = useWords(ofPasswords)
  const queries = useQueryClient()
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState('')
  const [attempt, setAttempt] = useState(0)
  const { busy, error, failures, done, send } = useSending()
  const failure = useSendFailure(error)
  const isWrong = check(NewPassword as unknown as Schema, next).length > 0
  const refused = refusedFields(error, 'currentPassword')
  const errors = [
    { id: 'password-current', message: attempt > 0 && current === '' ? words.needCurrent : refused['currentPassword'] },
    { id: 'password-next', message: attempt > 0 && isWrong ? words.wrongNext : refused['newPassword'] },
  ].flatMap(({ id, message }) => (message ? [{ id, message }] : []))
  const errorOf = (id: string) => errors.find((each) => each.id === id)?.message
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAttempt(attempt + 1)
    if (isWrong || current === '') return
    void send(async () => {
      const body = { currentPassword: current, newPassword: next }
      signIn(await api<AuthTokenResponse>('/api/users/me/password', { method: 'PUT', body }))
      // operator authorities are withheld until the initial password is changed
      await queries.invalidateQueries({ queryKey: ['me'] })
      setCurrent('')
      setNext('')
      setAttempt(0)
    })
  }
  return (
    <Form onSubmit={submit}>
      <ErrorSummary attempt={attempt + failures} errors={errors} title={words.fix} />
      {failure && errors.length === 0 && <Failure {...failure} />}
      {done && <Notice title={words.passwordChanged} tone="low" />}
      <PasswordField
        autoComplete="current-password"
        error={errorOf('password-current')}
        id="password-current"
        label={words.current}
        onChange={(event) => setCurrent(event.target.value)}
        show={passwordWords.show}
        value={current}
      />
      <PasswordField
        autoComplete="new-password"
        error={errorOf('password-next')}
        id="password-next"
        hint={words.nextHint}
        label={words.next}
        onChange={(event) => setNext(event.target.value)}
        show={passwordWords.show}
        value={next}
      />
      <Button busy={busy} sends type="submit">
        {words.changePassword}
      </Button>
    </Form>
  )
}
