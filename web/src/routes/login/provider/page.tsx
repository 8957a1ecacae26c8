import type { AuthTokenResponse } from '@lease-risk/contract/account'
import type { Consent } from '@lease-risk/contract/consents'
import { inPath } from '@lease-risk/contract/in-path'
import type { LoginProviderResult } from '@lease-risk/contract/login-providers'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { api } from '../../../lib/api.ts'
import { giveConsents } from '../../../lib/consents/use-consents.ts'
import { LOGIN, LOGINS, loginLink, ownPath } from '../../../lib/links.ts'
import { useRouteParams } from '../../../lib/params.ts'
import { errandOfTab, forgetErrand } from '../../../lib/provider-login/at-provider.ts'
import { refusalOf } from '../../../lib/provider-login/refusal.ts'
import { signIn } from '../../../lib/session.ts'
import { useSignedIn } from '../../../lib/use-session.ts'
import { useWords } from '../../../lib/words.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { announce } from '../../../ui/live-region.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { ConsentSheet } from '../consent-sheet.tsx'
import { useConsentsFirst } from '../use-consents-first.ts'
import { JoinForm } from './join-form.tsx'
import { ko } from './words.ko.ts'

/** The redirect target of login providers: forwards the reply at once, and removes it from the address. */
export default function AtProvider() {
  const words = useWords(ko)
  const { provider = '' } = useRouteParams()
  const { errand, error, isNew, done, asked, goOn } = useAnswer(provider)
  if (asked.length > 0) {
    return (
      <Screen title={words.title}>
        <ConsentSheet asked={asked} onDone={goOn} />
      </Screen>
    )
  }
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
  const goOn = () => navigate(ownPath(errand.next), { replace: true })
  const { asked, askFirst } = useConsentsFirst(goOn)
  const done = async (session: AuthTokenResponse, given: readonly Consent[] = []) => {
    signIn(session)
    // what is not stored now is asked below
    if (given.length > 0) await giveConsents(given).catch(() => undefined)
    forgetErrand()
    await queries.invalidateQueries()
    announce(words.done)
    await askFirst()
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
  return { errand, error, isNew, done, asked, goOn }
}
