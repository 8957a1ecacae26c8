import type { Favorite } from '@lease-risk/contract/favorites'
import { addressFailureMessage } from '../../domain/address/address-failure.ts'
import { normaliseAddress } from '../../domain/address/normalise-address.ts'
import { seoulDateTime } from '../../domain/calendar.ts'
import type { DistrictCatalogue } from '../../domain/district/district-catalogue.ts'
import { message, type Text, type Unworded } from '../../words/message.ts'
import type { StoredFavorite } from './stored-favorites.ts'

export function presentFavorite(stored: StoredFavorite, catalogue: DistrictCatalogue): Unworded<Favorite> {
  const { depositManwon, monthlyRentManwon, maintenanceFeeManwon, areaSquareMeter, jusoAddress: _, ...rest } = stored
  const { contractOn, balanceOn, moveInOn, endOn, registerKey, stateSince: __, ...kept } = rest
  return {
    ...kept,
    addressState: stored.pnu === null ? 'NEEDS_EXACT_ADDRESS' : 'NORMALIZED',
    addressMessage: stored.pnu === null ? exactAddressMessage(stored, catalogue) : null,
    legalDistrictCode: stored.pnu?.slice(0, 10) ?? null,
    depositAmountManwon: depositManwon,
    monthlyRentAmountManwon: monthlyRentManwon,
    maintenanceFeeAmountManwon: maintenanceFeeManwon,
    exclusiveAreaSquareMeter: areaSquareMeter,
    selectedRegisterKey: registerKey,
    dates: { contractOn, balanceOn, moveInOn, endOn },
    createdAt: seoulDateTime(stored.createdAt),
    updatedAt: seoulDateTime(stored.updatedAt),
  }
}

/** Why nothing can be looked up, and how to proceed. The home stays as saved until the user corrects the address. */
function exactAddressMessage(
  { inputAddress, jusoAddress }: Pick<StoredFavorite, 'inputAddress' | 'jusoAddress'>,
  catalogue: DistrictCatalogue,
): Text {
  const outcome = normaliseAddress({ address: inputAddress, jusoAddress }, catalogue)
  return outcome.ok ? message('SAVED_WITHOUT_LOT') : addressFailureMessage(outcome)
}
