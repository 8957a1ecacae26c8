import type { RentRiskDiagnosisResponse } from '@lease-risk/contract/diagnosis-response'
import { addressSection } from './address.ts'
import { checklist } from './checklist.ts'
import { confirmationMatrix } from './confirmation-matrix.ts'
import { dataStatuses } from './data-statuses.ts'
import { decisionSummary } from './decision-summary.ts'
import type { Diagnosed } from './diagnosed.ts'
import { inputSummary } from './input-summary.ts'
import { nextActions } from './next-actions.ts'
import { observe } from './observations/observe.ts'
import { propertyIdentity } from './property-identity.ts'
import { riskSummary } from './risk-summary.ts'
import { topRiskFindings } from './top-risk-findings.ts'

/** The whole answer of a diagnosis but for its number and time. Pure: the same facts give the same words. */
export function buildSections(diagnosed: Diagnosed): Omit<RentRiskDiagnosisResponse, 'diagnosisId' | 'createdAt'> {
  const observations = observe(diagnosed)
  return {
    diagnosisState: diagnosed.address.ok ? 'success' : 'empty',
    inputSummary: inputSummary(diagnosed),
    address: addressSection(diagnosed),
    propertyIdentity: propertyIdentity(diagnosed),
    dataStatuses: dataStatuses(diagnosed),
    riskSummary: riskSummary(diagnosed, observations),
    decisionSummary: decisionSummary(diagnosed, observations),
    topRiskFindings: topRiskFindings(diagnosed, observations),
    confirmationMatrix: confirmationMatrix(diagnosed, observations),
    riskAssessment: diagnosed.assessment,
    checklist: checklist(diagnosed, observations),
    nextActions: nextActions(diagnosed, observations),
  }
}
