import type { TradeKind } from '../../domain/comparison/deal.ts'
import type { FailureReason } from '../../domain/lookup.ts'
import { isFresh } from '../freshness.ts'
import { type Collected, storedFirst } from '../stored-first.ts'
import { collectMonth, type MonthCollector } from './collect-month.ts'
import { TRANSACTION_SOURCE } from './sources.ts'
import { readStoredTransactions, type StoredTransactions, type TransactionQuery } from './stored-transactions.ts'

/** spec.md, Diagnosis rule 6: so many stored facts make a call unnecessary. */
const ENOUGH_STORED_FACTS = 3

/** What is known of the past leases, or of the past sales, of a lot's district. */
export type TransactionEvidence = {
  status: 'FOUND' | 'NOT_FOUND' | 'UNAVAILABLE' | 'ERROR'
  reason: FailureReason | 'NO_KEY' | null
  /** `STORED_SPARSE`: asking added nothing, so the one or two stored deals serve. */
  basis: 'STORED' | 'COLLECTED' | 'STORED_SPARSE' | 'NONE'
  deals: StoredTransactions['deals']
  /** Months of which the provider gave no answer, `YYYYMM`; what they hold is unknown. */
  unansweredMonths: string[]
  collectedAt: Date | null
}

export type TransactionReader = MonthCollector & { reuseHours: number }

/** Leases and sales of the last completed months, stored-first (spec.md, Diagnosis rule 6). */
export async function readTransactions(
  reader: TransactionReader,
  query: TransactionQuery,
): Promise<Record<TradeKind, TransactionEvidence>> {
  const { stored, collected } = await storedFirst({
    read: () => readStoredTransactions(reader.pool, query),
    isEnough: ({ RENT, SALE }) =>
      monthsToAsk(reader, query, RENT).length === 0 && monthsToAsk(reader, query, SALE).length === 0,
    collect: async (before, lookedAt) => {
      const [leases, sales] = await Promise.all([
        collectMonths(reader, query, 'RENT', before.RENT, lookedAt),
        collectMonths(reader, query, 'SALE', before.SALE, lookedAt),
      ])
      return { RENT: leases, SALE: sales }
    },
  })
  return {
    RENT: evidenceOf(stored.RENT, collected?.RENT ?? new Map()),
    SALE: evidenceOf(stored.SALE, collected?.SALE ?? new Map()),
  }
}

/** None when three facts are stored; else every month that was not read to its end within the reuse time. */
function monthsToAsk(reader: TransactionReader, query: TransactionQuery, stored: StoredTransactions): string[] {
  if (stored.factCount >= ENOUGH_STORED_FACTS) return []
  const now = reader.now()
  return query.months.filter((month) => !isFresh(stored.collectedAt.get(month) ?? null, reader.reuseHours, now))
}

async function collectMonths(
  reader: TransactionReader,
  query: TransactionQuery,
  kind: TradeKind,
  stored: StoredTransactions,
  lookedAt: number,
): Promise<Map<string, Collected>> {
  const source = TRANSACTION_SOURCE[query.propertyType][kind]
  const lawdCd = query.lot.legalDistrictCode.slice(0, 5)
  const months = monthsToAsk(reader, query, stored)
  const answers = await Promise.all(
    months.map((dealMonth) => collectMonth(reader, { source, lawdCd, dealMonth }, lookedAt)),
  )
  return new Map(months.map((month, index) => [month, answers[index] as Collected]))
}

function evidenceOf(stored: StoredTransactions, collected: Map<string, Collected>): TransactionEvidence {
  const answers = [...collected.values()]
  const failure = answers.find((answer) => answer.status === 'ERROR' || answer.status === 'UNAVAILABLE')
  const added = answers.some((answer) => answer.status === 'FOUND')
  const unansweredMonths = [...collected].filter(([, answer]) => 'reason' in answer).map(([month]) => month)
  const collectedAt = latest([...stored.collectedAt.values()])
  const found = { deals: stored.deals, unansweredMonths, collectedAt }
  if (stored.factCount > 0) {
    const basis = added ? 'COLLECTED' : answers.length === 0 ? 'STORED' : 'STORED_SPARSE'
    return { status: 'FOUND', reason: failure?.reason ?? null, basis, ...found }
  }
  return { status: failure?.status ?? 'NOT_FOUND', reason: failure?.reason ?? null, basis: 'NONE', ...found }
}

function latest(dates: Date[]): Date | null {
  return dates.length === 0 ? null : new Date(Math.max(...dates.map(Number)))
}
