import { Link } from 'wouter'
import { resultLink, type Subject } from '../../../lib/links.ts'
import { useWords } from '../../../lib/words.ts'
import { Icon } from '../../../ui/icon.tsx'
import styles from '../result.module.css'
import { ko } from '../words.ko.ts'

/** The link above the heading of every screen behind a result. */
export function BackToResult({ subject }: { subject: Subject }) {
  const words = useWords(ko)
  return (
    <p className={styles['back']}>
      <Link href={resultLink(subject)}>
        <Icon name="back" size={20} />
        {words.toResult}
      </Link>
    </p>
  )
}
