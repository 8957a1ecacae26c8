import type { FormEvent, ReactNode } from 'react'
import styles from './form.module.css'

/** A form whose errors the client shows itself. `label`: set when a screen has several forms. */
export function Form({
  onSubmit,
  label,
  children,
}: {
  onSubmit(event: FormEvent): void
  label?: string
  children: ReactNode
}) {
  return (
    <form aria-label={label} className={styles['form']} noValidate onSubmit={onSubmit}>
      {children}
    </form>
  )
}
