import { useWords } from '../../../lib/words.ts'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { Section } from '../../../ui/screen.tsx'
import { StatusWord } from '../../../ui/status-word.tsx'
import { Text } from '../../../ui/text.tsx'
import type { Result } from '../queries.ts'
import styles from '../result.module.css'
import { heaviestFindings, type Shown } from './heaviest.ts'
import { ko } from './words.ko.ts'

const TONES = { SEVERE: 'critical', CAUTION: 'moderate', GAP: 'unknown', ASK: 'low', NOTE: 'low' } as const

/** Findings in the service's own sentences: the most severe are open, the others behind a line with their number and severity. */
export function Findings({ result }: { result: Result }) {
  const words = useWords(ko)
  const [heaviest, ...others] = heaviestFindings(result)
  if (heaviest === undefined) return null
  return (
    <Section title={words.findings}>
      <div>
        <Title finding={heaviest} />
        <Sentence finding={heaviest} />
      </div>
      {others.length > 0 && (
        <Disclosure summary={<Weights findings={others} />}>
          {others.map((finding) => (
            <div key={finding.key}>
              <Title finding={finding} />
              <Sentence finding={finding} />
            </div>
          ))}
        </Disclosure>
      )}
    </Section>
  )
}

/** The number of further findings, by severity. */
function Weights({ findings }: { findings: readonly Shown[] }) {
  const words = useWords(ko)
  const byWeight = [...Map.groupBy(findings, ({ weight }) => weight)]
  return (
    <span className={styles['weights']}>
      {words.more}
      {byWeight.map(([weight, { length }]) => (
        <StatusWord key={weight} tone={TONES[weight]}>
          {words.weights[weight]} {length}
        </StatusWord>
      ))}
    </span>
  )
}

function Title({ finding: { weight, title } }: { finding: Shown }) {
  const words = useWords(ko)
  return (
    <span>
      <StatusWord tone={TONES[weight]}>{words.weights[weight]}</StatusWord>{' '}
      <strong>
        <Text>{title}</Text>
      </strong>
    </span>
  )
}

function Sentence({ finding }: { finding: Shown }) {
  return (
    <p className={styles['small']}>
      <Text>{finding.sentence}</Text>
    </p>
  )
}
