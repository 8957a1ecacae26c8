import type { ReactNode } from 'react'
import styles from './pair.module.css'
import { Text } from './text.tsx'

/**
 * A line in the reader's language with the same in Korean for the other party: side by side on paper and where there is
 * room, otherwise stacked. `korean` undefined: the line is already the reader's own, or there is no Korean one.
 */
export function Pair({ own, korean }: { own: ReactNode; korean: string | undefined }) {
  if (korean === undefined || korean === own) return <Text>{own}</Text>
  return (
    <span className={styles['pair']}>
      <span>
        <Text>{own}</Text>
      </span>
      <span lang="ko">{korean}</span>
    </span>
  )
}
