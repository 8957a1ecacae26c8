import { formatCount, formatManwon, formatMonth, formatPercent } from './format.ts'
import { PROPERTY_TYPES, type PropertyType } from './property-types.ts'

type TradeKind = 'RENT_JEONSE' | 'RENT_MONTHLY' | 'SALE'
type Statistic = {
  propertyType: PropertyType
  tradeKind: TradeKind
  /** Such as `202610`. */
  month: string
  sampleCount: number
  medianAmount: number
  medianMonthlyRent: number | null
}
type Accuracy = {
  propertyType: PropertyType
  kind: 'SALE' | 'JEONSE'
  month: string
  dealCount: number
  medianError: number
  over20: number
}
const KINDS = { RENT_JEONSE: '전세 보증금', RENT_MONTHLY: '월세 보증금', SALE: '매매가' }
const ESTIMATES = { SALE: '매매가', JEONSE: '전세 보증금' }

/** Texts of pages for visitors from search engines. */
export const RENDERED_PAGES = {
  CARD_LOCALE: 'ko_KR',
  CARD_SHEET: '계약 전에 확인한 자료와 물어볼 것',
  CARD_SHEET_ABOUT: '공공자료로 본 근거와 아직 모르는 것이 있습니다. 계약 여부를 정해 주지 않습니다.',
  CARD_RESULT: '집 한 곳의 계약 전 확인 결과',
  CARD_RESULT_ABOUT: '확인된 것, 아직 모르는 것, 받을 서류가 있습니다. 계약 여부를 정해 주지 않습니다.',
  FOUND_REGION: ({ name }: { name: string }) => `${name} 전월세와 매매의 과거 거래`,
  FOUND_REGION_ABOUT: ({ name }: { name: string }) =>
    `${name}에서 신고된 과거 거래의 유형별 중위 금액입니다. 현재 매물이 아니며 계약 여부를 정해 주지 않습니다.`,
  FOUND_STATISTIC: (of: Statistic) =>
    `${PROPERTY_TYPES[of.propertyType]} ${KINDS[of.tradeKind]}의 중위 금액은 ${formatManwon(of.medianAmount)}${of.medianMonthlyRent === null ? '' : `, 월세 ${formatManwon(of.medianMonthlyRent)}`}입니다(${formatMonth(of.month)}, ${formatCount(of.sampleCount)}건).`,
  FOUND_POST: ({ title }: { title: string }) => `${title} | 게시판`,
  FOUND_RECORD: '추정은 얼마나 맞았나요',
  FOUND_ACCURACY: (of: Accuracy) =>
    `${formatMonth(of.month)} ${PROPERTY_TYPES[of.propertyType]} ${ESTIMATES[of.kind]}: 거래 ${formatCount(of.dealCount)}건, 벗어난 비율의 가운데 값 ${formatPercent(of.medianError)}, 20% 넘게 벗어난 거래 ${formatPercent(of.over20)}.`,
}
