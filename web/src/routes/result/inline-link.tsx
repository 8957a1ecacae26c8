import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Text } from '../../ui/text.tsx'
import styles from './result.module.css'

/** A link beside other text, with a full touch target that takes no more space than its line. */
export function InlineLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link className={`${styles['change']} ${styles['beside']}`} href={href}>
      <Text>{children}</Text>
    </Link>
  )
}
