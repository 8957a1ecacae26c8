import type { DiagnosisFinding } from '@lease-risk/contract/diagnosis-findings'
import type { RiskAssessment } from '@lease-risk/contract/risk-assessment'
import type { Assessment } from '../../domain/assessment/assessment.ts'
import type { Finding } from '../../domain/assessment/findings/finding.ts'
import type { Unworded } from '../../words/message.ts'

/** Domain to wire: the one place where words of the assessment become the contract's. */
export function presentAssessment(assessment: Assessment): Unworded<RiskAssessment> {
  return assessment
}

export function presentFinding({
  code,
  severity,
  topic,
  source,
  title,
  sentence,
  checks,
  evidence,
}: Finding): Unworded<DiagnosisFinding> {
  return {
    code,
    severity,
    topic,
    sourceKey: source,
    title,
    sentence,
    checkIds: [...checks],
    evidence: [...evidence],
  }
}
