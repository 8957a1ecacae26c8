import { type ComponentProps, createContext, use } from 'react'
import { Link } from 'wouter'
import styles from './button.module.css'
import { Said } from './said.tsx'

type Look = 'primary' | 'secondary' | 'quiet' | 'danger'

function classOf(look: Look, wide: boolean | undefined): string {
  return `${styles['button']} ${styles[look]} ${wide ? styles['wide'] : ''}`
}

/** Whether nothing can be sent at present; why is said elsewhere. */
export const SendsOff = createContext(false)

/**
 * `busy`: what it started is under way; it stays where it is and takes no second press. `sends`: it writes something, which waits for
 * a connection.
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

/** A link that looks like a button, since it leads on. */
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
      <Said>{children}</Said>
    </Link>
  )
}
