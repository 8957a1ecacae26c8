import { AGGREGATION, type RiskGrade } from '../../rule-book/aggregation.ts'
import type { CriterionOutcome, CriterionStatus } from '../criteria/criterion-outcome.ts'

export const GRADE_LABELS: Record<RiskGrade, string> = {
  CRITICAL: '매우 높음',
  HIGH: '높음',
  MODERATE: '보통',
  LOW: '낮음',
  NEED_MORE_INFORMATION: '자료 부족',
}

const STATUS_LABELS: Record<CriterionStatus, string> = {
  AVAILABLE: '산정',
  PARTIAL: '일부 산정',
  DATA_MISSING: '자료 부족',
  NEEDS_USER_DOCUMENT: '직접 확인 필요',
  NOT_APPLICABLE: '해당 없음',
  AI_UNAVAILABLE: '모형 사용 불가',
  CALCULATION_FAILED: '계산 실패',
}

/** Korean label of a criterion: the band of its score, or its status when there is none. */
export function riskLevelLabel({ riskScore, status }: Pick<CriterionOutcome, 'riskScore' | 'status'>): string {
  if (riskScore === null) return STATUS_LABELS[status]
  const band = AGGREGATION.grades.find(({ from }) => Math.round(riskScore) >= from)
  return GRADE_LABELS[band?.grade ?? 'LOW']
}
