import { ko as states } from '../../../lib/source-states/words.ko.ts'
import { useWords } from '../../../lib/words.ts'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { Said } from '../../../ui/said.tsx'
import { silentSources } from '../below/heaviest.ts'
import type { Result } from '../queries.ts'
import styles from '../result.module.css'
import { ko } from '../words.ko.ts'

/** The sources that did not answer properly, with reasons and a warning that this is not a good sign. */
export function MissingSources({ statuses }: { statuses: Result['dataStatuses'] }) {
  const words = useWords(ko)
  const stateWords = useWords(states)
  const missing = silentSources(statuses)
  if (missing.length === 0) return null
  return (
    <Disclosure
      summary={
        <>
          {words.notAnswered(missing.map(({ title }) => title).join(', '))}
          <span className={styles['small']}>{words.notGood}</span>
        </>
      }
    >
      <ul className={styles['plain']}>
        {missing.map(({ key, title, state, details }) => (
          <li key={key}>
            <strong>
              <Said>{title}</Said>
            </strong>{' '}
            · {stateWords[state]}
            <span className={styles['small']}>
              <Said>{details[0]}</Said>
            </span>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
