import type { RentCandidate } from '@lease-risk/contract/diagnosis-candidates'
import { formatLotNumber } from '../../domain/address/lot-number.ts'
import type { ConversionRate } from '../../domain/law/conversion-rate.ts'
import { rentEquivalent } from '../../domain/law/deposit-rent-conversion.ts'
import type { PastLease } from '../../evidence/deals/face.ts'
import type { DataMode } from '../../platform/data-mode.ts'
import { message, type Unworded } from '../../words/message.ts'
import { sourceName } from '../diagnosis-report/face.ts'

/** One past lease as a card, worded as a past event, never as an offer. */
export function candidateCard(
  lease: PastLease,
  matchLevel: RentCandidate['matchLevel'],
  { dataMode, rate }: { dataMode: DataMode; rate: ConversionRate | null },
): Unworded<RentCandidate> {
  return {
    candidateId: lease.factId,
    source: lease.source,
    sourceLabel: sourceName(message('DEAL_SOURCE_LABEL', { source: lease.source }), dataMode),
    contractDate: lease.contractDate,
    propertyType: lease.propertyType,
    depositAmountManwon: lease.depositManwon,
    monthlyRentAmountManwon: lease.monthlyRentManwon,
    convertedMonthlyRentManwon: convertedRent(lease, rate),
    exclusiveAreaSquareMeter: lease.areaSquareMeter,
    floorNumber: lease.floor,
    buildingName: lease.buildingName,
    lot: lotOf(lease),
    matchLevel,
    confidence: matchLevel === 'SAME_LEGAL_DISTRICT' ? 'LOW' : lease.similar ? 'HIGH' : 'MEDIUM',
    limitation: message('PAST_LEASE', { match: matchLevel }),
  }
}

/** Defined for a lease with monthly rent, in whole manwon. */
function convertedRent({ depositManwon, monthlyRentManwon }: PastLease, rate: ConversionRate | null): number | null {
  if (rate === null || depositManwon === null || !monthlyRentManwon) return null
  return Math.round(rentEquivalent(depositManwon, monthlyRentManwon, rate.value))
}

/** The provider masks the lots of detached houses. */
function lotOf({ landKind, mainNumber, subNumber }: PastLease): string | null {
  return landKind === null || mainNumber === null || subNumber === null
    ? null
    : formatLotNumber({ landKind, mainNumber, subNumber })
}
