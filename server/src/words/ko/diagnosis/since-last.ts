import { formatDate, formatManwon } from '../format.ts'

/** Differences from the previous diagnosis. */
export const SINCE_LAST = {
  SINCE_LAST: ({ date, data, ruleBook, input }: Changes) => {
    const changed = [
      data > 0 ? `자료 ${data}가지` : null,
      ruleBook ? '규칙집' : null,
      input > 0 ? `입력 ${input}가지` : null,
    ].filter((part) => part !== null)
    const when = `같은 지번을 ${formatDate(date)}에 진단했습니다.`
    return changed.length === 0
      ? `${when} 그때와 비교해 자료, 규칙집, 입력이 모두 같습니다.`
      : `${when} 그때와 다른 것: ${changed.join(', ')}.`
  },
  SCORING_RULES_CHANGED: '점수를 내는 규칙이 바뀌어, 자료와 입력이 같아도 점수가 다를 수 있습니다.',
  /** `inputToo`: the input has changed as well. */
  DATA_CHANGED: ({ inputToo }: { inputToo: boolean }): string =>
    inputToo
      ? '수집한 자료가 다릅니다. 입력도 달라졌으므로 모두 새 자료 때문은 아닐 수 있습니다.'
      : '지난 진단 뒤에 수집한 자료가 다릅니다.',
  /** `확인됨, 기간 2026-08~2026-10, 5건, 중앙값 1억 원`; `null` params are left out. */
  SOURCE_FIGURES: ({ status, period, count, amountManwon, ofDeals, monthly, building }: Figures) =>
    [
      STATUSES[status],
      period === null
        ? null
        : 'baseYear' in period
          ? `기준연도 ${period.baseYear}`
          : `기간 ${period.from}~${period.to}`,
      count === null ? null : `${count}건`,
      amountManwon === null
        ? null
        : `${monthly ? '월세로 바꾼 ' : ''}${ofDeals && count !== 1 ? '중앙값' : '금액'} ${formatManwon(amountManwon)}`,
      building,
    ]
      .filter((part) => part !== null)
      .join(', '),
  TYPED_FIELD: ({ field }: { field: TypedField }) => FIELDS[field],
}

const STATUSES = {
  FOUND: '확인됨',
  AMBIGUOUS: '후보가 여럿임',
  NOT_FOUND: '찾지 못함',
  UNAVAILABLE: '조회하지 못함',
  ERROR: '조회에 실패함',
}
export type LookedUp = keyof typeof STATUSES

const FIELDS = {
  address: '주소 표기',
  contractPurpose: '계약 유형',
  depositAmountManwon: '보증금',
  monthlyRentAmountManwon: '월세',
  maintenanceFeeAmountManwon: '관리비',
  exclusiveAreaSquareMeter: '전용면적',
  floorNumber: '층',
  knownPropertyType: '입력한 주택 유형',
  listingDescription: '입력한 설명',
  selectedRegisterKey: '고른 건축물대장 후보',
  selectedRentCandidate: '비교 기준으로 고른 과거 거래',
}
export type TypedField = keyof typeof FIELDS

/** `date`: date of the previous diagnosis. `data`, `input`: the number of changes. */
type Changes = { date: string; data: number; ruleBook: boolean; input: number }
type Figures = {
  status: LookedUp
  /** `from` and `to`: `2026-08`. */
  period: { baseYear: string } | { from: string; to: string } | null
  count: number | null
  amountManwon: number | null
  /** The amount is a median, or that of a single deal. */
  ofDeals: boolean
  /** The amount is monthly, with deposits converted to rent. */
  monthly: boolean
  building: string | null
}
