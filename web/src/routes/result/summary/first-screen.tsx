import { lazy } from 'react'
import { documentLink, type Subject } from '../../../lib/links.ts'
import { loadPart } from '../../../lib/load-part.ts'
import { useWords } from '../../../lib/words.ts'
import { Notice } from '../../../ui/notice.tsx'
import { Part } from '../../../ui/part.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { BesideLink } from '../beside-link.tsx'
import type { Result } from '../queries.ts'
import styles from '../result.module.css'
import { ko } from '../words.ko.ts'
import { answerOf } from './answer-of.ts'
import { FirstAction, MORTGAGE_FIELD } from './first-action.tsx'
import { MortgageField } from './mortgage-field.tsx'
import { mortgagesOf, withMortgages } from './mortgages.ts'
import { Stake } from './stake.tsx'
import type { Answered } from './use-answered.ts'

/** Few homes need a choice. */
const AreaChoices = lazy(() => loadPart(() => import('../choose/area-choices.tsx')))

/** The stake, the next action, and the one fact that a tenant may know but the data do not show. */
export function FirstScreen({ answered, subject }: { answered: Answered; subject: Subject }) {
  const { result, reading, change, state } = answered
  const words = useWords(ko)
  const { stake, firstAction } = answerOf(result)
  const mortgages = mortgagesOf(reading)
  const areas = areasOf(result)
  const hasDeposit = result.inputSummary.depositAmountManwon > 0
  const kept = hasDeposit ? words.mortgages.noValue : words.mortgages.noDeposit
  return (
    <div className={styles['first']}>
      {stake && <Stake stake={stake} />}
      {!stake && hasDeposit && <Notice title={words.stake.none} />}
      <FirstAction action={firstAction} result={result} subject={subject} />
      {areas.length > 0 && (
        <Part waiting={<Skeleton heights={[96]} />}>
          <AreaChoices areas={areas} result={result} />
        </Part>
      )}
      {/* nothing is typed over papers that are not there yet */}
      {state !== 'LOADING' && state !== 'NOT_LOADED' && (
        <MortgageField
          mortgages={mortgages}
          id={MORTGAGE_FIELD}
          onChange={(sum) => change(withMortgages(reading, sum))}
          remark={stake || mortgages.sum === null ? undefined : kept}
        />
      )}
      <BesideLink href={documentLink(subject)}>{words.mortgages.readDocument}</BesideLink>
    </div>
  )
}

/** The published areas of the lot, if none was typed. */
function areasOf({ riskAssessment: { whatWouldChange = [] } }: Result): number[] {
  return (
    whatWouldChange.find(({ kind, field }) => kind === 'INPUT' && field === 'exclusiveAreaSquareMeter')?.choices ?? []
  )
}
