import type { AmountComparison, Comparison } from '../../comparison/comparison.ts'
import { formatManwon, formatMonths, formatPercent } from '../../wording/format.ts'
import { SAMPLE_LEVEL_LABELS } from '../../wording/labels.ts'
import type { Evidence, MissingData } from '../assessment.ts'
import type { LeaseFacts, MarketMedian, TransactionFacts } from '../lease-facts.ts'
import { CONFIDENCE } from '../rule-book.ts'

export type TransactionKind = 'rent-transaction' | 'sale-transaction'

const KIND_LABELS: Record<TransactionKind, string> = {
  'rent-transaction': '전월세 실거래',
  'sale-transaction': '매매 실거래',
}

const AMOUNT_LABELS: Record<Comparison['basis'], string> = {
  JEONSE_DEPOSIT: '전세 보증금',
  MONTHLY_RENT: '월세',
  SALE_PRICE: '매매가',
}

/** decisions.md section 11, "Status by sample level". */
export function sampleStatus(comparison: Comparison): 'AVAILABLE' | 'PARTIAL' {
  const sameLot = comparison.level === 'SAME_LOT_SIMILAR' || comparison.level === 'SAME_LOT_AREA'
  return sameLot && !comparison.fewDeals ? 'AVAILABLE' : 'PARTIAL'
}

export function sampleConfidence(comparison: Comparison): number {
  return CONFIDENCE.sample[comparison.level] * (comparison.fewDeals ? CONFIDENCE.fewDealsFactor : 1)
}

/** `같은 지번의 비슷한 조건 거래 5건(2026년 8월~2026년 10월)` */
export function describeSample(comparison: Comparison): string {
  return `${SAMPLE_LEVEL_LABELS[comparison.level]} ${comparison.count}건(${formatMonths(comparison.months)})`
}

/** What the deals of a sample should have been similar to, such as `입력하신 면적·층`. A detached house is sold whole. */
export function askedLikeness(basis: Comparison['basis'], { terms, property }: Pick<LeaseFacts, 'terms' | 'property'>) {
  if (basis === 'SALE_PRICE' && property.propertyType === 'DETACHED_MULTI_FAMILY') return '건축물대장의 연면적'
  if (terms.floor === null) return '입력하신 면적'
  return terms.areaSquareMeter === null ? '입력하신 층' : '입력하신 면적·층'
}

/** What weakens the sample, as sentences; empty when nothing does. */
export function sampleLimits(comparison: Comparison, facts: LeaseFacts): string {
  const limits = [
    comparison.lowerReliability
      ? ` ${askedLikeness(comparison.basis, facts)}과 비슷한 거래가 없어 전체 거래를 사용했으므로 신뢰도가 낮습니다.`
      : '',
    comparison.fewDeals ? ' 거래가 3건보다 적어 참고 자료로만 보아야 합니다.' : '',
    comparison.level === 'SAME_DISTRICT_SIMILAR' ? ' 같은 지번이 아닌 같은 법정동의 거래를 기준으로 했습니다.' : '',
  ]
  return limits.join('')
}

/** Names the nearest published amount where a typed one is out of all proportion (spec.md, Diagnosis rule 8); else empty. */
export function realismSentence(name: string, amount: AmountComparison): string {
  if (amount.realism === null) return ''
  const direction = amount.realism === 'UNREALISTICALLY_LOW' ? '낮습니다' : '높습니다'
  return ` 가장 가까운 공개 거래 금액 ${formatManwon(amount.nearestManwon)}과 비교해도 ${name} 입력값이 비현실적으로 ${direction}. 금액 단위(만원)와 입력 항목을 다시 확인하십시오.`
}

/** Level, months, count and quartiles of a sample, so that the number can be followed back. */
export function sampleEvidence(kind: TransactionKind, facts: TransactionFacts, comparison: Comparison): Evidence[] {
  const source = `${kind}:${facts.source ?? '-'}`
  const label = AMOUNT_LABELS[comparison.basis]
  return [
    {
      source,
      field: 'sampleLevel',
      value: comparison.level,
      description: `비교 표본: ${describeSample(comparison)}`,
    },
    { source, field: 'months', value: comparison.months.join(','), description: '비교 기간(계약 연월)' },
    { source, field: 'sampleCount', value: comparison.count, description: '표본 거래 수(건)' },
    { source, field: 'quartiles', value: quartileText(comparison.amount), description: `표본 ${label} 분포` },
    ...(comparison.deposit === null
      ? []
      : [
          {
            source,
            field: 'depositQuartiles',
            value: quartileText(comparison.deposit),
            description: '표본 보증금 분포',
          },
        ]),
  ]
}

/** A regional statistic standing in for exact evidence. */
export function signalEvidence(signal: MarketMedian, field: string, value: number, description: string): Evidence[] {
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

/** Why no sample of this kind exists, and what the user can do about it. */
export function missingTransactions(kind: TransactionKind, facts: TransactionFacts): MissingData {
  return { field: kind, reason: `${KIND_LABELS[kind]}: ${whyNone(facts)}`, requiredAction: howToFind(facts) }
}

function howToFind({ reason }: TransactionFacts): string {
  if (reason === 'ADDRESS_NOT_CONFIRMED') return '지번주소를 다시 확인해 진단을 다시 요청하십시오.'
  if (reason === 'TYPE_UNKNOWN') return '동·호수를 입력하거나 건축물대장 후보를 선택해 주택 유형을 먼저 확인하십시오.'
  return '국토교통부 실거래가 공개시스템과 인근 공인중개사무소에서 최근 거래를 직접 확인하십시오.'
}

export function ratioEvidence(field: string, ratio: number, description: string): Evidence {
  return { source: 'rule-book', field, value: formatPercent(ratio), description }
}

function whyNone(facts: TransactionFacts): string {
  if (facts.reason === 'ADDRESS_NOT_CONFIRMED') return '주소를 확인하지 못해 조회하지 않았습니다.'
  if (facts.reason === 'TYPE_UNKNOWN') return '주택 유형이 확인되지 않아 조회하지 않았습니다.'
  if (facts.reason === 'TYPE_NOT_TRADED') return '이 건물 용도에는 주택 실거래 자료가 제공되지 않습니다.'
  if (facts.status === 'UNAVAILABLE') return '연동 설정이 없어 조회하지 못했습니다.'
  if (facts.status === 'ERROR') return '자료 제공 기관의 응답을 받지 못했습니다.'
  if (facts.status === 'FOUND') return '같은 계약 유형으로 비교할 수 있는 거래가 없습니다.'
  return `${formatMonths(facts.months)}에 공개된 거래를 찾지 못했습니다. 거래가 없다는 것이 위험이 낮다는 뜻은 아닙니다.`
}

function quartileText({ quartiles }: AmountComparison): string {
  const { min, q1, median, q3, max } = quartiles
  const [low, lower, middle, upper, high] = [min, q1, median, q3, max].map(formatManwon)
  return `최소 ${low}, 1사분위 ${lower}, 중앙값 ${middle}, 3사분위 ${upper}, 최대 ${high}`
}
