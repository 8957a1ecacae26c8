import { formatCount } from '../../../lib/amount.ts'
import type { Subject } from '../../../lib/links.ts'
import { useWords } from '../../../lib/words.ts'
import { Pair } from '../../../ui/pair.tsx'
import { Text } from '../../../ui/text.tsx'
import type { Result } from '../queries.ts'
import { useAnswered } from '../summary/use-answered.ts'
import type { Shown } from './conclusion.tsx'
import styles from './sheet.module.css'
import { ko } from './words.ko.ts'

/** The look-ups: each source with its outcome, also in Korean for the broker. A registry was not looked up, but may be read. */
export function Evidence({ result, korean, subject }: Shown & { subject: Subject }) {
  const words = useWords(ko)
  const { registryReadOn } = useAnswered(result, subject)
  const heads = ['source', 'state', 'period', 'count'] as const
  return (
    <section>
      <h2>
        <Pair korean={ko.evidence} own={words.evidence} />
      </h2>
      <table className={styles['table']}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {words[head]}
                <InKorean own={words[head]}>{ko[head]}</InKorean>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {result.dataStatuses
            .map((status) => withReading(status, registryReadOn))
            .map((each) => (
              <Row
                key={each.key}
                korean={korean?.dataStatuses.find(({ key }) => key === each.key)?.title}
                status={each}
              />
            ))}
        </tbody>
      </table>
    </section>
  )
}

type Status = Omit<Result['dataStatuses'][number], 'state'> & { state: keyof typeof ko.states }

/** The card of the registry, once its tenant has read it. */
function withReading(status: Status, readOn: string | null): Status {
  return status.key === 'registry-document' && readOn !== null
    ? { ...status, state: 'read', referencePeriod: readOn }
    : status
}

function Row({ status, korean }: { status: Status; korean: string | undefined }) {
  const words = useWords(ko)
  const { title, state, source, referencePeriod, sampleCount } = status
  const isKnown = state === 'success' || state === 'read'
  return (
    <tr className={isKnown ? undefined : styles['open']}>
      <th scope="row">
        <Text>{title}</Text>{' '}
        <InKorean isInline own={title}>
          {korean}
        </InKorean>
        <span className={styles['source']}>
          <Text>{source}</Text>
        </span>
      </th>
      <td>
        {words.states[state]}
        <InKorean own={words.states[state]}>{ko.states[state]}</InKorean>
      </td>
      <td>{referencePeriod ?? words.none}</td>
      <td>{sampleCount === null ? words.none : formatCount(sampleCount)}</td>
    </tr>
  )
}

/** The Korean text beside or below the tenant's, unless that is Korean itself. */
function InKorean({ own, isInline, children }: { own: string; isInline?: boolean; children: string | undefined }) {
  if (children === undefined || children === own) return null
  return (
    <span className={isInline ? styles['beside'] : styles['source']} lang="ko">
      {children}
    </span>
  )
}
