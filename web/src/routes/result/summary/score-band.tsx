import { useWords } from '../../../lib/words.ts'
import { GradeMark } from '../../../ui/grade-mark.tsx'
import { RiskBand } from '../../../ui/risk-band.tsx'
import type { Result } from '../queries.ts'
import styles from '../result.module.css'
import { ko } from '../words.ko.ts'
import { scoreOf } from './score.ts'

/** The score as a mark with its reach, and the sentence that says the same; how it came about stands among the criteria. */
export function ScoreBand({ assessment }: { assessment: Result['riskAssessment'] }) {
  const words = useWords(ko)
  const score = scoreOf(assessment)
  const { mark, low, high } = score
  const sentence =
    mark === null
      ? `${words.held} ${words.heldReach(low, high)}`
      : [words.score(mark), ...reachOf(words, { mark, low, high })].join(' ')
  return (
    <div className={styles['score']}>
      <p className={styles['grade']}>
        <GradeMark grade={assessment.riskGrade} />
        {words.grades[assessment.riskGrade]}
      </p>
      <RiskBand axis={words.higherIsRiskier} high={high} label={sentence} low={low} mark={mark} />
      <p className={styles['small']}>
        {sentence} {words.notApproval}
      </p>
    </div>
  )
}

/** Nothing where nothing that is open can move it. */
function reachOf(words: typeof ko, { mark, low, high }: { mark: number; low: number; high: number }): string[] {
  if (low < mark) return [words.reachBoth(low, high)]
  return high > mark ? [words.reach(high)] : []
}
