import type { DistrictCatalogue } from '../../domain/district/district-catalogue.ts'

/**
 * The figures of one district in one month. A part that the table does not give is null, which is never 0: 0 accidents
 * means that the table states none. Ratios and rates in per cent.
 */
export type DistrictRiskRow = {
  /** Code of 10 digits under the name that the table uses, which may have been abolished since. */
  districtCode: string
  /** `인천광역시 서구`, as in the catalogue. */
  districtName: string
  /** Jeonse deposits as per cent of sale prices in the same complexes, over a year and over three months. */
  apartmentJeonseYear: number | null
  apartmentJeonseQuarter: number | null
  rowHouseJeonseYear: number | null
  rowHouseJeonseQuarter: number | null
  /** Insured deposits that were not paid back within the three months up to the table's. */
  accidentCount: number | null
  accidentWon: number | null
  /** Won of those accidents per won of the insured deposits that fell due. */
  accidentRate: number | null
  /** Lots in auctions of those months, how many were sold, and the price as per cent of the appraisal. */
  auctionLots: number | null
  auctionSold: number | null
  auctionPriceRatio: number | null
}

/** A row that was not read: its number within the body of the table, its text, and the reason in Korean. */
type RefusedRow = { row: number; reason: string; text: string }

/** `month`: `YYYYMM`. */
export type DistrictRiskTable =
  | { month: string; rows: DistrictRiskRow[]; rowCount: number; refused: [] }
  | { month: string; rows: null; rowCount: number; refused: [RefusedRow, ...RefusedRow[]] }

/** Titles in the order of the HTML, without blanks; the third is the month. */
const TITLES = [
  '시도',
  '시군구',
  null,
  '전세가율(%)',
  '보증사고현황(최근3개월)',
  '경매낙찰통계(최근3개월)',
  '아파트',
  '연립·다세대',
  '사고건수(건)',
  '사고금액(원)',
  '사고율(%)',
  '경매건수(건)',
  '낙찰건수(건)',
  '낙찰률(%)',
  '낙찰가율(%)',
  '최근1년',
  '최근3개월',
  '최근1년',
  '최근3개월',
] as const
const CELLS = 13
const TOTALS = new Set(['-', '소계', '합계', '계'])
const COUNTRY = '전국'

/**
 * Reads the monthly table "임대차 시장 정보", an HTML table in a file named `.xls`. One damaged row is enough for no row to
 * be returned. `name`: the file's, for the month if the table does not say it.
 * @throws Error in Korean for another layout, naming the column, for a truncated file and for an unknown month.
 */
export function readDistrictRiskTable(text: string, name: string, catalogue: DistrictCatalogue): DistrictRiskTable {
  const month = monthOf(readTitles(text), name)
  const body = /<tbody\b[^>]*>(.*)<\/tbody>/isu.exec(text)?.[1]
  if (body === undefined) throw new Error('표가 끝까지 있지 않습니다(</tbody>가 없습니다).')
  const printed = cellsOfRows(body)
  if (printed.length === 0) throw new Error('표에 줄이 없습니다.')
  const refused: RefusedRow[] = []
  const rows: DistrictRiskRow[] = []
  const places = new Set<string>()
  let countryAccidents: number | null = null
  for (const [index, cells] of printed.entries()) {
    try {
      if (cells.length !== CELLS) throw new Error(`칸이 ${CELLS}개가 아니라 ${cells.length}개입니다.`)
      const [province = '', district = ''] = cells
      if (TOTALS.has(district)) {
        if (province === COUNTRY) countryAccidents = countOf(cells, 6)
        continue
      }
      const place = placeOf(catalogue, province, district)
      if (places.has(place.districtCode)) throw new Error(`${place.districtName}이(가) 두 번 나옵니다.`)
      places.add(place.districtCode)
      rows.push({ ...place, ...figuresOf(cells) })
    } catch (error) {
      refused.push({ row: index + 1, reason: (error as Error).message, text: cells.join(' | ') })
    }
  }
  const [first, ...more] = refused
  if (first !== undefined) return { month, rows: null, rowCount: printed.length, refused: [first, ...more] }
  if (rows.length === 0) throw new Error('표에 시군구가 없습니다.')
  requireEveryDistrict(rows, countryAccidents)
  return { month, rows: withoutUncounted(rows, catalogue), rowCount: printed.length, refused: [] }
}

