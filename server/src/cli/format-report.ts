import type { RentRiskDiagnosisResponse } from '@lease-risk/contract/diagnosis-response'
import type { RiskAssessment } from '@lease-risk/contract/risk-assessment'
import { formatManwon, formatPercent } from '../words/ko/format.ts'

const RULE = '─'.repeat(72)
const NO_ESTIMATE =
  '추정한 금액이 없습니다. 면적을 모르거나 지역의 거래가 적거나 여러 가구가 사는 집은 추정하지 않습니다.'

/** A diagnosis as a report for a terminal. `sample`: says on top that the data are invented. */
export function formatReport(diagnosis: RentRiskDiagnosisResponse, { sample }: { sample: boolean }): string {
  const { address, inputSummary, propertyIdentity, riskSummary, decisionSummary, riskAssessment } = diagnosis
  const { valueEstimate, jeonseEstimate } = diagnosis
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
    section('추정한 금액', [...(valueEstimate?.sentences ?? [NO_ESTIMATE]), ...(jeonseEstimate?.sentences ?? [])]),
    section(
      '12개 항목',
      riskAssessment.criteria.map(
        ({ criterionName, riskScore, status, userVisibleExplanation }) =>
          `${String(riskScore ?? '-').padStart(3)}  ${criterionName} (${status}): ${userVisibleExplanation}`,
      ),
    ),
    section('비율로 본 보증금', (riskAssessment.depositLines ?? []).flatMap(depositLine)),
    section('확인하면 점수가 달라질 수 있는 것', (riskAssessment.whatWouldChange ?? []).flatMap(possibleChange)),
    section(
      '계약 전 확인',
      diagnosis.checklist.map(({ title, detail }) => `${title} - ${detail}`),
    ),
    section('다음에 할 일', diagnosis.nextActions),
    '',
    decisionSummary.cautionMessage,
  ].join('\n')
}

type DepositLines = NonNullable<RiskAssessment['depositLines']>[number]

const REFERENCE_NAMES: Record<DepositLines['basis'], string> = {
  VALUE_ESTIMATE: '추정 매매가',
  SALE_MEDIAN: '매매가 중앙값',
  PUBLIC_PRICE: '공시가격',
  LEASE_DEPOSIT_MEDIAN: '임대차 보증금 중앙값',
}

/** `매매가 중앙값의 80%: 1억 5,120만 원`, with a mark where the typed deposit reaches it. */
function depositLine({ basis, lines, explanation }: DepositLines): string[] {
  const amounts = lines.flatMap(({ share, depositManwon, reached }) =>
    depositManwon === null
      ? []
      : [
          `${REFERENCE_NAMES[basis]}의 ${formatPercent(share)}: ${formatManwon(depositManwon)}${reached ? ' (입력한 보증금이 이 금액 이상입니다)' : ''}`,
        ],
  )
  return [...amounts, explanation]
}

/** What cannot move the total stands in the checklist anyway. */
function possibleChange({
  title,
  span,
  explanation,
  action,
}: NonNullable<RiskAssessment['whatWouldChange']>[number]): string[] {
  return span === 0 ? [] : [`${title}: ${explanation} ${action}`]
}

function section(title: string, lines: string[]): string {
  return [`\n${title}\n${RULE}`, ...lines.map((line) => `- ${line}`)].join('\n')
}

function indent(line: string): string {
  return `    ${line}`
}
