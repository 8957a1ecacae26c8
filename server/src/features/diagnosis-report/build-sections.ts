import type { RentRiskDiagnosisResponse } from '@lease-risk/contract/diagnosis-response'
import type { Unworded } from '../../words/message.ts'
import { addressSection } from './address.ts'
import { answerSection } from './answer.ts'
import { checklist } from './checklist.ts'
import { confirmationMatrix } from './confirmation-matrix.ts'
import { dataStatuses } from './data-statuses.ts'
import { decisionSummary } from './decision-summary.ts'
import type { Diagnosed } from './diagnosed.ts'
import { inputSummary } from './input-summary.ts'
import { nextActions } from './next-actions.ts'
import { presentAssessment, presentFinding } from './present-assessment.ts'
import { presentEstimate } from './present-estimate.ts'
import { riskSummary } from './risk-summary.ts'
import { topRiskFindings } from './top-risk-findings.ts'

export type Sections = Unworded<Omit<RentRiskDiagnosisResponse, 'diagnosisId' | 'createdAt' | 'processingStatus'>>

/** The whole answer of a diagnosis except its id and time. Pure: the same verdict gives the same words. */
export function buildSections(diagnosed: Diagnosed): Sections {
  const { verdict, address } = diagnosed
  const actions = nextActions(diagnosed)
  const summary = riskSummary(diagnosed)
  const shown = { criteria: verdict.assessment.criteria, reasons: summary.reasons }
  const { decision, ...answer } = answerSection(diagnosed, actions)
  return {
    diagnosisState: address.ok ? 'success' : 'empty',
    answer,
    decision,
    inputSummary: inputSummary(diagnosed),
    address: addressSection(diagnosed),
    propertyIdentity: verdict.identity,
    dataStatuses: dataStatuses(diagnosed),
    riskSummary: summary,
    decisionSummary: decisionSummary(diagnosed, actions),
    topRiskFindings: topRiskFindings(verdict),
    confirmationMatrix: confirmationMatrix(diagnosed),
    valueEstimate: presentEstimate(verdict.estimates.value),
    jeonseEstimate: presentEstimate(verdict.estimates.jeonse),
    riskAssessment: presentAssessment(verdict.assessment),
    findings: verdict.findings.map((finding) => presentFinding(finding, shown)),
    checklist: checklist(verdict),
    nextActions: actions.map(({ sentence }) => sentence),
    nextActionItems: actions.map(({ checkIds }) => ({ checkIds })),
    ...verdict.hints,
  }
}
