import { useSyncExternalStore } from 'react'
import { setLanguage, useLanguage, useWords } from '../lib/words.ts'
import { announce } from '../ui/live-region.tsx'
import styles from './shell.module.css'
import { ko } from './words.ko.ts'

const never = () => () => undefined

/** Everybody can have the other language, also without an account. */
export function OtherLanguage({ className }: { className: string | undefined }) {
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

/** What the browser's reader can read better than Korean. */
function prefersEnglish(): boolean {
  return !navigator.language.startsWith('ko')
}
