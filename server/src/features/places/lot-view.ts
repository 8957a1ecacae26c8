import type { PropertySummary } from '@lease-risk/contract/places'
import type { Lot } from '../../domain/address/lot.ts'
import { formatLotNumber } from '../../domain/address/lot-number.ts'
import { parsePnu } from '../../domain/address/pnu.ts'
import type { DistrictCatalogue } from '../../domain/district/district-catalogue.ts'
import type { LegalDistrict } from '../../domain/district/legal-district.ts'
import type { LotEvidence } from '../../evidence/index.ts'
import { evidenceMetrics } from './evidence-view.ts'

/** A lot in words. `null` when the PNU is none or names a district that the catalogue does not know. */
export type NamedLot = { lot: Lot; district: LegalDistrict; lotNumber: string; jibunAddress: string }

export function nameLot(pnu: string, catalogue: DistrictCatalogue): NamedLot | null {
  const lot = parsePnu(pnu)
  const district = lot && catalogue.find(lot.legalDistrictCode)
  if (lot === null || district === null) return null
  const lotNumber = formatLotNumber(lot)
  return { lot, district, lotNumber, jibunAddress: `${district.fullName} ${lotNumber}` }
}

/** Lots with something stored. */
export function propertySummaries(lots: readonly LotEvidence[], catalogue: DistrictCatalogue): PropertySummary[] {
  return lots.flatMap(({ pnu, buildingName, counts }) => {
    const named = nameLot(pnu, catalogue)
    if (named === null || Object.values(counts).every(({ count }) => count === 0)) return []
    const { lot, jibunAddress } = named
    const evidence = evidenceMetrics(counts)
    return [{ pnu, legalDistrictCode: lot.legalDistrictCode, jibunAddress, buildingName, evidence }]
  })
}
