import type { RiskSummary } from '@lease-risk/contract/diagnosis-response'
import { bySeverity, type Finding, ofSeverity } from '../../domain/assessment/findings/finding.ts'
import type { ReviewLevel } from '../../domain/assessment/verdict/review-level.ts'
import { MISSING_IS_NOT_GOOD } from '../../domain/wording/missing-words.ts'
import type { Text, Unworded } from '../../words/message.ts'
import type { Diagnosed } from './diagnosed.ts'

/** None of these says that a home is fit; the mildest one still makes the review depend on what is left to check. */
const LEVELS: Record<ReviewLevel, { label: string; title: string; summary: string }> = {
  CONDITIONAL_REVIEW: {
    label: '조건부 검토',
    title: '직접 확인할 서류를 전제로 한 조건부 검토',
    summary: '건축물대장과 비교할 금액 자료를 확인했습니다. 등기와 선순위 보증금을 직접 확인한 뒤에 판단해야 합니다.',
  },
  REGIONAL_REFERENCE_ONLY: {
    label: '지역 참고만 가능',
    title: '이 주소의 자료 없이 지역 자료로만 본 참고 결과',
    summary: '이 주소에 대한 공공자료를 확인하지 못해, 지역의 거래만으로 본 참고 결과입니다.',
  },
  FURTHER_CONFIRMATION_NEEDED: {
    label: '추가 확인 필요',
    title: '계약 전에 추가 확인이 필요한 상태',
    summary: '확인된 자료에 강한 주의 신호가 있거나 아직 확인되지 않은 부분이 있어, 계약 전에 추가 확인이 필요합니다.',
  },
  NOT_ENOUGH_DATA: {
    label: '자료 부족',
    title: '판단할 자료가 부족한 상태',
    summary: '판단에 필요한 공공자료를 확인하지 못했습니다. 자료가 부족한 것은 위험이 낮다는 뜻이 아닙니다.',
  },
}

const SAMPLE_DATA = '실제 공공자료가 아니라 지어낸 샘플 데이터로 만든 예시입니다. '

/** Level, and every reason as a sentence, the heaviest first. */
export function riskSummary({ verdict, dataMode }: Diagnosed): Unworded<RiskSummary> {
  const { level, findings } = verdict
  const { label, title, summary } = LEVELS[level]
  return {
    title,
    summary: `${dataMode === 'sample' ? SAMPLE_DATA : ''}${summary} ${countWords(findings)}`,
    riskLevel: label,
    riskLevelCode: level,
    reasons: reasons(findings),
  }
}

/** What only the user can confirm is no reason; it stands among what is to be confirmed. */
function reasons(findings: readonly Finding[]): Text[] {
  const reasons = bySeverity(ofSeverity(findings, 'SEVERE', 'CAUTION', 'GAP', 'NOTE')).map(({ sentence }) => sentence)
  return ofSeverity(findings, 'GAP').length === 0 ? reasons : [...reasons, MISSING_IS_NOT_GOOD]
}

function countWords(findings: readonly Finding[]): string {
  const counts = (
    [
      ['SEVERE', '강한 주의'],
      ['CAUTION', '주의'],
      ['GAP', '확인하지 못한 자료'],
    ] as const
  ).flatMap(([severity, name]) => {
    const count = ofSeverity(findings, severity).length
    return count === 0 ? [] : [`${name} ${count}건`]
  })
  return counts.length === 0 ? '직접 확인할 항목은 모두 남아 있습니다.' : `${counts.join(', ')}이 있습니다.`
}
