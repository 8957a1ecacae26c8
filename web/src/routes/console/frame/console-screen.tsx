import type { OwnPasskeys } from '@lease-risk/contract/own-passkeys'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { api } from '../../../lib/api.ts'
import { consoleLink, loginLink, ME, PASSKEYS } from '../../../lib/links.ts'
import { isWithheld } from '../../../lib/page-permission.ts'
import { useMe, useSignedIn } from '../../../lib/use-session.ts'
import { useWords } from '../../../lib/words.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { Waiting } from '../../../ui/waiting.tsx'
import styles from '../console.module.css'
import { ko } from '../words.ko.ts'
import { type ScreenName, useEntries } from './entries.ts'

/** The frame of every operator screen: the sidebar with the permitted screens, or a login. */
export function ConsoleScreen({ name, children }: { name: ScreenName | null; children: ReactNode }) {
  const words = useWords(ko)
  const isSignedIn = useSignedIn()
  const { data: user } = useMe()
  return (
    <div className={styles['layout']}>
      <SideBar />
      <Screen title={name === null ? words.console : words.screens[name]} wide>
        {isSignedIn === undefined && <Waiting heights={[48, 320]} slow={words.slow} />}
        {isSignedIn === false && <NeedsLogin />}
        {isSignedIn && (isWithheld(user) ? <Withheld /> : children)}
      </Screen>
    </div>
  )
}

function NeedsLogin() {
  const words = useWords(ko)
  const [path] = useLocation()
  const search = useSearch()
  return (
    <>
      <p>
        <strong>{words.login}</strong>
      </p>
      <p>{words.loginHow}</p>
      <ButtonLink href={loginLink(search ? `${path}?${search}` : path)} look="primary">
        {words.toLogin}
      </ButtonLink>
    </>
  )
}

/** What the operator has to do first: the role is withheld for want of a passkey, or for the password or the network. */
function Withheld() {
  const words = useWords(ko)
  const { data: own } = useQuery({
    queryKey: ['passkeys'],
    queryFn: ({ signal }) => api<OwnPasskeys>('/api/users/me/passkeys', { signal }),
  })
  if (!own) return <Waiting heights={[48, 48]} slow={words.slow} />
  const isForPasskey = own.state === 'MISSING' || own.state === 'UNPROVEN'
  return (
    <>
      <p>
        <strong>{isForPasskey ? words.withheld : words.locked}</strong>
      </p>
      <p>{isForPasskey ? words.withheldHow : words.lockedHow}</p>
      <ButtonLink href={isForPasskey ? PASSKEYS : ME} look="primary">
        {isForPasskey ? words.toPasskeys : words.toPassword}
      </ButtonLink>
    </>
  )
}

/** Lists the screens the operator is authorised for; the service authorises every request again. */
function SideBar() {
  const words = useWords(ko)
  const [path] = useLocation()
  const entries = useEntries()
  const { data: user } = useMe()
  return (
    <nav aria-label={words.menu} className={styles['side']}>
      {entries?.length === 0 && !isWithheld(user) && (
        <p>
          {words.nothing}. {words.nothingHow}
        </p>
      )}
      {entries?.map(({ name }) => {
        const href = consoleLink(name)
        return (
          <Link
            aria-current={path === href ? 'page' : undefined}
            className={styles['entry'] ?? ''}
            href={href}
            key={name}
          >
            {words.screens[name]}
          </Link>
        )
      })}
    </nav>
  )
}
