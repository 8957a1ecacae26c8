import { formatArea, formatDate, formatFloor, formatManwon, formatPercent } from '../../words/ko/format.ts'
import { withParticle } from '../../words/ko/particle.ts'
import { ESTIMATE_SHOWN } from '../rule-book/estimate-lines.ts'
import { ESTIMATE_LINES, SALE_LINES } from '../rule-book/lines.ts'
import type { EstimatePrice, ModelEstimate, ShownDeal } from './estimate.ts'

/** `ABOVE`: probably above 80 % of the value. `POSSIBLY_ABOVE`: above it at the low end of the interval. */
export type DepositStanding = 'ABOVE' | 'POSSIBLY_ABOVE' | 'BELOW'

/** What an estimate says, its interval and its weaknesses always with it. */
export function estimateSentences(estimate: ModelEstimate): string[] {
  const { publicPrice } = estimate
  const ofPrice = publicPrice === null ? [] : [`${priceWords(publicPrice)}도 함께 계산했습니다.`]
  return [amountSentence(estimate), ...ofPrice, ...weaknessSentences(estimate)]
}

/** What an estimated price says of the deposit that was asked about; nothing where none was. */
export function depositSentences(estimate: ModelEstimate): string[] {
  const { deposit, midManwon } = estimate
  const standing = depositStanding(estimate)
  if (deposit === null || standing === null) return []
  const ratio = formatPercent(deposit.amountManwon / midManwon)
  const probability = probabilityPhrase(probabilityAbove(deposit, SALE_LINES.near))
  return [
    `보증금은 추정 매매가의 ${ratio}이며, 80%를 넘을 가능성은 ${probability} 계산됩니다.`,
    STANDING_SENTENCES[standing](intervalOf(estimate)),
  ]
}

/** `null`: no deposit was asked about. */
export function depositStanding({ deposit, lowManwon }: ModelEstimate): DepositStanding | null {
  if (deposit === null) return null
  if (probabilityAbove(deposit, SALE_LINES.near) > ESTIMATE_LINES.probable) return 'ABOVE'
  return deposit.amountManwon / lowManwon > SALE_LINES.near ? 'POSSIBLY_ABOVE' : 'BELOW'
}

const STANDING_SENTENCES: Record<DepositStanding, (interval: string) => string> = {
  ABOVE: (interval) => `추정 매매가의 범위 ${interval}에 비추어 보증금이 매매가의 80%를 넘을 가능성이 큽니다.`,
  POSSIBLY_ABOVE: (interval) => `추정 매매가의 범위 ${interval} 가운데 낮은 쪽에서는 보증금이 매매가의 80%를 넘습니다.`,
  BELOW: (interval) =>
    `추정 매매가의 범위 ${interval} 가운데 낮은 쪽에서도 보증금은 매매가의 80% 이하로 계산됩니다. 먼저 변제받는 다른 채권은 반영하지 않은 계산입니다.`,
}

/** `2026년 7월 3일 · 59.95㎡ · 3층 · 3억 원 → 오늘·이 집 기준 3억 1,200만 원 (반영 12%)` */
export function dealSentence(deal: ShownDeal): string {
  const floor = deal.floor === null ? '층 미상' : formatFloor(deal.floor)
  const parts = [
    formatDate(deal.contractDate),
    formatArea(deal.areaSquareMeter),
    floor,
    formatManwon(deal.amountManwon),
  ]
  return `${parts.join(' · ')} → 오늘·이 집 기준 ${formatManwon(deal.adjustedManwon)} (반영 ${formatPercent(roundedShare(deal.share))})`
}

/** `공시가격 1억 2,000만 원 × 이 지역 실거래 비율 1.64 (반영 23%)` */
export function priceWords({ amountManwon, ratio, share }: EstimatePrice): string {
  return `공시가격 ${formatManwon(amountManwon)} × 이 지역 실거래 비율 ${ratio.toFixed(2)} (반영 ${formatPercent(roundedShare(share))})`
}

/** In steps of 5 %, never 0 or 100, as `계산됩니다` follows it. */
function probabilityPhrase(probability: number): string {
  const { under, from, steps } = ESTIMATE_SHOWN.probability
  if (probability < under) return `${formatPercent(under)} 미만으로`
  if (probability >= from) return `${formatPercent(from)} 이상으로`
  return `약 ${formatPercent(Math.round(probability * steps) / steps)}로`
}

function intervalOf({ lowManwon, highManwon }: ModelEstimate): string {
  return `${formatManwon(lowManwon)}~${formatManwon(highManwon)}`
}

/** The amount, its basis and its interval in one. */
export function amountSentence(estimate: ModelEstimate): string {
  const { kind, midManwon, sameLotCount } = estimate
  const [what, dealt] = kind === 'SALE' ? ['추정 매매가', '거래된다면'] : ['추정 전세 보증금', '계약된다면']
  const basis = sameLotCount > 0 ? `같은 단지 거래 ${sameLotCount}건을 시점·면적·층으로 보정한 ` : ''
  const amount = `${basis}${withParticle(what, '은/는')} ${formatManwon(midManwon)}입니다.`
  return `${amount} 지금 ${dealt} 10번 중 8번은 ${intervalOf(estimate)}으로 계산됩니다.`
}

/** What weakens an estimate; empty where the lot's own deals carry it. */
export function weaknessSentences({ sameLotCount, otherLotCount, otherAreas, provisional }: ModelEstimate): string[] {
  const sentences: string[] = []
  if (sameLotCount === 0)
    sentences.push(`같은 단지 거래가 없어 같은 동 거래 ${otherLotCount}건과 지역 평균으로 추정했습니다. 오차가 큽니다.`)
  else if (otherLotCount > 0)
    sentences.push(`같은 단지 거래가 ${sameLotCount}건뿐이어서 같은 동 거래 ${otherLotCount}건을 함께 반영했습니다.`)
  if (sameLotCount > 0 && otherAreas)
    sentences.push(
      '계산에 쓴 같은 단지 거래 가운데 이 면적과 비슷한 것이 없어 다른 면적의 거래를 환산했습니다. 오차가 큽니다.',
    )
  if (provisional) sentences.push('추정 범위는 아직 실제 거래로 충분히 검증되지 않은 잠정값입니다.')
  return sentences
}

function probabilityAbove({ exceedance }: NonNullable<ModelEstimate['deposit']>, ratio: number): number {
  return exceedance.find((each) => each.ratio === ratio)?.probability ?? 1
}

function roundedShare(share: number): number {
  return Math.round(share * 100) / 100
}
