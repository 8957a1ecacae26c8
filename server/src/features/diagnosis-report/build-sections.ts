import type { RentRiskDiagnosisResponse } from '@lease-risk/contract/diagnosis-response'
import { addressSection } from './address.ts'
import { checklist } from './checklist.ts'
import { confirmationMatrix } from './confirmation-matrix.ts'
import { dataStatuses } from './data-statuses.ts'
import { decisionSummary } from './decision-summary.ts'
import type { Diagnosed } from './diagnosed.ts'
import { inputSummary } from './input-summary.ts'
import { nextActions } from './next-actions.ts'
import { presentEstimate } from './present-estimate.ts'
import { presentAssessment, presentFinding } from './present-judgement.ts'
import { riskSummary } from './risk-summary.ts'
import { topRiskFindings } from './top-risk-findings.ts'

export type Sections = Omit<RentRiskDiagnosisResponse, 'diagnosisId' | 'createdAt' | 'processingStatus'>

/** The whole answer of a diagnosis but for its number and time. Pure: the same judgement gives the same words. */
export function buildSections(diagnosed: Diagnosed): Sections {
  const { judgement, address } = diagnosed
  const actions = nextActions(diagnosed)
  return {
    diagnosisState: address.ok ? 'success' : 'empty',
    inputSummary: inputSummary(diagnosed),
    address: addressSection(diagnosed),
    propertyIdentity: judgement.identity,
    dataStatuses: dataStatuses(diagnosed),
    riskSummary: riskSummary(diagnosed),
    decisionSummary: decisionSummary(diagnosed, actions),
    topRiskFindings: topRiskFindings(judgement),
    confirmationMatrix: confirmationMatrix(diagnosed),
    valueEstimate: presentEstimate(judgement.estimates.value),
    jeonseEstimate: presentEstimate(judgement.estimates.jeonse),
    riskAssessment: presentAssessment(judgement.assessment),
    findings: judgement.findings.map(presentFinding),
    checklist: checklist(judgement),
    nextActions: actions.map(({ sentence }) => sentence),
    nextActionItems: actions,
    ...judgement.hints,
  }
}
