import { useEffect, useRef } from 'react'
import styles from './notice.module.css'
import { toneClass } from './tone.ts'

/** All errors of a form in one place; it receives the focus, and each line links to its field. */
export function ErrorSummary({
  title,
  errors,
  attempt,
}: {
  title: string
  errors: { id: string; message: string }[]
  /** Number of attempts to send; a new attempt with errors moves the focus here again. */
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
