import { resultLink, type Subject } from '../../../lib/links.ts'
import { useWords } from '../../../lib/words.ts'
import { GradeMark } from '../../../ui/grade-mark.tsx'
import { LinkRows } from '../../../ui/link-rows.tsx'
import type { Result } from '../queries.ts'
import styles from '../result.module.css'
import { ko } from '../words.ko.ts'
import { scoreSentence } from './score.ts'

/** The grade, which links to the criteria, with the score and its reach below. */
export function ScoreLink({ result, subject }: { result: Result; subject: Subject }) {
  const words = useWords(ko)
  const { riskGrade } = result.riskAssessment
  const row = {
    href: resultLink(subject, '/criteria'),
    label: words.grades[riskGrade],
    mark: <GradeMark grade={riskGrade} />,
    detail: words.criteria,
  }
  return (
    <div>
      <LinkRows rows={[row]} />
      <p className={styles['small']}>
        {scoreSentence(words, result.riskAssessment)} {words.notApproval}
      </p>
    </div>
  )
}