function readTitles(text: string): string[] {
  const head = /<thead\b[^>]*>(.*?)<\/thead>/isu.exec(text)?.[1]
  if (head === undefined) throw new Error('임대차 시장 정보의 표가 아닙니다(머리줄 <thead>가 없습니다).')
  const titles = [...head.matchAll(/<th\b[^>]*>(.*?)<\/th>/gisu)].map(([, title = '']) => textOf(title))
  for (const [index, expected] of TITLES.entries()) {
    const found = titles[index]
    if (found === undefined) throw new Error(`머리줄에 ${expected ?? '기준월'} 칸이 없습니다.`)
    if (expected !== null && found.replaceAll(/\s/gu, '') !== expected)
      throw new Error(`머리줄의 ${index + 1}번째 칸이 ${expected}이(가) 아니라 ${found || '빈칸'}입니다.`)
  }
  const extra = titles[TITLES.length]
  if (extra !== undefined) throw new Error(`머리줄에 모르는 칸이 있습니다: ${extra}`)
  return titles
}

/** The month stands in the third title (`2026년  6월`), else in the name of the file (`2026-06`, `202606`). */
function monthOf(titles: readonly string[], name: string): string {
  const [, year, month] =
    /(20\d\d)\s*년\s*(\d{1,2})\s*월/u.exec(titles[2] ?? '') ?? /(?<!\d)(20\d\d)[-_.]?(\d\d)(?!\d)/u.exec(name) ?? []
  if (year === undefined || month === undefined || !/^(?:0?[1-9]|1[0-2])$/u.test(month))
    throw new Error('몇 년 몇 월의 표인지 알 수 없습니다: 머리줄에도 파일 이름(2026-06)에도 없습니다.')
  return year + month.padStart(2, '0')
}

function cellsOfRows(body: string): string[][] {
  const rows = body.split(/<tr\b[^>]*>/iu).slice(1)
  return rows.map((row) =>
    row
      .split(/<td\b[^>]*>/iu)
      .slice(1)
      .map(textOf),
  )
}

function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]*>/gu, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&middot;', '·')
    .replaceAll(/\s+/gu, ' ')
    .trim()
}

/** The table writes a 구 of a city without 시 (`수원장안구`), and Sejong as its own district. */
function placeOf(
  catalogue: DistrictCatalogue,
  province: string,
  district: string,
): Pick<DistrictRiskRow, 'districtCode' | 'districtName'> {
  const text = province === district ? province : `${province} ${district}`
  const codes = new Set(catalogue.named(text).map(({ district: { code }, formerCode }) => formerCode ?? code))
  const [code] = codes
  const found = code === undefined || codes.size > 1 ? null : catalogue.find(code)
  if (found === null || !found.code.endsWith('00000') || (found.level === 'SIDO') !== (province === district))
    throw new Error(`${text}: 법정동 목록에 없는 시군구입니다.`)
  return { districtCode: found.code, districtName: found.fullName }
}

