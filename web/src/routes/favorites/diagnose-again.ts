import type { Favorite } from '@lease-risk/contract/favorites'
import { keepDraft } from '../../lib/draft.ts'
import { typedLease } from '../../lib/typed-lease.ts'

/** Fills the draft with the terms of a favorite, as if they had just been typed. */
export function diagnoseAgain(favorite: Favorite): void {
  const { address, unitText, contractPurpose } = favorite
  keepDraft({
    addressLabel: address,
    lotAddress: address,
    jusoAddress: undefined,
    registerKey: undefined,
    unit: unitText ?? '',
    purpose: contractPurpose ?? '',
    ...typedLease({
      depositManwon: favorite.depositAmountManwon,
      rentManwon: favorite.monthlyRentAmountManwon,
      feeManwon: favorite.maintenanceFeeAmountManwon,
      areaSquareMeter: favorite.exclusiveAreaSquareMeter,
      floorNumber: favorite.floorNumber,
      propertyType: favorite.knownPropertyType,
    }),
  })
}
