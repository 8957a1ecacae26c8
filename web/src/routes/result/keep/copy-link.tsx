import { resultLink, type Subject } from '../../../lib/links.ts'
import { useWords } from '../../../lib/words.ts'
import { CopyButton } from '../copy-button.tsx'
import styles from '../result.module.css'
import { ko } from '../words.ko.ts'

/** A link to a result of a token opens it for everybody; that is said first. */
export function CopyLink({ subject }: { subject: Subject }) {
  const words = useWords(ko)
  if (!('token' in subject)) return null
  return (
    <div>
      <p className={styles['small']}>{words.linkWarning}</p>
      <CopyButton
        copied={words.copied}
        name={words.copyLink}
        textOf={() => new URL(resultLink(subject), location.href).href}
      />
    </div>
  )
}
