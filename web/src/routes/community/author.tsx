import type { CommunityPostSummary } from '@lease-risk/contract/community'
import { useWords } from '../../lib/words.ts'
import { Text } from '../../ui/text.tsx'
import styles from './community.module.css'
import { ko } from './words.ko.ts'

/** The author; operators have a badge that no nickname can imitate. */
export function Author({ author }: { author: CommunityPostSummary['author'] | null }) {
  const words = useWords(ko)
  return (
    <>
      <Text>{author?.nickname ?? words.left}</Text>
      {author?.isStaff && <strong className={styles['staff']}>{words.staff}</strong>}
    </>
  )
}
