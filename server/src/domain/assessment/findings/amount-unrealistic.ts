import { message, sentences, type Text } from '../../../words/message.ts'
import type { Realism } from '../../comparison/comparison.ts'
import { REALISM } from '../../rule-book/thresholds.ts'
import type { LeaseFacts } from '../facts/lease-facts.ts'
import { type Finding, finding } from './finding.ts'

/**
 * A grossly disproportionate amount: names the nearest published amount and asks about the unit (R-SCORE-26). There is
 * one finding, based on the closest available data.
 */
export function amountUnrealistic(facts: LeaseFacts): Finding[] {
  const unlike = againstLeases(facts) ?? againstSales(facts) ?? byItself(facts)
  if (unlike === null) return []
  const sentence = sentences([unlike, message('CHECK_AMOUNT_UNIT')])
  return [finding('AMOUNT_UNREALISTIC', 'CAUTION', { headline: unlike, sentence })]
}

/** Whether the deposit of a jeonse is doubted: nothing rests on it until it is clarified (R-SCORE-38). */
export function isDepositDoubted(facts: LeaseFacts): boolean {
  return facts.terms.purpose === 'JEONSE' && amountUnrealistic(facts).length > 0
}

function againstLeases({ leases: { comparison }, terms }: LeaseFacts): Text | null {
  if (comparison === null) return null
  const { amount, parts } = comparison
  if (parts === null) {
    const typed = message('NAMED_AMOUNT', { what: 'JEONSE_DEPOSIT', manwon: amount.inputManwon })
    return disproportion(typed, amount)
  }
  const { depositManwon, monthlyRentManwon } = terms
  const typed = message('DEPOSIT_AND_RENT', { depositManwon, monthlyRentManwon })
  return disproportion(typed, amount, message('DEPOSIT_AND_RENT', parts.nearestLease))
}

function againstSales({ sales: { comparison }, terms }: LeaseFacts): Text | null {
  const typed = message('NAMED_AMOUNT', { what: 'DEPOSIT', manwon: terms.depositManwon })
  return comparison && disproportion(typed, comparison.amount)
}

function disproportion(
  typed: Text,
  { realism, nearestManwon }: { realism: Realism; nearestManwon: number },
  nearest: Text = message('NAMED_AMOUNT', { what: 'DEAL', manwon: nearestManwon }),
): Text | null {
  if (realism === null) return null
  return message('AMOUNT_UNLIKE_DEALS', { typed, nearest, low: realism === 'UNREALISTICALLY_LOW' })
}

/** There is no published amount nearby, but no home is let for so little or so much. */
function byItself({ leases, terms }: LeaseFacts): Text | null {
  if (leases.comparison !== null) return null
  const jeonse = terms.purpose === 'JEONSE'
  const [bounds, manwon] = jeonse
    ? [REALISM.jeonseDeposit, terms.depositManwon]
    : [REALISM.monthlyRent, terms.monthlyRentManwon]
  if (manwon >= bounds.low && manwon <= bounds.high) return null
  const typed = message('NAMED_AMOUNT', { what: jeonse ? 'JEONSE_DEPOSIT' : 'MONTHLY_RENT', manwon })
  return message('AMOUNT_UNLIKE_ANY', { typed, low: manwon < bounds.low })
}
