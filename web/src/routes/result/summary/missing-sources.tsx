import { ko as states } from '../../../lib/source-states/words.ko.ts'
import { useWords } from '../../../lib/words.ts'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { Text } from '../../../ui/text.tsx'
import { isPartlyReceived, silentSources } from '../below/heaviest.ts'
import type { Result } from '../queries.ts'
import styles from '../result.module.css'
import { ko } from '../words.ko.ts'

/** The sources that did not answer, with a warning that this is not a good sign, those that answered in part, and reasons. */
export function MissingSources({ result }: { result: Result }) {
  const words = useWords(ko)
  const stateWords = useWords(states)
  const open = silentSources(result)
  if (open.length === 0) return null
  const partly = open.filter(isPartlyReceived)
  const missing = open.filter((each) => !isPartlyReceived(each))
  return (
    <Disclosure
      summary={
        <>
          {missing.length > 0 && words.notAnswered(namesOf(missing))}
          {missing.length > 0 && <span className={styles['small']}>{words.notGood}</span>}
          {partly.length > 0 && words.partlyAnswered(namesOf(partly))}
        </>
      }
    >
      <ul className={styles['plain']}>
        {open.map(({ key, title, state, details }) => (
          <li key={key}>
            <strong>
              <Text>{title}</Text>
            </strong>{' '}
            · {stateWords[state]}
            <span className={styles['small']}>
              <Text>{details[0]}</Text>
            </span>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

function namesOf(statuses: Result['dataStatuses']): string {
  return statuses.map(({ title }) => title).join(', ')
}
