import { formatPercent } from '../format.ts'

export const TOTALS = {
  GRADE_LABEL: ({ grade }: { grade: Grade }) => GRADES[grade],
  CRITERION_STATUS_LABEL: ({ status }: { status: Status }) =>
    ({
      AVAILABLE: '산정',
      PARTIAL: '일부 산정',
      DATA_MISSING: '자료 부족',
      NEEDS_USER_DOCUMENT: '직접 확인 필요',
      NOT_APPLICABLE: '해당 없음',
      AI_UNAVAILABLE: '모형 사용 불가',
      CALCULATION_FAILED: '계산 실패',
    })[status],
  GRADE_SENTENCE: ({ grade }: { grade: Grade }) =>
    ({
      NEED_MORE_INFORMATION: '확인된 자료가 부족하여 위험 등급을 정하지 않았습니다.',
      CRITICAL: '위험 신호가 매우 강하므로 전문가의 검토 없이 계약을 진행하지 마십시오.',
      HIGH: '위험 신호가 강하므로 계약 전에 자세한 검토가 필요합니다.',
      MODERATE: '확인이 필요한 위험 신호가 있습니다.',
      LOW: '확인된 공개 자료만으로는 위험 점수가 낮은 구간이며, 직접 확인할 항목은 반영되어 있지 않습니다.',
    })[grade],
  TOTAL_SCORE: ({ total }: { total: number }) => `위험 점수는 100점 만점에 ${total}점입니다.`,
  CRITERION_COUNTS: ({ all, byData, byPapers, open, notApplicable }: Counts) => {
    const rest = [
      ...(open === 0 ? [] : [`자료가 없어 모르는 것이 ${open}항목`]),
      ...(notApplicable === 0 ? [] : [`해당하지 않는 것이 ${notApplicable}항목`]),
    ]
    const besides = rest.length === 0 ? '' : `(${rest.join(', ')})`
    return `${all}항목 가운데 ${byData}항목은 자료로, ${byPapers}항목은 서류로 확인합니다${besides}.`
  },
  /** The next two are for data stored by earlier versions. */
  SCORE_COVERAGE: ({ coverage }: { coverage: number }) => `점수를 낸 항목의 비중은 ${formatPercent(coverage)}입니다.`,
  TOTAL_AND_COVERAGE: ({ total, coverage }: { total: number; coverage: number }) =>
    `위험 점수는 100점 만점에 ${total}점이며 점수를 낸 항목의 비중은 ${formatPercent(coverage)}입니다.`,
  ASSESSMENT_DISCLAIMER:
    '이 결과는 계약 여부에 대한 판단이 아니며, 등기 권리관계와 선순위 보증금은 직접 확인해야 합니다.',
  RISKS_ADD_UP: ({ total, grade, named }: { total: number; grade: Grade; named: readonly string[] }) =>
    `강한 위험 신호 하나가 아니라 여러 항목의 위험과 확인되지 않은 자료가 겹쳐 위험 점수가 ${total}점(${GRADES[grade]} 구간)입니다. 점수에 가장 크게 들어간 항목: ${named.join(', ')}.`,
}

type Grade = 'CRITICAL' | 'HIGH' | 'MODERATE' | 'LOW' | 'NEED_MORE_INFORMATION'
/** `all` is the sum of the others. */
type Counts = { all: number; byData: number; byPapers: number; open: number; notApplicable: number }
type Status =
  | 'AVAILABLE'
  | 'PARTIAL'
  | 'DATA_MISSING'
  | 'NEEDS_USER_DOCUMENT'
  | 'NOT_APPLICABLE'
  | 'AI_UNAVAILABLE'
  | 'CALCULATION_FAILED'

const GRADES: Record<Grade, string> = {
  CRITICAL: '매우 높음',
  HIGH: '높음',
  MODERATE: '보통',
  LOW: '낮음',
  NEED_MORE_INFORMATION: '자료 부족',
}
