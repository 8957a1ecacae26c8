import { formatManwon } from '../format.ts'

/** The evidence behind an estimate, so that it can be traced. */
export const ESTIMATE_EVIDENCE = {
  ESTIMATE_OF_DAY: ({ kind, asOf }: { kind: keyof typeof KINDS; asOf: string }) => `${asOf} 기준 ${KINDS[kind]}`,
  ESTIMATE_INTERVAL: ({ lowManwon, highManwon }: { lowManwon: number; highManwon: number }) =>
    `${formatManwon(lowManwon)}~${formatManwon(highManwon)}`,
  ESTIMATE_INTERVAL_MEANS: '지금 거래된다면 10번 중 8번이 들어갈 범위',
  ESTIMATE_DEALS: ({ sameLotCount, otherLotCount }: { sameLotCount: number; otherLotCount: number }) =>
    `같은 단지 ${sameLotCount}건, 같은 동의 다른 단지 ${otherLotCount}건`,
  ESTIMATE_DEALS_COUNTED: '반영 비율이 1% 이상인 거래',
  ESTIMATE_PUBLIC_PRICE_OF: ({ baseYear, salesBehind }: { baseYear: number; salesBehind: number }) =>
    `${baseYear}년 공시가격. 비율의 바탕이 된 같은 시·군·구 매매 ${salesBehind}건`,
  ESTIMATE_FITTED_AT: '지역의 가격 흐름을 계산한 시각',
}

const KINDS = { SALE: '추정 매매가', JEONSE: '추정 전세 보증금' }
