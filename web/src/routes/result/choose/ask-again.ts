import { formatCount } from '../../../lib/amount.ts'
import { type Draft, keepDraft, readDraft } from '../../../lib/draft.ts'
import type { Result } from '../queries.ts'

/** Fills the draft with what a result was made from, and with a change. */
export function askAgain({ inputSummary, address }: Result, change: Partial<Draft>): void {
  const { contractPurpose, floorNumber, exclusiveAreaSquareMeter: area } = inputSummary
  const lotAddress = address.jibunAddress ?? inputSummary.address
  const known = readDraft()
  keepDraft({
    addressLabel: lotAddress,
    lotAddress,
    // what was picked in the address search is kept for the same lot only
    jusoAddress: known.lotAddress === lotAddress ? known.jusoAddress : undefined,
    unit: address.unitText ?? '',
    purpose: contractPurpose,
    deposit: formatCount(inputSummary.depositAmountManwon),
    rent: contractPurpose === 'MONTHLY_RENT' ? formatCount(inputSummary.monthlyRentAmountManwon) : '',
    fee: inputSummary.maintenanceFeeAmountManwon > 0 ? formatCount(inputSummary.maintenanceFeeAmountManwon) : '',
    area: area === null ? '' : String(area),
    areaUnit: 'SQUARE_METER',
    floor: floorNumber === null ? '' : String(Math.abs(floorNumber)),
    basement: floorNumber !== null && floorNumber < 0,
    typeHint: inputSummary.knownPropertyType ?? '',
    description: inputSummary.listingDescription ?? '',
    registerKey: undefined,
    ...change,
    ...(change.lotAddress ? { addressLabel: change.lotAddress, jusoAddress: undefined } : {}),
  })
}
