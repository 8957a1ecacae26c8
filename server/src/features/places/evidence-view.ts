import type { EvidenceMetric } from '@lease-risk/contract/places'
import { seoulDateTime } from '../../domain/calendar.ts'
import type { DistrictCounts, LotCounts, StoredCount } from '../../evidence/district-evidence/face.ts'

const SOURCES: [keyof DistrictCounts, EvidenceMetric['key'], string][] = [
  ['transaction', 'transaction', '실거래'],
  ['buildingRegister', 'building-register', '건축물대장'],
  ['publicPrice', 'public-price', '공시가격'],
  ['monthlyStatistic', 'monthly-statistic', '월별 통계'],
]

/** One metric per source, those with nothing stored included. */
export function evidenceMetrics(counts: DistrictCounts | LotCounts): EvidenceMetric[] {
  const all: Partial<Record<string, StoredCount>> = counts
  return SOURCES.flatMap(([name, key, title]) => {
    const stored = all[name]
    if (stored === undefined) return []
    const { count, latestAt } = stored
    return [{ key, title, storedCount: count, latestReferenceAt: latestAt && seoulDateTime(latestAt) }]
  })
}
