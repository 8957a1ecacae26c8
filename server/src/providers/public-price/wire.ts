import type { PublicPrice, PublicPriceKind } from '../../domain/property/public-price.ts'
import type { Interpretation } from '../http.ts'
import type { Page } from '../pages.ts'
import { interpretNedPage } from '../vworld.ts'
import { readCount, readText, type WireObject } from '../wire-object.ts'

/** A price and what it is the price of: rows of one unit and year come doubled, with different dates. */
export type PricedUnit = { unitKey: string; price: PublicPrice }

type PriceFormat = {
  apiName: string
  /** Root of a JSON answer that has rows or an error. */
  root: string
  priceField: string
  areaField: string | null
  /** What distinguishes the units of one lot and year. */
  unitFields: string[]
}

export const PRICE_FORMATS: Record<PublicPriceKind, PriceFormat> = {
  APARTMENT_UNIT: {
    apiName: 'getApartHousingPriceAttr',
    root: 'apartHousingPrices',
    priceField: 'pblntfPc',
    areaField: 'prvuseAr',
    unitFields: ['dongNm', 'hoNm'],
  },
  INDIVIDUAL_HOUSE: {
    apiName: 'getIndvdHousingPriceAttr',
    root: 'indvdHousingPrices',
    priceField: 'housePc',
    areaField: 'buldAllTotAr',
    unitFields: ['bildRegstrEsntlNo', 'dongCode'],
  },
  LAND: {
    apiName: 'getIndvdLandPriceAttr',
    root: 'indvdLandPrices',
    priceField: 'pblntfPclnd',
    areaField: null,
    unitFields: [],
  },
}

/** One page of public prices. */
export function parsePricePage(
  kind: PublicPriceKind,
  text: string,
  pageNumber: number,
): Interpretation<Page<PricedUnit>> {
  const list = { roots: [PRICE_FORMATS[kind].root], rows: 'field' }
  return interpretNedPage(text, list, pageNumber, (row) => parseRow(kind, row))
}

/**
 * The prices that were asked for: of this lot (a shorter `pnu` stands for all lots under it), of this year when one is given
 * (the provider lets other years through), and of each unit and year the one changed last.
 */
export function selectPrices(rows: PricedUnit[], query: { pnu: string; baseYear: number | null }): PublicPrice[] {
  const newest = new Map<string, PublicPrice>()
  for (const { unitKey, price } of rows) {
    if (!price.pnu.startsWith(query.pnu)) continue
    if (query.baseYear !== null && price.baseYear !== query.baseYear) continue
    const known = newest.get(unitKey)
    if (!known || (price.updatedOn ?? '') > (known.updatedOn ?? '')) newest.set(unitKey, price)
  }
  return [...newest.values()]
}

function parseRow(kind: PublicPriceKind, row: WireObject | null): PricedUnit | null {
  const format = PRICE_FORMATS[kind]
  const pnu = readText(row, 'pnu')
  const year = readText(row, 'stdrYear')
  const priceWon = readAmount(row, format.priceField)
  if (!pnu || !/^\d{19}$/.test(pnu) || !year || !/^\d{4}$/.test(year) || priceWon === null) return null
  const month = readCount(row, 'stdrMt')
  const dongName = readText(row, 'dongNm')
  const updatedOn = readText(row, 'lastUpdtDt')
  return {
    unitKey: JSON.stringify([pnu, year, ...format.unitFields.map((field) => readText(row, field))]),
    price: {
      kind,
      pnu,
      baseYear: Number(year),
      baseMonth: month !== null && month >= 1 && month <= 12 ? month : null,
      priceWon,
      areaSquareMeter: format.areaField ? readArea(row, format.areaField) : null,
      buildingName: readText(row, 'aphusNm'),
      dongName: dongName === '동명없음' ? null : dongName,
      hoName: readText(row, 'hoNm'),
      floorName: readText(row, 'floorNm'),
      updatedOn: updatedOn && /^\d{4}-\d{2}-\d{2}$/.test(updatedOn) ? updatedOn : null,
    },
  }
}

/** Won; a price of zero is a missing price. */
function readAmount(row: WireObject | null, field: string): number | null {
  const text = readText(row, field)?.replaceAll(',', '')
  return text && /^\d{1,15}$/.test(text) && Number(text) > 0 ? Number(text) : null
}

/** Square metres; zero says that the provider does not know. */
function readArea(row: WireObject | null, field: string): number | null {
  const area = Number(readText(row, field) ?? Number.NaN)
  return Number.isFinite(area) && area > 0 ? area : null
}
