import { formatManwon } from '../format.ts'
import { comparedWith, monthlyDifference } from './compared-amounts.ts'
import { dealsOf, type Sample } from './samples.ts'

export const MONTHLY_COST = {
  /** This and the next five are for diagnoses that compared only the rents. */
  MONTHLY_COST: ({ costManwon, among, medianManwon }: ComparedRent) =>
    `월 고정비(월세와 관리비의 합) ${formatManwon(costManwon)}은 ${among} ${comparedWith(costManwon, medianManwon)}.`,
  SAMPLE_RENT_MEDIAN: (sample: Sample) => `${dealsOf(sample)}의 월세 중앙값`,
  REGION_RENT_MEDIAN: '지역 임대차 통계의 월세 중앙값',
  RENT_MEDIAN_OF_REGION: '지역 월세 중앙값',
  COST_BY_SAMPLE_RENT: '월 고정비 ÷ 표본 월세 중앙값',
  COST_BY_REGION_RENT: '월 고정비 ÷ 지역 월세 중앙값',
  COST_AS_RENT: ({ costManwon, withFee, among, medianManwon }: Compared) =>
    `보증금을 월세로 바꾸어 월세${withFee ? '와 관리비' : ''}에 더하면 한 달 ${formatManwon(costManwon)}, ${among} 한 달 ${formatManwon(medianManwon)}입니다. ${monthlyDifference(costManwon, medianManwon)}${withFee ? ' 비교한 거래의 관리비는 공개되지 않습니다.' : ''}`,
  SAMPLE_COST_MEDIAN: (sample: Sample) =>
    sample.count === 1 ? `${dealsOf(sample)}은 같은 방법으로` : `${dealsOf(sample)}의 가운데는 같은 방법으로`,
  REGION_COST_MEDIAN: '지역 월별 통계의 중앙값은 같은 방법으로',
  COST_BY_SAMPLE: '한 달 부담(보증금을 월세로 바꾸고 관리비를 더한 금액) ÷ 비교한 거래를 월세로 바꾼 가운데 값',
  COST_BY_REGION: '한 달 부담(보증금을 월세로 바꾸고 관리비를 더한 금액) ÷ 지역 통계를 월세로 바꾼 값',
  JEONSE_WITHOUT_FEE: '전세이고 관리비가 입력되지 않아 비교할 월 고정비가 없습니다.',
  JEONSE_FEE: ({ feeManwon }: { feeManwon: number }) =>
    `입력하신 관리비는 월 ${formatManwon(feeManwon)}이며, 전세의 관리비를 비교할 공개 자료가 없어 점수에 넣지 않았습니다.`,
  MONTHLY_FIXED_COST: ({ rentManwon, feeManwon }: { rentManwon: number; feeManwon: number | null }) =>
    feeManwon === null
      ? `매달 고정으로 드는 금액은 관리비가 입력되지 않아 월세 ${formatManwon(rentManwon)}만으로 보았습니다. 입력하신 값이며 확인된 자료가 아닙니다.`
      : `매달 고정으로 드는 금액은 월세 ${formatManwon(rentManwon)}에 관리비 ${formatManwon(feeManwon)}을 더한 ${formatManwon(rentManwon + feeManwon)}입니다. 입력하신 값을 더한 금액이며 확인된 자료가 아닙니다.`,
  TYPED_COST: '월 고정비(만원): 입력한 월세와 관리비의 합',
  TYPED_FEE: '입력한 월 관리비(만원)',
  NOT_TYPED: '입력 없음',
  FEE_NOT_TYPED: '관리비가 입력되지 않아 월세만으로 계산했습니다.',
}

/** `among`: describes what the median is of. */
type ComparedRent = { costManwon: number; among: string; medianManwon: number }
/** `among`: describes the deals the median is of. */
type Compared = { costManwon: number; withFee: boolean; among: string; medianManwon: number }
