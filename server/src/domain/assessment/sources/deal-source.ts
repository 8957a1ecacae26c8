import type { SampledAmount } from '../../../words/ko/assessment/samples.ts'
import { type Message, message, type Text } from '../../../words/message.ts'
import { yearMonth } from '../../calendar.ts'
import type { Comparison, Quartiles } from '../../comparison/comparison.ts'
import { wholeQuartiles } from '../../comparison/statistics.ts'
import { dealsCollectedWords, missingBecause, sampleOf } from '../../wording/source-words.ts'
import { askedFor } from '../criteria/sample.ts'
import type { DealFacts, LeaseFacts } from '../facts/lease-facts.ts'
import { notAsked, restsOnHint, type SourceReading, sourceState } from './source-reading.ts'

type Key = 'rent-transaction' | 'sale-transaction'

/** Past leases (전월세 실거래). */
export function rentSource(facts: LeaseFacts): SourceReading {
  return dealSource('rent-transaction', facts, facts.leases)
}

/** Past sales (매매 실거래). */
export function saleSource(facts: LeaseFacts): SourceReading {
  return dealSource('sale-transaction', facts, facts.sales)
}

function dealSource(key: Key, facts: LeaseFacts, deals: DealFacts): SourceReading {
  const { status, comparison, months, unreadMonths: unread = [], unansweredMonths: unanswered, collectedAt } = deals
  const withheld = deals.withheldMonths ?? []
  const official =
    deals.source === null
      ? message('OFFICIAL_SOURCE', { source: key })
      : message('DEAL_SOURCE_LABEL', { source: deals.source })
  const source = { key, title: message('SOURCE_TITLE', { source: key }), official }
  if (!facts.address.confirmed) return notAsked(source)
  const partial =
    comparison === null || unread.length + unanswered.length + withheld.length > 0 || restsOnHint(facts.property)
  const found = comparison === null ? nothingToCompare(key, facts) : compared(comparison, facts)
  return {
    ...source,
    state: sourceState(status, partial),
    details:
      status === 'FOUND'
        ? [...found, ...limits(facts, { unread, unanswered, withheld }), ...dealsCollectedWords(deals)]
        : missing(key, deals),
    lookupStatus: status,
    referencePeriod: status === 'UNAVAILABLE' ? null : period(months),
    collectedAt,
    sampleCount: comparison?.count ?? (status === 'FOUND' || status === 'NOT_FOUND' ? 0 : null),
  }
}

/** Level, months, count, median and quartiles, and their weaknesses. */
function compared(comparison: Comparison, facts: LeaseFacts): Message[] {
  const { amount, parts, count, basis, lowerReliability, fewDeals } = comparison
  const quartilesOf = (of: SampledAmount, quartiles: Quartiles) => message('QUARTILES', { of, quartiles, count })
  return [
    message('COMPARED_DEALS', { sample: sampleOf(comparison, facts) }),
    ...(parts === null
      ? [quartilesOf(basis, amount.quartiles)]
      : [
          quartilesOf('CONVERTED_RENT', wholeQuartiles(amount.quartiles)),
          quartilesOf('DEPOSIT', parts.deposit),
          quartilesOf('MONTHLY_RENT', parts.rent),
        ]),
    ...(lowerReliability ? [message('COMPARED_WITH_OTHERS', { asked: askedFor(basis, facts) })] : []),
    ...(fewDeals ? [message('COMPARED_WITH_FEW')] : []),
  ]
}

function nothingToCompare(key: Key, { terms }: LeaseFacts): Message[] {
  const deals = key === 'sale-transaction' ? 'SALE' : terms.purpose
  return [message('NO_DEALS_TO_COMPARE', { deals }), message('MISSING_IS_NOT_GOOD')]
}

type Limited = Record<'unread' | 'unanswered' | 'withheld', readonly string[]>

function limits({ property }: LeaseFacts, { unread, unanswered, withheld }: Limited): Message[] {
  return [
    ...(unread.length === 0 ? [] : [message('MONTHS_LEFT_OUT', { months: unread, asked: false })]),
    ...(unanswered.length === 0 ? [] : [message('MONTHS_LEFT_OUT', { months: unanswered, asked: true })]),
    ...(withheld.length === 0 ? [] : [message('MONTHS_WITHHELD', { months: withheld })]),
    ...(restsOnHint(property) ? [message('DEALS_OF_ASSUMED_TYPE')] : []),
  ]
}

function missing(source: Key, deals: DealFacts): Text[] {
  const sought = source === 'sale-transaction' ? 'SALES' : 'LEASES'
  const none = message('NO_DEALS_IN_DISTRICT', { source, months: deals.months })
  return [missingBecause(deals, sought, none), message('MISSING_IS_NOT_GOOD')]
}

/** `2026-08 ~ 2026-10` */
function period(months: readonly string[]): string | null {
  const [first, ...rest] = months.toSorted().map(yearMonth)
  if (first === undefined) return null
  return rest.length === 0 ? first : `${first} ~ ${rest.at(-1)}`
}
