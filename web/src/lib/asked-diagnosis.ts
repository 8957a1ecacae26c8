import type { RentRiskDiagnosisRequest } from '@lease-risk/contract/diagnosis-request'
import { pyeongToSquareMeter, readManwon } from './amount.ts'
import type { Draft } from './draft.ts'

export function areaOf(draft: Draft): number | undefined {
  const area = Number(draft.area.replace(',', '.'))
  if (draft.area.trim() === '') return undefined
  return draft.areaUnit === 'PYEONG' ? pyeongToSquareMeter(area) : area
}

function floorOf({ floor, basement }: Draft): number | undefined {
  if (floor.trim() === '') return basement ? -1 : undefined
  const number = Number(floor)
  return basement ? -Math.abs(number) : number
}

/** Builds the request from the draft; empty fields are omitted. */
export function requestOf(draft: Draft): Partial<RentRiskDiagnosisRequest> {
  const rent = draft.purpose === 'MONTHLY_RENT' ? (readManwon(draft.rent) ?? undefined) : undefined
  const request = {
    address: [draft.lotAddress, draft.unit.trim()].filter(Boolean).join(' ').slice(0, 200),
    contractPurpose: draft.purpose || undefined,
    depositAmountManwon: readManwon(draft.deposit) ?? undefined,
    monthlyRentAmountManwon: rent,
    maintenanceFeeAmountManwon: readManwon(draft.fee) ?? undefined,
    exclusiveAreaSquareMeter: areaOf(draft),
    floorNumber: floorOf(draft),
    knownPropertyType: draft.typeHint || undefined,
    listingDescription: draft.description.trim() || undefined,
    jusoAddress: draft.jusoAddress,
    selectedRegisterKey: draft.registerKey,
    selectedRentCandidate: draft.pastLease,
  } satisfies Record<keyof RentRiskDiagnosisRequest, unknown>
  return Object.fromEntries(
    Object.entries(request).filter(([, value]) => value !== undefined),
  ) as Partial<RentRiskDiagnosisRequest>
}
