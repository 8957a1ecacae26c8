import type { DecisionCode } from '@lease-risk/contract/codes/assessment'
import { DECISION } from '../../rule-book/aggregation.ts'
import type { Assessment } from '../assessment.ts'
import { type Finding, ofSeverity } from '../findings/finding.ts'

type Situation = { addressKnown: boolean; assessment: Assessment; findings: readonly Finding[] }

/**
 * The first matching rule decides. A wildly disproportionate input is cleared up before anything is assessed; a reason
 * to stop counts even when the rest is unknown.
 */
const RULES: readonly { decision: DecisionCode; holds: (situation: Situation) => boolean }[] = [
  { decision: 'JUDGMENT_HOLD', holds: ({ addressKnown }) => !addressKnown },
  { decision: 'JUDGMENT_HOLD', holds: ({ findings }) => findings.some((finding) => finding.holds) },
  { decision: 'STOP_BEFORE_CONTRACT', holds: ({ findings }) => ofSeverity(findings, 'SEVERE').length > 0 },
  { decision: 'JUDGMENT_HOLD', holds: ({ assessment }) => assessment.riskGrade === 'NEED_MORE_INFORMATION' },
  {
    decision: 'CONDITIONAL_CAUTION',
    holds: ({ findings, assessment: { riskGrade, scoreCoverage } }) =>
      ofSeverity(findings, 'CAUTION', 'GAP').length > 0 ||
      riskGrade === 'MODERATE' ||
      scoreCoverage < DECISION.coverageForReview,
  },
]

export function decide(situation: Situation): DecisionCode {
  return RULES.find(({ holds }) => holds(situation))?.decision ?? 'DOCUMENT_CHECK_REQUIRED'
}
