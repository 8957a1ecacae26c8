import { type ReactNode, useEffect, useId, useState } from 'react'
import styles from './amount-field.module.css'
import field from './field.module.css'
import { FieldNote } from './field.tsx'

const PAUSE_MS = 600

/**
 * A large input for an amount in manwon: grouped while typing and read back in words after a pause. The caller supplies
 * the words.
 */
export function AmountField({
  label,
  value,
  onChange,
  readBack,
  steps,
  unit,
  format,
  hint,
  error,
  id,
}: {
  label: ReactNode
  value: string
  onChange(text: string): void
  /** The amount as the service will read it; empty if it cannot be parsed. */
  readBack: string
  steps: { label: string; onAdd(): void }[]
  unit: string
  format(text: string): string
  hint?: ReactNode
  error?: string | undefined
  id?: string
}) {
  const own = useId()
  const inputId = id ?? own
  return (
    <div className={field['field']}>
      <label className={field['label']} htmlFor={inputId}>
        {label}
      </label>
      <div className={styles['box']}>
        <input
          aria-describedby={`${inputId}-hint`}
          aria-invalid={error !== undefined}
          autoComplete="off"
          className={styles['input']}
          id={inputId}
          inputMode="numeric"
          onChange={(event) => onChange(format(event.target.value))}
          value={value}
        />
        <span className={styles['unit']}>{unit}</span>
      </div>
      <ReadBack text={readBack} />
      <FieldNote error={error} hint={hint} id={`${inputId}-hint`} />
      <div className={styles['steps']}>
        {steps.map((step) => (
          <button className={styles['step']} key={step.label} onClick={step.onAdd} type="button">
            {step.label}
          </button>
        ))}
      </div>
    </div>
  )
}

/** Shown at once, spoken after a pause. */
function ReadBack({ text }: { text: string }) {
  const [spoken, setSpoken] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p className={styles['read']}>
      <span aria-hidden="true">{text || ' '}</span>
      <span aria-live="polite" className="visually-hidden">
        {spoken}
      </span>
    </p>
  )
}
