import type { CurrentUserResponse, PageKey } from '@lease-risk/contract/account'
import { lazy, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { Link, useLocation } from 'wouter'
import { api } from './lib/api.ts'
import { isBuilt } from './lib/built.ts'
import { loadPart } from './lib/load-part.ts'
import { useOnline } from './lib/online.ts'
import { maySee } from './lib/page-permission.ts'
import {
  askLogin,
  hasLapsed,
  isLoginAsked,
  isSessionKnown,
  isSignedIn,
  onSessionChange,
  signedInAs,
} from './lib/session.ts'
import { useLanguage, useWords } from './lib/words.ts'
import { OtherLanguage } from './other-language.tsx'
import styles from './shell.module.css'
import { SendsOff } from './ui/button.tsx'
import { Icon, type IconName } from './ui/icon.tsx'
import { LiveRegion } from './ui/live-region.tsx'
import { Part } from './ui/part.tsx'
import { ServiceName } from './ui/screen.tsx'
import { PageWaits } from './ui/skeleton.tsx'
import { ko } from './words.ko.ts'

/** It asks the service, so it comes with what asks; nobody else waits for it. */
const Bell = lazy(() => loadPart(() => import('./bell.tsx')))
const LoginOver = lazy(() => loadPart(() => import('./login-over.tsx')))

type Entry = {
  href: string
  icon: IconName
  label: Exclude<keyof typeof ko, 'unread'>
  under: RegExp
  page: PageKey
  onlyWide?: boolean
}

/** One line an entry; what is not built is not shown. */
const ENTRIES: Entry[] = [
  { href: '/', icon: 'check', label: 'diagnose', under: /^\/($|terms|progress|result|diagnoses|method)/, page: 'home' },
  { href: '/region', icon: 'region', label: 'region', under: /^\/(region|map)/, page: 'map' },
  { href: '/favorites', icon: 'saved', label: 'saved', under: /^\/favorites/, page: 'favorites' },
  { href: '/community', icon: 'talk', label: 'community', under: /^\/community/, page: 'community', onlyWide: true },
  { href: '/me', icon: 'me', label: 'me', under: /^\/(me|login|signup|notifications)/, page: 'mypage' },
]

/** Screens on which the service's own sentences stand. */
const DELIVERED = /^\/(result|diagnoses|shared|favorites|region|map|community|notifications|console)/

/** Screens that ask for a login themselves. */
const LOGINS = /^\/(login|signup)/

type User = CurrentUserResponse | undefined

/** What is around every screen: the bars, the ribbon of sample data, the one place that speaks. */
export function Shell({ children }: { children: ReactNode }) {
  const words = useWords(ko)
  const [path] = useLocation()
  const isOnline = useOnline()
  const isEnglish = useLanguage() === 'en'
  const user = useUser()
  const isConsole = path.startsWith('/console')
  const isLoginWanted = useSyncExternalStore(onSessionChange, isLoginAsked, () => false) && !LOGINS.test(path)
  return (
    <div className={styles['shell']}>
      <a
        className={styles['skip']}
        href="#main"
        onClick={(event) => {
          // what stands behind the `#` may be a token
          event.preventDefault()
          document.getElementById('main')?.focus()
        }}
      >
        {words.skip}
      </a>
      <header>
        <p className={styles['ribbon']}>{words.sample}</p>
        <div className={styles['top']}>
          <Link className={styles['name']} href="/">
            {words.service}
          </Link>
          {!isConsole && <Navigation className={styles['topEntries']} path={path} user={user} wide />}
          <Account user={user} />
        </div>
        {!isOnline && (
          <p className={styles['offline']} role="status">
            {words.offline}
          </p>
        )}
      </header>
      <main className={styles['main']} id="main" tabIndex={-1}>
        {isEnglish && DELIVERED.test(path) && <p className={styles['delivered']}>{words.asDelivered}</p>}
        <ServiceName value={words.service}>
          <PageWaits value={{ title: words.loading, slow: words.slow }}>
            <SendsOff value={!isOnline}>{children}</SendsOff>
          </PageWaits>
        </ServiceName>
      </main>
      {!isConsole && <Navigation className={styles['bar']} path={path} user={user} />}
      {isLoginWanted && (
        <Part instead={null}>
          <LoginOver />
        </Part>
      )}
      <LiveRegion />
    </div>
  )
}

function Navigation({
  className,
  path,
  user,
  wide,
}: {
  className: string | undefined
  path: string
  user: User
  wide?: boolean
}) {
  const words = useWords(ko)
  const shown = ENTRIES.filter(({ href, page, onlyWide }) => isBuilt(href) && maySee(user, page) && (wide || !onlyWide))
  return (
    <nav aria-label={words.navigation} className={className}>
      {shown.map((entry) => (
        <Link
          aria-current={entry.under.test(path) ? 'page' : undefined}
          className={styles['entry'] ?? ''}
          href={entry.href}
          key={entry.href}
        >
          <Icon name={entry.icon} />
          {words[entry.label]}
        </Link>
      ))}
    </nav>
  )
}

function Account({ user }: { user: User }) {
  const words = useWords(ko)
  const signedIn = useSyncExternalStore(onSessionChange, isSignedIn, () => false)
  const known = useSyncExternalStore(onSessionChange, isSessionKnown, () => true)
  const lapsed = useSyncExternalStore(onSessionChange, hasLapsed, () => false)
  return (
    <div className={styles['account']}>
      {user?.authorities.includes('ROLE_ADMIN') && maySee(user, 'admin') && isBuilt('/console') && (
        <Link className={styles['small'] ?? ''} href="/console">
          {words.console}
        </Link>
      )}
      {lapsed && (
        <button className={`${styles['small']} ${styles['other']}`} onClick={askLogin} type="button">
          {words.login}
        </button>
      )}
      {signedIn && !lapsed && isBuilt('/notifications') && (
        <Part instead={null}>
          <Bell />
        </Part>
      )}
      {!signedIn && <OtherLanguage className={styles['small']} />}
      {known && !signedIn && isBuilt('/login') && (
        <Link className={styles['small'] ?? ''} href="/login">
          {words.login}
        </Link>
      )}
    </div>
  )
}

/** For whom the bars are; asked without the query library, which the first screen does without. */
function useUser(): User {
  const owner = useSyncExternalStore(onSessionChange, signedInAs, () => null)
  const [user, setUser] = useState<User>()
  useEffect(() => {
    if (owner === null) return setUser(undefined)
    const gone = new AbortController()
    api<CurrentUserResponse>('/api/users/me', { signal: gone.signal }).then(setUser, () => undefined)
    return () => gone.abort()
  }, [owner])
  return user
}
