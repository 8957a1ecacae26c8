import { cellOf, liveTextOf, rankOf } from '../entries/record.ts'
import { UNKNOWN_LETTER } from '../geometry/plain-text.ts'
import type { RegistryReading, Signal } from '../reading.ts'
import { tableOf } from '../table/table-rows.ts'
import type { Segment } from './segments.ts'

/**
 * What the title section says of the home, without blanks: the lot and name of the building, its floors, the unit, and the
 * lots of the land right. Empty: not read.
 */
export type TitleWords = { building: string; floors: string; unit: string; land: string }

export type Title = Pick<RegistryReading, 'unit' | 'landShare' | 'signals'>

const UNIT_WORDS = ['표시번호', '접수', '건물번호', '건물내역', '등기원인및기타사항']
const SHARE_WORDS = ['표시번호', '대지권종류', '대지권비율', '등기원인및기타사항']
const BUILDING_WORDS = ['표시번호', '접수', '소재지번,?건물명칭및번호', '건물내역', '등기원인및기타사항']
const LAND_WORDS = ['표시번호', '소재지번', '지목', '면적', '등기원인및기타사항']

/**
 * The details of a unit and its right to the land in the title section; struck words are omitted. `isWhole`: no page is
 * missing, so what is not in it is not in the document.
 */
export function titleOf(segments: readonly Segment[], kind: RegistryReading['kind'], isWhole: boolean): Title {
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
  const notes = [shares, lands].flatMap((rows) =>
    notesIn((rows ?? []).map(([rank = '', ...cells]) => ({ rank, text: cells.join(' ') }))),
  )
  return {
    unit: unitIn(withText(units)),
    landShare: isEnded ? null : shareIn(shareRows, live),
    signals: signalsOf({
      live: [live, ...ofCells].join(' '),
      hasNote: hasNote(live, notes),
      lacksTable: isEnded || (isWhole && lacksTable(all)),
    }),
  }
}

/** The words of the title section that name the home, without those that are struck. */
export function titleWordsOf(segments: readonly Segment[]): TitleWords {
  const titles = segments.filter(({ section }) => section === 'TITLE')
  const cellsOf = (words: readonly string[], at: number) =>
    withText(rowsLive(titles, words))
      .map((cells) => whereKnown(cells[at] ?? ''))
      .join(' ')
  return {
    building: cellsOf(BUILDING_WORDS, 2),
    floors: cellsOf(BUILDING_WORDS, 3),
    unit: cellsOf(UNIT_WORDS, 2),
    land: cellsOf(LAND_WORDS, 1),
  }
}

/** A text with a letter that is not known states nothing. */
const whereKnown = (text: string): string => (text.includes(UNKNOWN_LETTER) ? '' : text)

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
    const area = areaIn(whereKnown(cells[3] ?? ''))
    return area === null ? [] : [{ areaSquareMeter: area, floor: floorIn(whereKnown(cells[2] ?? '')) }]
  })
  return found.at(-1) ?? null
}

function shareIn(rows: readonly string[][], live: string): string | null {
  const shares = new Set(rows.flatMap((cells) => shareOf(cells[2] ?? '') ?? []))
  // a right to several lots may have several shares
  if (rows.length > 0) return shares.size === 1 ? ([...shares][0] ?? null) : null
  return shareOf(live.split('대지권비율')[1] ?? '')
}

const AREA = /(\d{1,5}(?:\.\d{1,4})?)(?:㎡|m2|m²|제곱미터)/i
/** Ends before a date, which follows without a blank in a text whose blanks are removed, and is no part of one. */
const SHARE = /(\d[\d,]*(?:\.\d+)?)분의(\d[\d,]*?(?:\.\d+?)?)(?=(?:19|20)\d\d년|[^\d.,년월일번제호㎡]|$)/

function areaIn(text: string): number | null {
  const area = AREA.exec(text)?.[1]
  return area === undefined ? null : Number(area)
}

/** Floors below ground are negative. */
export function floorIn(text: string): number | null {
  const found = /제?(지하|지|비|B)?(\d{1,3})층/.exec(text)
  if (found === null) return null
  return found[1] === undefined ? Number(found[2]) : -Number(found[2])
}

/** `66210.5분의 48.9` is 48.9/66210.5; several shares, such as those of several lots, are none. */
export function shareOf(text: string): string | null {
  if ((text.match(/분의/g) ?? []).length > 1) return null
  const [, of = '', part = ''] = (SHARE.exec(whereKnown(text)) ?? []).map((each) => each.replaceAll(',', ''))
  return part !== '' && Number(part) <= Number(of) ? `${part}/${of}` : null
}

/** Whether the part on the unit was read, and no table of its right to the land follows it. */
export function lacksTable(all: string): boolean {
  const words = all.replace(/[^\p{Script=Hangul}]/gu, '')
  return words.includes('전유부분의건물의표시') && !/대지권의표시|대지권종류|대지권비율/.test(words)
}

const NOTE = /별도등기(?:가)?(?:있음|있다)/g

const countOfNotes = (text: string): number => (text.match(NOTE) ?? []).length

/** The notes of a separate registry in the rows of a table, and whether a later row ends them as a whole. */
export function notesIn(rows: readonly { rank: string; text: string }[]): { isEnded: boolean }[] {
  const ended = rows.flatMap(({ text }) =>
    [...text.matchAll(/(\d{1,3})번[^번]{0,20}별도등기([^번]{0,20})말소/g)]
      .filter(([whole]) => !whole.includes('일부'))
      .map(([, rank]) => rank),
  )
  return rows.flatMap(({ rank, text }) =>
    Array.from({ length: countOfNotes(text) }, () => ({ isEnded: ended.includes(rank.replace(/\D.*$/, '')) })),
  )
}

/** Whether a note stands in the text: none of the rows ends it, or it is in none of them. */
export function hasNote(text: string, notes: readonly { isEnded: boolean }[]): boolean {
  return notes.some(({ isEnded }) => !isEnded) || countOfNotes(text) > notes.length
}

/** A unit without a table of its right to the land, or with cancelled rows alone in it, has no such right. */
export function signalsOf(title: { live: string; hasNote: boolean; lacksTable: boolean }): Signal[] {
  const signals: Signal[] = []
  if (title.lacksTable || /대지권(?:이|은)?(?:미등기|없음|등기되지)/.test(title.live)) signals.push('NO_LAND_RIGHT')
  if (title.hasNote) signals.push('SEPARATE_LAND_REGISTRY')
  return signals
}
