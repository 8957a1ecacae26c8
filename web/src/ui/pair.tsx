import type { ReactNode } from 'react'
import styles from './pair.module.css'
import { Said } from './said.tsx'

/**
 * A line in the reader's language with the same in Korean, for the person across the table: side by side where there is room and on
 * paper, else one below the other. `korean` undefined: the reader's own line, or none is there.
 */
export function Pair({ own, korean }: { own: ReactNode; korean: string | undefined }) {
  if (korean === undefined || korean === own) return <Said>{own}</Said>
  return (
    <span className={styles['pair']}>
      <span>
        <Said>{own}</Said>
      </span>
      <span lang="ko">{korean}</span>
    </span>
  )
}
