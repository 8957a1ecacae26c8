import { useLocation, useSearchParams } from 'wouter'
import { ME, ownPath, RECOVER, SIGN_UP } from '../../lib/links.ts'
import { useProviderLogin } from '../../lib/provider-login/use-provider-login.ts'
import { useClientSettings } from '../../lib/use-client-settings.ts'
import { useMe } from '../../lib/use-session.ts'
import { useWords } from '../../lib/words.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ButtonList } from '../../ui/button-list.tsx'
import { Screen } from '../../ui/screen.tsx'
import { ConsentSheet } from './consent-sheet.tsx'
import { LoginForm } from './login-form.tsx'
import { useAlreadyIn } from './use-already-in.ts'
import { useConsentsFirst } from './use-consents-first.ts'
import { ko } from './words.ko.ts'

export default function Login() {
  const words = useWords(ko)
  const [, navigate] = useLocation()
  const [search] = useSearchParams()
  const settings = useClientSettings()
  const next = search.get('next')
  const providers = useProviderLogin(next)
  const goOn = () => navigate(ownPath(next), { replace: true })
  const { asked, askFirst } = useConsentsFirst(goOn)
  const { isIn, accept } = useAlreadyIn()
  if (isIn) return <AlreadyIn next={next} />
  return (
    <Screen title={words.title}>
      <LoginForm onAccepted={accept} onDone={() => void askFirst()} />
      {asked.length > 0 && <ConsentSheet asked={asked} onDone={goOn} />}
      <ButtonList {...providers} />
      <ButtonLink href={next ? `${SIGN_UP}?${new URLSearchParams({ next })}` : SIGN_UP} look="quiet">
        {words.signUp}
      </ButtonLink>
      {settings?.mail.available && (
        <ButtonLink href={RECOVER} look="quiet">
          {words.forgot}
        </ButtonLink>
      )}
    </Screen>
  )
}

/** In place of the form: a second login would end in the first one's place, without a word. */
function AlreadyIn({ next }: { next: string | null }) {
  const words = useWords(ko)
  const { data: me } = useMe()
  return (
    <Screen title={words.already}>
      <p>{words.alreadyHow(me?.username ?? '')}</p>
      <ButtonLink href={ownPath(next)} look="primary" wide>
        {words.goOn}
      </ButtonLink>
      <ButtonLink href={ME} look="quiet">
        {words.other}
      </ButtonLink>
    </Screen>
  )
}
