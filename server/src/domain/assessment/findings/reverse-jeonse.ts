import { formatManwon, formatMonths, formatPercent } from '../../../words/ko/format.ts'
import type { LeaseFacts } from '../facts/lease-facts.ts'
import type { Evidence } from './evidence.ts'
import { type Finding, finding } from './finding.ts'

/** Worth a caution only where the region's jeonse deposits fell within the term of a lease. */
export function reverseJeonse(facts: LeaseFacts): Finding[] {
  if (facts.reverseJeonse?.signal !== 'FALLEN') return []
  const { recent, earlier, change, scope } = facts.reverseJeonse
  const [now, before] = [recent, earlier].map(
    (pool) => `${formatManwon(pool.medianManwon)}(${formatMonths(pool.months)}, ${pool.sampleCount}건)`,
  )
  return [
    finding('REVERSE_JEONSE', 'CAUTION', {
      sentence: `${placeOf(scope)} 같은 유형의 전세 보증금 중위 수준은 최근 ${now}으로, 2년 전 ${before}보다 ${formatPercent(-change)} 낮습니다. 임대인이 새 보증금만으로 이전 보증금을 돌려주지 못하는 역전세가 생길 수 있습니다. 이 주소의 거래가 아니므로 지역 참고값으로만 보아야 합니다.`,
      evidence: reverseJeonseEvidence(facts),
    }),
  ]
}

/** How the region's jeonse deposits moved within the term of a lease; none without statistics. */
export function reverseJeonseEvidence({ reverseJeonse: moved }: LeaseFacts): Evidence[] {
  if (moved === null) return []
  const { recent, earlier, change, scope } = moved
  const sign = change > 0 ? '+' : change < 0 ? '-' : ''
  return [
    {
      source: 'market-statistics',
      field: 'jeonseChangeIn24Months',
      value: `${sign}${formatPercent(Math.abs(change))}`,
      description: `${placeOf(scope)}의 전세 보증금 중위 수준, 2년 전 ${formatManwon(earlier.medianManwon)}(${formatMonths(earlier.months)}, ${earlier.sampleCount}건)에서 최근 ${formatManwon(recent.medianManwon)}(${formatMonths(recent.months)}, ${recent.sampleCount}건)으로의 변화. 점수에는 쓰지 않음`,
    },
  ]
}

function placeOf(scope: 'LEGAL_DISTRICT' | 'LAWD_CD'): string {
  return scope === 'LEGAL_DISTRICT' ? '같은 법정동' : '같은 시·군·구'
}
