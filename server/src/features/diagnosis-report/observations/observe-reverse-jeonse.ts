import type { LeaseFacts } from '../../../domain/assessment/lease-facts.ts'
import { formatManwon, formatMonths, formatPercent } from '../../../domain/wording/format.ts'
import type { Observation } from './observation.ts'

/** Worth a caution only where the region's jeonse deposits fell within the term of a lease. */
export function observeReverseJeonse({ reverseJeonse }: LeaseFacts): Observation[] {
  if (reverseJeonse?.signal !== 'FALLEN') return []
  const { recent, earlier, change, scope } = reverseJeonse
  const place = scope === 'LEGAL_DISTRICT' ? '같은 법정동' : '같은 시·군·구'
  return [
    {
      code: 'REVERSE_JEONSE',
      topic: 'MONEY',
      sourceKey: 'rent-transaction',
      weight: 'CAUTION',
      title: '2년 전보다 내린 지역 전세 보증금',
      sentence: `${place} 같은 유형의 전세 보증금 중위 수준은 최근 ${formatManwon(recent.medianManwon)}(${formatMonths(recent.months)}, ${recent.sampleCount}건)으로, 2년 전 ${formatManwon(earlier.medianManwon)}(${formatMonths(earlier.months)}, ${earlier.sampleCount}건)보다 ${formatPercent(-change)} 낮습니다. 임대인이 새 보증금만으로 이전 보증금을 돌려주지 못하는 역전세가 생길 수 있습니다. 이 주소의 거래가 아니므로 지역 참고값으로만 보아야 합니다.`,
      action: '임대인에게 보증금을 돌려줄 방법을 묻고, 보증기관에 전세보증금반환보증의 조건을 확인하십시오.',
    },
  ]
}
