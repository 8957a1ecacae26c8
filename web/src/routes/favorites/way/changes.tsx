import type { FavoriteWay } from '@lease-risk/contract/favorite-way'
import { formatDate } from '../../../lib/amount.ts'
import { resultLink } from '../../../lib/links.ts'
import { useWords } from '../../../lib/words.ts'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { LinkRows } from '../../../ui/link-rows.tsx'
import { Section } from '../../../ui/screen.tsx'
import styles from './way.module.css'
import { ko } from './words.ko.ts'

/** Data stored since the diagnosis, and the last two readings of the registry. */
export function Changes({ way: { changes, readings, diagnosisId } }: { way: FavoriteWay }) {
  const words = useWords(ko)
  return (
    <>
      {changes.length > 0 && (
        <Section title={words.sinceCheck}>
          <ul className={styles['lines']}>
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </Section>
      )}
      {readings && (
        <Section title={words.readings(formatDate(readings.fromReadOn ?? ''), formatDate(readings.toReadOn ?? ''))}>
          <p>{readings.summary}</p>
          <ul className={styles['lines']}>
            {readings.changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
          {diagnosisId !== null && (
            <LinkRows rows={[{ href: resultLink({ diagnosisId }, '/papers'), label: words.openPapers }]} />
          )}
        </Section>
      )}
    </>
  )
}

/** The papers to get: read, or the outcome of their request. */
export function PapersToGet({ papers }: { papers: FavoriteWay['papers'] }) {
  const words = useWords(ko)
  if (papers.length === 0) return null
  const received = papers.filter(({ status, readOn }) => status === 'RECEIVED' || readOn).length
  return (
    <Disclosure summary={words.papers(received, papers.length)}>
      <ul className={styles['lines']}>
        {papers.map(({ paper, name, status, readOn }) => (
          <li key={paper}>
            {name}: {readOn ? words.read(formatDate(readOn)) : words.paperStates[status]}
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
