import type { DealSource } from '../../domain/comparison/deal.ts'
import type { FileRecord, ReadRecord } from '../../evidence/ports.ts'
import {
  type CsvRecord,
  cellAt,
  cellsBetween,
  createCsvRecords,
  type Separator,
  whyUnreadable,
} from '../csv-records.ts'
import type { WireObject } from '../wire-object.ts'
import { exportedLot } from './exported-lot.ts'
import { type FileReader, refusalOf } from './file-reader.ts'
import { mayBeRewritten, rewrittenCell, unreadableCell } from './rewritten-cells.ts'
import { plainCell } from './spreadsheet-values.ts'
import { readDeal } from './wire.ts'

type HomeKind = 'Apt' | 'Offi' | 'RH' | 'SH'
type Layout = {
  columns: Map<string, number>
  width: number
  separator: Separator
  kind: HomeKind | null
  isLease: boolean
  /** Positions of the cells that identify a month group. */
  groupedBy: number[]
}

/** The words for a kind of home that the export uses in its notice lines, its file names and a column. */
const KIND_WORDS: [words: RegExp, kind: HomeKind][] = [
  [/오피스텔/, 'Offi'],
  [/연립|다세대/, 'RH'],
  [/단독|다가구/, 'SH'],
  [/아파트/, 'Apt'],
]
const HOUSE_KINDS = ['단독', '다가구', '연립', '다세대']
const LAND_LEASE = '토지임대부'
const DAY = /^(?:20)?(\d{2})[.-]?(\d{2})[.-]?(\d{2})$/
const HEADER_MARK = '계약년월'
const SEPARATORS: Separator[] = [',', '\t', ';']
const EMPTY_ROW = /^[\s",;]*$/
/** Columns that no export of homes has: land, shops, factories, rights to unbuilt apartments. */
const COLUMNS_OF_OTHERS = ['지목', '용도지역', '건축물주용도', '분양권구분', '분/입구분']
const OF_OTHERS = '아파트, 오피스텔, 연립·다세대, 단독·다가구의 매매나 전월세 자료가 아닙니다.'
/**
 * Columns of every export, each under one of these titles. Without one of the first, a deal would not be recognized as the
 * stored one and would count twice; without the day of cancellation, a cancelled sale would count.
 */
const REQUIRED = {
  ALL: [['번지'], ['계약일'], ['건축년도'], ['전용면적', '연면적', '계약면적']],
  UNIT: [['층'], ['단지명', '건물명']],
  LEASE: [['월세금', '월세']],
  SALE: [['거래금액'], ['해제사유발생일']],
}

const SOURCES: Record<HomeKind, { lease: DealSource; sale: DealSource }> = {
  Apt: { lease: 'AptRent', sale: 'AptTradeDev' },
  Offi: { lease: 'OffiRent', sale: 'OffiTrade' },
  RH: { lease: 'RHRent', sale: 'RHTrade' },
  SH: { lease: 'SHRent', sale: 'SHTrade' },
}

/**
 * Reads the CSV available for download at rt.molit.go.kr: notice lines, a header, one deal per line; eight layouts (four
 * kinds of home, leases and sales). Each row is converted to the field names of the API, so that both forms of a deal are
 * parsed by the same code. `fileName` is used when neither notice, column nor header distinguishes apartments from officetels.
 */
export function createCsvReader(fileName: string): FileReader {
  const csv = createCsvRecords()
  let layout: Layout | null = null
  let noticeKind: HomeKind | null = null
  /** Why the file is refused as a whole. */
  let refusal: string | null = null
  let count = 0

  function read(record: CsvRecord): FileRecord[] {
    if (refusal !== null) return []
    const { line, text } = record
    const header = text.includes(HEADER_MARK) ? headerOf(record) : null
    if (header !== null) {
      layout = layoutOf(header, noticeKind ?? kindIn(fileName))
      refusal = refusalOfHeader(layout)
      return []
    }
    if (layout === null) {
      if (text.includes('실거래구분')) {
        noticeKind = kindIn(text)
        if (noticeKind === null && /실거래구분\s*:\s*[^\s"]/.test(text)) refusal = OF_OTHERS
      }
      return []
    }
    if (EMPTY_ROW.test(text)) return []
    count += 1
    const row = layout
    let group = row.isLease ? `${row.kind} leases` : `${row.kind} sales`
    for (const index of row.groupedBy) group += ` ${cellAt(record, index, row.separator)}`
    return [{ line, record: count, text, group, read: () => readRow(record, row) }]
  }

  return {
    push: (text) => csv.push(text).flatMap(read),
    end() {
      const records = csv.end().flatMap(read)
      return {
        records,
        problem: refusal ?? (layout === null ? '거래 자료의 머리줄(시군구, 계약년월)이 없습니다.' : null),
        wholeMonth: null,
      }
    },
  }
}

type Header = { titles: string[]; separator: Separator }

function headerOf(record: CsvRecord): Header | null {
  for (const separator of SEPARATORS) {
    const titles = cellsBetween(record, separator)?.map(plainCell) ?? []
    if (titles.includes('시군구') && titles.includes(HEADER_MARK)) return { titles, separator }
  }
  return null
}

function layoutOf({ titles, separator }: Header, kind: HomeKind | null): Layout {
  // `보증금(만원)`, `종전계약 보증금(만원)`: units and blanks vary
  const columns = new Map(titles.map((title, index) => [title.replaceAll(/\(.*\)|\s/g, ''), index]))
  columns.delete('')
  return {
    columns,
    width: titles.findLastIndex((title) => title !== '') + 1,
    separator,
    kind: kind ?? kindOfHeader(columns),
    isLease: columns.has('보증금'),
    groupedBy: ['시군구', HEADER_MARK, '주택유형'].flatMap((title) => columns.get(title) ?? []),
  }
}

function refusalOfHeader({ columns, isLease }: Layout): string | null {
  if (COLUMNS_OF_OTHERS.some((title) => columns.has(title))) return OF_OTHERS
  const required = [
    ...REQUIRED.ALL,
    ...(columns.has('전용면적') ? REQUIRED.UNIT : []),
    ...(isLease ? REQUIRED.LEASE : REQUIRED.SALE),
  ]
  const missing = required.find((titles) => !titles.some((title) => columns.has(title)))
  return missing === undefined ? null : `거래 자료의 머리줄에 ${missing[0]} 칸이 없습니다.`
}

/** Officetels have no column that apartments lack, so a bare name column proves nothing. */
function kindOfHeader(columns: Map<string, number>): HomeKind | null {
  if (columns.has('건물명')) return 'RH'
  if (columns.has('도로조건')) return 'SH'
  return columns.has('동') || columns.has('등기일자') ? 'Apt' : null
}

function kindIn(text: string): HomeKind | null {
  return KIND_WORDS.find(([words]) => words.test(text))?.[1] ?? null
}

function readRow(record: CsvRecord, layout: Layout): ReadRecord {
  const cells = cellsBetween(record, layout.separator)
  if (cells === null) return { refusal: whyUnreadable(record) }
  // spreadsheets add blank columns behind the last one
  if (cells.length < layout.width || cells.slice(layout.width).some((cell) => cell.trim() !== '')) {
    return { refusal: `칸이 ${layout.width}개여야 하는데 ${cells.length}개입니다.` }
  }
  const cell = (title: string): string => {
    const value = cells[layout.columns.get(title) ?? -1]?.trim() ?? ''
    return value === '-' ? '' : value
  }
  const read = readCells(cell, layout)
  if (!mayBeRewritten(cell, read, layout.separator)) return read
  const rewritten = (title: string) => rewrittenCell(title, cell, layout.separator)
  const problem = unreadableCell(rewritten)
  return problem === null ? readCells(rewritten, layout) : { refusal: problem }
}

function readCells(cell: (title: string) => string, layout: Layout): ReadRecord {
  const kind = kindIn(cell('주택유형')) ?? layout.kind
  if (kind === null) {
    return { refusal: '아파트인지 오피스텔인지 알 수 없습니다. 파일 이름에 주택 유형을 넣어 주십시오.' }
  }
  const cancelledOn = cell('해제사유발생일')
  if (cancelledOn !== '' && !DAY.test(cancelledOn)) return { refusal: '해제사유발생일을 읽을 수 없습니다.' }
  const lot = exportedLot(cell('번지'), cell('본번'), cell('부번'))
  if (typeof lot !== 'string') return lot
  const source = SOURCES[kind][layout.isLease ? 'lease' : 'sale']
  const row = wireRowOf(cell, lot)
  const read = readDeal(row, source, '')
  if (read === null) return { refusal: refusalOf(row) }
  return { deal: read, place: { fullName: read.districtName } }
}

/** Converts the row to the names and spellings of the API; each source looks for area and name under one of these. */
function wireRowOf(cell: (title: string) => string, jibun: string): WireObject {
  const area = cell('전용면적') || cell('연면적') || cell('계약면적')
  const buildingName = cell('단지명') || cell('건물명')
  const houseKind = cell('주택유형')
  const cancelledOn = cell('해제사유발생일')
  const month = cell('계약년월')
  const previousRent = cell('종전계약월세')
  return {
    umdNm: cell('시군구'),
    jibun,
    dealYear: month.slice(0, 4),
    dealMonth: month.slice(4),
    dealDay: cell('계약일'),
    excluUseAr: area,
    totalFloorAr: area,
    aptNm: buildingName,
    offiNm: buildingName,
    mhouseNm: buildingName,
    floor: cell('층'),
    buildYear: cell('건축년도'),
    houseType: HOUSE_KINDS.includes(houseKind) ? houseKind : '',
    landLeaseholdGbn: buildingName.includes(LAND_LEASE) ? 'Y' : '',
    dealAmount: cell('거래금액'),
    deposit: cell('보증금'),
    monthlyRent: cell('월세금') || cell('월세'),
    contractTerm: shortTerm(cell('계약기간')),
    contractType: cell('계약구분'),
    preDeposit: cell('종전계약보증금'),
    // the API leaves this blank where the export writes 0
    preMonthlyRent: previousRent === '0' ? '' : previousRent,
    cdealType: cancelledOn === '' ? '' : 'O',
    cdealDay: shortDay(cancelledOn),
    dealingGbn: cell('거래유형'),
    roadnm: cell('도로명'),
  }
}

/** Converts `202610~202810` to the API format: `26.10~28.10`. */
function shortTerm(term: string): string {
  return term.replaceAll(/\b\d{2}(\d{2})(\d{2})\b/g, '$1.$2')
}

/** Converts `20260812` or `2026.08.12` to `26.08.12`. */
function shortDay(day: string): string {
  return day.replace(DAY, '$1.$2.$3')
}
