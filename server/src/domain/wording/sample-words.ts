import { formatManwon, formatMonths } from '../../words/ko/format.ts'
import type { LeaseFacts } from '../assessment/facts/lease-facts.ts'
import type { AmountComparison, Comparison } from '../comparison/comparison.ts'

type Sampled = Pick<LeaseFacts, 'terms' | 'property'>

const DEALS: Record<Comparison['basis'], string> = {
  JEONSE_DEPOSIT: '전세 거래',
  MONTHLY_RENT: '월세 거래',
  SALE_PRICE: '매매 거래',
}

/** `최근 3개월(2026년 8월~2026년 10월) 같은 지번에서 면적과 층이 비슷한 전세 거래 5건` */
export function sampleWords(comparison: Comparison, facts: Sampled): string {
  const { level, basis, count, months } = comparison
  const place = level.startsWith('SAME_LOT') ? '같은 지번' : '같은 법정동'
  const chosen = level.endsWith('_ALL') ? `${place}의 전체` : `${place}에서 ${likeness(comparison, facts)} 비슷한`
  return `최근 ${months.length}개월(${formatMonths(months)}) ${chosen} ${DEALS[basis]} ${count}건`
}

/** In what the deals of a sample are similar. Detached houses have no floor, and are sold whole. */
function likeness({ level, basis }: Comparison, { terms, property }: Sampled): string {
  const detached = property.propertyType === 'DETACHED_MULTI_FAMILY'
  if (detached) return basis === 'SALE_PRICE' ? '연면적이' : '면적이'
  if (level === 'SAME_LOT_AREA' || terms.floor === null) return '면적이'
  return terms.areaSquareMeter === null ? '층이' : '면적과 층이'
}

/** The five numbers of a sample as one sentence; `name` such as `전세 보증금`. */
export function quartileWords(name: string, { quartiles }: AmountComparison, count: number): string {
  const [min, q1, median, q3, max] = [quartiles.min, quartiles.q1, quartiles.median, quartiles.q3, quartiles.max].map(
    formatManwon,
  )
  if (count === 1) return `이 거래 한 건의 금액: ${name} ${median}`
  return `${name}의 중앙값(가운데 값)은 ${median}이고, 가운데 절반(1사분위~3사분위)은 ${q1}에서 ${q3} 사이입니다(최저 ${min}, 최고 ${max}).`
}
