import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Icon } from './icon.tsx'
import styles from './link-rows.module.css'
import { Said } from './said.tsx'

/** Ways on, one under the other. */
export function LinkRows({ rows }: { rows: { href: string; label: ReactNode; detail?: ReactNode }[] }) {
  if (rows.length === 0) return null
  return (
    <ul className={styles['rows']}>
      {rows.map(({ href, label, detail }) => (
        <li key={href}>
          <Link className={styles['row'] ?? ''} href={href}>
            <span className={styles['text']}>
              <span>
                <Said>{label}</Said>
              </span>
              {detail && (
                <span className={styles['detail']}>
                  <Said>{detail}</Said>
                </span>
              )}
            </span>
            <Icon name="next" size={20} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
