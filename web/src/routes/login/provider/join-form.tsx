import type { AuthTokenResponse } from '@lease-risk/contract/account'
import type { Consent } from '@lease-risk/contract/consents'
import { inPath } from '@lease-risk/contract/in-path'
import { type FormEvent, useState } from 'react'
import { api } from '../../../lib/api.ts'
import { useConsentBoxes } from '../../../lib/consents/use-consents.ts'
import { ko as shared } from '../../../lib/consents/words.ko.ts'
import { refusedFields } from '../../../lib/form/refused.ts'
import { refusalOf } from '../../../lib/provider-login/refusal.ts'
import { useClientSettings } from '../../../lib/use-client-settings.ts'
import { useSending } from '../../../lib/use-sending.ts'
import { useWords } from '../../../lib/words.ts'
import { Button } from '../../../ui/button.tsx'
import { ConsentBoxes } from '../../../ui/consent-boxes.tsx'
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
  onDone(session: AuthTokenResponse, given: readonly Consent[]): Promise<void>
}) {
  const words = useWords(ko)
  const asked = useWords(shared)
  const [nickname, setNickname] = useState('')
  const { busy, error, failures, send } = useSending()
  const consents = useClientSettings()?.consents ?? []
  const { boxes, errors: lacking } = useConsentBoxes(consents)
  const [attempt, setAttempt] = useState(0)
  const message = refusedFields(error, 'confirmationPassword')['nickname']
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAttempt(attempt + 1)
    if (lacking.length > 0) return
    void send(async () => {
      const body = { nickname: nickname.trim() }
      const path = `/api/auth/login/${inPath(provider)}/account`
      await onDone(await api<AuthTokenResponse>(path, { method: 'POST', body }), consents)
    })
  }
  const errors = [...(message ? [{ id: 'nickname', message }] : []), ...(attempt === 0 ? [] : lacking)]
  return (
    <Form onSubmit={submit}>
      <ErrorSummary attempt={attempt + failures} errors={errors} title={words.fix} />
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
      {boxes.items.length > 0 && <ConsentBoxes {...boxes} errors={errors} />}
      <p>{asked.under14}</p>
      <Button busy={busy || boxes.items.length === 0} look="primary" sends type="submit" wide>
        {busy ? words.joining : words.join}
      </Button>
    </Form>
  )
}
