import type { DiagnosisFinding } from '@lease-risk/contract/diagnosis-findings'
import type { RiskAssessment } from '@lease-risk/contract/risk-assessment'
import type { AssessedCriterion, Assessment } from '../../domain/assessment/assessment.ts'
import type { MissingData } from '../../domain/assessment/findings/evidence.ts'
import type { Finding } from '../../domain/assessment/findings/finding.ts'
import type { Text, Unworded } from '../../words/message.ts'

/** Maps the domain to the API. Leaves out what other parts of the answer already say (R-ANSWER-07). */
export function presentAssessment(assessment: Assessment): Unworded<RiskAssessment> {
  return {
    ...assessment,
    // a paper that does not change the total is listed in the missing data of its criterion
    whatWouldChange: assessment.whatWouldChange
      .filter(({ kind, span }) => kind !== 'PAPER' || span > 0)
      .map(({ criterionCodes, ...change }) => (criterionCodes.length > 1 ? { ...change, criterionCodes } : change)),
    criteria: assessment.criteria.map(presentCriterion),
  }
}

function presentCriterion(criterion: AssessedCriterion) {
  const present = criterion.status === 'NEEDS_USER_DOCUMENT' ? namePaper : presentMissing
  const { severityScore, ...judged } = criterion
  return {
    ...judged,
    ...(severityScore !== null && { severityScore }),
    missingData: criterion.missingData.map(present),
  }
}

function namePaper({ field, checkId }: MissingData) {
  return checkId === field ? { field } : { field, checkId }
}

/** If the check is in the checklist, the checklist states the required action. */
function presentMissing({ requiredAction, ...missing }: MissingData) {
  return missing.checkId === null ? { ...missing, requiredAction } : missing
}

/** The sentence is among the reasons and the evidence in its criteria; only what is in neither is included here. */
export function presentFinding(
  { code, severity, topic, source, title, sentence, checks, evidence }: Finding,
  { criteria, reasons }: { criteria: readonly AssessedCriterion[]; reasons: readonly Text[] },
): Unworded<DiagnosisFinding> {
  const reasonIndex = reasons.indexOf(sentence)
  const holders = criteria.filter((each) => evidence.some((fact) => each.evidence.includes(fact)))
  const besides = evidence.filter((fact) => !holders.some((each) => each.evidence.includes(fact)))
  return {
    code,
    severity,
    topic,
    sourceKey: source,
    title,
    ...(reasonIndex === -1 ? { sentence } : { reasonIndex }),
    checkIds: [...checks],
    ...(holders.length > 0 && { criterionCodes: holders.map(({ criterionCode }) => criterionCode) }),
    ...(besides.length > 0 && { evidence: besides }),
  }
}
