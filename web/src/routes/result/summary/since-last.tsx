import { formatDay } from '../../../lib/amount.ts'
import { resultLink } from '../../../lib/links.ts'
import { useWords } from '../../../lib/words.ts'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { LinkRows } from '../../../ui/link-rows.tsx'
import { Text } from '../../../ui/text.tsx'
import type { Result } from '../queries.ts'
import styles from '../result.module.css'
import { ko } from '../words.ko.ts'

/** The differences from the user's previous diagnosis of the same lot. */
export function SinceLast({ since }: { since: Result['sinceLastDiagnosis'] }) {
  const words = useWords(ko)
  if (!since) return null
  const none = words.since.none
  return (
    <Disclosure summary={words.since.title}>
      <p>
        <Text>{since.summary}</Text>
      </p>
      <ul className={styles['plain']}>
        {since.newData.map(({ sourceKey, title, before, after, explanation }) => (
          <li key={sourceKey}>
            <strong>
              <Text>{title}</Text>
            </strong>
            <span className={styles['small']}>
              <Text>{words.since.change(before, after)}</Text>
            </span>
            <span className={styles['small']}>
              <Text>{explanation}</Text>
            </span>
          </li>
        ))}
        {since.changedInput.map(({ field, title, before, after }) => (
          <li key={field}>
            <strong>
              <Text>{words.since.typed(title)}</Text>
            </strong>
            <span className={styles['small']}>
              <Text>{words.since.change(before ?? none, after ?? none)}</Text>
            </span>
          </li>
        ))}
        {since.ruleBook && (
          <li>
            <strong>{words.ruleBook(words.since.change(since.ruleBook.before, since.ruleBook.after))}</strong>
            <span className={styles['small']}>
              <Text>{since.ruleBook.explanation}</Text>
            </span>
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
