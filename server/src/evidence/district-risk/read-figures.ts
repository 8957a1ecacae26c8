import type { DistrictCatalogue } from '../../domain/district/district-catalogue.ts'
import { type DistrictFigures, type DistrictMonth, NOT_IMPORTED } from '../../domain/market/district-figures.ts'
import { DISTRICT_FIGURES } from '../../domain/rule-book/shown-thresholds.ts'

type StoredRow = [
  districtCode: string,
  month: string,
  districtName: string,
  apartmentJeonse: number | null,
  rowHouseJeonse: number | null,
  accidentCount: number | null,
  accidentRate: number | null,
  auctionSold: number | null,
  auctionPriceRatio: number | null,
]

/** What `STORED_DISTRICT_FIGURES` returns; `null`: no month is imported. */
export type StoredDistrictFigures = StoredRow[] | null

/** An SQL expression of the stored months of `:figureCodes`; it belongs into a statement that is read anyway. */
export const STORED_DISTRICT_FIGURES = `(
  select case when exists (select from district_risk_months) then (
    select coalesce(json_agg(json_build_array(
      district_code, month, district_name, apartment_jeonse_year, row_house_jeonse_year, accident_count, accident_rate,
      auction_sold, auction_price_ratio
    ) order by month desc), '[]')
    from district_risk where district_code = any(:figureCodes::text[])
  ) end
)`

/** The version of all stored months: a month that changes gets a new, larger one. */
export const VERSION_OF_FIGURES = `coalesce((select max(version) from district_risk_months), 0)::text`

/** Codes of the city district of a place: in force, former ones, and the city above it. */
type FigureCodes = { own: string; former: string[]; city: string | null }

function codesOf(catalogue: DistrictCatalogue, code: string): FigureCodes {
  const [own = '', ...former] = [
    ...new Set([code, ...catalogue.predecessorsOf(code)].map((each) => `${each.slice(0, 5)}00000`)),
  ]
  const parent = catalogue.find(own)?.parentCode ?? null
  const isInCity = parent !== null && catalogue.find(parent)?.level === 'SIGUNGU'
  return { own, former, city: isInCity ? parent : null }
}

/** The parameter of `STORED_DISTRICT_FIGURES` for a district of any level. */
export function figureCodes(catalogue: DistrictCatalogue, code: string): string[] {
  const { own, former, city } = codesOf(catalogue, code)
  return [own, ...former, ...(city === null ? [] : [city])]
}

/**
 * For each month the row of the city district itself, else that of its only former one, else that of its city. Two former
 * districts in one month were merged, and neither's figures are the present one's.
 */
export function districtFiguresOf(
  stored: StoredDistrictFigures,
  catalogue: DistrictCatalogue,
  code: string,
): DistrictFigures {
  if (stored === null) return NOT_IMPORTED
  const codes = codesOf(catalogue, code)
  const months = [...Map.groupBy(stored, ([, month]) => month).values()].flatMap((rows) => monthOf(rows, codes) ?? [])
  const [newest, ...earlier] = months.slice(0, DISTRICT_FIGURES.shownMonths)
  return newest === undefined ? { state: 'NO_ROW', months: [] } : { state: 'FOUND', months: [newest, ...earlier] }
}

function monthOf(rows: readonly StoredRow[], { own, former, city }: FigureCodes): DistrictMonth | null {
  const rowOf = (code: string | null) => rows.find(([districtCode]) => districtCode === code)
  const [onlyFormer, ...others] = former
    .filter((code) => code !== city)
    .map(rowOf)
    .filter((each) => each !== undefined)
  const ofCity = rowOf(city)
  const row = rowOf(own) ?? (others.length > 0 ? undefined : onlyFormer) ?? ofCity
  if (row === undefined) return null
  const [, month, districtName, apartmentJeonse, rowHouseJeonse, count, rate] = row
  return {
    month,
    districtName,
    apartmentJeonse,
    rowHouseJeonse,
    accidents: count === null ? null : { count, rate },
    auctions: auctionsOf(row) ?? (ofCity === undefined ? null : auctionsOf(ofCity)),
  }
}

function auctionsOf(row: StoredRow): DistrictMonth['auctions'] {
  const [, , districtName, , , , , sold, priceRatio] = row
  return sold === null ? null : { districtName, sold, priceRatio }
}
