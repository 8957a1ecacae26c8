import { formatManwon } from '../format.ts'

/** The public sources of a diagnosis, and what they show for certain. */
export const SOURCES = {
  SOURCE_TITLE: ({ source }: { source: PublicSource }) => TITLES[source],
  OFFICIAL_SOURCE: ({ source }: { source: PublicSource }) => OFFICIAL[source],
  CONFIRMED_TITLE: ({ item }: { item: ConfirmedItem }) => CONFIRMED[item],
  LEGAL_DISTRICT_CODE: ({ name, code }: { name: string; code: string }) => `${name}(법정동코드 ${code})`,
  PLACE: ({ name }: { name: string }) => name,
  ONE_UNNAMED_BUILDING: '같은 지번의 건물 한 동',
  CONFIRMED_USE: ({ mainUse, detailUse }: { mainUse: string; detailUse: string | null }) =>
    detailUse === null ? `주용도: ${mainUse}` : `주용도: ${mainUse}, 기타용도: ${detailUse}`,
  SAMPLE_MEDIAN: ({ sample, medianManwon, count }: SampleMedian) =>
    `${sample}, ${count === 1 ? '금액' : '중앙값(가운데 값)'} ${formatManwon(medianManwon)}`,
  SAMPLE_MEDIAN_A_MONTH: ({ sample, medianManwon, count }: SampleMedian) =>
    `${sample}, 보증금까지 월세로 바꾼 ${count === 1 ? '금액' : '가운데 값'} 한 달 ${formatManwon(medianManwon)}`,
}

/** `count`: the size of the sample; a single deal has no median. */
type SampleMedian = { sample: string; medianManwon: number; count: number }

const TITLES = {
  'building-register': '건축물대장',
  'rent-transaction': '전월세 실거래',
  'sale-transaction': '매매 실거래',
  'public-price': '공시가격',
}
export type PublicSource = keyof typeof TITLES

const OFFICIAL: Record<PublicSource, string> = {
  'building-register': '국토교통부 건축물대장',
  'rent-transaction': '국토교통부 전월세 실거래가',
  'sale-transaction': '국토교통부 매매 실거래가',
  'public-price': '국토교통부 공시가격',
}

const CONFIRMED = {
  LEGAL_DISTRICT: '법정동',
  BUILDING: '건축물대장에 있는 건물',
  MAIN_USE: '건축물대장의 용도',
  USE_APPROVAL_DATE: '사용승인일',
  PAST_LEASES: '과거 전월세 거래',
  PAST_SALES: '과거 매매 거래',
  PUBLIC_PRICE: '공시가격',
}
export type ConfirmedItem = keyof typeof CONFIRMED
