import type { Favorite } from '@lease-risk/contract/favorites'
import { addressFailureMessage } from '../../domain/address/address-failure.ts'
import { normaliseAddress } from '../../domain/address/normalise-address.ts'
import { seoulDateTime } from '../../domain/calendar.ts'
import type { DistrictCatalogue } from '../../domain/district/district-catalogue.ts'
import type { StoredFavorite } from './stored-favorites.ts'

/** Why nothing can be looked up for a home. It stays as it was saved until the user corrects the address. */
const SAY_AGAIN = '저장한 주소로는 지번을 확인하지 못했습니다. 지번 주소로 고쳐 다시 저장하십시오.'

export function presentFavorite(stored: StoredFavorite, catalogue: DistrictCatalogue): Favorite {
  const { depositManwon, monthlyRentManwon, maintenanceFeeManwon, areaSquareMeter, jusoAddress: _, ...kept } = stored
  return {
    ...kept,
    addressState: stored.pnu === null ? 'NEEDS_EXACT_ADDRESS' : 'NORMALIZED',
    addressMessage: stored.pnu === null ? exactAddressMessage(stored, catalogue) : null,
    legalDistrictCode: stored.pnu?.slice(0, 10) ?? null,
    depositAmountManwon: depositManwon,
    monthlyRentAmountManwon: monthlyRentManwon,
    maintenanceFeeAmountManwon: maintenanceFeeManwon,
    exclusiveAreaSquareMeter: areaSquareMeter,
    createdAt: seoulDateTime(stored.createdAt),
    updatedAt: seoulDateTime(stored.updatedAt),
  }
}

/** What was wrong with the address and how to go on. */
function exactAddressMessage(
  { inputAddress, jusoAddress }: Pick<StoredFavorite, 'inputAddress' | 'jusoAddress'>,
  catalogue: DistrictCatalogue,
): string {
  const outcome = normaliseAddress({ address: inputAddress, jusoAddress }, catalogue)
  return outcome.ok ? SAY_AGAIN : addressFailureMessage(outcome)
}
