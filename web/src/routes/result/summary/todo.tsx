import { useWords } from '../../../lib/words.ts'
import { Said } from '../../../ui/said.tsx'
import { Section } from '../../../ui/screen.tsx'
import type { Result } from '../queries.ts'
import styles from '../result.module.css'
import { ko } from '../words.ko.ts'
import { papersBySpan, scoreOf } from './score.ts'

const MOST = 3

/** What to do first: the decision's own word, then the papers that can move the score most. */
export function Todo({ result }: { result: Result }) {
  const words = useWords(ko)
  const { mark } = scoreOf(result.riskAssessment)
  const papers = papersBySpan(result)
  return (
    <Section title={words.todo}>
      <ol className={styles['todo']}>
        <li>
          <Said>{result.decisionSummary.primaryAction}</Said>
        </li>
        {papers.slice(0, MOST - 1).map((paper) => (
          <li key={paper.field}>
            <Said>{paper.action}</Said>
            <span className={styles['small']}>
              {mark !== null && paper.high !== null && paper.high > mark
                ? words.fromTo(mark, paper.high)
                : words.outOfScore}
            </span>
          </li>
        ))}
      </ol>
    </Section>
  )
}
