import type { PaperReading } from '@lease-risk/contract/papers-input'
import type { PapersComparison, PapersComparisonQuery } from '@lease-risk/contract/saved-readings'
import { compareReadings, type ReadingChange } from '../../domain/papers/readings/compare-readings.ts'
import { AppError } from '../../platform/http/errors.ts'
import { carriedOver, type Owner, ownBasis } from './read-papers.ts'
import { readVersions } from './readings.ts'
import type { PaperServices } from './services.ts'
import { typedPapers } from './typed-papers.ts'

/** What changed from one version to another. @throws AppError 404 also for a version that there is not. */
export async function comparePapers(
  services: PaperServices,
  owner: Owner,
  { from, to }: PapersComparisonQuery,
): Promise<PapersComparison> {
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

function summaryOf(changes: readonly ReadingChange[]): string {
  if (changes.length === 0) return '적은 내용에서 달라진 것이 없습니다. 적지 않은 것이 달라졌는지는 알 수 없습니다.'
  const fresh = changes.filter(({ isNewSecurityRight }) => isNewSecurityRight).length
  const first = fresh === 0 ? '' : ` 새로 설정된 담보권이 ${fresh}건 있으니 잔금을 보내기 전에 확인하십시오.`
  return `달라진 것이 ${changes.length}건 있습니다.${first}`
}
