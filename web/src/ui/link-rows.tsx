import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Icon } from './icon.tsx'
import styles from './link-rows.module.css'
import { Text } from './text.tsx'

/** Maximum letters of a label that fits half the width of a phone in two lines. */
const SHORT = 20

/** A stacked list of links. `inPairs`: two per row if all labels are short. */
export function LinkRows({
  rows,
  inPairs = false,
}: {
  rows: { href: string; label: string; mark?: ReactNode; detail?: ReactNode }[]
  inPairs?: boolean
}) {
  if (rows.length === 0) return null
  const isPaired = inPairs && rows.every(({ label }) => label.length <= SHORT)
  return (
    <ul className={`${styles['rows']} ${isPaired ? styles['pairs'] : ''}`}>
      {rows.map(({ href, label, mark, detail }) => (
        <li key={href}>
          <Link className={styles['row'] ?? ''} href={href}>
            <span className={styles['text']}>
              <span className={mark ? styles['marked'] : undefined}>
                {mark}
                <Text>{label}</Text>
              </span>
              {detail && (
                <span className={styles['detail']}>
                  <Text>{detail}</Text>
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
