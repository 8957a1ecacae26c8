import type { CheckId } from '../checks/check.ts'
import type { RiskGrade } from '../rule-book/aggregation.ts'
import type { CriterionCode } from '../rule-book/criteria.ts'
import type { DepositLines } from './deposit-lines.ts'
import type { Finding } from './finding.ts'
import type { PossibleChange } from './what-would-change.ts'

export type CriterionStatus =
  | 'AVAILABLE'
  | 'PARTIAL'
  | 'DATA_MISSING'
  | 'NEEDS_USER_DOCUMENT'
  | 'NOT_APPLICABLE'
  | 'AI_UNAVAILABLE'
  | 'CALCULATION_FAILED'

export type ScoringMode = 'OPENAI_STRUCTURED_OUTPUT' | 'RULE_BASED_FALLBACK' | 'HYBRID_FALLBACK'

/** None of these says that a home is safe. */
export type DisplayVerdict =
  | 'INSUFFICIENT_DATA'
  | 'DO_NOT_PROCEED_WITHOUT_EXPERT_REVIEW'
  | 'HIGH_RISK_REVIEW_REQUIRED'
  | 'CHECK_REQUIRED_BEFORE_CONTRACT'
  | 'REVIEW_POSSIBLE'

/** `value` is ready to print where it is a string, and in the unit that `description` names where it is a number. */
export type Evidence = { source: string; field: string; value: string | number; description: string }

/** `checkId`: what to do about it, as the catalogue has it; `null` where nothing in it helps. */
export type MissingData = { field: string; reason: string; requiredAction: string; checkId: CheckId | null }

/** What the rules say about one criterion, before it is weighed. Sentences are Korean. */
export type CriterionOutcome = {
  status: CriterionStatus
  /** 0–100, higher is riskier, not yet rounded; a number exactly when status is `AVAILABLE` or `PARTIAL`. */
  riskScore: number | null
  /**
   * The score at the end of the evidence that favours the home, where it is high enough to raise the floor of the total;
   * `null`: it raises none.
   */
  severityScore: number | null
  /** 0–1: how much the basis bears; 0 without a number. */
  confidence: number
  /** What the criterion found, the leading one first; all words below are theirs. */
  findings: readonly Finding[]
  evidence: Evidence[]
  missingData: MissingData[]
  reason: string
  userVisibleExplanation: string
  recommendedActions: string[]
}

/** One criterion of the result. */
export type AssessedCriterion = Omit<CriterionOutcome, 'riskScore' | 'severityScore' | 'findings'> & {
  criterionCode: CriterionCode
  criterionName: string
  /** 0–100, rounded; `null` unless status is `AVAILABLE` or `PARTIAL`. */
  riskScore: number | null
  /** 0–100, rounded; `null`: it raises no floor. */
  severityScore: number | null
  /** Share of the whole; 0 for the four that the user confirms. */
  weight: number
  /** Weight × score, two decimals. */
  weightedScore: number | null
  /** Korean label of the score or of the status. */
  riskLevel: string
  scoringMode: ScoringMode
}

/** Computed by the service alone, whoever scored the items (decisions.md section 5). Scores 0–100, rounded. */
export type Aggregate = {
  /** `null` when no criterion has a number. */
  baseScore: number | null
  uncertaintyPenalty: number
  /** Lower bound of the total from one severe finding; `null` when there is none. */
  severityFloor: number | null
  severityFloorCriterion: CriterionCode | null
  totalRiskScore: number | null
  /** 0–1: weight of the criteria with a number ÷ weight of those that apply. */
  scoreCoverage: number
  /** The total with every unknown at 0 and at 100, floor and the PARTIAL part of the penalty as they are; holds the total. */
  scoreRange: ScoreRange
  riskGrade: RiskGrade
  displayVerdict: DisplayVerdict
}

export type ScoreRange = { low: number; high: number }

export type AiProcessing = {
  status: 'OPENAI_SUCCESS' | 'OPENAI_PARTIAL_FALLBACK' | 'OPENAI_FAILED_FALLBACK' | 'OPENAI_DISABLED_FALLBACK'
  attempts: number
  successes: number
  fallbacks: number
  openAiShortCircuited: boolean
  shortCircuitReason: string | null
  model: string | null
  latencyMillis: number
}

export type Assessment = Aggregate & {
  depositLines: DepositLines[]
  /** Sorted, the widest span first. */
  whatWouldChange: PossibleChange[]
  /** Where all that is open, papers and criteria without a number or in part, could take the total, the floor included; `null` without a total. */
  scoreReach: ScoreRange | null
  templateCode: 'LEASE_RENT_RISK'
  templateName: string
  ruleBookVersion: string
  /** `null` when no model was asked. */
  promptVersion: string | null
  schemaVersion: string
  scoringMode: ScoringMode
  summary: string
  aiProcessing: AiProcessing
  criteria: AssessedCriterion[]
}
