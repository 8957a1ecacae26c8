import { useWords } from '../../../lib/words.ts'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { Said } from '../../../ui/said.tsx'
import { Section } from '../../../ui/screen.tsx'
import { StatusWord } from '../../../ui/status-word.tsx'
import type { Result } from '../queries.ts'
import styles from '../result.module.css'
import { ko } from '../words.ko.ts'

const TONES = { HIGH: 'high', CAUTION: 'moderate', CHECK: 'low', UNKNOWN: 'unknown' } as const

/** Three findings: how heavy, what; the service's own sentences behind each. */
export function Findings({ findings }: { findings: Result['topRiskFindings'] }) {
  const words = useWords(ko)
  return (
    <Section title={words.findings}>
      <div>
        {findings.map((finding) => (
          <Disclosure
            key={`${finding.category}${finding.title}`}
            summary={
              <span className={styles['finding']}>
                <span className={styles['small']}>{words.categories[finding.category]}</span>
                <StatusWord tone={TONES[finding.severity]}>{words.severities[finding.severity]}</StatusWord>
                <span className={styles['findingTitle']}>
                  <Said>{finding.title}</Said>
                </span>
              </span>
            }
          >
            <blockquote className={styles['quote']}>
              <p>
                <Said>{finding.evidence}</Said>
              </p>
              <p>
                <strong>{words.limitation}</strong> <Said>{finding.limitation}</Said>
              </p>
              <p>
                <strong>{words.action}</strong> <Said>{finding.action}</Said>
              </p>
            </blockquote>
          </Disclosure>
        ))}
      </div>
    </Section>
  )
}
