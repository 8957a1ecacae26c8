import type { ReactNode } from 'react'
import { loginLink } from '../../lib/links.ts'
import { useSignedIn } from '../../lib/use-session.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Screen } from '../../ui/screen.tsx'

type Words = { title: string; needLogin: string; login: string }

/** A personal screen; without a login, shows a link to the login, which returns to `path`. */
export function OwnScreen({ words, path, children }: { words: Words; path: string; children: ReactNode }) {
  const signedIn = useSignedIn()
  return (
    <Screen title={signedIn === false ? words.needLogin : words.title}>
      {signedIn === false ? (
        <ButtonLink href={loginLink(path)} look="primary" wide>
          {words.login}
        </ButtonLink>
      ) : (
        children
      )}
    </Screen>
  )
}
