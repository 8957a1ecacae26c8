import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import type { MarketDeal } from '../src/domain/value/create-gu-market.ts'
import { dateOf } from '../src/domain/value/day.ts'

/** A stored deal of an apartment, with a test's overrides; names are those of `transaction_facts`. */
export type StoredFact = Record<string, string | number | boolean | null>

/** A sale on lot 1 of 봉천동, as used by the estimator. */
export function saleFact(overrides: StoredFact = {}): StoredFact {
  const fact: StoredFact = {
    source: 'AptTradeDev',
    trade_kind: 'SALE',
    property_type: 'APARTMENT',
    lawd_cd: '11620',
    legal_district_code: '1162010100',
    district_name: '봉천동',
    land_kind: 'LAND',
    main_number: '0001',
    sub_number: '0000',
    contract_date: '2026-10-01',
    sale_amount_manwon: 60_000,
    area_square_meter: 59.9,
    floor: 8,
    build_year: 2005,
    dealing_kind: '중개거래',
    cancelled: false,
    collected_at: '2026-10-15T00:00:00Z',
    ...overrides,
  }
  return { deal_month: String(fact['contract_date']).slice(0, 7).replace('-', ''), ...fact }
}

/** The same as a jeonse. */
export function jeonseFact(overrides: StoredFact = {}): StoredFact {
  return saleFact({
    source: 'AptRent',
    trade_kind: 'RENT',
    sale_amount_manwon: null,
    dealing_kind: null,
    deposit_manwon: 36_000,
    monthly_rent_manwon: 0,
    contract_kind: '신규',
    ...overrides,
  })
}

/** Converts a deal of an invented market to a stored sale; its lot is written as in `evidence/value`. */
export function factOfDeal(deal: MarketDeal): StoredFact {
  return saleFact({
    fact_id: deal.dealId,
    lawd_cd: deal.legalDistrictCode.slice(0, 5),
    legal_district_code: deal.legalDistrictCode,
    main_number: deal.lot.slice(1, 5),
    sub_number: deal.lot.slice(5),
    contract_date: dateOf(deal.day),
    sale_amount_manwon: deal.amountManwon,
    area_square_meter: deal.areaSquareMeter,
    floor: deal.floor,
    build_year: deal.buildYear,
    dealing_kind: deal.weak ? '직거래' : '중개거래',
  })
}

/** Stores deals of any kind unchanged, and the statistics that show which districts have deals. */
export async function storeFacts(pool: Pool, facts: readonly StoredFact[]): Promise<void> {
  const rows = facts.map((fact, index) => ({ fact_id: idOf(`${index} ${JSON.stringify(fact)}`), ...fact }))
  await pool.query('insert into transaction_facts select * from json_populate_recordset(null::transaction_facts, $1)', [
    JSON.stringify(rows),
  ])
  await pool.query(`
    insert into market_statistics_monthly (
      lawd_cd, property_type, trade_kind, source, deal_month, sample_count, min_amount, q1_amount, median_amount, q3_amount,
      max_amount, refreshed_at
    )
    select lawd_cd, property_type, case trade_kind when 'SALE' then 'SALE' else 'RENT_JEONSE' end, source, deal_month,
      count(*), 1, 2, 3, 4, 5, max(collected_at)
    from transaction_facts where not cancelled and coalesce(monthly_rent_manwon, 0) = 0
    group by 1, 2, 3, 4, 5
    on conflict do nothing`)
}

function idOf(text: string): string {
  const hash = createHash('md5').update(text).digest('hex')
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-4${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20)}`
}
