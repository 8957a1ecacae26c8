import { formatManwon, formatPercent } from '../../../words/ko/format.ts'
import { ESTIMATE_LINES } from '../../rule-book/lines.ts'
import { CONFIDENCE } from '../../rule-book/scores.ts'
import type { ModelEstimate } from '../../value/estimate.ts'
import { priceWords } from '../../value/estimate-sentences.ts'
import type { Evidence } from '../findings/evidence.ts'

/** R-SCORE-08: three deals of the lot bear fully, unless all are old or weak. */
export function estimateStatus({ sameLotCount, partial }: ModelEstimate): 'AVAILABLE' | 'PARTIAL' {
  return sameLotCount >= ESTIMATE_LINES.sameLotDeals && !partial ? 'AVAILABLE' : 'PARTIAL'
}

export function estimateConfidence(estimate: ModelEstimate): number {
  return CONFIDENCE.estimate[estimateStatus(estimate)] * (estimate.provisional ? CONFIDENCE.provisionalFactor : 1)
}

/** The end of the interval at which the home looks best: the highest amount that its deals allow for. */
export function favourableShare(manwon: number, { highManwon }: ModelEstimate): number {
  return manwon / highManwon
}

/** Amount, interval, deals and days of an estimate, so that it can be followed back. */
export function estimateEvidence(estimate: ModelEstimate): Evidence[] {
  const { kind, midManwon, lowManwon, highManwon, sameLotCount, otherLotCount, asOf, fittedAt, publicPrice } = estimate
  const source = kind === 'SALE' ? 'value-estimate' : 'jeonse-estimate'
  const deals = `같은 단지 ${sameLotCount}건, 같은 동의 다른 단지 ${otherLotCount}건`
  return [
    { source, field: 'estimate', value: formatManwon(midManwon), description: `${asOf} 기준 ${ESTIMATE_NAMES[kind]}` },
    {
      source,
      field: 'estimateInterval',
      value: `${formatManwon(lowManwon)}~${formatManwon(highManwon)}`,
      description: INTERVAL,
    },
    { source, field: 'estimateDeals', value: deals, description: '반영 비율이 1% 이상인 거래' },
    ...(publicPrice === null
      ? []
      : [
          {
            source,
            field: 'estimatePublicPrice',
            value: priceWords(publicPrice),
            description: `${publicPrice.baseYear}년 공시가격. 비율의 바탕이 된 같은 시·군·구 매매 ${publicPrice.salesBehind}건`,
          },
        ]),
    { source, field: 'fittedAt', value: fittedAt, description: '지역의 가격 흐름을 계산한 시각' },
  ]
}

/** `추정 매매가` */
const ESTIMATE_NAMES: Record<ModelEstimate['kind'], string> = { SALE: '추정 매매가', JEONSE: '추정 전세 보증금' }

/** Half of the interval as a share of the amount: `위아래로 약 6.2%`. */
export function widthWords({ halfWidth }: ModelEstimate): string {
  return `위아래로 약 ${formatPercent(Math.expm1(halfWidth))}`
}

const INTERVAL = '지금 거래된다면 10번 중 8번이 들어갈 범위'
