import type { ReactNode } from 'react'
import { addressOutside, isInApp } from '../../lib/in-app-browser.ts'
import { isInstalled } from '../../lib/install.ts'
import { useWords } from '../../lib/words.ts'
import { Notice } from '../../ui/notice.tsx'
import { CopyButton } from './copy-button.tsx'
import styles from './result.module.css'
import { ko } from './words.ko.ts'

/** What saves a file or prints. A browser inside of another app does neither: there, the way out of it stands instead. */
export function InThisBrowser({ children }: { children: ReactNode }) {
  const words = useWords(ko)
  const { userAgent } = navigator
  if (!isInApp({ userAgent, isInstalled: isInstalled() })) return children
  const outside = addressOutside(userAgent, location.href)
  return (
    <Notice title={words.inApp.title}>
      <p>{words.inApp.how}</p>
      {outside && (
        <a className={styles['change']} href={outside}>
          {words.inApp.open}
        </a>
      )}
      <CopyButton copied={words.inApp.copied} name={words.inApp.copy} textOf={() => location.href} />
    </Notice>
  )
}
