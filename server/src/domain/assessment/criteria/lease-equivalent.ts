import { formatManwon, formatPercent } from '../../../words/ko/format.ts'
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
export function equivalentWords({ deposit, equivalent }: Comparison): string {
  if (deposit === null || equivalent === null || equivalent.ratioToMedian === null) return ''
  if (deposit.inputManwon <= deposit.quartiles.q3 && deposit.inputManwon >= deposit.quartiles.q1) return ''
  const rate = formatPercent(equivalent.rate.value)
  return ` 보증금이 표본과 달라 월세를 연 ${rate}로 환산해 보증금과 함께 보면 중앙값의 ${formatPercent(equivalent.ratioToMedian)}입니다.`
}

export function equivalentEvidence({ equivalent }: Comparison): Evidence[] {
  if (equivalent === null) return []
  const { inputManwon, quartiles, rate } = equivalent
  return [
    {
      source: rate.basis === 'REGION' ? 'market-indicators' : 'law:MARKET_CONVERSION_RATE',
      field: 'depositEquivalent',
      value: `${formatManwon(inputManwon)} (표본 중앙값 ${formatManwon(quartiles.median)})`,
      description: `전월세 전환율 연 ${formatPercent(rate.value)}로 환산한 보증금(${rate.source})`,
    },
  ]
}
