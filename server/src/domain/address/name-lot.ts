import type { DistrictCatalogue } from '../district/district-catalogue.ts'
import type { LegalDistrict } from '../district/legal-district.ts'
import type { Lot } from './lot.ts'
import { formatLotNumber } from './lot-number.ts'
import { parsePnu } from './pnu.ts'

/** A lot in words. */
export type NamedLot = { lot: Lot; district: LegalDistrict; lotNumber: string; jibunAddress: string }

/** `null` if the PNU is invalid or its district is not in the catalogue. */
export function nameLot(pnu: string, catalogue: DistrictCatalogue): NamedLot | null {
  const lot = parsePnu(pnu)
  const district = lot && catalogue.find(lot.legalDistrictCode)
  if (lot === null || district === null) return null
  const lotNumber = formatLotNumber(lot)
  return { lot, district, lotNumber, jibunAddress: `${district.fullName} ${lotNumber}` }
}
