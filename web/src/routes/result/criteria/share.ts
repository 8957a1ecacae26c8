import type { Result } from '../queries.ts'

type Criterion = Pick<Result['riskAssessment']['criteria'][number], 'riskScore' | 'status' | 'weight'>

/** An item's share of the mean (R-SCORE-14, R-SCORE-19). Items without a score or not applicable carry no weight. */
export function shareOf(criterion: Criterion, criteria: Criterion[]): number {
  const counts = ({ riskScore, status }: Criterion) => riskScore !== null && status !== 'NOT_APPLICABLE'
  const all = criteria.filter(counts).reduce((sum, { weight }) => sum + weight, 0)
  return counts(criterion) && all > 0 ? criterion.weight / all : 0
}
