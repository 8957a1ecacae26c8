import { useWords } from '../../../lib/words.ts'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { Said } from '../../../ui/said.tsx'
import { Section } from '../../../ui/screen.tsx'
import { StatusWord } from '../../../ui/status-word.tsx'
import type { Result } from '../queries.ts'
import styles from '../result.module.css'
import { heaviestFindings, type Shown } from './heaviest.ts'
import { ko } from './words.ko.ts'

const TONES = { SEVERE: 'critical', CAUTION: 'moderate', GAP: 'unknown', ASK: 'low', NOTE: 'low' } as const

/** The findings: how heavy and what of, each in a line; the service's own sentence of the heaviest, and of the others on a press. */
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
        <div>
          {others.map((finding) => (
            <Disclosure key={finding.key} summary={<Title finding={finding} />}>
              <Sentence finding={finding} />
            </Disclosure>
          ))}
        </div>
      )}
    </Section>
  )
}

function Title({ finding: { weight, title } }: { finding: Shown }) {
  const words = useWords(ko)
  return (
    <span>
      <StatusWord tone={TONES[weight]}>{words.weights[weight]}</StatusWord>{' '}
      <strong>
        <Said>{title}</Said>
      </strong>
    </span>
  )
}

function Sentence({ finding }: { finding: Shown }) {
  return (
    <p className={styles['small']}>
      <Said>{finding.sentence}</Said>
    </p>
  )
}
