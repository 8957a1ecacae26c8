import { formatPercent } from '../../../words/ko/format.ts'
import { message, sentences, type Text } from '../../../words/message.ts'
import type { RiskGrade } from '../../rule-book/aggregation.ts'
import type { AssessedCriterion } from '../assessment.ts'
import type { Aggregate } from '../score/aggregate.ts'

const GRADE_SENTENCES: Record<RiskGrade, string> = {
  NEED_MORE_INFORMATION: '확인된 자료가 부족하여 위험 등급을 정하지 않았습니다.',
  CRITICAL: '위험 신호가 매우 강하므로 전문가의 검토 없이 계약을 진행하지 마십시오.',
  HIGH: '위험 신호가 강하므로 계약 전에 자세한 검토가 필요합니다.',
  MODERATE: '확인이 필요한 위험 신호가 있습니다.',
  LOW: '확인된 공개 자료만으로는 위험 점수가 낮은 구간이며, 직접 확인할 항목은 반영되어 있지 않습니다.',
}

const DISCLAIMER = '이 결과는 계약 여부에 대한 판단이 아니며, 등기 권리관계와 선순위 보증금은 직접 확인해야 합니다.'

/** Two to four sentences: grade, total and coverage, the severe finding if one, and what this is not. */
export function summarise(totals: Aggregate, criteria: readonly AssessedCriterion[]): Text {
  const total =
    totals.totalRiskScore === null || totals.riskGrade === 'NEED_MORE_INFORMATION'
      ? `점수를 낸 항목의 비중은 ${formatPercent(totals.scoreCoverage)}입니다.`
      : `위험 점수는 100점 만점에 ${totals.totalRiskScore}점이며 점수를 낸 항목의 비중은 ${formatPercent(totals.scoreCoverage)}입니다.`
  const severe = criteria.find(({ criterionCode }) => criterionCode === totals.severityFloorCriterion)
  const finding = severe === undefined ? [] : [message('SEVERE_CRITERION', { criterion: severe.criterionName })]
  return sentences([GRADE_SENTENCES[totals.riskGrade], total, ...finding, DISCLAIMER])
}
