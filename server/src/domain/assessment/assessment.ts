import type { CriterionCode } from '@lease-risk/contract/codes/assessment'
import type { Text } from '../../words/message.ts'
import type { CriterionOutcome } from './criteria/criterion-outcome.ts'
import type { AiProcessing, ScoringMode } from './model-scoring/scoring-mode.ts'
import type { Aggregate, CriterionCounts, ScoreRange } from './score/aggregate.ts'
import type { DepositLines } from './what-would-change/deposit-lines.ts'
import type { PossibleChange } from './what-would-change/what-would-change.ts'

/** One criterion of the result. */
export type AssessedCriterion = Omit<CriterionOutcome, 'riskScore' | 'severityScore' | 'findings'> & {
  criterionCode: CriterionCode
  criterionName: Text
  /** 0–100, rounded; `null` unless status is `AVAILABLE` or `PARTIAL`. */
  riskScore: number | null
  /** 0–100, rounded; `null` when the criterion raises no floor. */
  severityScore: number | null
  /** Share of the total; 0 for the four criteria that the user confirms. */
  weight: number
  /** Weight × score, two decimals. */
  weightedScore: number | null
  /** Risk level of the score, or of the status. */
  riskLevel: Text
  scoringMode: ScoringMode
}

export type Assessment = Aggregate & {
  depositLines: DepositLines[]
  /** Sorted by span, widest first. */
  whatWouldChange: PossibleChange[]
  /**
   * The range the total could reach once everything open is answered: papers, and criteria without a number or with a
   * partial one. Includes the floor; `null` without a total.
   */
  scoreReach: ScoreRange | null
  counts: CriterionCounts
  templateCode: 'LEASE_RENT_RISK'
  templateName: Text
  ruleBookVersion: string
  /** `null` when no model was asked. */
  promptVersion: string | null
  schemaVersion: string
  scoringMode: ScoringMode
  summary: Text
  aiProcessing: AiProcessing
  criteria: AssessedCriterion[]
}
