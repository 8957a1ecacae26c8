import { formatDay } from '../../../lib/amount.ts'
import { resultLink } from '../../../lib/links.ts'
import { useWords } from '../../../lib/words.ts'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { LinkRows } from '../../../ui/link-rows.tsx'
import type { Result } from '../queries.ts'
import styles from '../result.module.css'
import { ko } from '../words.ko.ts'

/** What differs from the last time the same person asked about the same lot. */
export function SinceLast({ since }: { since: Result['sinceLastDiagnosis'] }) {
  const words = useWords(ko)
  if (!since) return null
  const none = words.since.none
  return (
    <Disclosure summary={words.since.title}>
      <p>{since.summary}</p>
      <ul className={styles['plain']}>
        {since.newData.map(({ sourceKey, title, before, after, explanation }) => (
          <li key={sourceKey}>
            <strong>{title}</strong>
            <span className={styles['small']}>{words.since.change(before, after)}</span>
            <span className={styles['small']}>{explanation}</span>
          </li>
        ))}
        {since.changedInput.map(({ field, title, before, after }) => (
          <li key={field}>
            <strong>{words.since.typed(title)}</strong>
            <span className={styles['small']}>{words.since.change(before ?? none, after ?? none)}</span>
          </li>
        ))}
        {since.ruleBook && (
          <li>
            <strong>{words.ruleBook(words.since.change(since.ruleBook.before, since.ruleBook.after))}</strong>
            <span className={styles['small']}>{since.ruleBook.explanation}</span>
          </li>
        )}
      </ul>
      <LinkRows
        rows={[
          {
            href: resultLink({ diagnosisId: since.diagnosisId }),
            label: words.since.open(formatDay(since.diagnosedAt)),
          },
        ]}
      />
    </Disclosure>
  )
}
