import { type ComponentProps, createContext, use } from 'react'
import { Link } from 'wouter'
import styles from './button.module.css'
import { Text } from './text.tsx'

type Look = 'primary' | 'secondary' | 'quiet' | 'danger'

function classOf(look: Look, wide: boolean | undefined): string {
  return `${styles['button']} ${styles[look]} ${wide ? styles['wide'] : ''}`
}

/** Whether sending is currently impossible; the reason is shown elsewhere. */
export const SendsOff = createContext(false)

/**
 * `busy`: its action is in progress; the button stays in place and ignores further presses. `sends`: its action writes,
 * and so requires a connection.
 */
export function Button({
  look = 'secondary',
  wide,
  busy,
  sends,
  onClick,
  ...rest
}: ComponentProps<'button'> & { look?: Look; wide?: boolean; busy?: boolean | undefined; sends?: boolean }) {
  const isOff = use(SendsOff) && sends
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={busy || isOff || rest['aria-disabled']}
      className={classOf(look, wide)}
      onClick={(event) => (busy || isOff ? event.preventDefault() : onClick?.(event))}
    />
  )
}

/** A link styled as a button, because it leads to the next step. */
export function ButtonLink({
  look = 'secondary',
  wide,
  href,
  children,
}: {
  look?: Look
  wide?: boolean
  href: string
  children: React.ReactNode
}) {
  return (
    <Link className={classOf(look, wide)} href={href}>
      <Text>{children}</Text>
    </Link>
  )
}
