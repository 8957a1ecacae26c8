import type { Pool } from 'pg'
import type { TradeKind } from '../../domain/comparison/deal.ts'
import { statement } from '../../platform/statement.ts'
import type { DealQuery } from './deal-query.ts'
import { TRANSACTION_SOURCE } from './sources.ts'

/** A month of a source in the ledger. */
export type LedgerRow = [source: string, dealMonth: string, collectedAt: string, withheld: boolean]

/** The rows of the ledger as JSON, of the five-digit code, sources and months that are asked. */
export const LEDGER_ROWS = `(
        select coalesce(json_agg(json_build_array(source, deal_month, collected_at, exists (
          select from withheld_months as apart
          where (apart.lawd_cd, apart.source, apart.deal_month) = (read.lawd_cd, read.source, read.deal_month)
        ))), '[]')
        from collection_ledger as read
        where lawd_cd = :lawdCd and source = any(:sources) and deal_month = any(:months)
      )`

export type ReadMonths = {
  /** When each month was last read to its end; a month that never was is missing. */
  collectedAt: ReadonlyMap<string, Date>
  /** Months of which nothing is stored and nobody has read them to their end. */
  unreadMonths: readonly string[]
  /** Months whose last answer is kept apart until another says the same; what was stored before stands. */
  withheldMonths: readonly string[]
}

const KINDS = ['RENT', 'SALE'] as const

const readWithoutFacts = statement<
  { source: string; month: string },
  { lawdCd: string; sources: string[]; months: string[] }
>({
  name: 'read-months-without-facts',
  columns: { source: 'text', month: 'text' },
  text: `select source, month from unnest(:sources::text[], :months::text[]) as asked (source, month)
   where exists (
     select from collection_ledger as read
     where read.lawd_cd = :lawdCd and read.source = asked.source and read.deal_month = asked.month
   ) or (
     select fact_id from stored_deals as fact
     where fact.lawd_cd = :lawdCd and fact.source = asked.source and fact.deal_month = asked.month limit 1
   ) is null`,
})

/**
 * What the ledger says of the months of both kinds. Those that it lacks are unread where, unlike those that were imported,
 * they are not among the facts either; these are looked at only then. One that has come into the ledger since `ledger` was
 * read is not among the deals that were read with it.
 */
export async function monthsOf(
  pool: Pool,
  { lot, propertyType, months }: DealQuery,
  ledger: readonly LedgerRow[],
): Promise<Record<TradeKind, ReadMonths>> {
  const sources = TRANSACTION_SOURCE[propertyType]
  const collectedAt = (kind: TradeKind) =>
    new Map(ledger.filter(([source]) => source === sources[kind]).map(([, month, at]) => [month, new Date(at)]))
  const collected = { RENT: collectedAt('RENT'), SALE: collectedAt('SALE') }
  const missing = KINDS.flatMap((kind) =>
    months.filter((month) => !collected[kind].has(month)).map((month) => ({ source: sources[kind], month })),
  )
  const rows =
    missing.length > 0
      ? await readWithoutFacts(pool, {
          lawdCd: lot.legalDistrictCode.slice(0, 5),
          sources: missing.map(({ source }) => source),
          months: missing.map(({ month }) => month),
        })
      : []
  const ofKind = (kind: TradeKind): ReadMonths => ({
    collectedAt: collected[kind],
    unreadMonths: rows
      .filter(({ source }) => source === sources[kind])
      .map(({ month }) => month)
      .toSorted(),
    withheldMonths: ledger.flatMap(([source, month, , withheld]) =>
      withheld && source === sources[kind] ? month : [],
    ),
  })
  return { RENT: ofKind('RENT'), SALE: ofKind('SALE') }
}
