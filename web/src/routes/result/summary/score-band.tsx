import { useWords } from '../../../lib/words.ts'
import { GradeMark } from '../../../ui/grade-mark.tsx'
import { RiskBand } from '../../../ui/risk-band.tsx'
import type { Result } from '../queries.ts'
import styles from '../result.module.css'
import { ko } from '../words.ko.ts'
import { scoreOf, scoreSentence } from './score.ts'

type Assessment = Result['riskAssessment']

/** The score as a mark with its reach, and the equivalent sentence. */
export function ScoreBand({ assessment }: { assessment: Assessment }) {
  const words = useWords(ko)
  const { mark, low, high } = scoreOf(assessment)
  const sentence = scoreSentence(words, assessment)
  return (
    <div className={styles['score']}>
      <p className={styles['grade']}>
        <GradeMark grade={assessment.riskGrade} />
        {words.grades[assessment.riskGrade]}
      </p>
      <RiskBand axis={words.higherIsRiskier} high={high} label={sentence} low={low} mark={mark} />
      <p className={styles['small']}>{sentence}</p>
    </div>
  )
}
