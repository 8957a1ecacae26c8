import { formatMonth, formatMonths } from '../../../words/ko/format.ts'
import { yearMonth } from '../../calendar.ts'
import type { Comparison } from '../../comparison/comparison.ts'
import { dealsCollectedWords } from '../../wording/collected-words.ts'
import { DEAL_SOURCE_NAMES, PURPOSE_LABELS } from '../../wording/labels.ts'
import { MISSING_IS_NOT_GOOD, whyMissing } from '../../wording/missing-words.ts'
import { quartileWords, sampleWords } from '../../wording/sample-words.ts'
import { askedLikeness } from '../criteria/sample.ts'
import type { DealFacts, LeaseFacts } from '../facts/lease-facts.ts'
import { notAsked, restsOnHint, type SourceReading, sourceState } from './source-reading.ts'

const COMPARED: Record<Comparison['basis'], string> = {
  JEONSE_DEPOSIT: '전세 보증금',
  MONTHLY_RENT: '월세',
  SALE_PRICE: '매매가',
}

type Kind = { key: 'rent-transaction' | 'sale-transaction'; title: string; official: string; object: string }

/** Past leases (전월세 실거래). */
export function rentSource(facts: LeaseFacts): SourceReading {
  const kind: Kind = {
    key: 'rent-transaction',
    title: '전월세 실거래',
    official: '국토교통부 전월세 실거래가',
    object: '전월세 실거래를',
  }
  return dealSource(kind, facts, facts.leases)
}

/** Past sales (매매 실거래). */
export function saleSource(facts: LeaseFacts): SourceReading {
  const kind: Kind = {
    key: 'sale-transaction',
    title: '매매 실거래',
    official: '국토교통부 매매 실거래가',
    object: '매매 실거래를',
  }
  return dealSource(kind, facts, facts.sales)
}

function dealSource({ key, title, official, object }: Kind, facts: LeaseFacts, deals: DealFacts): SourceReading {
  const source = { key, title, official: deals.source === null ? official : DEAL_SOURCE_NAMES[deals.source] }
  if (!facts.address.confirmed) return notAsked(source)
  const { status, comparison, months, unreadMonths: unread = [], unansweredMonths: unanswered, collectedAt } = deals
  const partial = comparison === null || unread.length + unanswered.length > 0 || restsOnHint(facts.property)
  const found = comparison === null ? nothingToCompare(key, facts) : compared(comparison, facts)
  return {
    ...source,
    state: sourceState(status, partial),
    details:
      status === 'FOUND'
        ? [...found, ...limits(facts, unread, unanswered), ...dealsCollectedWords(deals)]
        : [whyMissing(deals, object, notFound(key, months)), MISSING_IS_NOT_GOOD],
    lookupStatus: status,
    referencePeriod: status === 'UNAVAILABLE' ? null : period(months),
    collectedAt,
    sampleCount: comparison?.count ?? (status === 'FOUND' || status === 'NOT_FOUND' ? 0 : null),
  }
}

/** Level, months, count, median and quartiles, and what weakens them. */
function compared(comparison: Comparison, facts: LeaseFacts): string[] {
  const { amount, deposit, count, basis, lowerReliability, fewDeals } = comparison
  return [
    `비교 기준: ${sampleWords(comparison, facts)}`,
    quartileWords(COMPARED[basis], amount, count),
    ...(deposit === null ? [] : [quartileWords('보증금', deposit, count)]),
    ...(lowerReliability
      ? [`${askedLikeness(basis, facts)}과 비슷한 거래가 없어 전체 거래와 비교했으므로 신뢰도가 낮습니다.`]
      : []),
    ...(fewDeals ? ['비교한 거래가 3건보다 적어 참고로만 보아야 합니다.'] : []),
  ]
}

function nothingToCompare(key: Kind['key'], { terms }: LeaseFacts): string[] {
  const what = key === 'sale-transaction' ? '매매 거래' : `${PURPOSE_LABELS[terms.purpose]} 거래`
  return [`공개된 거래는 있으나 비교에 쓸 수 있는 ${what}가 없습니다.`, MISSING_IS_NOT_GOOD]
}

function limits({ property }: LeaseFacts, unread: readonly string[], unanswered: readonly string[]): string[] {
  return [
    ...(unread.length === 0 ? [] : [`${unread.map(formatMonth).join(', ')} 자료는 아직 모으지 않아 빠져 있습니다.`]),
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
  const [first, ...rest] = months.toSorted().map(yearMonth)
  if (first === undefined) return null
  return rest.length === 0 ? first : `${first} ~ ${rest.at(-1)}`
}
