import type { CriterionCode } from '@lease-risk/contract/codes/assessment'
import { type Message, message, type Text } from '../../../words/message.ts'
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

/** The rules' result for one criterion, before weighting. */
export type CriterionOutcome = {
  status: CriterionStatus
  /** 0–100, higher is riskier, not yet rounded; a number exactly when status is `AVAILABLE` or `PARTIAL`. */
  riskScore: number | null
  /**
   * The score at the end of the evidence that favours the home, if it is high enough to raise the floor of the total;
   * `null`: it raises none.
   */
  severityScore: number | null
  /** 0–1: reliability of the basis; 0 without a number. */
  confidence: number
  /** The criterion's findings, the leading one first; all texts below come from them. */
  findings: readonly Finding[]
  evidence: Evidence[]
  missingData: MissingData[]
  /** One sentence per finding: its headline if it has one; the finding itself has the full sentence. */
  userVisibleExplanation: Text
  recommendedActions: Text[]
}

export type CriterionOutcomes = Record<CriterionCode, CriterionOutcome>

/** The input to aggregation for one criterion; scores are not yet rounded. */
export type Scored = { status: CriterionStatus; riskScore: number | null; severityScore: number | null }

/** The name of a criterion in the list of criteria. */
export function criterionName(criterion: CriterionCode): Message {
  return message('CRITERION_NAME', { criterion })
}
