import type { AddressReason, ADDRESSES as KO } from '../ko/addresses.ts'
import { counted } from './format.ts'
import { placeOf } from './place-names.ts'

/** Why an address does not identify one lot, and what to do next. */
export const ADDRESSES = {
  ADDRESS_NOT_ONE_LOT: ({ reason, named, others }) => {
    if (named.length === 0) return REASONS[reason]
    return `${REASONS[reason]} (It may be: ${named.map(placeOf).join(', ')}${others > 0 ? ` or ${counted(others, 'other place')}` : ''})`
  },
  BUILDING_ON_LOT: ({ address, building, deals }) => `${building}, ${placeOf(address)}, ${counted(deals, 'deal')}`,
} satisfies typeof KO

const REASONS: Record<AddressReason, string> = {
  EMPTY: 'Type in an address, such as 1422-5 Sillim-dong, Gwanak-gu, Seoul (서울특별시 관악구 신림동 1422-5).',
  NO_DISTRICT:
    'The legal district (법정동) in this address is not found. Check the names of the city, the district and the dong, or choose the address from the address search.',
  AMBIGUOUS_DISTRICT:
    'Several legal districts (법정동) have this name. Type the city or province and the district as well.',
  FORMER_DISTRICT:
    'This place name is no longer in use, so its present legal district (법정동) is not settled. Check the places named here and type the address again under its present name.',
  ADMINISTRATIVE_DONG:
    'The dong that you typed is an administrative one (행정동). Type the legal one (법정동), as it stands in the registry and in the building register.',
  NOT_LEAF_DISTRICT:
    'To find the lot, the address has to name a dong (동) or a ri (리). If it is in an eup (읍) or a myeon (면), type the ri as well.',
  NO_LOT: 'No lot number is found in this address. Type it with the dong, such as 1422-5 or san 12-3 (산 12-3).',
  AMBIGUOUS_LOT:
    'The name alone does not settle which lot it is. Check the lot numbers of the places named here and type the lot-number address (지번 주소).',
  LOT_UNSURE:
    'This lot number was read from what you typed, but it is not certain. If it is the right one, continue with it; if not, type the lot-number address (지번 주소) again.',
  ROAD_ADDRESS:
    'A road-name address (도로명주소) alone does not settle which lot it is. Choose the address from the address search or type the lot-number address (지번 주소).',
  UNKNOWN_CODE:
    'The district code of the address that you chose is not known. Choose it again from the address search or type the lot-number address (지번 주소).',
  INVALID_SELECTION:
    'The lot number of the address that you chose is not valid. Choose it again from the address search.',
}
