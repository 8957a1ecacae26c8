import type { ReactNode } from 'react'
import styles from './chips.module.css'
import { Icon } from './icon.tsx'
import { Text } from './text.tsx'

export type Chip = {
  key: string
  label: ReactNode
  /** Describes the action to users who cannot see the cross. */
  action?: string
  /** `undefined`: cannot be removed. */
  onRemove?: (() => void) | undefined
  /** Read, but not used. */
  isUnused?: boolean
}

/** The recognised terms as chips, each of which can be removed. */
export function Chips({ label, chips }: { label: string; chips: Chip[] }) {
  return (
    <ul aria-label={label} className={styles['chips']}>
      {chips.map((chip) => (
        <li className={chip.isUnused ? styles['unused'] : styles['chip']} key={chip.key}>
          <span>
            <Text>{chip.label}</Text>
          </span>
          {chip.onRemove && (
            <button aria-label={chip.action} className={styles['remove']} onClick={chip.onRemove} type="button">
              <Icon name="close" size={16} />
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
