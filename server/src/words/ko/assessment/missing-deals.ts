import { formatMonths } from '../format.ts'

const DEALS = { JEONSE: '전세', MONTHLY_RENT: '월세', SALE: '매매' }
export type Deals = keyof typeof DEALS

/** Sentences used when there are no deals to compare with. */
export const MISSING_DEALS = {
  NO_DEALS_PUBLISHED: ({ deals, months }: { deals: Deals; months: readonly string[] }) =>
    `최근 ${months.length}개월(${formatMonths(months)})에 공개된 ${DEALS[deals]} 거래를 찾지 못했습니다.`,
  NO_LEASES_TO_COMPARE: ({ purpose }: { purpose: Exclude<Deals, 'SALE'> }) =>
    `전월세 거래는 있으나 비교할 ${DEALS[purpose]} 거래가 없습니다.`,
  AMOUNT_NOT_COMPARED: '그래서 입력하신 금액이 과거 거래보다 높은지 판단하지 않았습니다.',
  COMPARED_WITH_JEONSE_ESTIMATE: '그래서 최근 거래의 중앙값이 아니라 추정 전세 보증금과 비교했습니다.',
  NO_SALES_TO_COMPARE: '비교에 쓸 수 있는 매매 거래가 없습니다.',
  DEPOSIT_NOT_COMPARED: '그래서 보증금이 매매가에 비해 높은지 판단하지 않았습니다.',
  COMPARED_WITH_SALE_ESTIMATE: '그래서 최근 거래의 중앙값이 아니라 추정 매매가와 비교했습니다.',
  COMPARED_WITH_DATED_SALES: '그래서 이 지번의 더 오래된 매매와 비교했습니다.',
  COMPARED_WITH_PRICED_VALUE: '그래서 공시가격으로 어림한 집값과 비교했습니다.',
  ASK_BROKERS_FOR_PRICES: '주변 중개사무소에서 같은 건물의 임대와 매매 금액을 물어 확인하십시오.',
}
