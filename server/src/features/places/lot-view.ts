import type { PropertySummary } from '@lease-risk/contract/places'
import { nameLot } from '../../domain/address/name-lot.ts'
import type { DistrictCatalogue } from '../../domain/district/district-catalogue.ts'
import type { LotEvidence } from '../../evidence/district-evidence/face.ts'
import type { Unworded } from '../../words/message.ts'
import { evidenceMetrics } from './evidence-view.ts'

/** Lots with stored data. */
export function propertySummaries(
  lots: readonly LotEvidence[],
  catalogue: DistrictCatalogue,
): Unworded<PropertySummary>[] {
  return lots.flatMap(({ pnu, buildingName, counts }) => {
    const named = nameLot(pnu, catalogue)
    if (named === null || Object.values(counts).every(({ count }) => count === 0)) return []
    const { lot, jibunAddress } = named
    const evidence = evidenceMetrics(counts)
    return [{ pnu, legalDistrictCode: lot.legalDistrictCode, jibunAddress, buildingName, evidence }]
  })
}
