import { formatCount, formatMonth, formatMonths, formatPercent } from './format.ts'

const NOT_GOOD = '사고가 없다는 뜻이 아닙니다.'

export const DISTRICT_FIGURES = {
  // Accidents of guarantees and auctions in a district, from the imported monthly tables.
  DISTRICT_FIGURES_MISSING: ({ state }: { state: 'NOT_IMPORTED' | 'NO_ROW' }) =>
    ({
      NOT_IMPORTED: `시군구별 보증사고와 경매 통계를 아직 가져오지 않았습니다. ${NOT_GOOD}`,
      NO_ROW: `가져온 시군구별 보증사고와 경매 통계에 이 지역만의 줄이 없습니다. ${NOT_GOOD}`,
    })[state],
  DISTRICT_ACCIDENTS: ({ place, months, count, rate }: Accidents & { rate: number }) =>
    `${place}에서는 ${formatMonths(months)}에 만기가 된 보증 보증금의 ${formatPercent(rate)}(${formatCount(count)}건)를 집주인이 돌려주지 못했습니다.`,
  DISTRICT_FEW_ACCIDENTS: ({ place, months, count }: Accidents) =>
    count === 0
      ? `${place}에서는 ${formatMonths(months)}에 집계된 보증사고가 0건입니다. 보증에 들지 않은 집의 사고는 세지 않습니다.`
      : `${place}에서는 ${formatMonths(months)}에 보증 보증금을 집주인이 돌려주지 못한 일이 ${formatCount(count)}건 있었습니다. 건수가 적어 비율은 적지 않습니다.`,
  DISTRICT_ACCIDENTS_NOT_STATED: ({ place, months }: Omit<Accidents, 'count'>) =>
    `${place}의 ${formatMonths(months)} 보증사고는 통계에 적혀 있지 않습니다. ${NOT_GOOD}`,
  DISTRICT_ACCIDENT_SERIES: ({ points }: { points: readonly Point[] }) =>
    `앞선 통계에서는 ${points.map(pointInWords).join(', ')}이었습니다. 한 달의 수치보다 흐름을 보십시오.`,
  DISTRICT_ONE_MONTH: '한 달의 통계만 가져와서 늘고 있는지 줄고 있는지는 알 수 없습니다.',
  DISTRICT_AUCTIONS: ({ place, months, sold, ratio }: Auctions) =>
    `${place}의 ${formatMonths(months)} 경매에서는 ${formatCount(sold)}건이 평균 감정가의 ${formatPercent(ratio)}에 팔렸습니다.`,
  DISTRICT_FIGURES_SOURCE: ({ month }: { month: string }) =>
    `국토교통부와 한국부동산원의 임대차 시장 정보(${formatMonth(month)})에 실린 주택도시보증공사와 법원의 통계입니다. 지역의 통계일 뿐 이 집의 점수와 판단에는 쓰지 않았습니다.`,
}

/** `months`: the first and the last of three. */
export type Accidents = { place: string; months: readonly string[]; count: number }
/** `place` `null`: the same as before. `rate` `null`: too few accidents for one. */
export type Point = { month: string; place: string | null; count: number; rate: number | null }
export type Auctions = { place: string; months: readonly string[]; sold: number; ratio: number }

function pointInWords({ month, place, count, rate }: Point): string {
  const until = `${place === null ? '' : `${place}에서 `}${formatMonth(month)}까지 석 달에`
  return rate === null ? `${until} ${formatCount(count)}건` : `${until} ${formatPercent(rate)}(${formatCount(count)}건)`
}
