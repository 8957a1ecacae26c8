import type { CurrentUserResponse } from '@lease-risk/contract/account'
import { useState } from 'react'
import { forgetDevice } from '../../lib/forget-device.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { loginLink, ME, SIGN_UP } from '../../lib/links.ts'
import { useLoadFailure } from '../../lib/load-failure.ts'
import { useMe, useSignedIn } from '../../lib/use-session.ts'
import { useWords } from '../../lib/words.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Part } from '../../ui/part.tsx'
import { Screen, Section } from '../../ui/screen.tsx'
import { PageSkeleton } from '../../ui/skeleton.tsx'
import { Email } from './email.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { Leave } from './leave.tsx'
import { About, Activity } from './link-lists.tsx'
import { LogOut } from './log-out.tsx'
import { Password } from './password.tsx'
import { Profile } from './profile.tsx'
import { Restrictions } from './restrictions.tsx'
import { Sessions } from './sessions.tsx'
import { ko } from './words.ko.ts'

const OwnData = lazyPart(() => import('./own-data/own-data.tsx'))

export default function Me() {
  const words = useWords(ko)
  const signedIn = useSignedIn()
  const { data: me, error, refetch } = useMe()
  const failure = useLoadFailure(error, refetch)
  if (signedIn && !me && failure)
    return (
      <Screen title={words.title}>
        <Failure {...failure} />
        <LogOut />
      </Screen>
    )
  if (signedIn === undefined || (signedIn && !me)) return <PageSkeleton />
  return me ? <Own me={me} /> : <Anonymous />
}

function Anonymous() {
  const words = useWords(ko)
  return (
    <Screen title={words.anonymous}>
      <p>{words.anonymousHow}</p>
      <ButtonLink href={loginLink(ME)} look="primary" wide>
        {words.login}
      </ButtonLink>
      <ButtonLink href={SIGN_UP} wide>
        {words.signUp}
      </ButtonLink>
      <About />
      <LanguageChoice />
      <Section title={words.device}>
        <DeviceData />
      </Section>
    </Screen>
  )
}

function Own({ me }: { me: CurrentUserResponse }) {
  const words = useWords(ko)
  return (
    <Screen title={me.nickname}>
      <Restrictions />
      <Activity me={me} />
      <Section title={words.account}>
        <div>
          <Disclosure summary={words.profile}>
            <Profile me={me} />
          </Disclosure>
          <Disclosure summary={words.password}>
            <Password />
          </Disclosure>
          <Email />
          <Sessions />
          <Part>
            <OwnData />
          </Part>
          <Disclosure summary={words.device}>
            <DeviceData />
          </Disclosure>
          <Disclosure summary={words.leave}>
            <Leave />
          </Disclosure>
        </div>
      </Section>
      <LanguageChoice />
      <About />
      <LogOut />
    </Screen>
  )
}

function DeviceData() {
  const words = useWords(ko)
  const [isForgotten, setIsForgotten] = useState(false)
  return (
    <>
      <p>{words.deviceHow}</p>
      {isForgotten && <Notice title={words.forgotten} tone="low" />}
      <Button onClick={() => void forgetDevice().then(() => setIsForgotten(true))}>{words.forget}</Button>
    </>
  )
}
