import { cellOf, liveTextOf, rankOf } from '../entries/record.ts'
import type { RegistryReading } from '../reading.ts'
import { tableOf } from '../table/table-rows.ts'
import type { TitleWords } from './contradictions.ts'
import type { Segment } from './segments.ts'
import { areaIn, floorIn, shareOf, signalsOf } from './title-words.ts'

export type Title = Pick<RegistryReading, 'unit' | 'landShare' | 'signals'>

const UNIT_WORDS = ['표시번호', '접수', '건물번호', '건물내역', '등기원인및기타사항']
const SHARE_WORDS = ['표시번호', '대지권종류', '대지권비율', '등기원인및기타사항']
const BUILDING_WORDS = ['표시번호', '접수', '소재지번,?건물명칭및번호', '건물내역', '등기원인및기타사항']
const LAND_WORDS = ['표시번호', '소재지번', '지목', '면적', '등기원인및기타사항']

/** The details of a unit and its right to the land in the title section; struck words are omitted. */
export function titleOf(segments: readonly Segment[], kind: RegistryReading['kind']): Title {
  const titles = segments.filter(({ section }) => section === 'TITLE')
  const live = liveText(titles)
  const all = titles.map(({ title, lines }) => (title ?? '') + lines.map(({ text }) => text).join('')).join(' ')
  if (kind !== 'UNIT') return { unit: null, landShare: null, signals: [] }
  const [units, shares, buildings, lands] = [UNIT_WORDS, SHARE_WORDS, BUILDING_WORDS, LAND_WORDS].map((words) =>
    rowsLive(titles, words),
  )
  const shareRows = withText(shares)
  // words that are broken over the lines of a cell stand apart in the lines of the page
  const ofCells = [units, shares, buildings, lands].flatMap((rows) => (rows ?? []).map((cells) => cells.join(' ')))
  const isEnded = shares !== undefined && shares.length > 0 && shareRows.length === 0
  return {
    unit: unitIn(withText(units)),
    landShare: isEnded ? null : shareIn(shareRows, live),
    signals: signalsOf([live, ...ofCells].join(' '), isEnded ? '' : all),
  }
}

/** The words of the title section that name the home, without those that are struck. */
export function titleWordsOf(segments: readonly Segment[]): TitleWords {
  const titles = segments.filter(({ section }) => section === 'TITLE')
  const cellsOf = (words: readonly string[], at: number) =>
    withText(rowsLive(titles, words))
      .map((cells) => cells[at] ?? '')
      .join(' ')
  return {
    building: cellsOf(BUILDING_WORDS, 2),
    floors: cellsOf(BUILDING_WORDS, 3),
    unit: cellsOf(UNIT_WORDS, 2),
    land: cellsOf(LAND_WORDS, 1),
  }
}

const withText = (rows: string[][] = []): string[][] => rows.filter((cells) => cells.join('') !== '')

function liveText(segments: readonly Segment[]): string {
  const cells = segments.flatMap(({ title, lines }) => [
    title ?? '',
    liveTextOf(cellOf([lines.flatMap(({ characters }) => characters)])),
  ])
  return cells.join(' ')
}

/**
 * Live texts of all rows; in cancelled rows they are empty. Each part of the title section has its own columns and starts
 * with words that occur in no other part.
 */
function rowsLive(titles: readonly Segment[], words: readonly string[]): string[][] {
  const first = titles.findIndex((segment) => tableOf([segment], words, { key: 0, beside: 1 }).hasHeader)
  if (first < 0) return []
  const next = titles.findIndex(({ title }, at) => at > first && title !== null)
  const { rows } = tableOf(titles.slice(first, next < 0 ? titles.length : next), words, { key: 0, beside: 1 })
  const records: string[][] = []
  for (const { key, cells } of rows) {
    const texts = cells.map((cell) => liveTextOf(cellOf([cell])))
    const last = records.at(-1)
    if (last !== undefined && (key === null || rankOf(key) === null))
      records[records.length - 1] = last.map((text, at) => text + (texts[at] ?? ''))
    else records.push(texts)
  }
  return records
}

function unitIn(rows: readonly string[][]): RegistryReading['unit'] {
  const found = rows.flatMap((cells) => {
    const area = areaIn(cells[3] ?? '')
    return area === null ? [] : [{ areaSquareMeter: area, floor: floorIn(cells[2] ?? '') }]
  })
  return found.at(-1) ?? null
}

function shareIn(rows: readonly string[][], live: string): string | null {
  const shares = new Set(rows.flatMap((cells) => shareOf(cells[2] ?? '') ?? []))
  // a right to several lots may have several shares
  if (rows.length > 0) return shares.size === 1 ? ([...shares][0] ?? null) : null
  return shareOf(live.split('대지권비율')[1] ?? '')
}
