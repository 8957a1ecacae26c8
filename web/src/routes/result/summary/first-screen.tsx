import type { Subject } from '../../../lib/links.ts'
import { useWords } from '../../../lib/words.ts'
import { Notice } from '../../../ui/notice.tsx'
import { AreaChoices } from '../choose/area-choices.tsx'
import { useReading } from '../papers/reading/use-reading.ts'
import type { Result } from '../queries.ts'
import styles from '../result.module.css'
import { ko } from '../words.ko.ts'
import { answerOf } from './answer-of.ts'
import { claimsOf, withClaims } from './claims.ts'
import { ClaimsField } from './claims-field.tsx'
import { CLAIMS_FIELD, FirstAction } from './first-action.tsx'
import { Stake } from './stake.tsx'

/** What is at stake, what to do now, and the one thing that a tenant may know and the data do not. */
export function FirstScreen({ result, subject }: { result: Result; subject: Subject }) {
  const words = useWords(ko)
  const { stake, firstAction } = answerOf(result)
  const { reading, change } = useReading(subject, result.diagnosisId)
  const claims = claimsOf(reading)
  const hasDeposit = result.inputSummary.depositAmountManwon > 0
  const kept = hasDeposit ? words.claims.noValue : words.claims.noDeposit
  return (
    <div className={styles['first']}>
      {stake && <Stake claims={claims.sum} stake={stake} />}
      {!stake && hasDeposit && <Notice title={words.stake.none} />}
      <FirstAction action={firstAction} result={result} subject={subject} />
      <AreaChoices result={result} />
      <ClaimsField
        claims={claims}
        id={CLAIMS_FIELD}
        onChange={(sum) => change(withClaims(reading, sum))}
        remark={stake || claims.sum === null ? undefined : kept}
      />
    </div>
  )
}
