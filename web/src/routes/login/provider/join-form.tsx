import type { AuthTokenResponse } from '@lease-risk/contract/account'
import { type FormEvent, useState } from 'react'
import { api } from '../../../lib/api.ts'
import { refusedFields } from '../../../lib/form/refused.ts'
import { refusalOf } from '../../../lib/provider-login/refusal.ts'
import { useSending } from '../../../lib/use-sending.ts'
import { useWords } from '../../../lib/words.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { Field } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { ko } from './words.ko.ts'

/** Creates an account with a nickname after the first login at a provider. */
export function JoinForm({
  provider,
  onDone,
}: {
  provider: string
  onDone(session: AuthTokenResponse): Promise<void>
}) {
  const words = useWords(ko)
  const [nickname, setNickname] = useState('')
  const { busy, error, failures, send } = useSending()
  const message = refusedFields(error, 'confirmationPassword')['nickname']
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send(async () => {
      const body = { nickname: nickname.trim() }
      await onDone(await api<AuthTokenResponse>(`/api/auth/login/${provider}/account`, { method: 'POST', body }))
    })
  }
  return (
    <Form onSubmit={submit}>
      <ErrorSummary attempt={failures} errors={message ? [{ id: 'nickname', message }] : []} title={words.fix} />
      {error !== undefined && !message && <Notice title={refusalOf(error)} tone="moderate" />}
      <Field
        autoComplete="nickname"
        error={message}
        hint={words.nicknameHint}
        id="nickname"
        label={words.nickname}
        onChange={(event) => setNickname(event.target.value)}
        value={nickname}
      />
      <Button busy={busy} look="primary" sends type="submit" wide>
        {busy ? words.joining : words.join}
      </Button>
    </Form>
  )
}
