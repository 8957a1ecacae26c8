import type { EvidenceMetric } from '@lease-risk/contract/places'
import { seoulDateTime } from '../../domain/calendar.ts'
import type { DistrictCounts, LotCounts, StoredCount } from '../../evidence/district-evidence/face.ts'
import { type Message, message } from '../../words/message.ts'

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
