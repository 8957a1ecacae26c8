import type { CriterionOutcome, CriterionStatus, Evidence, MissingData } from '../assessment.ts'

/** The sentences and material of an outcome; what is left out is empty. */
type Words = {
  reason: string
  explanation: string
  evidence?: Evidence[]
  missingData?: MissingData[]
  actions?: string[]
}

/** An outcome with a number. */
export function scored(
  status: 'AVAILABLE' | 'PARTIAL',
  riskScore: number,
  confidence: number,
  words: Words,
): CriterionOutcome {
  return { status, riskScore, confidence: Math.round(confidence * 100) / 100, ...fill(words) }
}

/** An outcome without a number: what is not known is never shown as a low risk. */
export function unscored(status: Exclude<CriterionStatus, 'AVAILABLE' | 'PARTIAL'>, words: Words): CriterionOutcome {
  return { status, riskScore: null, confidence: 0, ...fill(words) }
}

function fill(words: Words) {
  return {
    evidence: words.evidence ?? [],
    missingData: words.missingData ?? [],
    reason: words.reason,
    userVisibleExplanation: words.explanation,
    recommendedActions: words.actions ?? [],
  }
}
