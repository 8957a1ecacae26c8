import type { Severity } from '@lease-risk/contract/codes/assessment'
import { sentences } from '../../../words/message.ts'
import { checkOf } from '../../checks/catalogue.ts'
import { AGGREGATION, gradeFrom } from '../../rule-book/aggregation.ts'
import type { Evidence, MissingData } from '../findings/evidence.ts'
import type { Finding } from '../findings/finding.ts'
import type { CriterionOutcome, CriterionStatus } from './criterion-outcome.ts'

type Scored = {
  status: 'AVAILABLE' | 'PARTIAL'
  riskScore: number
  /** See `floorScore`. */
  severityScore?: number | null
  confidence: number
}

/** Data of a criterion that belongs to none of its findings. */
type FurtherData = { evidence?: Evidence[]; missing?: MissingData[] }

/** An outcome with a number. Its texts, evidence and actions are those of its findings, the first one leading. */
export function scored(
  { status, riskScore, severityScore = null, confidence }: Scored,
  findings: Finding[],
  furtherData: FurtherData = {},
): CriterionOutcome {
  const rounded = Math.round(confidence * 100) / 100
  return outcome({ status, riskScore, severityScore, confidence: rounded }, findings, furtherData)
}

/** An outcome without a number: an unknown is never shown as a low risk. */
export function unscored(
  status: Exclude<CriterionStatus, 'AVAILABLE' | 'PARTIAL'>,
  findings: Finding[],
  furtherData: FurtherData = {},
): CriterionOutcome {
  return outcome({ status, riskScore: null, severityScore: null, confidence: 0 }, findings, furtherData)
}

function outcome(
  judged: Pick<CriterionOutcome, 'status' | 'riskScore' | 'severityScore' | 'confidence'>,
  findings: Finding[],
  { evidence = [], missing = [] }: FurtherData,
): CriterionOutcome {
  // the other actions of a finding are in the checklist, through its checks
  const actions = findings.flatMap(({ checks }) => checks.slice(0, 1).map((id) => checkOf(id).action))
  return {
    ...judged,
    findings,
    evidence: [...findings.flatMap((each) => each.evidence), ...evidence],
    missingData: onceByField([...findings.flatMap((each) => each.missing), ...missing]),
    userVisibleExplanation: sentences(findings.map(({ short, headline, sentence }) => short ?? headline ?? sentence)),
    recommendedActions: [...new Set(actions)],
  }
}

function onceByField(missing: readonly MissingData[]): MissingData[] {
  return [...new Map(missing.toReversed().map((each) => [each.field, each])).values()].toReversed()
}

/**
 * The score at the end of the evidence that favours the home, if it is high enough to raise the floor; else `null`.
 */
export function floorScore(score: number | null): number | null {
  return score !== null && score >= AGGREGATION.severity.fromScore ? score : null
}

/** The minimum total that one criterion alone causes. */
export function floorOf(status: CriterionStatus, severityScore: number): number {
  const { availableShare, partialShare } = AGGREGATION.severity
  return severityScore * (status === 'PARTIAL' ? partialShare : availableShare)
}

/**
 * A finding is `SEVERE` exactly if it alone would grade the lease as `HIGH`; else it has the severity `otherwise`.
 */
export function severityFor(status: CriterionStatus, severityScore: number | null, otherwise: Severity): Severity {
  return severityScore !== null && Math.round(floorOf(status, severityScore)) >= gradeFrom('HIGH')
    ? 'SEVERE'
    : otherwise
}
