import { useWords } from '../../../lib/words.ts'
import { Said } from '../../../ui/said.tsx'
import { Section } from '../../../ui/screen.tsx'
import { StatusWord } from '../../../ui/status-word.tsx'
import type { Result } from '../queries.ts'
import styles from '../result.module.css'
import { heaviestFindings } from './heaviest.ts'
import { ko } from './words.ko.ts'

const TONES = { SEVERE: 'critical', CAUTION: 'moderate', GAP: 'unknown', ASK: 'low', NOTE: 'low' } as const

/** The findings, open: how heavy, what of, and the service's own sentence. */
export function Findings({ result }: { result: Result }) {
  const words = useWords(ko)
  const findings = heaviestFindings(result)
  if (findings.length === 0) return null
  return (
    <Section title={words.findings}>
      <ul className={styles['findings']}>
        {findings.map(({ key, weight, title, sentence }) => (
          <li key={key}>
            <p className={styles['finding']}>
              <StatusWord tone={TONES[weight]}>{words.weights[weight]}</StatusWord>
              <strong>
                <Said>{title}</Said>
              </strong>
            </p>
            <p className={styles['small']}>
              <Said>{sentence}</Said>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
