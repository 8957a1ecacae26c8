import { useLocation } from 'wouter'
import { loginLink } from '../../lib/links.ts'
import { useWords } from '../../lib/words.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Screen } from '../../ui/screen.tsx'
import { ko } from './words.ko.ts'

/** `hasDraft`: a text that its writer finds again after the login. */
export function NeedsLogin({ hasDraft }: { hasDraft: boolean }) {
  const words = useWords(ko)
  const [path] = useLocation()
  return (
    <Screen title={words.needLogin}>
      {hasDraft && <p>{words.needLoginHow}</p>}
      <ButtonLink href={loginLink(path)} look="primary">
        {words.login}
      </ButtonLink>
    </Screen>
  )
}
