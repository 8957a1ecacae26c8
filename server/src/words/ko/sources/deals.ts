import type { Deals } from '../assessment/missing-deals.ts'
import { ASKED, type Likeness } from '../assessment/samples.ts'
import { formatMonth, formatMonths } from '../format.ts'

/** The basis of the published deals of a lot. */
export const DEAL_SOURCE = {
  COMPARED_DEALS: ({ sample }: { sample: string }) => `비교 기준: ${sample}`,
  COMPARED_WITH_OTHERS: ({ asked }: { asked: Likeness }) =>
    `${ASKED[asked]}과 비슷한 거래가 없어 전체 거래와 비교했으므로 신뢰도가 낮습니다.`,
  COMPARED_WITH_FEW: '비교한 거래가 3건보다 적어 참고로만 보아야 합니다.',
  NO_DEALS_TO_COMPARE: ({ deals }: { deals: Deals }) =>
    `공개된 거래는 있으나 비교에 쓸 수 있는 ${DEALS[deals]} 거래가 없습니다.`,
  /** `asked`: the provider was called but did not respond. */
  MONTHS_LEFT_OUT: ({ months, asked }: { months: readonly string[]; asked: boolean }) =>
    `${months.map(formatMonth).join(', ')} 자료는 ${asked ? '제공 기관의 응답을 받지 못해' : '아직 모으지 않아'} 빠져 있습니다.`,
  MONTHS_WITHHELD: ({ months }: { months: readonly string[] }) =>
    `${months.map(formatMonth).join(', ')} 자료는 확인 중입니다. 제공 기관의 최근 응답에 저장된 거래가 많이 빠져 있어, 다시 확인될 때까지 앞서 모은 거래를 씁니다.`,
  DEALS_OF_ASSUMED_TYPE: '주택 유형이 건축물대장으로 확인되지 않아, 기준 후보로 삼은 유형의 거래와 비교했습니다.',
  NO_DEALS_IN_DISTRICT: ({ source, months }: { source: keyof typeof SOURCES; months: readonly string[] }) =>
    `최근 ${months.length}개월(${formatMonths(months)})에 같은 법정동에서 공개된 ${SOURCES[source]} 거래를 찾지 못했습니다.`,
}

const DEALS: Record<Deals, string> = { JEONSE: '전세', MONTHLY_RENT: '월세', SALE: '매매' }
const SOURCES = { 'rent-transaction': '전월세', 'sale-transaction': '매매' }
