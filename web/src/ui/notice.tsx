import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import styles from './notice.module.css'
import { Text } from './text.tsx'
import { TONE_ICONS, type Tone, toneClass } from './tone.ts'

/** A remark whose severity is shown by shape, colour and words. */
export function Notice({
  tone = 'unknown',
  title,
  children,
}: {
  tone?: Tone
  title?: ReactNode
  children?: ReactNode
}) {
  return (
    <div className={`${styles['notice']} ${toneClass(tone)}`}>
      <div className={styles['row']}>
        <Icon name={TONE_ICONS[tone]} size={20} />
        <div className={styles['body']}>
          {title && (
            <p className={styles['title']}>
              <Text>{title}</Text>
            </p>
          )}
          {children}
        </div>
      </div>
    </div>
  )
}
