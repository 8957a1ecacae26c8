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
  OPEN_CRITERION_TITLE: ({ criterion }: { criterion: string }) => `${criterion}: 확인되지 않은 자료`,
  COMPARED_WITHOUT_AREA: '면적을 알면 같은 크기의 집과 비교할 수 있습니다.',
  /** For one datum that several criteria wait for. */
  OPEN_CRITERIA_TITLE: ({ criteria }: { criteria: readonly string[] }) => `${criteria.join(', ')}: 확인되지 않은 자료`,
  PAPER_OF_SAME_DATUM: ({ title }: { title: string }) =>
    `“${title}”에서 셈한 것과 같은 금액을 확인하는 서류이므로 범위를 따로 셈하지 않았습니다.`,
  CONFIRM_IT_YOURSELF: '해당 자료를 직접 확인하십시오.',
  TOTAL_COULD_BE: ({ low, high }: Ends) =>
    low === high
      ? `이 자료가 확인되면 총점이 ${low}점으로 정해질 수 있습니다.`
      : `이 자료가 확인되면 총점이 ${low}점에서 ${high}점 사이로 정해질 수 있습니다.`,
  TOTAL_STAYS: ({ total }: { total: number }) =>
    `총점이 다른 항목의 높은 위험으로 정해져, 이 자료가 확인되어도 지금의 ${total}점에서 바뀌지 않습니다.`,
  TOTAL_COULD_CHANGE: ({ total, low, high }: Ends & { total: number }) =>
    `이 자료가 확인되면 지금 ${total}점인 총점이 ${low}점에서 ${high}점 사이로 바뀔 수 있습니다.`,
  PAPER_WITHOUT_SCORE: '점수에는 들어가지 않지만, 계약 전에 직접 확인해야 하는 자료입니다.',
  PAPER_WITHOUT_DEPOSIT:
    '보증금이 없어 이 서류로 총점이 바뀌지는 않습니다. 미리 내는 돈이 있거나 계속 살 수 있는지 알아보려면 확인하십시오.',
  PAPER_NOT_COMPUTED: ({ claims }: { claims: Claims }) =>
    `${CLAIMS[claims]}을 보증금에 더해 보아야 하지만, 지금 확인된 자료로는 총점이 얼마나 바뀔지 계산되지 않습니다.`,
  PAPER_COULD_CHANGE: ({ claims, low, high }: Ends & { claims: Claims }) =>
    `${CLAIMS[claims]}을 보증금에 더해 다시 계산하면 총점이 ${low}점에서 ${high}점 사이가 될 수 있습니다.`,
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

/** Totals; `null` only if there is none. */
type Ends = { low: number | null; high: number | null }
type Claims = 'SENIOR_DEBT' | 'SENIOR_DEPOSITS'

const CLAIMS: Record<Claims, string> = {
  SENIOR_DEBT: '먼저 변제받을 채권',
  SENIOR_DEPOSITS: '먼저 들어온 임차인의 보증금',
}
