import type { Result } from '../queries.ts'

type Assessment = Result['riskAssessment']

/** A score with its reach: never the one without the other. `mark` null: no score is given. */
export type Score = { mark: number | null; low: number; high: number; floor: number | null; floorName: string | null }

/** The total, and how far the papers can move it. The reach never starts below the floor that one severe item sets. */
export function scoreOf(assessment: Assessment): Score {
  const { totalRiskScore, severityFloor, scoreReach, scoreRange, whatWouldChange = [] } = assessment
  const isHeld = assessment.riskGrade === 'NEED_MORE_INFORMATION' || totalRiskScore === null
  const mark = isHeld ? null : totalRiskScore
  const ends = whatWouldChange.flatMap(({ low, high }) => (low === null || high === null ? [] : [{ low, high }]))
  const known = [...(scoreReach ? [scoreReach] : []), ...ends, ...(isHeld ? [scoreRange] : [])]
  const low = Math.min(...known.map((end) => end.low), mark ?? 100)
  const high = Math.max(...known.map((end) => end.high), mark ?? 0)
  const floorName =
    assessment.criteria.find((item) => item.criterionCode === assessment.severityFloorCriterion)?.criterionName ?? null
  return { mark, low: Math.max(low, severityFloor ?? 0), high: Math.max(high, low), floor: severityFloor, floorName }
}
