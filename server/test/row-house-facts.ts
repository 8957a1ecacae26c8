import type { Pool } from 'pg'
import type { RowHouseMarket } from '../src/domain/value/row-house-market.fixture.ts'
import { factOfDeal, storeFacts } from './valued-facts.ts'

/** Stores an invented market of row-houses: deals as facts, and public prices like those from published files. */
export async function storeRowHouses(pool: Pool, { rows, lots, priceOf }: RowHouseMarket): Promise<void> {
  const facts = [...rows.values()].flat().map((deal) => ({
    ...factOfDeal(deal),
    source: 'RHTrade',
    property_type: 'ROW_HOUSE_MULTI_UNIT',
  }))
  await storeFacts(pool, facts)
  const priced = lots
    .filter(({ isPriceKnown }) => isPriceKnown)
    .flatMap((lot) =>
      [2025, 2026].map((baseYear) => {
        const floors = Array.from({ length: lot.topFloor }, (_, index) => index + 1)
        return {
          pnu: pnuOfRowHouse(lot),
          base_year: baseYear,
          floors,
          areas: floors.map(() => lot.areaSquareMeter),
          prices: floors.map((floor) => priceOf(lot, floor, baseYear) * 10_000),
        }
      }),
    )
  await pool.query(
    `insert into imported_public_prices (pnu, kind, base_year, as_of, source, collected_at, floors, areas, prices)
     select pnu, 'APARTMENT_UNIT', base_year, make_date(base_year, 5, 20), 'VWORLD', '2026-06-01', floors, areas, prices
     from json_to_recordset($1) as lot (pnu bigint, base_year smallint, floors smallint[], areas real[], prices bigint[])`,
    [JSON.stringify(priced)],
  )
}

/** 19 digits. */
function pnuOfRowHouse({ legalDistrictCode, lot }: { legalDistrictCode: string; lot: string }): string {
  return `${legalDistrictCode}1${lot.slice(1)}`
}
