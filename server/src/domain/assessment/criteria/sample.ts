import { formatManwon, formatMonths, formatPercent } from '../../../words/ko/format.ts'
import { dealsOf } from '../../../words/ko/samples.ts'
import type { Text } from '../../../words/message.ts'
import type { AmountComparison, Comparison } from '../../comparison/comparison.ts'
import { CONFIDENCE } from '../../rule-book/scores.ts'
import { sampleWords } from '../../wording/sample-words.ts'
import type { DealFacts, LeaseFacts, MarketMedian } from '../facts/lease-facts.ts'
import type { Evidence } from '../findings/evidence.ts'
import { type Finding, type FindingCode, finding } from '../findings/finding.ts'

export type DealSourceKey = 'rent-transaction' | 'sale-transaction'

const AMOUNT_LABELS: Record<Comparison['basis'], string> = {
  JEONSE_DEPOSIT: '전세 보증금',
  MONTHLY_RENT: '월세',
  SALE_PRICE: '매매가',
}

/** R-SCORE-12: status by sample level. */
export function sampleStatus(comparison: Comparison): 'AVAILABLE' | 'PARTIAL' {
  const sameLot = comparison.level === 'SAME_LOT_SIMILAR' || comparison.level === 'SAME_LOT_AREA'
  return sameLot && !comparison.fewDeals ? 'AVAILABLE' : 'PARTIAL'
}

/** Deals of another size, or too few of them, raise no floor (R-SCORE-21). */
export function raisesFloor(comparison: Comparison): boolean {
  return !comparison.level.endsWith('_ALL') && !comparison.fewDeals
}

export function sampleConfidence(comparison: Comparison): number {
  return CONFIDENCE.sample[comparison.level] * (comparison.fewDeals ? CONFIDENCE.fewDealsFactor : 1)
}

/** `같은 지번의 비슷한 조건 거래 5건(2026년 8월~2026년 10월)` */
export function describeSample(comparison: Comparison): string {
  return dealsOf(comparison)
}

/** What the deals of a sample should have been similar to, such as `입력하신 면적·층`. A detached house is sold whole. */
export function askedLikeness(basis: Comparison['basis'], { terms, property }: Pick<LeaseFacts, 'terms' | 'property'>) {
  if (basis === 'SALE_PRICE' && property.propertyType === 'DETACHED_MULTI_FAMILY') return '건축물대장의 연면적'
  if (terms.floor === null) return '입력하신 면적'
  return terms.areaSquareMeter === null ? '입력하신 층' : '입력하신 면적·층'
}

/** `입력하신 월세 55만 원은 … 월세 거래 5건의 월세 중앙값(가운데 값) 50만 원과 비교하면 110%입니다.` */
export function comparedWithSample(
  name: { typed: string; sampled: string },
  amount: AmountComparison,
  comparison: Comparison,
  facts: LeaseFacts,
): string {
  const typed = `입력하신 ${name.typed} ${formatManwon(amount.inputManwon)}은`
  const sampled = `${sampleWords(comparison, facts)}의 ${name.sampled} 중앙값(가운데 값)`
  if (amount.ratioToMedian === null) return `${sampled}이 0원이어서 ${name.typed}의 비율을 계산하지 않았습니다.`
  const median = formatManwon(amount.quartiles.median)
  return `${typed} ${sampled} ${median}과 비교하면 ${formatPercent(amount.ratioToMedian)}입니다.`
}

/** What weakens a comparison, as notes: no similar deal, few deals. `kind` such as `전세 거래`. */
export function weakSample(
  kind: string,
  code: 'LEASES' | 'SALES',
  comparison: Comparison,
  facts: LeaseFacts,
): Finding[] {
  const weak: [FindingCode, string][] = []
  if (comparison.lowerReliability) {
    weak.push([
      `${code}_LOWER_RELIABILITY`,
      `${askedLikeness(comparison.basis, facts)}과 비슷한 ${kind}가 없어 전체 거래와 비교했으므로, 이 비교는 신뢰도가 낮습니다.`,
    ])
  }
  if (comparison.fewDeals) {
    weak.push([`${code}_FEW_DEALS`, `비교한 ${kind}가 ${comparison.count}건뿐이어서 참고로만 보아야 합니다.`])
  }
  return weak.map(([each, sentence]) => finding(each, 'NOTE', { sentence }))
}

/** Level, months, count and quartiles of a sample, so that the number can be followed back. */
export function sampleEvidence(kind: DealSourceKey, facts: DealFacts, comparison: Comparison): Evidence[] {
  const source = `${kind}:${facts.source ?? '-'}`
  const label = AMOUNT_LABELS[comparison.basis]
  const { level, months, count, amount, deposit } = comparison
  return [
    { source, field: 'sampleLevel', value: level, description: `비교 표본: ${describeSample(comparison)}` },
    { source, field: 'months', value: months.join(','), description: '비교 기간(계약 연월)' },
    { source, field: 'sampleCount', value: count, description: '표본 거래 수(건)' },
    { source, field: 'quartiles', value: quartileText(amount), description: `표본 ${label} 분포` },
    ...(deposit === null
      ? []
      : [{ source, field: 'depositQuartiles', value: quartileText(deposit), description: '표본 보증금 분포' }]),
  ]
}

/** A regional statistic standing in for exact evidence. */
export function signalEvidence(signal: MarketMedian, field: string, value: number, description: Text): Evidence[] {
  const source = 'market-statistics'
  return [
    {
      source,
      field: 'scope',
      value: signal.scope,
      description: `지역 월별 통계 ${signal.sampleCount}건(${formatMonths(signal.months)})`,
    },
    { source, field, value: formatManwon(value), description },
  ]
}

/** `같은 법정동의 월별 통계(2026년 10월, 40건)의 매매가 중앙값(가운데 값) 2억 원` with what was typed against it. */
export function comparedWithRegion(
  name: { typed: string; statistic: string },
  typedManwon: number,
  medianManwon: number,
  signal: MarketMedian,
): string {
  const area = signal.scope === 'LEGAL_DISTRICT' ? '같은 법정동' : '같은 시·군·구'
  const statistic = `${area}의 월별 통계(${formatMonths(signal.months)}, ${signal.sampleCount}건)의 ${name.statistic} 중앙값(가운데 값)`
  const ratio = formatPercent(typedManwon / medianManwon)
  return `참고로, 입력하신 ${name.typed} ${formatManwon(typedManwon)}은 ${statistic} ${formatManwon(medianManwon)}과 비교하면 ${ratio}입니다. 이 주소의 거래가 아니므로 지역 참고값으로만 보아야 합니다.`
}

export function ratioEvidence(field: string, ratio: number, description: Text): Evidence {
  return { source: 'rule-book', field, value: formatPercent(ratio), description }
}

function quartileText({ quartiles }: AmountComparison): string {
  const { min, q1, median, q3, max } = quartiles
  const [low, lower, middle, upper, high] = [min, q1, median, q3, max].map(formatManwon)
  return `최소 ${low}, 1사분위 ${lower}, 중앙값 ${middle}, 3사분위 ${upper}, 최대 ${high}`
}
