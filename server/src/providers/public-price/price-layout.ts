import type { PublicPriceKind } from '../../domain/property/public-price.ts'
import type { PublicPriceSource } from '../../evidence/ports.ts'

/** Where the cells of one kind of file stand; -1: the file has none. */
export type PriceLayout = {
  kind: PublicPriceKind
  source: PublicPriceSource
  width: number
  /** Of each cell whether anything is read from it. */
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
/** A house has no door number; its register key distinguishes the houses of a lot. */
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
 * Columns are found by their titles, in whatever order and among whatever others. A text says which title is missing from a
 * header that is none of the four kinds of file.
 */
export function readHeader(cells: readonly string[]): PriceLayout | string {
  const titles = cells.map(plainTitle)
  const at = (title: string) => titles.indexOf(title)
  const kind = PRICE_TITLES.find(([title]) => at(title) !== -1)?.[1]
  if (kind === undefined) return '공시가격'
  const source = at('고유번호') === -1 ? 'DATA_GO_KR' : 'VWORLD'
  const missing = source === 'VWORLD' ? undefined : LOT_TITLES.find((title) => at(title) === -1)
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

/** `기준년도` and `기준연도` are one; units stand in brackets. */
function plainTitle(title: string): string {
  return title.replaceAll(/\(.*\)|[\s\uFEFF]/g, '').replace('기준년도', '기준연도')
}
