import { lazyPart } from '../../../lib/lazy-part.ts'
import { documentLink, entriesLink, type Subject } from '../../../lib/links.ts'
import { useWords } from '../../../lib/words.ts'
import { Notice } from '../../../ui/notice.tsx'
import { Part } from '../../../ui/part.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { InlineLink } from '../inline-link.tsx'
import type { Result } from '../queries.ts'
import styles from '../result.module.css'
import { answerOf } from './answer-of.ts'
import { FirstAction, MORTGAGE_FIELD } from './first-action.tsx'
import { MortgageField } from './mortgage-field.tsx'
import { type Mortgages, mortgagesOf, withMortgages } from './mortgages.ts'
import { Stake } from './stake.tsx'
import type { Answered } from './use-answered.ts'
import { ko } from './words.ko.ts'

/** Few homes need a choice. */
const AreaChoices = lazyPart(() => import('../choose/area-choices.tsx'))

/** The stake, the next action, and the one fact that a tenant may know but the data do not show. */
export function FirstScreen({ answered, subject }: { answered: Answered; subject: Subject }) {
  const { result, reading, state } = answered
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
      <FirstAction action={firstAction} hasEntries={mortgages.isDetailed} result={result} subject={subject} />
      {areas.length > 0 && (
        <Part waiting={<Skeleton heights={[96]} />}>
          <AreaChoices areas={areas} result={result} />
        </Part>
      )}
      {/* nothing is typed over papers that are not there yet */}
      {state !== 'LOADING' && state !== 'NOT_LOADED' && (
        <Ahead answered={answered} mortgages={mortgages} remark={stake ? undefined : kept} subject={subject} />
      )}
    </div>
  )
}

type AheadProps = { answered: Answered; mortgages: Mortgages; remark: string | undefined; subject: Subject }

/** One sum to type; once entries were read one by one, the way to them. */
function Ahead({ answered: { reading, change, state }, mortgages, remark, subject }: AheadProps) {
  const words = useWords(ko).mortgages
  if (mortgages.isDetailed)
    return (
      <div>
        {state === 'READY' && <p className={styles['small']}>{words.detailed}</p>}
        <InlineLink href={entriesLink(subject)}>{words.readEntries}</InlineLink>
      </div>
    )
  return (
    <>
      <MortgageField
        id={MORTGAGE_FIELD}
        onChange={(sum) => change(withMortgages(reading, sum))}
        remark={mortgages.sum === null ? undefined : remark}
        sum={mortgages.sum}
      />
      <InlineLink href={documentLink(subject)}>{words.readDocument}</InlineLink>
    </>
  )
}

/** The published areas of the lot, if none was typed. */
function areasOf({ riskAssessment: { whatWouldChange = [] } }: Result): number[] {
  return (
    whatWouldChange.find(({ kind, field }) => kind === 'INPUT' && field === 'exclusiveAreaSquareMeter')?.choices ?? []
  )
}
