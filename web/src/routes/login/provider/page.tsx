import type { AuthTokenResponse } from '@lease-risk/contract/account'
import { inPath } from '@lease-risk/contract/in-path'
import type { LoginProviderResult } from '@lease-risk/contract/login-providers'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { api } from '../../../lib/api.ts'
import { refusedFields } from '../../../lib/form/refused.ts'
import { LOGIN, LOGINS, loginLink, ownPath } from '../../../lib/links.ts'
import { useRouteParams } from '../../../lib/params.ts'
import { errandOfTab, forgetErrand } from '../../../lib/provider-login/at-provider.ts'
import { refusalOf } from '../../../lib/provider-login/refusal.ts'
import { signIn } from '../../../lib/session.ts'
import { useSending } from '../../../lib/use-sending.ts'
import { useSignedIn } from '../../../lib/use-session.ts'
import { useWords } from '../../../lib/words.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { Field } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { announce } from '../../../ui/live-region.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { ko } from './words.ko.ts'

/** The redirect target of login providers: forwards the reply at once, and removes it from the address. */
export default function AtProvider() {
  const words = useWords(ko)
  const { provider = '' } = useRouteParams()
  const { errand, error, isNew, done } = useAnswer(provider)
  if (error !== undefined) {
    const isLink = errand.purpose === 'link'
    return (
      <Screen title={isLink ? words.linkFailed : words.failed}>
        <Notice title={refusalOf(error)} tone="moderate" />
        <ButtonLink href={isLink ? LOGINS : errand.next === null ? LOGIN : loginLink(errand.next)} look="primary" wide>
          {isLink ? words.back : words.again}
        </ButtonLink>
      </Screen>
    )
  }
  if (isNew) {
    return (
      <Screen title={words.fresh}>
        <p>{words.freshHow}</p>
        <JoinForm onDone={done} provider={provider} />
        <ButtonLink href={loginLink(LOGINS)} look="quiet">
          {words.have}
        </ButtonLink>
        <p>{words.haveHow}</p>
      </Screen>
    )
  }
  return (
    <Screen title={words.title}>
      <Loading heights={[80]} slow={words.title} />
    </Screen>
  )
}

/** Sends the provider's reply once, and handles the outcome. */
function useAnswer(provider: string) {
  const words = useWords(ko)
  const queries = useQueryClient()
  const signedIn = useSignedIn()
  const [, navigate] = useLocation()
  const [errand] = useState(errandOfTab)
  const [error, setError] = useState<unknown>()
  const [isNew, setIsNew] = useState(false)
  const sent = useRef(false)
  const done = async (session: AuthTokenResponse) => {
    signIn(session)
    forgetErrand()
    await queries.invalidateQueries()
    announce(words.done)
    navigate(ownPath(errand.next), { replace: true })
  }
  const hand = async (answer: string) => {
    const path = `/api/auth/login/${inPath(provider)}`
    if (errand.purpose === 'link') {
      await api(`${path}/link/completion`, { method: 'POST', body: { answer } })
      forgetErrand()
      navigate(LOGINS, { replace: true })
      return
    }
    const { session } = await api<LoginProviderResult>(`${path}/completion`, { method: 'POST', body: { answer } })
    if (session) await done(session)
    else setIsNew(true)
  }
  useEffect(() => {
    // waits for an earlier login to be restored: only a logged-in user can link a provider
    if (signedIn === undefined || sent.current) return
    sent.current = true
    const answer = location.search.slice(1)
    history.replaceState(history.state, '', location.pathname)
    hand(answer || 'none').catch(setError)
  })
  return { errand, error, isNew, done }
}

/** Creates an account with a nickname after the first login at a provider. */
function JoinForm({ provider, onDone }: { provider: string; onDone(session: AuthTokenResponse): Promise<void> }) {
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
