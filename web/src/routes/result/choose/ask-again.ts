import { type Draft, keepDraft, readDraft } from '../../../lib/draft.ts'
import { typedLease } from '../../../lib/typed-lease.ts'
import type { Result } from '../queries.ts'

/** Fills the draft with all of the request behind a result and applies a change (R-WEB-59). */
export function askAgain({ inputSummary, address }: Result, change: Partial<Draft>): Draft {
  const { contractPurpose, maintenanceFeeAmountManwon: fee } = inputSummary
  const lotAddress = address.jibunAddress ?? inputSummary.address
  const known = readDraft()
  return keepDraft({
    addressLabel: lotAddress,
    lotAddress,
    // the selection of the address search is kept for the same lot only
    jusoAddress: known.lotAddress === lotAddress ? known.jusoAddress : undefined,
    unit: address.unitText ?? '',
    purpose: contractPurpose,
    ...typedLease({
      depositManwon: inputSummary.depositAmountManwon,
      rentManwon: contractPurpose === 'MONTHLY_RENT' ? inputSummary.monthlyRentAmountManwon : null,
      feeManwon: fee > 0 ? fee : null,
      areaSquareMeter: inputSummary.exclusiveAreaSquareMeter,
      floorNumber: inputSummary.floorNumber,
      propertyType: inputSummary.knownPropertyType,
    }),
    description: inputSummary.listingDescription ?? '',
    pastLease: inputSummary.selectedRentCandidate ?? undefined,
    registerKey: inputSummary.selectedRegisterKey ?? undefined,
    ...change,
    // another lot has neither its buildings nor its leases
    ...(change.lotAddress
      ? { addressLabel: change.lotAddress, jusoAddress: undefined, registerKey: undefined, pastLease: undefined }
      : {}),
  })
}
