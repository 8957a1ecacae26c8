import type { CriterionCode } from '@lease-risk/contract/codes/assessment'
import { CRITERION_RULES } from '../../rule-book/criteria.ts'
import type { CriterionOutcome, CriterionOutcomes, Scored } from '../criteria/criterion-outcome.ts'
import { floorScore } from '../criteria/outcome.ts'
import { OTHER_DEPOSITS_FIELD } from '../findings/other-deposits.ts'
import { RENT_COMPARISON_SPAN, SCORE_SPANS } from '../score/score-spans.ts'

/** The total only rises with a score, so the two ends of the span, either status, are the extremes. */
const ENDS = (['AVAILABLE', 'PARTIAL'] as const).flatMap((status) =>
  (['low', 'high'] as const).map((at) => ({ status, at })),
)
type End = (typeof ENDS)[number]

/** What may be paid before the deposit. */
export type Claims = 'SENIOR_DEBT' | 'SENIOR_DEPOSITS'

/** What rests on a part of the data rests on all of it, and says the same; none where nothing does. */
export function inFull(outcomes: CriterionOutcomes): CriterionOutcomes[] {
  const partial = CRITERION_RULES.filter(({ code }) => outcomes[code].status === 'PARTIAL')
  if (partial.length === 0) return []
  const whole = partial.map(({ code }): [CriterionCode, CriterionOutcome] => [
    code,
    { ...outcomes[code], status: 'AVAILABLE' },
  ])
  return [{ ...outcomes, ...Object.fromEntries(whole) }]
}

/**
 * Every open criterion answered at once, at the ends of its span. The mean is highest with all of them partial, the
 * severity floor with all of them available, and both are lowest with all available at the low end: no mixture of
 * answers lies outside.
 */
export function allAnswered(outcomes: CriterionOutcomes): CriterionOutcomes[] {
  const open = openCriteria(outcomes)
  if (open.length === 0) return []
  return ENDS.map((end) => {
    const answered = open.map((code) => [code, { ...outcomes[code], ...answerOf(outcomes, code, end) }])
    return { ...outcomes, ...Object.fromEntries(answered) }
  })
}

/** Those that are scored and apply, and have no number. */
export function openCriteria(outcomes: CriterionOutcomes): CriterionCode[] {
  const isOpen = ({ riskScore, status }: Scored) => riskScore === null && status !== 'NOT_APPLICABLE'
  return CRITERION_RULES.filter(({ code, weight }) => weight > 0 && isOpen(outcomes[code])).map(({ code }) => code)
}

/** With all of these criteria answered, and with each of them alone, at the ends of their spans. */
export function answeredAtEnds(outcomes: CriterionOutcomes, codes: readonly CriterionCode[]): CriterionOutcomes[] {
  const answers = [codes, ...codes.map((code) => [code])]
  return ENDS.flatMap((end) =>
    answers.map((given) => ({
      ...outcomes,
      ...Object.fromEntries(given.map((code) => [code, { ...outcomes[code], ...answerOf(outcomes, code, end) }])),
    })),
  )
}

/** Without a deposit, no price and no claim ahead of it raises a score. */
export function isFree({ DEPOSIT_TO_VALUE_RISK: { evidence } }: CriterionOutcomes): boolean {
  return evidence.some(({ field, value }) => field === 'depositAmountManwon' && value === 0)
}

const OF_DEPOSIT: readonly CriterionCode[] = ['DEPOSIT_TO_VALUE_RISK', 'PUBLIC_PRICE_SUPPORT_RISK']

function answerOf(outcomes: CriterionOutcomes, code: CriterionCode, end: End): Scored {
  const { status } = end
  const at = OF_DEPOSIT.includes(code) && isFree(outcomes) ? 'low' : end.at
  // a jeonse alone has no monthly cost
  const isRent = outcomes.MONTHLY_COST_BURDEN_RISK.status !== 'NOT_APPLICABLE'
  if (isRent && code === 'MARKET_PRICE_COMPARISON_RISK') {
    return { status, riskScore: RENT_COMPARISON_SPAN[at], severityScore: null }
  }
  const riskScore = SCORE_SPANS[code][at]
  return { status, riskScore, severityScore: at === 'low' ? null : floorScore(riskScore) }
}

/** From no claim at all to more than the home is worth. */
export function withClaims(outcomes: CriterionOutcomes, claims: readonly Claims[]): Record<CriterionCode, Scored>[] {
  if (isFree(outcomes)) return [outcomes]
  return (['low', 'high'] as const).map((end) => ({
    ...outcomes,
    DEPOSIT_TO_VALUE_RISK: comparedWithClaims(outcomes, 'DEPOSIT_TO_VALUE_RISK', claims, end),
    PUBLIC_PRICE_SUPPORT_RISK: comparedWithClaims(outcomes, 'PUBLIC_PRICE_SUPPORT_RISK', claims, end),
  }))
}

/**
 * One of the two where claims that go before the deposit would be added to it. Only other deposits make a shared
 * house's ratio computable.
 */
function comparedWithClaims(
  outcomes: CriterionOutcomes,
  code: CriterionCode,
  claims: readonly Claims[],
  end: 'low' | 'high',
): Scored {
  const outcome = outcomes[code]
  const span = SCORE_SPANS[code]
  if (outcome.riskScore !== null) {
    if (end === 'low') return outcome
    const riskScore = Math.max(outcome.riskScore, span.high)
    return { status: outcome.status, riskScore, severityScore: floorScore(riskScore) }
  }
  const waits = outcome.missingData.some(({ field }) => field === OTHER_DEPOSITS_FIELD)
  if (!waits || !claims.includes('SENIOR_DEPOSITS')) return outcome
  return { status: 'PARTIAL', riskScore: span[end], severityScore: end === 'high' ? floorScore(span.high) : null }
}
