import { formatDay } from '../../../lib/amount.ts'
import { resultLink } from '../../../lib/links.ts'
import { useWords } from '../../../lib/words.ts'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { LinkRows } from '../../../ui/link-rows.tsx'
import { Said } from '../../../ui/said.tsx'
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
        <Said>{since.summary}</Said>
      </p>
      <ul className={styles['plain']}>
        {since.newData.map(({ sourceKey, title, before, after, explanation }) => (
          <li key={sourceKey}>
            <strong>
              <Said>{title}</Said>
            </strong>
            <span className={styles['small']}>
              <Said>{words.since.change(before, after)}</Said>
            </span>
            <span className={styles['small']}>
              <Said>{explanation}</Said>
            </span>
          </li>
        ))}
        {since.changedInput.map(({ field, title, before, after }) => (
          <li key={field}>
            <strong>
              <Said>{words.since.typed(title)}</Said>
            </strong>
            <span className={styles['small']}>
              <Said>{words.since.change(before ?? none, after ?? none)}</Said>
            </span>
          </li>
        ))}
        {since.ruleBook && (
          <li>
            <strong>{words.ruleBook(words.since.change(since.ruleBook.before, since.ruleBook.after))}</strong>
            <span className={styles['small']}>
              <Said>{since.ruleBook.explanation}</Said>
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
