import type { RentRiskDiagnosisResponse } from '@lease-risk/contract/diagnosis-response'

const RULE = '─'.repeat(72)

/** A diagnosis as a report for a terminal. `sample`: says on top that the data are invented. */
export function formatReport(diagnosis: RentRiskDiagnosisResponse, { sample }: { sample: boolean }): string {
  const { address, inputSummary, propertyIdentity, riskSummary, decisionSummary, riskAssessment } = diagnosis
  return [
    ...(sample ? ['※ 샘플 데이터입니다. 실제 건물이나 거래가 아닙니다.', ''] : []),
    `${inputSummary.contractPurposeName} 사전 진단  ${address.jibunAddress ?? inputSummary.address}`,
    address.message,
    RULE,
    `${decisionSummary.label}: ${decisionSummary.title}`,
    decisionSummary.summary,
    '',
    `위험 점수 ${riskAssessment.totalRiskScore ?? '산출 불가'} · 등급 ${riskAssessment.riskGrade} · 자료로 채운 비율 ${Math.round(riskAssessment.scoreCoverage * 100)}%`,
    riskAssessment.summary,
    section('물건', [propertyIdentity.determinationStatus, ...propertyIdentity.cautions]),
    section(
      '자료',
      diagnosis.dataStatuses.flatMap((card) => [
        `[${card.state}] ${card.title} (${card.source})`,
        ...card.details.map(indent),
      ]),
    ),
    section(riskSummary.title, riskSummary.reasons),
    section(
      '12개 항목',
      riskAssessment.criteria.map(
        ({ criterionName, riskScore, status, userVisibleExplanation }) =>
          `${String(riskScore ?? '-').padStart(3)}  ${criterionName} (${status}): ${userVisibleExplanation}`,
      ),
    ),
    section(
      '계약 전 확인',
      diagnosis.checklist.map(({ title, detail }) => `${title} - ${detail}`),
    ),
    section('다음에 할 일', diagnosis.nextActions),
    '',
    decisionSummary.cautionMessage,
  ].join('\n')
}

function section(title: string, lines: string[]): string {
  return [`\n${title}\n${RULE}`, ...lines.map((line) => `- ${line}`)].join('\n')
}

function indent(line: string): string {
  return `    ${line}`
}
