import type { ReactNode } from 'react'
import styles from './choice.module.css'
import { Icon } from './icon.tsx'
import { Text } from './text.tsx'

/** A question whose answers are large cards, one of which can be chosen. */
export function Choice<T extends string>({
  legend,
  name,
  options,
  value,
  onChange,
  columns = 1,
  hideLegend,
  error,
}: {
  legend: ReactNode
  name: string
  options: { value: T; label: ReactNode; detail?: ReactNode }[]
  value: T | ''
  onChange(value: T): void
  columns?: 1 | 2
  hideLegend?: boolean
  error?: string | undefined
}) {
  return (
    <fieldset aria-describedby={error ? `${name}-error` : undefined}>
      <legend className={hideLegend ? 'visually-hidden' : styles['legend']}>{legend}</legend>
      {error && (
        <p className={styles['error']} id={`${name}-error`}>
          {error}
        </p>
      )}
      <div className={`${styles['options']} ${columns === 2 ? styles['two'] : ''}`}>
        {options.map((option, index) => (
          <label className={styles['card']} key={option.value}>
            <input
              checked={option.value === value}
              className={styles['radio']}
              id={index === 0 ? name : undefined}
              name={name}
              onChange={() => onChange(option.value)}
              type="radio"
              value={option.value}
            />
            <span>
              <span className={styles['text']}>
                <Text>{option.label}</Text>
              </span>
              {option.detail && (
                <span className={styles['detail']}>
                  <Text>{option.detail}</Text>
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** A question that is answered by pressing one of its large buttons, which leads on. */
export function ChoiceButtons<T extends string>({
  options,
  onChoose,
}: {
  options: { value: T; label: ReactNode; detail: ReactNode }[]
  onChoose(value: T): void
}) {
  return (
    <div className={styles['options']}>
      {options.map(({ value, label, detail }) => (
        <button
          className={`${styles['card']} ${styles['button']}`}
          key={value}
          onClick={() => onChoose(value)}
          type="button"
        >
          <span>
            <span className={styles['text']}>
              <Text>{label}</Text>
            </span>
            <span className={styles['detail']}>
              <Text>{detail}</Text>
            </span>
          </span>
          <Icon name="next" size={20} />
        </button>
      ))}
    </div>
  )
}
