import { nameOf, SAMPLE_LEVELS, type SampleBasis } from '../assessment/samples.ts'
import { formatManwon, formatMonths, formatPercent } from '../format.ts'

/** Messages about a diagnosis: its request, progress and record, and the deals behind it. */
export const DIAGNOSES = {
  JEONSE_NEEDS_DEPOSIT: '전세 계약에는 0보다 큰 보증금(만원)이 필요합니다.',
  DEPOSIT_NEEDED: '보증금(만원)을 적으십시오. 보증금이 없으면 0을 적으십시오.',
  MONTHLY_RENT_NEEDED: '월세 계약에는 0보다 큰 월세(만원)가 필요합니다.',
  NO_SUCH_CANDIDATE: '이 지번의 건축물대장 후보가 아닙니다. 진단 결과의 후보 가운데 하나를 선택해 주세요.',
  REGISTRY_SEEN_IN_FUTURE: '등기부를 본 날은 오늘이거나 그 전이어야 합니다.',

  DIAGNOSIS_ACCEPTED: '진단을 접수했습니다.',
  DIAGNOSIS_CLAIMED: '내 진단 이력에 넣었습니다.',
  DIAGNOSIS_DELETED: '진단을 지웠습니다.',
  REGISTRY_NOTED: '등기 확인 상태를 기록했습니다.',

  STEP_NAME: ({ step }: { step: Step }) => STEPS[step],

  NO_SAMPLE:
    '진단할 때 비교할 수 있는 거래가 없었습니다. 거래가 없다는 것이 위험이 낮다는 뜻은 아니므로 국토교통부 실거래가 공개시스템에서 직접 확인하십시오.',
  SAMPLE_NOT_LOOKED_UP:
    '진단할 때 거래를 확인하지 못했습니다. 거래가 있는지 없는지 알 수 없으므로 국토교통부 실거래가 공개시스템에서 직접 확인하십시오.',
  NO_ESTIMATE:
    '진단할 때 추정한 금액이 없습니다. 면적을 모르거나 지역의 거래가 적거나 여러 가구가 사는 집은 추정하지 않습니다.',
  SAMPLE_NOT_STORED:
    '이 진단은 거래 목록을 함께 저장하기 전의 것이어서, 대표 금액을 계산한 거래를 보여 드릴 수 없습니다.',
  SAMPLE_BEHIND_AMOUNT: ({ level, basis, months, count, medianManwon, rate }: BehindAmount) => {
    const amount = `${nameOf(rate === null ? basis : 'CONVERTED_RENT')}${count === 1 ? '' : ' 중앙값'} ${formatManwon(medianManwon)}`
    const converted = rate === null ? '' : ` 보증금은 모두 연 ${formatPercent(rate)}로 월세로 바꿨습니다.`
    return `${formatMonths(months)}에 신고된 ${SAMPLE_LEVELS[level]} ${count}건의 ${amount}을 대표 금액으로 썼습니다.${converted} 진단한 때의 과거 거래이며 지금의 시세를 뜻하지 않습니다.`
  },
  DEALS_BEHIND_ESTIMATE: ({ basis, count }: { basis: EstimateBasis; count: number }) =>
    `${ESTIMATED[basis]}에 반영한 과거 거래 ${count}건입니다. 각 거래를 추정한 날과 이 집의 면적·층에 맞게 보정하고, 비슷할수록 많이 반영했습니다. 진단한 때의 거래이며 지금 나온 집이 아닙니다.`,
}

const STEPS = {
  address: '주소 확인',
  'building-register': '건축물대장 조회',
  transactions: '전월세·매매 실거래 조회',
  'public-price': '공시가격 조회',
  'market-signal': '지역 통계 확인',
  'value-estimate': '추정 금액 계산',
  'risk-scoring': '위험 점수 계산',
}
export type Step = keyof typeof STEPS

const ESTIMATED = { SALE_ESTIMATE: '추정 매매가', JEONSE_ESTIMATE: '추정 전세 보증금' }
export type EstimateBasis = keyof typeof ESTIMATED

type BehindAmount = {
  level: keyof typeof SAMPLE_LEVELS
  basis: SampleBasis
  months: readonly string[]
  count: number
  medianManwon: number
  /** The rate at which deposits were converted to rent; `null`: none were. */
  rate: number | null
}
