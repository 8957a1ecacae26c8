import type { RentRiskDiagnosisResponse } from '@lease-risk/contract/diagnosis-response'
import { sentenceOf } from '@lease-risk/contract/finding-sentence'
import type { CriterionEvidence } from '@lease-risk/contract/risk-assessment'
import type { Static } from 'typebox'

type Evidence = Static<typeof CriterionEvidence>
type Finding = { criterionCodes?: string[]; evidence?: Evidence[] }
type Answer = { riskAssessment: { criteria: { criterionCode: string; evidence: Evidence[] }[] } }

/** Returns the evidence of a finding: that of its criteria, and its own. */
export function evidenceOf({ riskAssessment }: Answer, { criterionCodes = [], evidence = [] }: Finding): Evidence[] {
  const criteria = riskAssessment.criteria.filter(({ criterionCode }) => criterionCodes.includes(criterionCode))
  return [...criteria.flatMap((each) => each.evidence), ...evidence]
}

/** Adds to each finding its sentence, wherever that is in the answer (R-ANSWER-07). */
export function asRead<Given extends unknown[]>(diagnose: (...given: Given) => Promise<RentRiskDiagnosisResponse>) {
  return async (...given: Given): Promise<RentRiskDiagnosisResponse> => {
    const answer = await diagnose(...given)
    const findings = answer.findings?.map((each) => ({ ...each, sentence: sentenceOf(each, answer.riskSummary) }))
    return { ...answer, ...(findings && { findings }) }
  }
}
