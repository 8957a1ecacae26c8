import type { CriterionCode } from '@lease-risk/contract/codes/assessment'
import { message } from '../../../words/message.ts'
import { checkOf } from '../../checks/catalogue.ts'
import type { LeaseFacts } from '../facts/lease-facts.ts'
import { amountUnrealistic } from '../findings/amount-unrealistic.ts'
import type { CriterionOutcomes } from './criterion-outcome.ts'
import { unscored } from './outcome.ts'

/** The criteria that are calculated from the typed amounts. */
const RESTS_ON_AMOUNTS = [
  'MARKET_PRICE_COMPARISON_RISK',
  'DEPOSIT_TO_VALUE_RISK',
  'PUBLIC_PRICE_SUPPORT_RISK',
  'MONTHLY_COST_BURDEN_RISK',
] as const satisfies CriterionCode[]

/** R-SCORE-38: a doubtful amount has no score, high or low, until it is clarified. */
export function withoutDoubted(facts: LeaseFacts, outcomes: CriterionOutcomes): CriterionOutcomes {
  const doubted = amountUnrealistic(facts)
  if (doubted.length === 0) return outcomes
  const missing = {
    field: facts.terms.purpose === 'JEONSE' ? 'depositAmountManwon' : 'monthlyRentAmountManwon',
    reason: message('AMOUNT_IS_DOUBTED'),
    requiredAction: checkOf('INPUT_AMOUNTS').action,
    checkId: 'INPUT_AMOUNTS',
  } as const
  const held = RESTS_ON_AMOUNTS.filter((code) => outcomes[code].status !== 'NOT_APPLICABLE').map((code) => {
    // the evidence it was compared with remains traceable, and the sum of what was typed is no judgment
    const { evidence, findings } = outcomes[code]
    const sum = findings.filter((each) => each.code === 'MONTHLY_FIXED_COST')
    return [code, unscored('DATA_MISSING', [...doubted, ...sum], { evidence, missing: [missing] })] as const
  })
  return { ...outcomes, ...Object.fromEntries(held) }
}
