import type { FavoriteAnalysis } from '@lease-risk/contract/favorite-analysis'
import { isStop } from '../../lib/decision/use-level.ts'
import { useWords } from '../../lib/words.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import styles from './favorites.module.css'
import { ko } from './words.ko.ts'

const PERCENT = 100

/** The letter; where data are missing, or the answer says to stop, there is none, but what to check (R-FAV-08, R-WEB-61). */
export function Signal({ analysis }: { analysis: FavoriteAnalysis }) {
  const words = useWords(ko)
  const { letter, label, score, coverage, description, reasons } = analysis.dashboardGrade
  const [first] = analysis.nextActions
  const isGraded = score !== null && !isStop(analysis.decision)
  const unscored = analysis.aiAssessment.sameTerms === true ? words.heldScore : words.noScore
  const scored = score === null ? unscored : words.score(score)
  return (
    <>
      <div className={styles['signal']}>
        {letter !== null && isGraded && (
          <span aria-label={words.letter(letter)} className={styles['letter']} role="img">
            {letter}
          </span>
        )}
        <p>
          <strong>{isGraded ? label : words.moreToCheck}</strong>
          {!isGraded && first && <span className={styles['small']}>{first}</span>}
          <span className={styles['small']}>
            {scored} {words.coverage(Math.round(coverage * PERCENT))}
          </span>
        </p>
      </div>
      <p>{words.signal}</p>
      <blockquote className={styles['quote']}>
        {[...new Set([description, ...analysis.reportSummary.sentences])].map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </blockquote>
      {reasons.length > 0 && (
        <Disclosure summary={words.basis}>
          <ul className={styles['plain']}>
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </Disclosure>
      )}
    </>
  )
}
