import { loginLink } from '../../lib/links.ts'
import { useWords } from '../../lib/words.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Screen } from '../../ui/screen.tsx'
import { ko } from './words.ko.ts'

export function NeedLogin({ next }: { next: string }) {
  const words = useWords(ko)
  return (
    <Screen title={words.needLogin}>
      <p>{words.needLoginHow}</p>
      <ButtonLink href={loginLink(next)} look="primary" wide>
        {words.login}
      </ButtonLink>
    </Screen>
  )
}
