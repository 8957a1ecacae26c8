import type { RentCandidate } from '@lease-risk/contract/diagnosis-candidates'
import { formatLotNumber } from '../../domain/address/lot-number.ts'
import { DEAL_SOURCE_NAMES } from '../../domain/wording/labels.ts'
import type { PastLease } from '../../evidence/deals/face.ts'
import type { DataMode } from '../../platform/data-mode.ts'
import type { Unworded } from '../../words/message.ts'
import { sourceName } from '../diagnosis-report/face.ts'

const LIMITATIONS: Record<RentCandidate['matchLevel'], string> = {
  SAME_LOT:
    '같은 지번에서 신고된 과거 거래입니다. 호수가 공개되지 않아 계약할 호실의 거래인지 알 수 없으며, 지금의 시세나 임대 여부를 뜻하지 않습니다.',
  SAME_LEGAL_DISTRICT:
    '같은 지번의 과거 거래가 없어 보여 드리는 같은 법정동의 과거 거래입니다. 다른 건물의 거래이므로 신뢰도가 낮은 참고 자료로만 보십시오.',
}

/** One past lease as a card; worded as what has happened, never as what is on offer. */
export function candidateCard(
  lease: PastLease,
  matchLevel: RentCandidate['matchLevel'],
  dataMode: DataMode,
): Unworded<RentCandidate> {
  return {
    candidateId: lease.factId,
    source: lease.source,
    sourceLabel: sourceName(DEAL_SOURCE_NAMES[lease.source], dataMode),
    contractDate: lease.contractDate,
    propertyType: lease.propertyType,
    depositAmountManwon: lease.depositManwon,
    monthlyRentAmountManwon: lease.monthlyRentManwon,
    exclusiveAreaSquareMeter: lease.areaSquareMeter,
    floorNumber: lease.floor,
    buildingName: lease.buildingName,
    lot: lotOf(lease),
    matchLevel,
    confidence: matchLevel === 'SAME_LEGAL_DISTRICT' ? 'LOW' : lease.similar ? 'HIGH' : 'MEDIUM',
    limitation: LIMITATIONS[matchLevel],
  }
}

/** The provider masks the lots of detached houses. */
function lotOf({ landKind, mainNumber, subNumber }: PastLease): string | null {
  return landKind === null || mainNumber === null || subNumber === null
    ? null
    : formatLotNumber({ landKind, mainNumber, subNumber })
}
