import type { PublicPriceKind } from '../../domain/property/public-price.ts'
import type { PublicPriceSource } from '../../evidence/ports.ts'

/** Positions of the cells in one kind of file; -1 when the file has none. */
export type PriceLayout = {
  kind: PublicPriceKind
  source: PublicPriceSource
  width: number
  /** For each cell, whether it is read. */
  wanted: boolean[]
  pnu: number
  districtCode: number
  landCode: number
  mainNumber: number
  subNumber: number
  baseYear: number
  baseMonth: number
  asOf: number
  buildingName: number
  roadAddress: number
  dong: number
  floor: number
  ho: number
  area: number
  price: number
}

const PRICE_TITLES: [title: string, kind: PublicPriceKind][] = [
  ['공시가격', 'APARTMENT_UNIT'],
  ['주택가격', 'INDIVIDUAL_HOUSE'],
  ['공시지가', 'LAND'],
]
const LOT_TITLES = ['법정동코드', '특수지코드', '본번', '부번']
/** Without these, homes of one lot could not be distinguished, and one price would replace those of all. */
const UNIT_TITLES = ['동명', '호명', '전용면적']
/** A house has no unit number; its register key distinguishes the houses of a lot. */
const HO_TITLE: Record<PublicPriceKind, string> = {
  APARTMENT_UNIT: '호명',
  INDIVIDUAL_HOUSE: '건축물대장고유번호',
  LAND: '',
}
const AREA_TITLE: Record<PublicPriceKind, string> = {
  APARTMENT_UNIT: '전용면적',
  INDIVIDUAL_HOUSE: '건물전체연면적',
  LAND: '',
}

export function isHeader(cells: readonly string[]): boolean {
  const titles = cells.map(plainTitle)
  return titles.includes('법정동코드') && titles.includes('기준연도')
}

/**
 * Finds columns by their titles, in any order and among any others. A text result names the title missing from a header
 * that belongs to none of the four kinds of file.
 */
export function readHeader(cells: readonly string[]): PriceLayout | string {
  const titles = cells.map(plainTitle)
  const at = (title: string) => titles.indexOf(title)
  const kind = PRICE_TITLES.find(([title]) => at(title) !== -1)?.[1]
  if (kind === undefined) return '공시가격'
  const source = at('고유번호') === -1 ? 'DATA_GO_KR' : 'VWORLD'
  const required = [...(source === 'VWORLD' ? [] : LOT_TITLES), ...(kind === 'APARTMENT_UNIT' ? UNIT_TITLES : [])]
  const missing = required.find((title) => at(title) === -1)
  if (missing !== undefined) return missing
  const columns = {
    pnu: at('고유번호'),
    districtCode: at('법정동코드'),
    landCode: at('특수지코드'),
    mainNumber: at('본번'),
    subNumber: at('부번'),
    baseYear: at('기준연도'),
    baseMonth: at('기준월'),
    asOf: at('데이터기준일자'),
    buildingName: Math.max(at('공동주택명'), at('단지명')),
    roadAddress: at('도로명주소'),
    dong: at('동명'),
    floor: at('층명'),
    ho: at(HO_TITLE[kind]),
    area: at(AREA_TITLE[kind]),
    price: at(PRICE_TITLES.find(([, each]) => each === kind)?.[0] ?? ''),
  }
  const read = Object.values(columns)
  return { ...columns, kind, source, width: cells.length, wanted: cells.map((_, index) => read.includes(index)) }
}

/** Treats `기준년도` and `기준연도` as equal; units are in brackets. */
function plainTitle(title: string): string {
  return title.replaceAll(/\(.*\)|[\s\uFEFF]/g, '').replace('기준년도', '기준연도')
}
