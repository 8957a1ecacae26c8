import type { Pool } from 'pg'
import type { TradeKind } from '../../domain/comparison/deal.ts'
import { statement } from '../../platform/database/statement.ts'
import { type DealQuery, TRANSACTION_SOURCE } from './deal-query.ts'

/** A month of a source in the ledger. */
export type LedgerRow = [source: string, dealMonth: string, collectedAt: string, withheld: boolean]

/** The ledger rows as JSON, for the requested five-digit code, sources and months. */
export const LEDGER_ROWS = `(
        select coalesce(json_agg(json_build_array(source, deal_month, collected_at, exists (
          select from withheld_months as apart
          where (apart.lawd_cd, apart.source, apart.deal_month) = (read.lawd_cd, read.source, read.deal_month)
        ))), '[]')
        from collection_ledger as read
        where lawd_cd = :lawdCd and source = any(:sources) and deal_month = any(:months)
      )`

export type ReadMonths = {
  /** When each month was last read completely; months never read are absent. */
  collectedAt: ReadonlyMap<string, Date>
  /** Months that were never read completely and have no stored deals. */
  unreadMonths: readonly string[]
  /** Months whose latest reply is withheld until a second one confirms it; the stored deals remain in use. */
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
 * The state of the months of both kinds, from the ledger. Months missing from it are unread unless, like imported ones,
 * they have facts; the facts are only checked then. A month that was added to the ledger after `ledger` was read is not
 * among the deals that were read with it.
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
