import { useEffect, useRef } from 'react'
import styles from './notice.module.css'
import { toneClass } from './tone.ts'

/** What is wrong with a form, in one place; it takes the focus, and each line leads to its field. */
export function ErrorSummary({
  title,
  errors,
  attempt,
}: {
  title: string
  errors: { id: string; message: string }[]
  /** Counts the tries to send; a new one with errors takes the focus again. */
  attempt: number
}) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempt > 0) box.current?.focus()
  }, [attempt])
  if (errors.length === 0) return null
  return (
    <div className={`${styles['notice']} ${toneClass('critical')}`} ref={box} role="alert" tabIndex={-1}>
      <p className={styles['title']}>{title}</p>
      <ul className={styles['list']}>
        {errors.map(({ id, message }) => (
          <li key={`${id} ${message}`}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault()
                document.getElementById(id)?.focus()
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
