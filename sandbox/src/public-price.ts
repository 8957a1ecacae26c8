import { hash } from './random.ts'
import { roundTo } from './sample-deals.ts'
import { underOldCode } from './sample-districts.ts'
import { floorFactor, homesOf, KIND_WORDS, priceLevel, SAMPLE_LOTS, type SampleLot } from './sample-lots.ts'
import type { SeoulDate } from './seoul-date.ts'
import { type StandIn, type WireRequest, xmlFields } from './stand-in.ts'
import { type NedList, type NedRow, nedKeyRefusal, nedList, nedOperation, nedPnuRefusal, nedTrouble } from './vworld.ts'

const YEARS_KEPT = 5

export type PriceRow = NedRow

const OPERATIONS: Record<string, { root: string; rowsOf: (lot: SampleLot, year: number) => PriceRow[] }> = {
  getApartHousingPriceAttr: { root: 'apartHousingPrices', rowsOf: apartmentRows },
  getIndvdHousingPriceAttr: { root: 'indvdHousingPrices', rowsOf: houseRows },
  getIndvdLandPriceAttr: { root: 'indvdLandPrices', rowsOf: landRows },
}

/** VWorld's public prices (R-PRICE-01 to R-PRICE-06); knows recoded districts by their old code only. */
export const publicPrice: StandIn = {
  provider: 'public-price',
  operationOf: (path) => nedOperation(path, Object.keys(OPERATIONS)),
  answer: (request) =>
    nedKeyRefusal(listOf(request), request) ??
    nedPnuRefusal(listOf(request), request) ??
    nedList(listOf(request), request, findRows(request, OPERATIONS[request.operation]?.rowsOf ?? (() => []))),
  trouble: (request, kind) => nedTrouble(listOf(request), request, kind),
}

function listOf({ operation }: WireRequest): NedList {
  return {
    root: OPERATIONS[operation]?.root ?? 'response',
    rows: 'field',
    xmlRow: (row) => xmlRow(operation, row),
  }
}

/** XML spells the district fields of apartments differently and doubles the land price. */
function xmlRow(operation: string, row: PriceRow): string {
  const text = xmlFields(row)
  if (operation === 'getApartHousingPriceAttr') return text.replaceAll('ldCode', 'idCode')
  return text.replace(/<pblntfPclnd>\d+<\/pblntfPclnd>/, '$&$&')
}

function findRows(
  { parameters, today }: WireRequest,
  rowsOf: (lot: SampleLot, year: number) => PriceRow[],
): PriceRow[] {
  const matches = (name: string, row: PriceRow) => !parameters.get(name) || parameters.get(name) === row[name]
  const lots = SAMPLE_LOTS.filter((lot) => lot.oldPnu.startsWith(parameters.get('pnu') ?? ''))
  return publishedYears(today)
    .filter((year) => !parameters.get('stdrYear') || parameters.get('stdrYear') === String(year))
    .flatMap((year) => lots.filter((lot) => builtBefore(lot, year)).flatMap((lot) => rowsOf(lot, year)))
    .filter((row) => matches('dongNm', row) && matches('hoNm', row))
    .flatMap(doubled)
}

/** Oldest first; the prices of a year are published at the end of April. */
function publishedYears(today: SeoulDate): number[] {
  const isOut = today.month > 4 || (today.month === 4 && today.day >= 30)
  const latest = isOut ? today.year : today.year - 1
  return Array.from({ length: YEARS_KEPT }, (_, index) => latest - YEARS_KEPT + 1 + index)
}

export function builtBefore(lot: SampleLot, year: number): boolean {
  return Number(lot.building.approved?.slice(0, 4) ?? 0) < year
}

const PRICE_FIELDS = ['pblntfPc', 'housePc', 'pblntfPclnd']

/** Every row appears twice; the one changed earlier has an outdated price, and either may come first. */
function doubled(row: PriceRow, index: number): PriceRow[] {
  const outdated = Object.entries(row).map(([name, value]) =>
    PRICE_FIELDS.includes(name) ? [name, String(Math.round(Number(value) * 0.97))] : [name, value],
  )
  const earlier: PriceRow = { ...Object.fromEntries(outdated), lastUpdtDt: `${row.stdrYear}-03-17` }
  return index % 2 === 0 ? [earlier, row] : [row, earlier]
}

function head({ oldPnu, district, districtName, isMountain, lotNumber }: SampleLot, year: number): PriceRow {
  return {
    pnu: oldPnu,
    ldCode: oldPnu.slice(0, 10),
    ldCodeNm: `${district.siName} ${underOldCode(district).sggName} ${districtName}`,
    regstrSeCode: isMountain ? '2' : '1',
    regstrSeCodeNm: isMountain ? '산' : '일반',
    mnnmSlno: lotNumber,
    stdrYear: String(year),
    stdrMt: '01',
  }
}

function won(amount: number, year: number): string {
  return String(roundTo(amount * priceLevel((year - 2026) * 12), 100_000))
}

/** About two thirds of the sale price. */
export function apartmentRows(lot: SampleLot, year: number): PriceRow[] {
  const { building } = lot
  const { apartmentPriceCode, houseType, traded } = KIND_WORDS[building.kind]
  if (apartmentPriceCode === null) return []
  return homesOf(building).map(({ dong, ho, floor, plan }) => ({
    ...head(lot, year),
    aphusCode: String(20_000_000 + (hash(lot.oldPnu) % 9_000_000)),
    aphusSeCode: apartmentPriceCode,
    aphusSeCodeNm: traded === 'Apt' ? '아파트' : houseType,
    spclLandNm: '',
    aphusNm: building.name ?? '',
    dongNm: dong?.replace(/^(\d+)동$/, '$1') ?? '동명없음',
    floorNm: String(floor),
    hoNm: ho,
    prvuseAr: String(plan.areaSquareMeter),
    pblntfPc: won(plan.sale * 10_000 * 0.66 * floorFactor(floor), year),
    lastUpdtDt: `${year}-04-30`,
  }))
}

export function houseRows(lot: SampleLot, year: number): PriceRow[] {
  const { wholeHouse } = lot.building
  if (!wholeHouse) return []
  const plot = String(wholeHouse.plotAreaSquareMeter)
  const total = String(wholeHouse.totalAreaSquareMeter)
  const { stdrYear = '', stdrMt = '', ...place } = head(lot, year)
  return [
    {
      ...place,
      bildRegstrEsntlNo: lot.oldPnu,
      stdrYear,
      stdrMt,
      dongCode: '10',
      ladRegstrAr: plot,
      calcPlotAr: plot,
      buldAllTotAr: total,
      buldCalcTotAr: total,
      housePc: won(wholeHouse.sale * 10_000 * 0.58, year),
      stdLandAt: 'N',
      lastUpdtDt: `${year}-04-30`,
    },
  ]
}

/** Won per square metre. */
export function landRows(lot: SampleLot, year: number): PriceRow[] {
  const perSquareMeter = lot.building.landWonPerSquareMeter * priceLevel((year - 2026) * 12)
  return [
    {
      ...head(lot, year),
      pblntfPclnd: String(roundTo(perSquareMeter, 100)),
      pblntfDe: `${year}-04-30`,
      stdLandAt: 'N',
      lastUpdtDt: `${year}-04-30`,
    },
  ]
}
