import { formatManwon, formatMonths, formatPercent } from '../../wording/format.ts'
import type { Evidence } from '../assessment.ts'
import type { LeaseFacts } from '../lease-facts.ts'

/** How the region's jeonse deposits moved within the term of a lease; none where the statistics do not tell. */
export function reverseJeonseEvidence({ reverseJeonse }: LeaseFacts): Evidence[] {
  if (reverseJeonse === null) return []
  const { recent, earlier, change, scope } = reverseJeonse
  const place = scope === 'LEGAL_DISTRICT' ? '같은 법정동' : '같은 시·군·구'
  const sign = change > 0 ? '+' : change < 0 ? '-' : ''
  return [
    {
      source: 'market-statistics',
      field: 'jeonseChangeIn24Months',
      value: `${sign}${formatPercent(Math.abs(change))}`,
      description: `${place}의 전세 보증금 중위 수준, 2년 전 ${formatManwon(earlier.medianManwon)}(${formatMonths(earlier.months)}, ${earlier.sampleCount}건)에서 최근 ${formatManwon(recent.medianManwon)}(${formatMonths(recent.months)}, ${recent.sampleCount}건)으로의 변화. 점수에는 쓰지 않음`,
    },
  ]
}
