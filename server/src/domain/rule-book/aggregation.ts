export type RiskGrade = 'LOW' | 'MODERATE' | 'HIGH' | 'CRITICAL' | 'NEED_MORE_INFORMATION'

/** How 12 criteria become one total and one grade. */
export const AGGREGATION = {
  source: 'R-SCORE-19, R-SCORE-20, R-SCORE-23',
  since: '2026-11-01',
  penaltyOfUnknownShare: 25,
  penaltyPerPartial: 1,
  penaltyAtMost: 25,
  /** A mean must not drown one severe finding: from this score on, this share of it is the minimum of the total. */
  severity: { fromScore: 60, availableShare: 0.8, partialShare: 0.7 },
  coverageAtLeast: 0.5,
  /** From this score on, a single criterion prevents the grade LOW. */
  notLowFromScore: 90,
  grades: [
    { grade: 'CRITICAL', from: 75 },
    { grade: 'HIGH', from: 50 },
    { grade: 'MODERATE', from: 25 },
    { grade: 'LOW', from: 0 },
  ] satisfies { grade: RiskGrade; from: number }[],
}

/** Returns the score at which a grade begins. */
export function gradeFrom(grade: (typeof AGGREGATION.grades)[number]['grade']): number {
  return AGGREGATION.grades.find((each) => each.grade === grade)?.from ?? 0
}

/** What the top judgement needs beyond grade and findings. */
export const DECISION = {
  source: 'own lines: how much of the scored weight rests on data',
  since: '2026-11-01',
  /** Below this share of scored weight, even a low total is only conditional. */
  coverageForReview: 0.7,
  /** Score of a criterion below which it is not worth looking at first. */
  noteworthyScore: 25,
  confidence: { mostlyFrom: 0.8, partlyFrom: 0.5 },
}
