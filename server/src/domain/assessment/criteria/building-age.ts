import { formatDate } from '../../wording/format.ts'
import type { CriterionOutcome } from '../assessment.ts'
import { valueAt } from '../curve.ts'
import type { LeaseFacts } from '../lease-facts.ts'
import { CONFIDENCE, CURVES } from '../rule-book.ts'
import { scored, unscored } from './outcome.ts'

const MILLIS_PER_YEAR = 365.2425 * 86_400_000

const ACTIONS = ['누수, 결로, 난방, 배관, 균열을 현장에서 확인하고 수리 책임을 특약으로 정하십시오.']

/** Years since use approval; of several possible buildings the oldest counts. */
export function judgeBuildingAge({ property, asOf }: LeaseFacts): CriterionOutcome {
  const buildings = property.building === null ? property.candidates : [property.building]
  const oldest = buildings
    .flatMap(({ useApprovalDate }) => useApprovalDate ?? [])
    .filter((date) => Number.isFinite(Date.parse(date)))
    .toSorted()[0]
  if (oldest === undefined) {
    return unscored('DATA_MISSING', {
      reason: '건축물대장의 사용승인일을 확인하지 못했습니다.',
      explanation: '사용승인일을 확인하지 못해 건물의 경과 연수를 계산하지 않았습니다.',
      missingData: [
        {
          field: 'useApprovalDate',
          reason: '사용승인일이 확인되지 않았습니다.',
          requiredAction: '건축물대장에서 사용승인일을 확인하십시오.',
        },
      ],
      actions: ACTIONS,
    })
  }
  const years = Math.max(0, (Date.parse(asOf) - Date.parse(oldest)) / MILLIS_PER_YEAR)
  const certain = property.building !== null
  const reason = `사용승인일은 ${formatDate(oldest)}로, 약 ${Math.floor(years)}년이 지났습니다.`
  return scored(
    certain ? 'AVAILABLE' : 'PARTIAL',
    valueAt(CURVES.yearsSinceApproval, years),
    certain ? CONFIDENCE.register : CONFIDENCE.severalCandidates,
    {
      reason,
      explanation: `${reason}${certain ? '' : ' 여러 건물 가운데 가장 오래된 건물을 기준으로 했습니다.'} 실제 관리 상태는 현장에서 확인해야 합니다.`,
      evidence: [
        { source: 'building-register', field: 'useApprovalDate', value: oldest, description: '사용승인일' },
        {
          source: 'rule-book',
          field: 'yearsSinceApproval',
          value: Math.floor(years),
          description: '사용승인 후 경과 연수(년)',
        },
      ],
      actions: ACTIONS,
    },
  )
}
