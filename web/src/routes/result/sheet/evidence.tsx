import { formatCount } from '../../../lib/amount.ts'
import { useWords } from '../../../lib/words.ts'
import { Pair } from '../../../ui/pair.tsx'
import { Said } from '../../../ui/said.tsx'
import type { Result } from '../queries.ts'
import styles from './sheet.module.css'
import { ko } from './words.ko.ts'

/** The look-ups: each source with its outcome, also in Korean for the broker. */
export function Evidence({ result, korean }: { result: Result; korean: Result | undefined }) {
  const words = useWords(ko)
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
          {result.dataStatuses.map(({ key, title, state, source, referencePeriod, sampleCount }) => (
            <tr className={state === 'success' ? undefined : styles['open']} key={key}>
              <th scope="row">
                <Said>{title}</Said>{' '}
                <InKorean isBeside own={title}>
                  {korean?.dataStatuses.find((status) => status.key === key)?.title}
                </InKorean>
                <span className={styles['source']}>
                  <Said>{source}</Said>
                </span>
              </th>
              <td>
                {words.states[state]}
                <InKorean own={words.states[state]}>{ko.states[state]}</InKorean>
              </td>
              <td>{referencePeriod ?? words.none}</td>
              <td>{sampleCount === null ? words.none : formatCount(sampleCount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** The Korean text beside or below the tenant's, unless that is Korean itself. */
function InKorean({ own, isBeside, children }: { own: string; isBeside?: boolean; children: string | undefined }) {
  if (children === undefined || children === own) return null
  return (
    <span className={isBeside ? styles['beside'] : styles['source']} lang="ko">
      {children}
    </span>
  )
}
