import type { ReactNode } from 'react'
import styles from './choice.module.css'

/** A checkbox row as wide as the screen. */
export function CheckRow({
  label,
  detail,
  checked,
  onChange,
}: {
  label: ReactNode
  detail?: ReactNode
  checked: boolean
  onChange(checked: boolean): void
}) {
  return (
    <label className={styles['card']}>
      <input
        checked={checked}
        className={styles['radio']}
        onChange={(event) => onChange(event.target.checked)}
        type="checkbox"
      />
      <span>
        <span className={styles['text']}>{label}</span>
        {detail && <span className={styles['detail']}>{detail}</span>}
      </span>
    </label>
  )
}
