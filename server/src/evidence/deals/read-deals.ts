import type { TradeKind } from '../../domain/comparison/deal.ts'
import type { FailureReason } from '../../domain/lookup.ts'
import { STORED_FIRST } from '../../domain/rule-book/evidence-thresholds.ts'
import type { Memory } from '../memory.ts'
import { type Collected, isFresh, storedFirst } from '../stored-first.ts'
import { collectMonth, lookupOfMonth, type MonthCollector, type MonthQuery } from './collect-month.ts'
import { type DealQuery, TRANSACTION_SOURCE } from './deal-query.ts'
import { type DistrictWindow, dealsIn, readDistrictWindow } from './district-window.ts'
import { BYTES_OF_A_DEAL, readStoredDeals, type StoredDeals } from './stored-deals.ts'

/** The known past leases, or past sales, of a lot and its district. */
export type DealEvidence = {
  status: 'FOUND' | 'NOT_FOUND' | 'UNAVAILABLE' | 'ERROR'
  reason: FailureReason | 'NO_KEY' | null
  /** `STORED_SPARSE`: the provider added nothing, so the one or two stored deals are used. */
  basis: 'STORED' | 'COLLECTED' | 'STORED_SPARSE' | 'NONE'
  deals: StoredDeals['deals']
  /** Months for which the provider gave no reply, `YYYYMM`; their deals are unknown. */
  unansweredMonths: string[]
  /** Months not requested yet, because the others have enough stored deals. */
  unreadMonths: string[]
  /** Months whose latest reply is being checked; the previously stored deals remain in use. */
  withheldMonths: readonly string[]
  collectedAt: Date | null
  /** Whether this request called a provider. */
  asked: boolean
}

export type DealReader = MonthCollector & { reuseHours: number; windows: Memory<WindowMemory> }

/** What this process holds of a district: the reply for one lot or, from the second question on, the whole district. */
export type WindowMemory = { question: string; answer: Stored } | { window: DistrictWindow }
type Stored = Record<TradeKind, StoredDeals>

/** The version of the deals as just read by the caller. */
export type PrefetchedDeals = { lookedAt: number; versions: { deals: string } }

/** Leases and sales of the last completed months, stored-first (R-EVID-03). */
export async function readDeals(
  reader: DealReader,
  query: DealQuery,
  prefetched?: PrefetchedDeals | null,
): Promise<Record<TradeKind, DealEvidence>> {
  const known = prefetched && (await readRemembered(reader, query, prefetched.versions.deals))
  let months: Record<TradeKind, string[]> = { RENT: [], SALE: [] }
  const { stored, collected } = await storedFirst<Stored, Record<TradeKind, Map<string, Collected>>>({
    read: () => readStoredDeals(reader.pool, query),
    prefetched: prefetched && known ? { stored: known, lookedAt: prefetched.lookedAt } : null,
    isEnough: async (stored, lookedAt) => {
      months = await monthsToAsk(reader, query, stored, lookedAt)
      return months.RENT.length + months.SALE.length === 0
    },
    collect: async (_, lookedAt) => {
      const [leases, sales] = await Promise.all([
        collectMonths(reader, query, 'RENT', months.RENT, lookedAt),
        collectMonths(reader, query, 'SALE', months.SALE, lookedAt),
      ])
      return { RENT: leases, SALE: sales }
    },
  })
  return {
    RENT: evidenceOf(stored.RENT, collected?.RENT ?? new Map()),
    SALE: evidenceOf(stored.SALE, collected?.SALE ?? new Map()),
  }
}

/** Reads the lot first; a district requested again under the same version is read whole, once, and kept in memory. */
async function readRemembered({ pool, windows }: DealReader, query: DealQuery, version: string): Promise<Stored> {
  const { lot, propertyType, months } = query
  const key = [lot.legalDistrictCode, propertyType, ...months].join(' ')
  const question = JSON.stringify(query)
  const known = windows.get(key, version)
  if (known === null) {
    const answer = await readStoredDeals(pool, query)
    const bytes = (answer.RENT.deals.length + answer.SALE.deals.length) * BYTES_OF_A_DEAL
    windows.set(key, version, { question, answer }, bytes)
    return answer
  }
  if ('window' in known) return dealsIn(known.window, query)
  if (known.question === question) return known.answer
  const window = await readDistrictWindow(pool, query)
  windows.set(key, version, { window }, window.bytes)
  return dealsIn(window, query)
}

/**
 * Every month that was not read completely within the reuse time. With three stored facts no provider is called; but
 * a month that is being collected is awaited, so that concurrent requests get the same answer.
 */
async function monthsToAsk(
  reader: DealReader,
  query: DealQuery,
  stored: Stored,
  lookedAt: number,
): Promise<Record<TradeKind, string[]>> {
  const now = reader.now()
  const isEnough = (kind: TradeKind) => stored[kind].factCount >= STORED_FIRST.enoughFacts
  const lookupOf = (kind: TradeKind, month: string) => lookupOfMonth(monthQuery(query, kind, month))
  const unread = KINDS.filter(isEnough).flatMap((kind) =>
    stored[kind].unreadMonths.map((month) => lookupOf(kind, month)),
  )
  const underWay = unread.length === 0 ? [] : await reader.flights.underWay(unread, lookedAt)
  const ofKind = (kind: TradeKind) =>
    query.months.filter((month) =>
      isEnough(kind)
        ? underWay.includes(lookupOf(kind, month))
        : !isFresh(stored[kind].collectedAt.get(month) ?? null, reader.reuseHours, now),
    )
  return { RENT: ofKind('RENT'), SALE: ofKind('SALE') }
}

const KINDS: TradeKind[] = ['RENT', 'SALE']

function monthQuery({ lot, propertyType }: DealQuery, kind: TradeKind, dealMonth: string): MonthQuery {
  return { source: TRANSACTION_SOURCE[propertyType][kind], lawdCd: lot.legalDistrictCode.slice(0, 5), dealMonth }
}

async function collectMonths(
  reader: DealReader,
  query: DealQuery,
  kind: TradeKind,
  months: readonly string[],
  lookedAt: number,
): Promise<Map<string, Collected>> {
  const answers = await Promise.all(
    months.map((dealMonth) => collectMonth(reader, monthQuery(query, kind, dealMonth), lookedAt)),
  )
  return new Map(months.map((month, index) => [month, answers[index] as Collected]))
}

function evidenceOf(stored: StoredDeals, collected: Map<string, Collected>): DealEvidence {
  const answers = [...collected.values()]
  const failure = answers.find((answer) => answer.status === 'ERROR' || answer.status === 'UNAVAILABLE')
  const added = answers.some((answer) => answer.status === 'FOUND')
  const unansweredMonths = [...collected].filter(([, answer]) => 'reason' in answer).map(([month]) => month)
  const unreadMonths = stored.unreadMonths.filter((month) => !collected.has(month))
  const collectedAt = latest([...stored.collectedAt.values()])
  const { withheldMonths } = stored
  const found = {
    deals: stored.deals,
    unansweredMonths,
    unreadMonths,
    withheldMonths,
    collectedAt,
    asked: answers.length > 0,
  }
  if (stored.factCount > 0) {
    const basis = added ? 'COLLECTED' : answers.length === 0 ? 'STORED' : 'STORED_SPARSE'
    return { status: 'FOUND', reason: failure?.reason ?? null, basis, ...found }
  }
  return { status: failure?.status ?? 'NOT_FOUND', reason: failure?.reason ?? null, basis: 'NONE', ...found }
}

function latest(dates: Date[]): Date | null {
  return dates.length === 0 ? null : new Date(Math.max(...dates.map(Number)))
}
