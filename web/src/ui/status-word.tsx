import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import styles from './status-word.module.css'
import { TONE_ICONS, type Tone, toneClass } from './tone.ts'

/** A short word whose severity is shown by shape and colour. */
export function StatusWord({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={`${styles['word']} ${toneClass(tone)} ${styles[tone] ?? ''}`}>
      <Icon name={TONE_ICONS[tone]} size={16} />
      {children}
    </span>
  )
}
