import type { CommunityPostSummary } from '@lease-risk/contract/community'
import { useWords } from '../../lib/words.ts'
import { Said } from '../../ui/said.tsx'
import styles from './community.module.css'
import { ko } from './words.ko.ts'

/** The author; operators have a badge that no nickname can imitate. */
export function Author({ author }: { author: CommunityPostSummary['author'] | null }) {
  const words = useWords(ko)
  return (
    <>
      <Said>{author?.nickname ?? words.left}</Said>
      {author?.isStaff && <strong className={styles['staff']}>{words.staff}</strong>}
    </>
  )
}
