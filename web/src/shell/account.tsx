import type { CurrentUserResponse } from '@lease-risk/contract/account'
import { useSyncExternalStore } from 'react'
import { Link } from 'wouter'
import { lazyPart } from '../lib/lazy-part.ts'
import { CONSOLE, LOGIN } from '../lib/links.ts'
import { isOperator, maySee } from '../lib/page-permission.ts'
import { askLogin, hasLapsed, isSessionKnown, isSignedIn, onSessionChange } from '../lib/session.ts'
import { setLanguage, useLanguage, useWords } from '../lib/words.ts'
import { announce } from '../ui/live-region.tsx'
import { Part } from '../ui/part.tsx'
import styles from './shell.module.css'
import { ko } from './words.ko.ts'

/** The bell queries the service, so it is loaded with the query library; users without a login do not wait for it. */
const Bell = lazyPart(() => import('./bell.tsx'))

const never = () => () => undefined

/** The end of the upper bar: the bell and the console for a logged-in user, otherwise the login. */
export function Account({ user }: { user: CurrentUserResponse | undefined }) {
  const words = useWords(ko)
  const signedIn = useSyncExternalStore(onSessionChange, isSignedIn, () => false)
  const known = useSyncExternalStore(onSessionChange, isSessionKnown, () => true)
  const lapsed = useSyncExternalStore(onSessionChange, hasLapsed, () => false)
  return (
    <div className={styles['account']}>
      {isOperator(user) && maySee(user, 'admin') && (
        <Link className={styles['small'] ?? ''} href={CONSOLE}>
          {words.console}
        </Link>
      )}
      {lapsed && (
        <button className={`${styles['small']} ${styles['other']}`} onClick={askLogin} type="button">
          {words.login}
        </button>
      )}
      {signedIn && !lapsed && (
        <Part instead={null}>
          <Bell />
        </Part>
      )}
      {!signedIn && <OtherLanguage className={styles['small']} />}
      {known && !signedIn && (
        <Link className={styles['small'] ?? ''} href={LOGIN}>
          {words.login}
        </Link>
      )}
    </div>
  )
}

/** Switches to the other language; no account is needed. */
function OtherLanguage({ className }: { className: string | undefined }) {
  const words = useWords(ko)
  const isEnglish = useLanguage() === 'en'
  const wouldRather = useSyncExternalStore(never, prefersEnglish, () => false)
  const other = isEnglish ? 'ko' : 'en'
  return (
    <button
      className={`${className} ${styles['other']}`}
      data-language={other}
      lang={other}
      onClick={() => void setLanguage(other).catch(() => announce(words.loadFailed))}
      type="button"
    >
      {wouldRather ? words.otherOffer : words.other}
    </button>
  )
}

/** Whether the browser's preferred language is not Korean. */
function prefersEnglish(): boolean {
  return !navigator.language.startsWith('ko')
}
