import type { DiagnosisFinding } from '@lease-risk/contract/diagnosis-findings'
import type { RentRiskDiagnosisResponse } from '@lease-risk/contract/diagnosis-response'
import type { LeasePapers } from '@lease-risk/contract/papers-answer'
import { mostUrgentQuestions } from '@lease-risk/contract/questions'
import type { SharedDiagnosis, SharedPapers } from '@lease-risk/contract/shared-diagnosis'
import { type NamesTheHome, namesTheHome } from './without-identity.ts'

const TITLE = '계약 전에 확인한 자료와 물어볼 것'
const DISCLAIMER =
  '공공자료로 본 근거와 아직 모르는 것을 옮긴 것입니다. 집을 알아볼 수 있는 내용은 빼고 보여 드리며, 계약 여부를 정해 주거나 법률 판단을 대신하지 않습니다.'

/** What others see of a diagnosis: evidence, gaps and questions, with district and type, and nothing that names the home. */
export function sharedSheet(
  diagnosis: RentRiskDiagnosisResponse,
  { papers, expiresAt }: { papers: LeasePapers | null; expiresAt: string },
): SharedDiagnosis {
  const names = namesTheHome(diagnosis)
  const { inputSummary, address, propertyIdentity, riskAssessment, createdAt } = diagnosis
  return {
    title: TITLE,
    disclaimer: DISCLAIMER,
    districtName: address.legalDistrictName ?? '확인하지 못한 지역',
    propertyType: propertyIdentity.propertyType,
    propertyTypeName: propertyIdentity.propertyTypeName,
    terms: {
      contractPurpose: inputSummary.contractPurpose,
      depositAmountManwon: Math.round(inputSummary.depositAmountManwon),
      monthlyRentAmountManwon: Math.round(inputSummary.monthlyRentAmountManwon),
    },
    diagnosedOn: createdAt.slice(0, 10),
    expiresAt,
    ruleBookVersion: riskAssessment.ruleBookVersion,
    evidence: evidenceOf(diagnosis, names),
    findings: listed(diagnosis, ['SEVERE', 'CAUTION'], 'caution', names),
    gaps: listed(diagnosis, ['GAP', 'ASK'], 'required', names),
    questions: mostUrgentQuestions(diagnosis).map(({ question }) => question),
    papers: papers && sharedPapers(papers),
  }
}

function evidenceOf({ dataStatuses }: RentRiskDiagnosisResponse, names: NamesTheHome): SharedDiagnosis['evidence'] {
  return dataStatuses.map(({ key, title, state, source, referencePeriod, sampleCount, details }) => ({
    key,
    title,
    state,
    source,
    referencePeriod,
    sampleCount,
    details: details.filter((detail) => !names(detail)),
  }))
}

/** From the findings; from the matrix where an older diagnosis has none. */
function listed(
  { findings, confirmationMatrix }: RentRiskDiagnosisResponse,
  severities: DiagnosisFinding['severity'][],
  column: 'caution' | 'required',
  names: NamesTheHome,
): { title: string; detail: string }[] {
  const items =
    findings === undefined
      ? confirmationMatrix[column].map(({ title, detail }) => ({ title, detail }))
      : findings
          .filter(({ severity }) => severities.includes(severity))
          .map(({ title, sentence }) => ({ title, detail: sentence }))
  return items.filter(({ title, detail }) => !names(title) && !names(detail))
}

/** All of the calculation but its basis, which holds what the owner wrote freely. */
function sharedPapers({ basis: _basis, ...papers }: LeasePapers): SharedPapers {
  return papers
}
