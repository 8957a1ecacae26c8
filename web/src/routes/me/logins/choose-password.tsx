import type { AuthTokenResponse } from '@lease-risk/contract/account'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api } from '../../../lib/api.ts'
import { refusedFields } from '../../../lib/form/refused.ts'
import { ko as ofPasswords } from '../../../lib/password/words.ko.ts'
import { refusalOf } from '../../../lib/provider-login/refusal.ts'
import { signIn } from '../../../lib/session.ts'
import { useSending } from '../../../lib/use-sending.ts'
import { useMe } from '../../../lib/use-session.ts'
import { useWords } from '../../../lib/words.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { Form } from '../../../ui/form.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { ko } from './words.ko.ts'

const NEXT = 'first-password'

/** Sets the first password of a user who has logged in by providers only, right after a login. */
export function ChoosePassword({ mayChoose }: { mayChoose: boolean }) {
  const words = useWords(ko)
  const passwordWords = useWords(ofPasswords)
  const { data: me } = useMe()
  const queries = useQueryClient()
  const [next, setNext] = useState('')
  const { busy, error, failures, send } = useSending()
  const message = refusedFields(error, NEXT)['newPassword']
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send(async () => {
      const body = { newPassword: next }
      signIn(await api<AuthTokenResponse>('/api/users/me/password', { method: 'POST', body }))
      await queries.invalidateQueries({ queryKey: ['logins'] })
    })
  }
  return (
    <>
      <Notice title={words.noPassword} tone="unknown">
        <p>{words.noPasswordHow}</p>
        {me && <p>{words.username(me.username)}</p>}
        {!mayChoose && <p>{words.stale}</p>}
      </Notice>
      {mayChoose && (
        <Form onSubmit={submit}>
          <ErrorSummary attempt={failures} errors={message ? [{ id: NEXT, message }] : []} title={words.fix} />
          {error !== undefined && !message && <Notice title={refusalOf(error)} tone="moderate" />}
          <PasswordField
            autoComplete="new-password"
            error={message}
            hint={words.nextHint}
            id={NEXT}
            label={words.next}
            onChange={(event) => setNext(event.target.value)}
            show={passwordWords.show}
            value={next}
          />
          <Button busy={busy} sends type="submit">
            {words.choose}
          </Button>
        </Form>
      )}
    </>
  )
}
