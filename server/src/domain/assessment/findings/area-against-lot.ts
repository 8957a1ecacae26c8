import { formatArea } from '../../../words/ko/format.ts'
import type { LeaseFacts } from '../facts/lease-facts.ts'
import { type Finding, finding } from './finding.ts'

/**
 * A typed area that no home of the lot is known to have. It is a gross area (공급면적) or another lot more often than an
 * unknown home, and every comparison by area goes astray with it.
 */
export function areaAgainstLot({ terms: { areaSquareMeter }, unlikeAreas }: LeaseFacts): Finding[] {
  if (areaSquareMeter === null || unlikeAreas === undefined) return []
  const { count, fromSquareMeter, toSquareMeter } = unlikeAreas
  const known = [...new Set([fromSquareMeter, toSquareMeter].map(formatArea))].join('~')
  return [
    finding('AREA_UNLIKE_LOT', 'CAUTION', {
      sentence: `입력하신 전용면적 ${formatArea(areaSquareMeter)}와 비슷한 집이 이 지번에서 확인된 거래와 공시가격 ${count}건(전용면적 ${known}) 가운데 없습니다. 공급면적을 적었거나 지번이 다를 수 있고, 면적이 다르면 금액의 비교도 모두 달라지므로 먼저 확인해야 합니다.`,
      evidence: [
        {
          source: 'user-input',
          field: 'exclusiveAreaSquareMeter',
          value: areaSquareMeter,
          description: '입력한 전용면적(㎡)',
        },
        {
          source: 'rule-book',
          field: 'knownAreas',
          value: known,
          description: `이 지번에서 확인된 전용면적(${count}건)`,
        },
      ],
    }),
  ]
}
