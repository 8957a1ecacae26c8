import type { EvidenceMetric, PropertySummary } from '@lease-risk/contract/places'
import { nameLot } from '../../domain/address/name-lot.ts'
import { seoulDateTime } from '../../domain/calendar.ts'
import type { DistrictCatalogue } from '../../domain/district/district-catalogue.ts'
import type { DistrictCounts, LotCounts, LotEvidence, StoredCount } from '../../evidence/district-evidence/index.ts'
import { type Message, message, type Unworded } from '../../words/message.ts'

const SOURCES: [keyof DistrictCounts, EvidenceMetric['key']][] = [
  ['transaction', 'transaction'],
  ['buildingRegister', 'building-register'],
  ['publicPrice', 'public-price'],
  ['monthlyStatistic', 'monthly-statistic'],
]

type Metric = Omit<EvidenceMetric, 'title'> & { title: Message }

/** One metric per source, including those with nothing stored. */
export function evidenceMetrics(counts: DistrictCounts | LotCounts): Metric[] {
  const all: Partial<Record<string, StoredCount>> = counts
  return SOURCES.flatMap(([name, key]) => {
    const stored = all[name]
    if (stored === undefined) return []
    const { count, latestAt } = stored
    const title = message('DATA_KIND', { kind: key })
    return [{ key, title, storedCount: count, latestReferenceAt: latestAt && seoulDateTime(latestAt) }]
  })
}

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
