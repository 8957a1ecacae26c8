import { type AuthUserResponse, NewPassword } from '@lease-risk/contract/account'
import { type FormEvent, useState } from 'react'
import { api } from '../../lib/api.ts'
import { ApiError } from '../../lib/errors.ts'
import { check, type Schema } from '../../lib/form/check.ts'
import { refusedFields } from '../../lib/form/refused.ts'
import { LOGIN, RECOVER } from '../../lib/links.ts'
import { useSendFailure } from '../../lib/load-failure.ts'
import { ko as ofPasswords } from '../../lib/password/words.ko.ts'
import { signOut } from '../../lib/session.ts'
import { useSending } from '../../lib/use-sending.ts'
import { useWords } from '../../lib/words.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Form } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { ko } from './words.ko.ts'

const ID = 'newPassword'

export function SetPassword({ token }: { token: string }) {
  const words = useWords(ko)
  const passwordWords = useWords(ofPasswords)
  const [newPassword, setNewPassword] = useState('')
  const [username, setUsername] = useState<string>()
  const [attempt, setAttempt] = useState(0)
  const { busy, error, failures, send } = useSending()
  const failure = useSendFailure(error)
  const isWrong = check(NewPassword as unknown as Schema, newPassword).length > 0
  const wrong = attempt > 0 && isWrong ? words.wrongPassword : refusedFields(error)[ID]
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAttempt(attempt + 1)
    if (isWrong) return
    void send(async () => {
      const body = { token, newPassword }
      const answer = await api<Pick<AuthUserResponse, 'username'>>('/api/auth/password-reset', { method: 'POST', body })
      signOut()
      setUsername(answer.username)
    })
  }
  if (username !== undefined) return <Done username={username} />
  return (
    <Form onSubmit={submit}>
      <ErrorSummary attempt={attempt + failures} errors={wrong ? [{ id: ID, message: wrong }] : []} title={words.fix} />
      {failure && !wrong && <Failure {...failure} />}
      {error instanceof ApiError && error.code === 'AUTH_400_LINK_INVALID' && (
        <ButtonLink href={RECOVER}>{words.again}</ButtonLink>
      )}
      <PasswordField
        autoComplete="new-password"
        error={wrong}
        hint={words.passwordHint}
        id={ID}
        label={words.password}
        onChange={(event) => setNewPassword(event.target.value)}
        show={passwordWords.show}
        value={newPassword}
      />
      <Button busy={busy} look="primary" sends type="submit" wide>
        {words.set}
      </Button>
    </Form>
  )
}

function Done({ username }: { username: string }) {
  const words = useWords(ko)
  return (
    <>
      <Notice title={words.done} tone="low">
        <p>{words.doneHow(username)}</p>
      </Notice>
      <ButtonLink href={LOGIN} look="primary" wide>
        {words.login}
      </ButtonLink>
    </>
  )
}
