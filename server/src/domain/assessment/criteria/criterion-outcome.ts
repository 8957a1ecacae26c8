import type { Text } from '../../../words/message.ts'
import type { CriterionCode } from '../../rule-book/criteria.ts'
import type { Evidence, MissingData } from '../findings/evidence.ts'
import type { Finding } from '../findings/finding.ts'

export type CriterionStatus =
  | 'AVAILABLE'
  | 'PARTIAL'
  | 'DATA_MISSING'
  | 'NEEDS_USER_DOCUMENT'
  | 'NOT_APPLICABLE'
  | 'AI_UNAVAILABLE'
  | 'CALCULATION_FAILED'

/** What the rules say about one criterion, before it is weighed. */
export type CriterionOutcome = {
  status: CriterionStatus
  /** 0–100, higher is riskier, not yet rounded; a number exactly when status is `AVAILABLE` or `PARTIAL`. */
  riskScore: number | null
  /**
   * The score at the end of the evidence that favours the home, where it is high enough to raise the floor of the
   * total;
   * `null`: it raises none.
   */
  severityScore: number | null
  /** 0–1: how much the basis bears; 0 without a number. */
  confidence: number
  /** What the criterion found, the leading one first; all words below are theirs. */
  findings: readonly Finding[]
  evidence: Evidence[]
  missingData: MissingData[]
  /** One sentence for each finding: its headline, where it has one; the whole sentence is the finding's. */
  userVisibleExplanation: Text
  recommendedActions: Text[]
}

export type CriterionOutcomes = Record<CriterionCode, CriterionOutcome>

/** What aggregation needs of one criterion; scores are not yet rounded. */
export type Scored = { status: CriterionStatus; riskScore: number | null; severityScore: number | null }
