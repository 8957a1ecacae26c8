import type { DepositLines } from './deposit-lines.ts'
import type { PossibleChange } from './what-would-change.ts'

/** The 12 fixed criteria of template LEASE_RENT_RISK, in the order of every result. */
export const CRITERION_CODES = [
  'PROPERTY_IDENTITY_RISK',
  'DEPOSIT_TO_VALUE_RISK',
  'MARKET_PRICE_COMPARISON_RISK',
  'SALE_TRANSACTION_SUPPORT_RISK',
  'PUBLIC_PRICE_SUPPORT_RISK',
  'BUILDING_LEGAL_USE_RISK',
  'BUILDING_AGE_CONDITION_RISK',
  'MULTI_HOUSEHOLD_SENIOR_TENANT_RISK',
  'REGISTRY_RIGHTS_RISK',
  'GUARANTEE_INSURANCE_RISK',
  'MONTHLY_COST_BURDEN_RISK',
  'CONTRACT_CHECKLIST_RISK',
] as const
export type CriterionCode = (typeof CRITERION_CODES)[number]

export type CriterionStatus =
  | 'AVAILABLE'
  | 'PARTIAL'
  | 'DATA_MISSING'
  | 'NEEDS_USER_DOCUMENT'
  | 'NOT_APPLICABLE'
  | 'AI_UNAVAILABLE'
  | 'CALCULATION_FAILED'

export type ScoringMode = 'OPENAI_STRUCTURED_OUTPUT' | 'RULE_BASED_FALLBACK' | 'HYBRID_FALLBACK'

export type RiskGrade = 'LOW' | 'MODERATE' | 'HIGH' | 'CRITICAL' | 'NEED_MORE_INFORMATION'

/** None of these says that a home is safe. */
export type DisplayVerdict =
  | 'INSUFFICIENT_DATA'
  | 'DO_NOT_PROCEED_WITHOUT_EXPERT_REVIEW'
  | 'HIGH_RISK_REVIEW_REQUIRED'
  | 'CHECK_REQUIRED_BEFORE_CONTRACT'
  | 'REVIEW_POSSIBLE'

/** `value` is ready to print where it is a string, and in the unit that `description` names where it is a number. */
export type Evidence = { source: string; field: string; value: string | number; description: string }

export type MissingData = { field: string; reason: string; requiredAction: string }

/** What the rules say about one criterion, before it is weighed. Sentences are Korean. */
export type CriterionOutcome = {
  status: CriterionStatus
  /** 0–100, higher is riskier, not yet rounded; a number exactly when status is `AVAILABLE` or `PARTIAL`. */
  riskScore: number | null
  /** 0–1: how much the basis bears; 0 without a number. */
  confidence: number
  evidence: Evidence[]
  missingData: MissingData[]
  reason: string
  userVisibleExplanation: string
  recommendedActions: string[]
}

/** One criterion of the result. */
export type AssessedCriterion = Omit<CriterionOutcome, 'riskScore'> & {
  criterionCode: CriterionCode
  criterionName: string
  /** 0–100, rounded; `null` unless status is `AVAILABLE` or `PARTIAL`. */
  riskScore: number | null
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
  /** Base score with every unknown at 0 and at 100; without the penalty. */
  scoreRange: { low: number; high: number }
  riskGrade: RiskGrade
  displayVerdict: DisplayVerdict
}

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
