import type { Pool } from 'pg'
import type { DealSource, TradeKind } from '../../domain/comparison/deal.ts'
import type { StoredDeal } from '../../domain/comparison/stored-deal.ts'
import type { TradedPropertyType } from '../../domain/property/property-type.ts'
import { STORED_FIRST } from '../../domain/rule-book/evidence-thresholds.ts'
import { statement } from '../../platform/database/statement.ts'
import { type DealQuery, TRANSACTION_SOURCE } from './deal-query.ts'
import { LEDGER_ROWS, type LedgerRow, monthsOf, type ReadMonths } from './read-months.ts'
import { BYTES_OF_A_DEAL, type DealRow, type StoredDeals, storedDeal } from './stored-deals.ts'

/** The stored deals of one kind for a legal district, property type and months, independent of the requested lot. */
type KindOfWindow = ReadMonths & {
  /** Deals that were not cancelled, newest first; none is marked as belonging to the requested lot. */
  deals: readonly StoredDeal[]
  /** The lot of each deal, in the same order; `null` when masked. */
  lots: readonly (string | null)[]
  /** The deals of each lot, marked as its own. */
  byLot: ReadonlyMap<string, readonly StoredDeal[]>
}

export type DistrictWindow = Record<TradeKind, KindOfWindow> & {
  /** Approximate memory. */
  bytes: number
}

type WindowRow = [kind: TradeKind, lot: string | null, deal: DealRow]

const readWindow = statement<
  { deals: WindowRow[]; ledger: LedgerRow[] },
  {
    legalDistrictCode: string
    lawdCd: string
    propertyType: TradedPropertyType
    months: string[]
    sources: DealSource[]
  }
>({
  name: 'read-district-window',
  columns: { deals: 'json', ledger: 'json' },
  text: `
    select
      (
        select coalesce(json_agg(json_build_array(
          trade_kind, land_kind || main_number || sub_number, json_build_array(
            fact_id, contract_date, coalesce(sale_amount_manwon, deposit_manwon), coalesce(monthly_rent_manwon, 0),
            area_square_meter, floor, false, building_name, house_kind
          )
        ) order by contract_date desc, fact_id), '[]')
        from stored_deals
        where legal_district_code = :legalDistrictCode and property_type = :propertyType
          and trade_kind in ('RENT', 'SALE') and deal_month = any(:months) and not cancelled
      ) as deals,
      ${LEDGER_ROWS} as ledger`,
})

/** Reads the whole district, for districts that are requested repeatedly. */
export async function readDistrictWindow(pool: Pool, query: DealQuery): Promise<DistrictWindow> {
  const { lot, propertyType, months } = query
  const { legalDistrictCode } = lot
  const sources = TRANSACTION_SOURCE[propertyType]
  const [row] = await readWindow(pool, {
    legalDistrictCode,
    lawdCd: legalDistrictCode.slice(0, 5),
    propertyType,
    months,
    sources: [sources.RENT, sources.SALE],
  })
  if (row === undefined) throw new Error('a select without a row')
  const read = await monthsOf(pool, query, row.ledger)
  const ofKind = (kind: TradeKind): KindOfWindow => {
    const rows = row.deals.filter(([each]) => each === kind)
    const deals = rows.map(([, , deal]) => storedDeal(deal))
    const lots = rows.map(([, name]) => name)
    const byLot = new Map<string, StoredDeal[]>()
    for (const [at, name] of lots.entries()) {
      if (name === null) continue
      const own = { ...(deals[at] as StoredDeal), sameLot: true }
      const ofLot = byLot.get(name)
      if (ofLot === undefined) byLot.set(name, [own])
      else ofLot.push(own)
    }
    return { deals, lots, byLot, ...read[kind] }
  }
  return { RENT: ofKind('RENT'), SALE: ofKind('SALE'), bytes: 2 * row.deals.length * BYTES_OF_A_DEAL }
}

/** The deals of the window as seen from one lot; every sample from it equals the one from `readStoredDeals`. */
export function dealsIn(window: DistrictWindow, query: DealQuery): Record<TradeKind, StoredDeals> {
  const { landKind, mainNumber, subNumber } = query.lot
  const lot = `${landKind}${mainNumber}${subNumber}`
  const jeonse = query.purpose === 'JEONSE'
  const ofKind = (kind: TradeKind): StoredDeals => {
    const { deals, collectedAt, unreadMonths, withheldMonths } = window[kind]
    const all = asSeenFrom(window[kind], lot)
    return {
      factCount: Math.min(deals.length, STORED_FIRST.enoughFacts),
      deals: kind === 'SALE' ? all : all.filter((deal) => (deal.monthlyRentManwon === 0) === jeonse),
      collectedAt,
      unreadMonths,
      withheldMonths,
    }
  }
  return { RENT: ofKind('RENT'), SALE: ofKind('SALE') }
}

/** All deals in order, with those of the lot marked. */
function asSeenFrom({ deals, lots, byLot }: KindOfWindow, lot: string): readonly StoredDeal[] {
  const own = byLot.get(lot)
  if (own === undefined) return deals
  let next = 0
  return deals.map((deal, at) => (lots[at] === lot ? (own[next++] as StoredDeal) : deal))
}
