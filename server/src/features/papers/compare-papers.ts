import type { PaperReading } from '@lease-risk/contract/papers-input'
import type { PapersComparison, PapersComparisonQuery } from '@lease-risk/contract/saved-readings'
import { compareReadings, type ReadingChange } from '../../domain/papers/readings/compare-readings.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { Services } from '../../services.ts'
import { type Message, message, type Unworded } from '../../words/message.ts'
import { carriedOver, type Owner, ownBasis } from './read-papers.ts'
import { readVersions } from './readings.ts'
import { typedPapers } from './typed-papers.ts'

/** The changes from one version to another. @throws AppError 404 also for a version that does not exist. */
export async function comparePapers(
  services: Services,
  owner: Owner,
  { from, to }: PapersComparisonQuery,
): Promise<Unworded<PapersComparison>> {
  const basis = await ownBasis(services, owner)
  const kept = await readVersions(services.pool, { diagnosisId: owner.diagnosisId, versions: [from, to] })
  const before = from === 0 || to === 0 ? ((await carriedOver(services, owner, basis))?.reading ?? {}) : {}
  const readingOf = (version: number): PaperReading => {
    const reading = version === 0 ? before : kept.find((each) => each.version === version)?.reading
    if (reading === undefined) throw new AppError('PAPERS_404_VERSION')
    return reading
  }
  const changes = compareReadings(typedPapers(readingOf(from)), typedPapers(readingOf(to)))
  return { diagnosisId: owner.diagnosisId, from, to, summary: summaryOf(changes), changes }
}

/** The count includes new security rights. */
export function summaryOf(changes: readonly ReadingChange[]): Message {
  const newRights = changes.filter(({ isNewSecurityRight }) => isNewSecurityRight).length
  return changes.length === 0
    ? message('NOTHING_CHANGED')
    : message('READINGS_DIFFER', { count: changes.length, newRights })
}
