import type { DataStatus } from '@lease-risk/contract/diagnosis-response'
import { askedLikeness } from '../../../domain/assessment/criteria/sample.ts'
import type { LeaseFacts, TransactionFacts } from '../../../domain/assessment/lease-facts.ts'
import type { Comparison } from '../../../domain/comparison/comparison.ts'
import type { TransactionSource } from '../../../domain/comparison/deal.ts'
import { formatMonth, formatMonths, formatPercent } from '../../../domain/wording/format.ts'
import { PURPOSE_LABELS } from '../../../domain/wording/labels.ts'
import type { Diagnosed } from '../diagnosed.ts'
import { dealsCollectedWords } from '../words/collected-words.ts'
import { MISSING_IS_NOT_GOOD, whyMissing } from '../words/missing-words.ts'
import { quartileWords, sampleWords } from '../words/sample-words.ts'
import { cardState, notAsked, restsOnHint, sourceName } from './card.ts'

/** The ministry's name of each source. */
export const OFFICIAL_NAMES: Record<TransactionSource, string> = {
  AptRent: '국토교통부 아파트 전월세 실거래가',
  RHRent: '국토교통부 연립·다세대 전월세 실거래가',
  SHRent: '국토교통부 단독·다가구 전월세 실거래가',
  OffiRent: '국토교통부 오피스텔 전월세 실거래가',
  AptTradeDev: '국토교통부 아파트 매매 실거래가',
  RHTrade: '국토교통부 연립·다세대 매매 실거래가',
  SHTrade: '국토교통부 단독·다가구 매매 실거래가',
  OffiTrade: '국토교통부 오피스텔 매매 실거래가',
}

const COMPARED: Record<Comparison['basis'], { name: string; typedIs: string }> = {
  JEONSE_DEPOSIT: { name: '전세 보증금', typedIs: '전세 보증금은' },
  MONTHLY_RENT: { name: '월세', typedIs: '월세는' },
  SALE_PRICE: { name: '매매가', typedIs: '보증금은' },
}

type Kind = { key: 'rent-transaction' | 'sale-transaction'; title: string; official: string; object: string }

/** Past leases (전월세 실거래). */
export function rentCard(diagnosed: Diagnosed): DataStatus {
  const kind: Kind = {
    key: 'rent-transaction',
    title: '전월세 실거래',
    official: '국토교통부 전월세 실거래가',
    object: '전월세 실거래를',
  }
  return transactionCard(kind, diagnosed, diagnosed.facts?.leases ?? null, diagnosed.unansweredMonths.leases)
}

/** Past sales (매매 실거래). */
export function saleCard(diagnosed: Diagnosed): DataStatus {
  const kind: Kind = {
    key: 'sale-transaction',
    title: '매매 실거래',
    official: '국토교통부 매매 실거래가',
    object: '매매 실거래를',
  }
  return transactionCard(kind, diagnosed, diagnosed.facts?.sales ?? null, diagnosed.unansweredMonths.sales)
}

function transactionCard(
  { key, title, official, object }: Kind,
  { facts, dataMode }: Diagnosed,
  deals: TransactionFacts | null,
  unanswered: readonly string[],
): DataStatus {
  const name = deals?.source == null ? official : OFFICIAL_NAMES[deals.source]
  const card = { key, title, source: sourceName(name, dataMode) }
  if (facts === null || deals === null) return notAsked(card)
  const { status, comparison, months, collectedAt } = deals
  const partial = comparison === null || unanswered.length > 0 || restsOnHint(facts.property)
  const found = comparison === null ? nothingToCompare(key, facts) : compared(comparison, facts)
  return {
    ...card,
    state: cardState(status, partial),
    details:
      status === 'FOUND'
        ? [...found, ...limits(facts, unanswered), ...dealsCollectedWords(deals)]
        : [whyMissing(deals, object, notFound(key, months)), MISSING_IS_NOT_GOOD],
    lookupStatus: status,
    referencePeriod: status === 'UNAVAILABLE' ? null : period(months),
    collectedAt,
    sampleCount: comparison?.count ?? (status === 'FOUND' || status === 'NOT_FOUND' ? 0 : null),
  }
}

/** Level with its code, months, count, median and quartiles, and what weakens them. */
function compared(comparison: Comparison, facts: LeaseFacts): string[] {
  const { amount, deposit, count, level, basis, lowerReliability, fewDeals } = comparison
  const { name, typedIs } = COMPARED[basis]
  return [
    `비교 기준: ${sampleWords(comparison, facts)}(${level})`,
    quartileWords(name, amount, count),
    ...ratioWords(typedIs, amount.ratioToMedian),
    ...(deposit === null
      ? []
      : [quartileWords('보증금', deposit, count), ...ratioWords('보증금은', deposit.ratioToMedian)]),
    ...(lowerReliability
      ? [`${askedLikeness(basis, facts)}과 비슷한 거래가 없어 전체 거래와 비교했으므로 신뢰도가 낮습니다.`]
      : []),
    ...(fewDeals ? ['비교한 거래가 3건보다 적어 참고로만 보아야 합니다.'] : []),
  ]
}

function ratioWords(typedIs: string, ratio: number | null): string[] {
  return ratio === null ? [] : [`입력하신 ${typedIs} 중앙값의 ${formatPercent(ratio)}입니다.`]
}

function nothingToCompare(key: Kind['key'], { terms }: LeaseFacts): string[] {
  const what = key === 'sale-transaction' ? '매매 거래' : `${PURPOSE_LABELS[terms.purpose]} 거래`
  return [`공개된 거래는 있으나 비교에 쓸 수 있는 ${what}가 없습니다.`, MISSING_IS_NOT_GOOD]
}

function limits({ property }: LeaseFacts, unanswered: readonly string[]): string[] {
  return [
    ...(unanswered.length === 0
      ? []
      : [`${unanswered.map(formatMonth).join(', ')} 자료는 제공 기관의 응답을 받지 못해 빠져 있습니다.`]),
    ...(restsOnHint(property)
      ? ['주택 유형이 건축물대장으로 확인되지 않아, 기준 후보로 삼은 유형의 거래와 비교했습니다.']
      : []),
  ]
}

function notFound(key: Kind['key'], months: readonly string[]): string {
  const what = key === 'sale-transaction' ? '매매 거래' : '전월세 거래'
  return `최근 ${months.length}개월(${formatMonths(months)})에 같은 법정동에서 공개된 ${what}를 찾지 못했습니다.`
}

/** `2026-08 ~ 2026-10` */
function period(months: readonly string[]): string | null {
  const [first, ...rest] = months.toSorted().map((month) => `${month.slice(0, 4)}-${month.slice(4)}`)
  if (first === undefined) return null
  return rest.length === 0 ? first : `${first} ~ ${rest.at(-1)}`
}
