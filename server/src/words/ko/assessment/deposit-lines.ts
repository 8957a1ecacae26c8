import { formatManwon } from '../format.ts'
import { dealsOf, nameOf, type Sample, type SampledAmount } from './samples.ts'

/** The deposits at which shares of a reference amount are reached. */
export const DEPOSIT_LINES = {
  DEPOSIT_LINES_FROM: ({ reference, manwon }: { reference: string; manwon: number }) =>
    `${reference} ${formatManwon(manwon)}을 기준으로 계산했습니다.`,
  DEPOSIT_LINES_ARE_ARITHMETIC: '과거 자료에 비율을 곱한 값이며, 알맞은 보증금을 정해 주는 기준이 아닙니다.',
  DEPOSIT_LINES_WITH_RENT: '입력하신 월세를 그대로 두고 보증금만 올릴 때 그 비율에 이르는 보증금입니다.',
  BEFORE_DEBT: '선순위 채권을 더하기 전의 금액입니다.',
  WITH_OTHER_DEPOSITS: '여러 가구가 사는 건물이면 다른 임차인의 보증금을 더한 합계로 보아야 합니다.',
  MIDDLE_OF_ESTIMATE: ({ lowManwon, highManwon }: { lowManwon: number; highManwon: number }) =>
    `추정 매매가(10번 중 8번이 들어갈 범위 ${formatManwon(lowManwon)}~${formatManwon(highManwon)})의 가운데`,
  MEDIAN_OF_SAMPLE: (median: MedianOf) => medianOf(median),
  MEDIAN_OF_SAMPLE_IS_ZERO: (median: MedianOf) => `${medianOf(median)}이 0원입니다.`,
  NO_SALE_ESTIMATE: '이 집의 추정 매매가가 없습니다.',
  NO_PUBLIC_PRICE_OF_OFFICETELS: '오피스텔은 주택 공시가격이 공시되지 않습니다.',
}

type MedianOf = { of: SampledAmount } & Sample

function medianOf({ of, ...sample }: MedianOf): string {
  return `${dealsOf(sample)}의 ${nameOf(of)}${sample.count === 1 ? '' : ' 중앙값'}`
}
