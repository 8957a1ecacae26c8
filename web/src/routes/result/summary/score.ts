import type { Result } from '../queries.ts'
import type { ko } from '../words.ko.ts'

type Assessment = Result['riskAssessment']

/** A score and its reach, which are never shown separately. `mark` null: no score is given. */
export type Score = { mark: number | null; low: number; high: number; floor: number | null; floorName: string | null }

/** The total and how far the papers can move it. The reach never starts below the floor set by one severe item. */
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

/** The score and how far it can move. If they differ, neither is stated alone. */
export function scoreSentence(words: typeof ko, assessment: Assessment): string {
  const { mark, low, high } = scoreOf(assessment)
  if (mark === null) return `${words.held} ${words.heldReach(low, high)}`
  if (low < mark) return `${words.score(mark)} ${words.reachBoth(low, high)}`
  return high > mark ? `${words.score(mark)} ${words.reach(high)}` : words.score(mark)
}
