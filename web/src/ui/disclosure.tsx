import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import styles from './disclosure.module.css'
import { Icon } from './icon.tsx'
import { Text } from './text.tsx'

/** Details that are shown on demand. */
export function Disclosure({
  summary,
  children,
  isOpen,
  onToggle,
}: {
  summary: ReactNode
  children: ReactNode
  isOpen?: boolean
  onToggle?(open: boolean): void
}) {
  const details = useRef<HTMLDetailsElement>(null)
  // a prerendered one may have been opened before the listener was attached
  const reportOpen = useEffectEvent(() => details.current?.open && !isOpen && onToggle?.(true))
  useEffect(() => void reportOpen(), [])
  return (
    <details
      className={styles['details']}
      ref={details}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
      open={isOpen}
    >
      <summary className={styles['summary']}>
        <span>
          <Text>{summary}</Text>
        </span>
        <Icon name="open" size={20} />
      </summary>
      <div className={styles['body']}>{children}</div>
    </details>
  )
}