function figuresOf(cells: readonly string[]): Omit<DistrictRiskRow, 'districtCode' | 'districtName'> {
  const [accidentCount, accidentWon] = [countOf(cells, 6), countOf(cells, 7)]
  if ((accidentCount ?? 0) > 0 !== (accidentWon ?? 0) > 0) throw new Error('사고건수와 사고금액이 서로 맞지 않습니다.')
  const [auctionLots, auctionSold] = [countOf(cells, 9), countOf(cells, 10)]
  if ((auctionSold ?? 0) > (auctionLots ?? 0)) throw new Error('낙찰건수가 경매건수보다 많습니다.')
  const soldRate = percentOf(cells, 11, 100)
  if (soldRate !== null && Math.abs(((auctionSold ?? 0) / (auctionLots || 1)) * 1000 - soldRate * 10) > 1)
    throw new Error('낙찰률이 낙찰건수 ÷ 경매건수와 맞지 않습니다.')
  return {
    apartmentJeonseYear: percentOf(cells, 2, MOST_PERCENT),
    apartmentJeonseQuarter: percentOf(cells, 3, MOST_PERCENT),
    rowHouseJeonseYear: percentOf(cells, 4, MOST_PERCENT),
    rowHouseJeonseQuarter: percentOf(cells, 5, MOST_PERCENT),
    // no accident is printed as an empty number beside 0 won
    accidentCount: accidentCount ?? (accidentWon === 0 ? 0 : null),
    accidentWon,
    accidentRate: percentOf(cells, 8, 100),
    auctionLots,
    auctionSold,
    auctionPriceRatio: percentOf(cells, 12, MOST_PERCENT),
  }
}

/** The ministry leaves out jeonse ratios from 200 % on; prices of auctions reached 157 %. */
const MOST_PERCENT = 999.9

/** Names of the 13 cells, for reasons. */
const NAMES = [
  '시도',
  '시군구',
  '아파트 전세가율 1년',
  '아파트 전세가율 3개월',
  '연립·다세대 전세가율 1년',
  '연립·다세대 전세가율 3개월',
  '사고건수',
  '사고금액',
  '사고율',
  '경매건수',
  '낙찰건수',
  '낙찰률',
  '낙찰가율',
] as const

function countOf(cells: readonly string[], column: number): number | null {
  const text = cells[column] ?? ''
  if (text === '' || text === '-') return null
  if (!/^(?:\d{1,3}(?:,\d{3}){0,4}|\d{1,15})$/u.test(text)) throw new Error(unreadable(column, text))
  return Number(text.replaceAll(',', ''))
}

function percentOf(cells: readonly string[], column: number, most: number): number | null {
  const text = cells[column] ?? ''
  if (text === '' || text === '-') return null
  if (!/^\d{1,3}(?:\.\d)?$/u.test(text) || Number(text) > most) throw new Error(unreadable(column, text))
  return Number(text)
}

function unreadable(column: number, text: string): string {
  return `${NAMES[column]} 칸을 읽을 수 없습니다: ${text.slice(0, 40)}`
}

/** The accidents of the country are the sum of those of the districts, so a lost row shows. Those of auctions are not. */
function requireEveryDistrict(rows: readonly DistrictRiskRow[], country: number | null): void {
  const counted = rows.reduce((sum, { accidentCount }) => sum + (accidentCount ?? 0), 0)
  if (country !== null && country !== counted)
    throw new Error(`시군구의 사고건수를 더하면 ${counted}건인데 전국은 ${country}건입니다: 빠진 줄이 있습니다.`)
}

/**
 * Empties the parts that the table counts elsewhere: where a city stands beside its 구, its own part without figures;
 * and the auctions of the 구 of a city if all of them have none, because courts count those under the city (부천, 화성).
 */
function withoutUncounted(rows: readonly DistrictRiskRow[], catalogue: DistrictCatalogue): DistrictRiskRow[] {
  const cityOf = ({ districtCode }: DistrictRiskRow) => {
    const parent = catalogue.find(districtCode)?.parentCode ?? null
    return parent !== null && catalogue.find(parent)?.level === 'SIGUNGU' ? parent : null
  }
  const gusOf = Map.groupBy(rows, cityOf)
  return rows.map((row) => {
    const city = cityOf(row)
    const gus = city === null ? [] : (gusOf.get(city) ?? [])
    if (gus.length > 1 && gus.every(({ auctionLots }) => (auctionLots ?? 0) === 0))
      return { ...row, auctionLots: null, auctionSold: null, auctionPriceRatio: null }
    if (gusOf.has(row.districtCode) && (row.accidentCount ?? 0) === 0)
      return { ...row, accidentCount: null, accidentWon: null, accidentRate: null }
    return row
  })
}
