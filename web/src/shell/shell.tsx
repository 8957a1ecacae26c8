import type { CurrentUserResponse } from '@lease-risk/contract/account'
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Link, useLocation } from 'wouter'
import { api } from '../lib/api.ts'
import { lazyPart } from '../lib/lazy-part.ts'
import { LOGIN, SIGN_UP, START } from '../lib/links.ts'
import { useOnline } from '../lib/online.ts'
import { isLoginAsked, onSessionChange, signedInAs } from '../lib/session.ts'
import { isUpdateThere, onUpdate } from '../lib/update.ts'
import { useLanguage, useWords } from '../lib/words.ts'
import { matchPath } from '../match-path.ts'
import { SendsOff } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { LiveRegion } from '../ui/live-region.tsx'
import { Part } from '../ui/part.tsx'
import { ServiceName } from '../ui/screen.tsx'
import { PageWaits } from '../ui/skeleton.tsx'
import { PageLanguage } from '../ui/text.tsx'
import { Account } from './account.tsx'
import { Navigation } from './navigation.tsx'
import styles from './shell.module.css'
import { ko } from './words.ko.ts'

const LoginOver = lazyPart(() => import('./login-over.tsx'))

/** Screens that ask for a login themselves. */
const LOGINS = [LOGIN, SIGN_UP]

/** The frame of every screen: the bars, the ribbon for sample data, and the one live region. */
export function Shell({ children }: { children: ReactNode }) {
  const words = useWords(ko)
  const language = useLanguage()
  const [path] = useLocation()
  const isOnline = useOnline()
  const isLoginWanted = useSyncExternalStore(onSessionChange, isLoginAsked, () => false) && !LOGINS.includes(path)
  const user = useUser(isLoginWanted)
  const hasUpdate = useUpdate(path)
  const area = matchPath(path)?.entry.area
  return (
    <PageLanguage value={language}>
      <div className={styles['shell']}>
        <SkipLink />
        <header>
          <p className={styles['ribbon']}>{words.sample}</p>
          <div className={styles['top']}>
            <Link className={styles['name']} href={START}>
              <Icon name="mark" />
              {words.service}
            </Link>
            {area !== 'console' && <Navigation className={styles['topEntries']} area={area} user={user} wide />}
            <Account user={user} />
          </div>
          {!isOnline && (
            <p className={styles['offline']} role="status">
              {words.offline}
            </p>
          )}
          {hasUpdate && (
            <p className={styles['offline']} role="status">
              {words.updated}
            </p>
          )}
        </header>
        <main className={styles['main']} id="main" tabIndex={-1}>
          <ServiceName value={words.service}>
            <PageWaits value={{ title: words.loading, slow: words.slow }}>
              <SendsOff value={!isOnline}>{children}</SendsOff>
            </PageWaits>
          </ServiceName>
        </main>
        {area !== 'console' && <Navigation className={styles['bar']} area={area} user={user} />}
        {isLoginWanted && (
          <Part instead={null}>
            <LoginOver />
          </Part>
        )}
        <LiveRegion />
      </div>
    </PageLanguage>
  )
}

/** Whether a newer client is available. It is loaded with the next screen, so that input on the present one is kept. */
function useUpdate(path: string): boolean {
  const hasUpdate = useSyncExternalStore(onUpdate, isUpdateThere, () => false)
  const before = useRef(path)
  useEffect(() => {
    if (hasUpdate && before.current !== path) location.reload()
    before.current = path
  }, [hasUpdate, path])
  return hasUpdate
}

function SkipLink() {
  const words = useWords(ko)
  return (
    <a
      className={styles['skip']}
      href="#main"
      onClick={(event) => {
        // the fragment after the `#` may be a token
        event.preventDefault()
        document.getElementById('main')?.focus()
      }}
    >
      {words.skip}
    </a>
  )
}

/**
 * The user the bars are shown for; requested without the query library, which the first screen does not load. `waits`:
 * a login is being requested.
 */
function useUser(waits: boolean): CurrentUserResponse | undefined {
  const owner = useSyncExternalStore(onSessionChange, signedInAs, () => null)
  const [user, setUser] = useState<CurrentUserResponse>()
  useEffect(() => {
    if (owner === null) return setUser(undefined)
    if (waits) return
    const gone = new AbortController()
    api<CurrentUserResponse>('/api/users/me', { signal: gone.signal }).then(setUser, () => undefined)
    return () => gone.abort()
  }, [owner, waits])
  return user
}
