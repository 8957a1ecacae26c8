import { useSyncExternalStore } from 'react'
import { setLanguage, useLanguage, useWords } from '../lib/words.ts'
import { announce } from '../ui/live-region.tsx'
import styles from './shell.module.css'
import { ko } from './words.ko.ts'

const never = () => () => undefined

/** Switches to the other language; no account is needed. */
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

/** Whether the browser's preferred language is not Korean. */
function prefersEnglish(): boolean {
  return !navigator.language.startsWith('ko')
}
