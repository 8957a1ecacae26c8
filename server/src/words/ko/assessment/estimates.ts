import { formatArea, formatCount, formatDate, formatFloor, formatManwon, formatPercent } from '../format.ts'
import { formatWholeShare } from './compared-amounts.ts'

const LIKELY = '이 범위에 비추어 보증금이 매매가의 80%를 넘을 가능성이 큽니다.'

export const ESTIMATES = {
  /** The amount, its basis and its interval in one sentence. */
  ESTIMATE_AMOUNT: ({ kind, midManwon, lowManwon, highManwon, sameLotCount }: Amount) => {
    const [what, dealt] = kind === 'SALE' ? ['추정 매매가는', '거래된다면'] : ['추정 전세 보증금은', '계약된다면']
    const basis = sameLotCount > 0 ? `같은 단지 거래 ${sameLotCount}건을 시점·면적·층으로 보정한 ` : ''
    const interval = `${formatManwon(lowManwon)}~${formatManwon(highManwon)}`
    return `${basis}${what} ${formatManwon(midManwon)}입니다. 지금 ${dealt} 10번 중 8번은 ${interval}으로 계산됩니다.`
  },
  ESTIMATE_NEVER_SOLD: ({ otherLotCount, lowManwon, highManwon }: Interval & { otherLotCount: number }) =>
    `이 건물에서 최근 2년여 동안 신고된 매매가 없습니다. 주변 ${otherLotCount}건으로 보면 10번 중 8번은 ${formatManwon(lowManwon)}~${formatManwon(highManwon)} 사이입니다.`,
  ESTIMATE_TOO_WIDE: ({ bound, probability }: Likely) =>
    `이 폭으로는 보증금이 집값을 넘는지 판단할 수 없습니다. 집값의 80%를 넘을 가능성은 ${likelihood(bound, probability)} 계산됩니다.`,
  ESTIMATE_WANTS_PUBLIC_PRICE: '공동주택 공시가격을 넣으면 오차가 줄어듭니다.',
  ESTIMATE_PUBLIC_PRICE: ({ amountManwon, ratio, share }: PublicPrice) =>
    `공시가격 ${formatManwon(amountManwon)} × 이 지역 실거래 비율 ${ratio.toFixed(2)} (반영 ${formatPercent(share)})`,
  ESTIMATE_WITH_PUBLIC_PRICE: ({ price }: { price: string }) => `${price}도 함께 계산했습니다.`,
  ESTIMATE_WITHOUT_OWN_DEALS: ({ otherLotCount }: { otherLotCount: number }) =>
    `같은 단지 거래가 없어 같은 동 거래 ${otherLotCount}건과 지역 평균으로 추정했습니다. 오차가 큽니다.`,
  ESTIMATE_WITH_FEW_OWN_DEALS: ({ sameLotCount, otherLotCount }: { sameLotCount: number; otherLotCount: number }) =>
    `같은 단지 거래가 ${sameLotCount}건뿐이어서 같은 동 거래 ${otherLotCount}건을 함께 반영했습니다.`,
  ESTIMATE_FROM_OTHER_AREAS:
    '계산에 쓴 같은 단지 거래 가운데 이 면적과 비슷한 것이 없어 다른 면적의 거래를 환산했습니다. 오차가 큽니다.',
  ESTIMATE_PROVISIONAL: '추정 범위는 아직 실제 거래로 충분히 검증되지 않은 잠정값입니다.',
  ESTIMATE_DEPOSIT_SHARE: ({ depositManwon, midManwon, bound, probability }: DepositShare) => {
    if (depositManwon > midManwon)
      return `보증금은 추정 매매가보다 ${formatManwon(depositManwon - midManwon)} 많습니다.`
    return `보증금은 추정 매매가의 ${formatWholeShare(depositManwon, midManwon)}이며, 80%를 넘을 가능성은 ${likelihood(bound, probability)} 계산됩니다.`
  },
  LOT_JEONSE_ABOVE_USUAL: ({ count, share, usualShare }: LotJeonse) =>
    `이 건물의 전세 계약 ${count === 1 ? '1건' : `${formatCount(count)}건의 중앙값`}은 추정 매매가의 ${formatPercent(share)}로, 이 지역의 보통(${formatPercent(usualShare)})보다 높습니다. 집이 더 좋거나 전세가 부풀려진 것입니다.`,
  LOT_JEONSE_TO_VALUE: ({ count }: { count: number }) =>
    `최근 1년 이 건물의 면적이 비슷한 전세 계약 ${formatCount(count)}건(갱신 제외)의 중앙값 ÷ 추정 매매가`,
  USUAL_JEONSE_TO_VALUE: '다른 건물의 전세 계약으로 추정한 보증금 ÷ 추정 매매가',
  /** After `ESTIMATE_AMOUNT`, which names the interval. */
  ESTIMATE_DEPOSIT_STANDING: ({ standing }: Standing) =>
    ({
      ABOVE: '이 범위의 높은 쪽보다도 많습니다.',
      PROBABLY_ABOVE: '이 범위의 낮은 쪽은 물론 가운데보다도 많습니다.',
      NEAR: LIKELY,
      PROBABLE: LIKELY,
      POSSIBLE: '이 범위의 낮은 쪽에서는 보증금이 매매가의 80%를 넘습니다.',
      BELOW:
        '이 범위의 낮은 쪽에서도 보증금은 매매가의 80% 이하로 계산됩니다. 먼저 변제받는 다른 채권은 반영하지 않은 계산입니다.',
    })[standing],
  /** `2026년 7월 3일 · 59.95㎡ · 3층 · 3억 원 → 오늘·이 집 기준 3억 1,200만 원 (반영 12%)` */
  ESTIMATE_DEAL: ({ date, areaSquareMeter, floor, amountManwon, adjustedManwon, share }: Deal) => {
    const where = floor === null ? '층 미상' : formatFloor(floor)
    const deal = `${formatDate(date)} · ${formatArea(areaSquareMeter)} · ${where} · ${formatManwon(amountManwon)}`
    return `${deal} → 오늘·이 집 기준 ${formatManwon(adjustedManwon)} (반영 ${formatPercent(share)})`
  },
}

function likelihood(bound: Likely['bound'], probability: number): string {
  const percent = formatPercent(probability)
  return { UNDER: `${percent} 미만으로`, FROM: `${percent} 이상으로`, ABOUT: `약 ${percent}로` }[bound]
}

type LotJeonse = { count: number; share: number; usualShare: number }
type Interval = { lowManwon: number; highManwon: number }
type Amount = Interval & { kind: 'SALE' | 'JEONSE'; midManwon: number; sameLotCount: number }
type PublicPrice = { amountManwon: number; ratio: number; share: number }
/** `probability`: the probability that the deposit exceeds 80 % of the value. */
type Likely = { bound: 'UNDER' | 'FROM' | 'ABOUT'; probability: number }
type DepositShare = Likely & { depositManwon: number; midManwon: number }
type Standing = Interval & { standing: 'ABOVE' | 'PROBABLY_ABOVE' | 'NEAR' | 'PROBABLE' | 'POSSIBLE' | 'BELOW' }
type Deal = {
  date: string
  areaSquareMeter: number
  floor: number | null
  amountManwon: number
  adjustedManwon: number
  share: number
}
