import { type Message, message } from '../../../words/message.ts'
import type { Comparison } from '../../comparison/comparison.ts'
import { LEASE_LINES } from '../../rule-book/lines.ts'
import type { Evidence } from '../findings/evidence.ts'

/**
 * The ratio by which a lease is judged: the rent's own, but for a lease of less rent and more deposit than most (반전세)
 * that of both as one deposit, or a small rent would look suspicious. The riskier of the two counts.
 */
export function judgedLeaseRatio(
  { deposit, equivalent }: Comparison,
  ratio: number,
  equivalentRatio: number | null = equivalent?.ratioToMedian ?? null,
): number {
  if (deposit === null || equivalentRatio === null || ratio >= LEASE_LINES.high) return ratio
  return deposit.inputManwon > deposit.quartiles.q3 ? Math.max(ratio, equivalentRatio) : ratio
}

/** Said where deposit and rent differ from the sample's in opposite ways, so that neither alone is enough. */
export function withDeposit({ deposit, equivalent }: Comparison): Message[] {
  if (deposit === null || equivalent === null || equivalent.ratioToMedian === null) return []
  if (deposit.inputManwon <= deposit.quartiles.q3 && deposit.inputManwon >= deposit.quartiles.q1) return []
  return [message('LEASE_WITH_DEPOSIT', { rate: equivalent.rate.value, ratio: equivalent.ratioToMedian })]
}

export function equivalentEvidence({ equivalent }: Comparison): Evidence[] {
  if (equivalent === null) return []
  const { inputManwon: manwon, quartiles, rate } = equivalent
  return [
    {
      source: rate.basis === 'REGION' ? 'market-indicators' : 'law:MARKET_CONVERSION_RATE',
      field: 'depositEquivalent',
      value: message('DEPOSIT_EQUIVALENT', { manwon, medianManwon: quartiles.median }),
      description: message('DEPOSIT_EQUIVALENT_BY', { rate: rate.value, source: rate.source }),
    },
  ]
}
